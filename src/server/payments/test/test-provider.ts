import { isSettled } from '../../../domain/orders/order-standing.ts';
import { findOrder } from '../../store/orders/orders.ts';
import { createSigner } from '../../store/access/signer.ts';
import { hashOf, isHashOf } from '../order-access.ts';
import type { Intent, IntentOrder, PaymentProvider } from '../provider.ts';
import { acceptPaymentEvent, type PaymentEventDeps } from '../accept-events.ts';
import { testEvent } from './test-event.ts';

const TEST_SECRET = 'test-payments';
const MARK = '_secret_';

export interface TestProvider extends PaymentProvider {
  /** The intent that a client secret belongs to; null where it is none of ours. */
  intentOf(clientSecret: string): Promise<string | null>;
}

/**
 * A payment provider for tests: no money moves. It stores nothing. An intent's id and secret are computed from the order and the attempt, and its
 * events are handled like Stripe's.
 */
export function createTestProvider(deps: PaymentEventDeps): TestProvider {
  const { store, clock } = deps;
  const { sign } = createSigner(store, TEST_SECRET);

  async function secretOf(intentId: string): Promise<string> {
    return `${intentId}${MARK}${await sign(intentId)}`;
  }

  async function standingOf({ id, intentId }: IntentOrder): Promise<Intent['standing']> {
    const order = await findOrder(store.db, id);
    if (order?.status === 'processing') return 'processing';
    if (order !== null && isSettled(order.status)) return 'paid';
    return order?.intent_id === intentId && order.status !== 'cancelled' ? 'open' : 'cancelled';
  }

  return {
    name: 'test',
    publishableKey: null,
    async createIntent({ order }) {
      const intentId = `test_pi_${order.id}_${order.attempt}`;
      return { intentId, clientSecret: await secretOf(intentId), standing: 'open' };
    },
    async updateIntent(order) {
      const { intentId } = order;
      return { intentId, clientSecret: await secretOf(intentId), standing: await standingOf(order) };
    },
    async cancelIntent(order) {
      if ((await standingOf(order)) === 'open')
        await acceptPaymentEvent(deps, testEvent(order, { status: 'cancelled', at: clock.now() }));
      return { standing: await standingOf(order) };
    },
    // Its events are taken as they happen.
    readFacts: async () => [],
    async intentOf(clientSecret) {
      const [intentId = ''] = clientSecret.split(MARK, 1);
      return isHashOf(hashOf(await secretOf(intentId)), clientSecret) ? intentId : null;
    },
  };
}
