import type { ReactNode } from 'react';

/** Small print in the draughtsman's hand: times, counts, states. Not for what a visitor must read. */
export function Note({ className, children }: { className?: string; children: ReactNode }) {
  return <p className={className === undefined ? 'note' : `note ${className}`}>{children}</p>;
}
