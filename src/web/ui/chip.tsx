import type { ReactNode } from 'react';

/** A word or a figure on a label: `lamp` where it is lit (ready, chosen, yours next), `plain` elsewhere. */
export function Chip({ tone = 'lamp', children }: { tone?: 'lamp' | 'plain'; children: ReactNode }) {
  return <span className={tone === 'lamp' ? 'chip' : 'chip plain'}>{children}</span>;
}
