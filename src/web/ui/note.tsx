import type { ReactNode } from 'react';

/** The draughtsman's hand: times, counts, states. Never what a person must read to act. */
export function Note({ className, children }: { className?: string; children: ReactNode }) {
  return <p className={className === undefined ? 'note' : `note ${className}`}>{children}</p>;
}
