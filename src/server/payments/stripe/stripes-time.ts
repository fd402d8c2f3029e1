import type { Stripe } from 'stripe';

/** The moment of an answer by Stripe's clock; by ours, which may be wrong, where it does not say. */
export function stripesTime({ lastResponse }: Pick<Stripe.Response<object>, 'lastResponse'>, ours: number): number {
  const told = Date.parse(lastResponse.headers['date'] ?? '');
  return Number.isNaN(told) ? ours : told;
}
