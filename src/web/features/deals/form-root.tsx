import { useEffect, type ReactNode } from 'react';

/** What the ids inside the form begin with, in the file as in the browser. */
export const FORM_IDS = 'deal-';

/** Stands around the form, in the file as in the browser; `onAlive` is told once everything in it answers. */
export function FormRoot({ onAlive, children }: { onAlive?: () => void; children: ReactNode }) {
  useEffect(() => onAlive?.(), [onAlive]);
  return children;
}
