import { expect, test } from 'vitest';
import { orderRow } from '../../../test-support/data/orders.ts';
import { eventDeps, paymentEvent, paymentFact } from '../../../test-support/data/payment-events.ts';
import { forEachEngine } from '../../../test-support/databases/engines.ts';
import { openStream, readTold } from '../../../test-support/server/event-stream.ts';
import { insertOrder, storeIntent } from '../store/orders/orders.ts';
import { acceptPaymentEvent } from './accept-events.ts';

forEachEngine((engine) => {
  test('a payment that failed, the one that was paid, its refund and its dispute are told once each', async () => {
    const store = await engine.openStore();
    await openStream(store, { types: ['order.paid', 'order.failed', 'order.refunded', 'order.disputed'] });
    await store.write(async (tx) => {
      await insertOrder(tx, orderRow());
      await storeIntent(tx, { intentId: 'pi_1', orderId: 'order-1', secretHash: null, at: 1 });
    });
    const { amount_cents: amountCents, email } = orderRow();
    const facts = [
      paymentFact('pi_1', 'failed', { amountCents }),
      paymentFact('pi_1', 'succeeded', { amountCents }),
      { kind: 'refund', refundId: 're_1', status: 'succeeded', amountCents: 700, currency: 'usd', at: 2 } as const,
      { kind: 'dispute', disputeId: 'dp_1', status: 'open', amountCents: 300, currency: 'usd', at: 3 } as const,
      { kind: 'dispute', disputeId: 'dp_1', status: 'lost', amountCents: 300, currency: 'usd', at: 3 } as const,
    ];
    for (const fact of facts)
      for (let times = 0; times < 3; times += 1)
        await acceptPaymentEvent(eventDeps(store), paymentEvent('pi_1', [fact]));
    const told = await readTold(store);
    expect(told.map(({ type }) => type)).toEqual([
      'order.failed',
      'order.paid',
      'order.refunded',
      'order.disputed',
      'order.disputed',
    ]);
    expect(told.every(({ data }) => data.person?.email === email)).toBe(true);
    expect(told[1]?.data).toMatchObject({ order: { status: 'completed', amountCents, paidCents: amountCents } });
    expect(told[2]?.data).toMatchObject({
      refund: { amountCents: 700, outcome: 'refunded' },
      order: { netCents: amountCents - 700 },
    });
    expect(told[4]?.data).toMatchObject({ dispute: { amountCents: 300, outcome: 'lost' } });
  });
});
