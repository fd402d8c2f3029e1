import type { OrderStatus } from '../../../contract/checkout.ts';
import { claimChecks, listIntents, putOff, type CheckedOrder } from '../../store/orders/payment-checks.ts';
import type { PaymentProvider } from '../provider.ts';
import { ProviderUnavailable } from '../provider.ts';
import { acceptPaymentEvent } from '../accept-events.ts';
import { StripeRefused } from './stripe-access.ts';
import type { StripeEventDeps } from './accept-stripe-event.ts';
import { intentOrder } from '../payable-order.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** Orders in these states can still be paid, and may be paid already if an event was missed. */
const OPEN: readonly OrderStatus[] = ['awaiting_payment', 'processing', 'failed'];
/** An event that has not arrived after this time is late. */
export const FIRST_CHECK_AFTER_MS = 10 * MINUTE_MS;
const LONGEST_WAIT_MS = DAY_MS;
/** Nobody pays after a month. If somebody does, the event still reports it. */
export const CHECKED_FOR_MS = 30 * DAY_MS;
export const CHECKS_AT_ONCE = 20;
const INTENTS_MAX = 5;
/** While Stripe is away. */
const RETRY_MS = 5 * MINUTE_MS;

export interface CompareDeps extends StripeEventDeps {
  readonly provider: Pick<PaymentProvider, 'name' | 'readFacts'>;
}

/** Ten minutes, twenty, forty, ... a day. */
function waitAfter(checks: number): number {
  return Math.min(LONGEST_WAIT_MS, FIRST_CHECK_AFTER_MS * 2 ** checks);
}

/** Reads every intent of the order from Stripe. Skips an intent that Stripe does not know or does not show to our key. */
async function compare(deps: CompareDeps, order: CheckedOrder): Promise<void> {
  for (const intentId of await listIntents(deps.store.db, order.id, INTENTS_MAX)) {
    try {
      const events = await deps.provider.readFacts(intentOrder(order, intentId));
      for (const event of events) await acceptPaymentEvent(deps, event);
    } catch (error) {
      if (!(error instanceof StripeRefused)) throw error;
    }
  }
}

/**
 * Asks Stripe about orders that have waited too long. Its answer counts like a signed event. A few orders at a time, one call after another; the
 * longer an order waits, the less often it is compared.
 * @throws ProviderUnavailable if Stripe is away or limits us; the orders that were not compared are compared soon
 */
export async function compareOrders(deps: CompareDeps): Promise<number> {
  const { store, clock, provider } = deps;
  const at = clock.now();
  const claimed = await store.write((tx) =>
    claimChecks(tx, {
      provider: provider.name,
      statuses: OPEN,
      at,
      youngestMs: FIRST_CHECK_AFTER_MS,
      oldestMs: CHECKED_FOR_MS,
      limit: CHECKS_AT_ONCE,
      nextAt: (checks) => at + waitAfter(checks),
    }),
  );
  for (const [index, order] of claimed.entries()) {
    try {
      await compare(deps, order);
    } catch (error) {
      if (!(error instanceof ProviderUnavailable)) throw error;
      const nextAt = clock.now() + Math.max(RETRY_MS, error.retryAfterSeconds * 1000);
      await store.write(async (tx) => {
        for (const { id, checks } of claimed.slice(index)) await putOff(tx, id, { checks, next_at: nextAt });
      });
      throw error;
    }
  }
  return claimed.length;
}
