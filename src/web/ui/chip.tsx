import type { ReactNode } from 'react';

/** A label with a word or a figure: `lamp` is lit (ready, chosen, next), `plain` is not. */
export function Chip({ tone = 'lamp', children }: { tone?: 'lamp' | 'plain'; children: ReactNode }) {
  return <span className={tone === 'lamp' ? 'chip' : 'chip plain'}>{children}</span>;
}
