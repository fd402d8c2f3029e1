import type { Log } from '../../logging/log.ts';
import type { Sweeper } from '../../time/sweep.ts';
import type { PaymentEventDeps } from '../accept-events.ts';
import type { StripeAccount } from './account.ts';
import { createStripeProvider } from './stripe-provider.ts';
import { sweepStripe } from './sweep-stripe.ts';

/** Polls Stripe for missed events, if payments go through Stripe. */
export function watchStripe(stripe: StripeAccount | null, events: PaymentEventDeps, log: Pick<Log, 'warn'>): Sweeper[] {
  if (stripe === null) return [];
  const { access } = stripe;
  const provider = createStripeProvider(access, events.clock);
  return [sweepStripe({ ...events, ...stripe, provider, livemode: access.settings.livemode, log })];
}
