import {
  ProviderUnavailable,
  type Intent,
  type IntentOrder,
  type PayableOrder,
  type PaymentProvider,
} from '../../src/server/payments/provider.ts';
import type { PaymentEvent } from '../../src/server/payments/payment-event.ts';

interface FakeIntent {
  readonly intentId: string;
  readonly order: PayableOrder;
  standing: Intent['standing'];
}

/** A provider in the test's hand: it keeps one intent for each idempotency key, and fails where it is told to. */
export interface FakeProvider extends PaymentProvider {
  readonly intents: readonly FakeIntent[];
  /** Every key it was called with, in order. */
  readonly keys: readonly string[];
  readonly updates: readonly IntentOrder[];
  /** What the next call does before it answers: throw, or wait. */
  next: (() => Promise<void>) | null;
  /** After the intent is made, as a connection that breaks does. */
  afterwards: (() => Promise<void>) | null;
  standing(intentId: string, standing: Intent['standing']): void;
  knows(events: readonly PaymentEvent[]): void;
}

export function createFakeProvider(): FakeProvider {
  const byKey = new Map<string, FakeIntent>();
  const keys: string[] = [];
  const updates: IntentOrder[] = [];
  let known: readonly PaymentEvent[] = [];

  const asIntent = ({ intentId, standing }: FakeIntent): Intent => ({
    intentId,
    clientSecret: `${intentId}_secret`,
    standing,
  });
  const find = (intentId: string): FakeIntent => {
    const found = [...byKey.values()].find((intent) => intent.intentId === intentId);
    if (found === undefined) throw new Error(`No intent ${intentId}`);
    return found;
  };
  const step = async (which: 'next' | 'afterwards') => {
    const work = provider[which];
    provider[which] = null;
    await work?.();
  };

  const provider: FakeProvider = {
    name: 'stripe',
    publishableKey: 'pk_test_fake',
    keys,
    updates,
    get intents() {
      return [...byKey.values()];
    },
    next: null,
    afterwards: null,
    standing(intentId, standing) {
      find(intentId).standing = standing;
    },
    knows(events) {
      known = events;
    },
    async createIntent({ order, idempotencyKey }) {
      keys.push(idempotencyKey);
      await step('next');
      const before = byKey.get(idempotencyKey);
      if (before !== undefined && JSON.stringify(before.order) !== JSON.stringify(order))
        throw new Error('The same key with other words');
      const intent = before ?? { intentId: `pi_${byKey.size + 1}`, order, standing: 'open' as const };
      byKey.set(idempotencyKey, intent);
      await step('afterwards');
      return asIntent(intent);
    },
    async updateIntent(order) {
      await step('next');
      updates.push(order);
      return asIntent(find(order.intentId));
    },
    async cancelIntent({ intentId }) {
      await step('next');
      const intent = find(intentId);
      if (intent.standing === 'open') intent.standing = 'cancelled';
      return { standing: intent.standing };
    },
    readFacts: async () => known,
  };
  return provider;
}

/** A failure of the provider, thrown as it throws. */
export function fail(spentKey: boolean): () => Promise<void> {
  return async () => {
    throw new ProviderUnavailable('Away', { spentKey, retryAfterSeconds: 7 });
  };
}
