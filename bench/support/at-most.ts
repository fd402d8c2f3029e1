import type { Figure } from '../report.ts';

/** A figure that is met up to a limit. */
export function atMost(label: string, value: number, unit: string, most: number): Figure {
  return { label, value, unit, target: `<= ${most}`, met: value <= most };
}
