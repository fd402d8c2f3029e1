import { expect, test } from 'vitest';
import { describeStanding } from './describe-subscription.ts';

const name = (at: string) => at.slice(0, 10);
const none = { nextChargeAt: null, endsAt: null, endedAt: null };

test.each([
  [{ ...none, state: 'active', nextChargeAt: '2026-12-01T00:00:00Z' }, 'Next charge 2026-12-01.'],
  [{ ...none, state: 'active', endsAt: '2026-12-01T00:00:00Z' }, 'It ends 2026-12-01.'],
  [{ ...none, state: 'past_due' }, 'The last payment failed; Stripe tries it again.'],
  [{ ...none, state: 'cancelled', endedAt: '2026-12-01T00:00:00Z' }, 'It ended 2026-12-01.'],
  [{ ...none, state: null }, 'Stripe tells how it stands with the next renewal.'],
] as const)('%o: %s', (standing, words) => {
  expect(describeStanding(standing, name)).toBe(words);
});
