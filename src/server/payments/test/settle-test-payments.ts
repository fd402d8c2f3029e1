import type { Log } from '../../logging/log.ts';
import { listStillOrders } from '../../store/orders/orders.ts';
import { sweepEvery, type Sweeper } from '../../time/sweep.ts';
import { acceptPaymentEvent, type PaymentEventDeps } from '../accept-events.ts';
import { testEvent } from './test-event.ts';

/** Long enough to see the page that waits for a payment. */
const PROCESSING_MS = 20_000;
const SWEEP_EVERY_MS = 5000;
const SWEEP_MAX = 100;

/** Settles test payments that have been processing for a while. Several processes may do so at once. */
export async function settleTestPayments(deps: PaymentEventDeps): Promise<void> {
  const at = deps.clock.now();
  const waiting = { provider: 'test', status: 'processing', before: at - PROCESSING_MS, limit: SWEEP_MAX } as const;
  for (const order of await listStillOrders(deps.store.db, waiting)) {
    const { id, intent_id: intentId, amount_cents: amountCents, currency } = order;
    if (intentId === null) continue;
    await acceptPaymentEvent(deps, testEvent({ id, intentId, amountCents, currency }, { status: 'succeeded', at }));
  }
}

/** Looks for such payments every few seconds. */
export function sweepTestPayments(deps: PaymentEventDeps, log: Pick<Log, 'warn'>): Sweeper {
  const work = async () => settleTestPayments(deps);
  const failure = 'Test payments could not be settled';
  return sweepEvery({ name: 'test-payments', everyMs: SWEEP_EVERY_MS, work, failure }, log);
}
