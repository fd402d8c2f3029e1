import { expect, test } from 'vitest';
import { orderRow } from '../../../test-support/data/orders.ts';
import { eventDeps, paymentEvent, paymentFact } from '../../../test-support/data/payment-events.ts';
import { forEachEngine } from '../../../test-support/databases/engines.ts';
import { openStream, readTold } from '../../../test-support/server/event-stream.ts';
import { insertOrder, storeIntent } from '../store/orders/orders.ts';
import { acceptPaymentEvent } from './accept-events.ts';

forEachEngine((engine) => {
  test('a payment that failed, the one that was paid, its refunds and its disputes are told once each', async () => {
    const store = await engine.openStore();
    await openStream(store, { types: ['order.paid', 'order.failed', 'order.refunded', 'order.disputed'] });
    await store.write(async (tx) => {
      await insertOrder(tx, orderRow());
      await storeIntent(tx, { intentId: 'pi_1', orderId: 'order-1', secretHash: null, at: 1 });
    });
    const { amount_cents: amountCents, name, email } = orderRow();
    const facts = [
      paymentFact('pi_1', 'failed', { amountCents }),
      paymentFact('pi_1', 'succeeded', { amountCents }),
      { kind: 'refund', refundId: 're_1', status: 'succeeded', amountCents: 700, currency: 'usd', at: 2 } as const,
      { kind: 'refund', refundId: 're_1', status: 'failed', amountCents: 700, currency: 'usd', at: 3 } as const,
      { kind: 'refund', refundId: 're_2', status: 'succeeded', amountCents: 600, currency: 'usd', at: 4 } as const,
      { kind: 'dispute', disputeId: 'dp_1', status: 'open', amountCents: 300, currency: 'usd', at: 5 } as const,
      { kind: 'dispute', disputeId: 'dp_1', status: 'won', amountCents: 300, currency: 'usd', at: 6 } as const,
      { kind: 'dispute', disputeId: 'dp_2', status: 'open', amountCents: 200, currency: 'usd', at: 7 } as const,
      { kind: 'dispute', disputeId: 'dp_2', status: 'lost', amountCents: 200, currency: 'usd', at: 8 } as const,
    ];
    for (const fact of facts)
      for (let times = 0; times < 3; times += 1)
        await acceptPaymentEvent(eventDeps(store), paymentEvent('pi_1', [fact]));
    const told = await readTold(store);
    expect(told.every(({ data }) => data.person?.email === email)).toBe(true);
    const whole = { status: 'completed', amountCents, paidCents: amountCents, name, email, isTest: false };
    expect(told[1]?.data).toMatchObject({ order: whole });
    const refund = (of: number, outcome: string, gone: number) => ({
      type: 'order.refunded',
      data: { refund: { amountCents: of, outcome }, order: { netCents: amountCents - gone } },
    });
    const dispute = (of: number, outcome: string, gone: number) => ({
      type: 'order.disputed',
      data: { dispute: { amountCents: of, outcome }, order: { netCents: amountCents - gone } },
    });
    // What a refund took comes back if it fails; what is disputed goes once the dispute is lost.
    expect(told).toMatchObject([
      { type: 'order.failed' },
      { type: 'order.paid' },
      refund(700, 'refunded', 700),
      refund(700, 'failed', 0),
      refund(600, 'refunded', 600),
      dispute(300, 'opened', 600),
      dispute(300, 'won', 600),
      dispute(200, 'opened', 600),
      dispute(200, 'lost', 800),
    ]);
  });

  test('a test payment is told as one, and a name that nobody gave as none', async () => {
    const store = await engine.openStore();
    await openStream(store, { types: ['order.paid'] });
    const order = orderRow({ test: 1, name: '' });
    await store.write(async (tx) => {
      await insertOrder(tx, order);
      await storeIntent(tx, { intentId: 'pi_1', orderId: order.id, secretHash: null, at: 1 });
    });
    const paid = paymentFact('pi_1', 'succeeded', { amountCents: order.amount_cents });
    await acceptPaymentEvent(eventDeps(store), paymentEvent('pi_1', [paid]));
    const [told] = await readTold(store);
    expect(told?.data).toMatchObject({ order: { name: null, email: order.email, isTest: true } });
  });
});
