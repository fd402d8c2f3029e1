import { tellFigure } from '../../../../contract/tell-figure.ts';
import type { SetAside, SetAsideDecision } from '../../../../contract/set-aside.ts';

/** `1 form`, `12 forms`. */
export function countForms(count: number): string {
  return `${tellFigure(count)} ${count === 1 ? 'form' : 'forms'}`;
}

/** What is about to happen, for as long as it can be taken back. */
export const decisionNames: Readonly<Record<SetAsideDecision, string>> = {
  let_in: 'Being let in',
  remove: 'Being removed',
};

/** What was decided just now: `2 forms will be let in within half a minute.` `notFree` bookings were not, because their time is taken or past. */
export function describeDecided(
  decision: SetAsideDecision,
  { decided, notFree }: { decided: number; notFree: number },
): string {
  const left =
    notFree === 1
      ? 'The time of one booking is not free any more: please choose another time for it.'
      : `The times of ${tellFigure(notFree)} bookings are not free any more: please choose other times for them.`;
  if (decided === 0) return notFree === 0 ? 'Somebody has decided about this already.' : left;
  const will = decision === 'let_in' ? 'will be let in' : 'will be removed';
  const done = `${countForms(decided)} ${will} within half a minute.`;
  return notFree === 0 ? done : `${done} ${left}`;
}

/** How the time of a booking stands that is set aside; `when` is that time in words. */
export function describeCall({ state, nextFree }: NonNullable<SetAside['call']>, when: string): string {
  if (state === 'free') return `A call on ${when}. The time is free as long as nobody else books it.`;
  const why = state === 'past' ? 'is past' : 'is taken by now';
  return nextFree.length === 0
    ? `The call on ${when} ${why}, and no other time is free. Please write to them.`
    : `The call on ${when} ${why}. Let it in at another time, and the visitor is told of the new one:`;
}

export function describeRestored(count: number): string {
  return count === 0 ? 'It was too late to take that back.' : `Taken back for ${countForms(count)}.`;
}
