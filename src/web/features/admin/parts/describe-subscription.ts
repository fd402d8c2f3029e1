import type { Subscription, SubscriptionState } from '../../../../contract/subscriptions.ts';

/** How a subscription stands, in a word. */
export const stateNames: Readonly<Record<SubscriptionState | 'unknown', string>> = {
  incomplete: 'Not paid yet',
  active: 'Active',
  past_due: 'Past due',
  cancelled: 'Cancelled',
  unknown: 'Not told yet',
};

type Standing = Pick<Subscription, 'state' | 'nextChargeAt' | 'endsAt' | 'endedAt'>;

/** What comes next of it: its next charge, its end, or what is wrong. */
export function describeStanding(
  { state, nextChargeAt, endsAt, endedAt }: Standing,
  nameMoment: (at: string) => string,
): string {
  if (state === null) return 'Stripe tells how it stands with the next renewal.';
  if (state === 'cancelled') return endedAt === null ? 'It is over.' : `It ended ${nameMoment(endedAt)}.`;
  if (state === 'incomplete') return 'Its first payment has not arrived.';
  const end = endsAt === null ? '' : ` It ends ${nameMoment(endsAt)}.`;
  if (state === 'past_due') return `The last payment failed; Stripe tries it again.${end}`;
  return endsAt === null && nextChargeAt !== null ? `Next charge ${nameMoment(nextChargeAt)}.` : end.trim();
}
