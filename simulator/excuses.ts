import { troubles } from './step.ts';

/** Whether something was made to go wrong between two moments, so that what was sent may have been sent again, or late. */
export function isExcused(from: number, until: number): boolean {
  return troubles.some((trouble) => trouble.from <= until && trouble.until >= from);
}
