import { createStripeProvider } from '../../src/server/payments/stripe/stripe-provider.ts';
import type { SweepDeps } from '../../src/server/payments/stripe/sweep-stripe.ts';
import type { StripeApp } from './stripe-app.ts';

/** What a sweep of Stripe has in this server. */
export function stripeIn({ app, store, clock, access }: StripeApp): SweepDeps {
  if (app.stripe === null) throw new Error('Stripe is not set up');
  return {
    ...app.stripe,
    store,
    clock,
    provider: createStripeProvider(access, clock),
    timeZone: 'America/New_York',
    ownerEmail: null,
    livemode: access.settings.livemode,
    log: { warn: () => undefined },
  };
}
