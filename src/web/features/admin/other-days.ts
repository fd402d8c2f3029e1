import { countDays, DAYS_MAX } from '../../../contract/days-asked.ts';
import type { OtherDays } from './parts/use-desk-address.ts';

/** With what days are compared: the choice, and the first day where it is the owner's own. */
export type Comparison = 'before' | 'year' | 'own';

/** The choice that an address says. */
export function readComparison(against: string): Comparison {
  if (against === '' || against === 'before') return 'before';
  return against === 'year' ? 'year' : 'own';
}

/** What is wrong with the days that were filled in, in a sentence; null where nothing is. */
export function checkOtherDays({ from, to, against }: OtherDays): string | null {
  if (from === '' || to === '') return 'Please fill in the first and the last day.';
  if (to < from) return 'The last day is before the first. Please swap them.';
  if (countDays(from, to) > DAYS_MAX) return `Please choose at most ${DAYS_MAX} days.`;
  return against === 'own' ? 'Please fill in the day from which on to compare.' : null;
}
