import type { SetAsideDecision } from '../../../../contract/set-aside.ts';
import { formatCount } from '../../../ui/format-figures.ts';

/** `1 form`, `12 forms`. */
export function countForms(count: number): string {
  return `${formatCount(count)} ${count === 1 ? 'form' : 'forms'}`;
}

/** What is about to happen, for as long as it can be taken back. */
export const decisionNames: Readonly<Record<SetAsideDecision, string>> = {
  let_in: 'Being let in',
  remove: 'Being removed',
};

/** What was decided just now: `2 forms will be let in within half a minute.` */
export function describeDecided(decision: SetAsideDecision, count: number): string {
  if (count === 0) return 'Somebody has decided about this already.';
  const will = decision === 'let_in' ? 'will be let in' : 'will be removed';
  return `${countForms(count)} ${will} within half a minute.`;
}

export function describeRestored(count: number): string {
  return count === 0 ? 'It was too late to take that back.' : `Taken back for ${countForms(count)}.`;
}
