import { assert, asyncProperty, shuffledSubarray } from 'fast-check';
import { expect, test, vi } from 'vitest';
import { openCheckout } from '../../../test-support/data/checkouts.ts';
import { forEachEngine } from '../../../test-support/databases/engines.ts';
import { createFakeProvider } from '../../../test-support/server/fake-provider.ts';
import { at, disputeFact, openOrder, readBooks, refundFact } from '../../../test-support/data/payment-books.ts';
import { eventDeps, paymentEvent, paymentFact, acceptAll } from '../../../test-support/data/payment-events.ts';
import { openTestApp, testClock } from '../../../test-support/server/test-app.ts';
import type { PaymentEvent } from './payment-event.ts';
import { acceptPaymentEvent } from './accept-events.ts';
import { deliveriesDue } from '../store/outbox/outbox.ts';
import { runs } from '../../../test-support/properties/soak.ts';
import { websiteBuild } from '../../../test-support/data/sold.ts';

forEachEngine((engine) => {
  test('a payment is a sale on the day it was made, told once; the same event again changes nothing', async () => {
    const { store, orderId } = await openOrder(engine);
    const onDue = vi.fn<() => void>();
    store.onCommitted(deliveriesDue, onDue);
    const deps = eventDeps(store);
    const event = paymentEvent('pi_1', [paymentFact('pi_1', 'succeeded')]);
    expect(await acceptPaymentEvent(deps, event)).toEqual({ outcome: 'applied', orderId });
    const books = await readBooks(store);
    expect(books.orders).toEqual([
      { status: 'completed', paid_cents: websiteBuild.priceCents, refunded_cents: 0, lost_cents: 0, paid_at: at },
    ]);
    expect(books.sales).toMatchObject([
      { status: 'completed', paid_cents: websiteBuild.priceCents, test: 0, sold_at: at },
    ]);
    const crm = books.purchases.find(({ kind }) => kind === 'purchase');
    expect(JSON.parse(crm?.payload ?? '')).toEqual({
      orderId,
      productName: websiteBuild.orderName,
      productType: 'service',
      amount: websiteBuild.dollars,
      name: 'Ada Byron',
      email: 'ada@example.com',
      source: 'Website Checkout',
      timestamp: '2026-11-21T12:00:00.000Z',
      formType: 'Purchase',
    });
    expect(books.purchases.map(({ kind }) => kind)).toEqual(['mail_purchase-confirmed', 'purchase']);
    expect(books.alerts).toEqual(['New purchase']);
    expect(onDue).toHaveBeenCalledTimes(1);
    const again = await Promise.all([acceptPaymentEvent(deps, event), acceptPaymentEvent(deps, event)]);
    for (const taken of again) expect(taken).toEqual({ outcome: 'duplicate', orderId });
    await acceptPaymentEvent(deps, paymentEvent('pi_1', [paymentFact('pi_1', 'succeeded')]));
    expect(await readBooks(store)).toEqual(books);
  });

  test('whatever order events come in, and however often, the books end the same', async () => {
    const events = (order: string): PaymentEvent[] => [
      paymentEvent('pi_1', [paymentFact('pi_1', 'processing', { at: at - 3 })], { orderId: order }),
      paymentEvent('pi_1', [paymentFact('pi_1', 'failed', { at: at - 2 })], { orderId: order }),
      paymentEvent('pi_1', [paymentFact('pi_1', 'succeeded')], { orderId: order }),
      paymentEvent('pi_1', [refundFact('re_1', 500)]),
      paymentEvent('pi_1', [refundFact('re_2', 300)]),
      paymentEvent('pi_1', [refundFact('re_2', 300, 'failed')]),
      paymentEvent('pi_1', [disputeFact('open')]),
      paymentEvent('pi_1', [disputeFact('lost')]),
    ];
    const indexes = [0, 1, 2, 3, 4, 5, 6, 7];
    const shuffles = shuffledSubarray(indexes, { minLength: indexes.length });
    const ends: unknown[] = [];
    await assert(
      asyncProperty(shuffles, shuffledSubarray(indexes), async (order, again) => {
        const { store, orderId } = await openOrder(engine);
        const all = events(orderId);
        await acceptAll(
          store,
          [...order, ...again].flatMap((index) => all[index] ?? []),
        );
        const { alerts: _alerts, purchases, sales, ...books } = await readBooks(store);
        const told = purchases.map(({ kind }) => kind);
        ends.push({ ...books, told, sales: sales.map(({ order_id: _id, provider_ref: _ref, ...sale }) => sale) });
        expect(ends.at(-1)).toEqual(ends[0]);
      }),
      { numRuns: runs(6) },
    );
    expect(ends[0]).toMatchObject({
      orders: [
        {
          status: 'disputed',
          paid_cents: websiteBuild.priceCents,
          refunded_cents: 500,
          lost_cents: websiteBuild.priceCents - 500,
          paid_at: at,
        },
      ],
      sales: [
        {
          status: 'disputed',
          paid_cents: websiteBuild.priceCents,
          refunded_cents: 500,
          lost_cents: websiteBuild.priceCents - 500,
          sold_at: at,
        },
      ],
      told: ['mail_purchase-confirmed', 'purchase'],
      conversions: [{ type: 'purchase', value: String(websiteBuild.dollars) }],
    });
  });

  test('a sum or currency that does not match is held for the owner and never counted', async () => {
    for (const over of [{ amountCents: websiteBuild.priceCents - 1 }, { currency: 'eur' }]) {
      const { store } = await openOrder(engine);
      await acceptAll(store, [paymentEvent('pi_1', [paymentFact('pi_1', 'succeeded', over)])]);
      const books = await readBooks(store);
      expect(books).toMatchObject({
        orders: [{ status: 'needs_review', paid_cents: 0, paid_at: null }],
        sales: [{ status: 'needs_review', amount_cents: websiteBuild.priceCents, paid_cents: 0 }],
        purchases: [],
        conversions: [],
        alerts: ['Payment that does not match its order'],
      });
    }
  });

  test('a second payment for one order takes its sale out of the figures until somebody has looked', async () => {
    const { store, orderId } = await openOrder(engine);
    await acceptAll(store, [
      paymentEvent('pi_1', [paymentFact('pi_1', 'succeeded')]),
      paymentEvent('pi_9', [paymentFact('pi_9', 'succeeded')], { orderId }),
    ]);
    const books = await readBooks(store);
    expect(books.sales).toMatchObject([{ status: 'needs_review', paid_cents: 0, sold_at: at }]);
    expect(books.alerts).toEqual(['New purchase', 'Payment that does not match its order']);
  });

  test('what is said of no order yet is kept, and applied when its order turns up', async () => {
    const { store, orderId } = await openOrder(engine);
    const deps = eventDeps(store);
    const early = [
      paymentEvent('pi_9', [refundFact('re_1', 500)]),
      paymentEvent('pi_9', [disputeFact('open')]),
      paymentEvent(null, []),
      paymentEvent('pi_other', [paymentFact('pi_other', 'succeeded')], { orderId: 'of-another-shop' }),
    ];
    for (const event of early)
      expect(await acceptPaymentEvent(deps, event)).toEqual({ outcome: 'kept', orderId: null });
    expect((await readBooks(store)).sales).toEqual([]);
    const naming = paymentEvent('pi_9', [paymentFact('pi_9', 'succeeded')], { orderId });
    expect(await acceptPaymentEvent(deps, naming)).toEqual({ outcome: 'applied', orderId });
    expect((await readBooks(store)).sales).toMatchObject([
      { status: 'disputed', paid_cents: websiteBuild.priceCents, refunded_cents: 500 },
    ]);
    const waiting = await store.db
      .selectFrom('payment_events')
      .select('event_id')
      .where('applied_at', 'is', null)
      .execute();
    expect(waiting.map(({ event_id }) => event_id).toSorted()).toEqual(
      early
        .slice(2)
        .map(({ eventId }) => eventId)
        .toSorted(),
    );
  });

  test('one provider’s event never moves an order that another takes the money for', async () => {
    const { store, orderId } = await openOrder(engine);
    const event = paymentEvent('pi_1', [paymentFact('pi_1', 'succeeded')], { provider: 'test', orderId });
    expect(await acceptPaymentEvent(eventDeps(store), event)).toEqual({ outcome: 'kept', orderId: null });
    expect((await readBooks(store)).orders).toMatchObject([{ status: 'awaiting_payment' }]);
  });

  test('an event that half way meets a failure leaves nothing, and is taken whole when it is sent again', async () => {
    const { store, orderId } = await openOrder(engine);
    const broken = paymentEvent('pi_1', [paymentFact('pi_1', 'succeeded')]);
    await expect(acceptPaymentEvent(eventDeps(store, { timeZone: 'Mars/Olympus' }), broken)).rejects.toThrow(
      /time zone/,
    );
    expect(await store.db.selectFrom('payment_events').selectAll().execute()).toEqual([]);
    expect((await readBooks(store)).purchases).toEqual([]);
    expect(await acceptPaymentEvent(eventDeps(store), broken)).toEqual({ outcome: 'applied', orderId });
    expect((await readBooks(store)).conversions).toHaveLength(1);
  });

  test('two processes that hear the same at once tell of it once', async () => {
    const database = await engine.createDatabase();
    const stores = [await engine.openStore(database), await engine.openStore(database)] as const;
    const { app } = await openTestApp({}, { store: stores[0], payments: createFakeProvider() });
    await openCheckout(app);
    const event = paymentEvent('pi_1', [paymentFact('pi_1', 'succeeded')]);
    const clock = testClock();
    await Promise.all(
      [...stores, ...stores].flatMap((store) => [
        acceptPaymentEvent(eventDeps(store, { clock }), event),
        acceptPaymentEvent(eventDeps(store, { clock }), paymentEvent('pi_1', [paymentFact('pi_1', 'succeeded')])),
      ]),
    );
    const books = await readBooks(stores[0]);
    expect([books.sales.length, books.conversions.length, books.alerts]).toEqual([1, 1, ['New purchase']]);
    expect(books.purchases).toHaveLength(2);
  });
});
