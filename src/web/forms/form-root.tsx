import { useEffect, type ReactNode } from 'react';

/** Stands around a form that has a React root of its own, in the file as in the browser; `onAlive` is told once everything in it answers. */
export function FormRoot({ onAlive, children }: { onAlive?: () => void; children: ReactNode }) {
  useEffect(() => onAlive?.(), [onAlive]);
  return children;
}
