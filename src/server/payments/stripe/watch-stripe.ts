import type { Log } from '../../logging/log.ts';
import type { Config } from '../../config/config.ts';
import type { Sweeper } from '../../time/sweep.ts';
import type { PaymentEventDeps } from '../accept-events.ts';
import { openStripeAccess, type StripeAccess } from './stripe-access.ts';
import { createStripeProvider } from './stripe-provider.ts';
import { sweepStripe } from './sweep-stripe.ts';

/** Polls Stripe for missed events, if payments go through Stripe; over an access of its own, where it is given none. */
export function watchStripe(
  { stripe }: Pick<Config, 'stripe'>,
  events: PaymentEventDeps,
  log: Pick<Log, 'warn'>,
  given?: StripeAccess,
): Sweeper[] {
  if (stripe === null) return [];
  const access = given ?? openStripeAccess(stripe, { log });
  const provider = createStripeProvider(access, events.clock);
  return [sweepStripe({ ...events, access, provider, livemode: stripe.livemode, log })];
}
