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

/** An order that can still be paid, and may have been without our hearing of it. */
const OPEN: readonly OrderStatus[] = ['awaiting_payment', 'processing', 'failed'];
/** An event that has not come by then is late. */
export const FIRST_CHECK_AFTER_MS = 10 * MINUTE_MS;
const LONGEST_WAIT_MS = DAY_MS;
/** Nobody pays a month later; should somebody, the event itself tells of it. */
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

/** Stripe's word on every intent the order has had; one it does not know, or may not show to our key, has nothing to tell. */
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
 * Compares orders that have waited too long with Stripe; what it says counts like an event that it signed. A few at a time, one call after
 * another, each order more seldom the longer it waits.
 * @throws ProviderUnavailable where Stripe is away or limits us; the orders that were left out come soon again
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
