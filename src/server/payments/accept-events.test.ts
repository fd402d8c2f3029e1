import { assert, asyncProperty, shuffledSubarray } from 'fast-check';
import { expect, test, vi } from 'vitest';
import type { PaymentFact } from '../../domain/orders/payment-facts.ts';
import type { Store } from '../store/engine/store.ts';
import { openCheckout } from '../../../test-support/data/checkouts.ts';
import { forEachEngine, type TestEngine } from '../../../test-support/databases/engines.ts';
import { createFakeProvider } from '../../../test-support/server/fake-provider.ts';
import { eventDeps, paymentEvent, paymentFact, acceptAll } from '../../../test-support/data/payment-events.ts';
import { openTestApp, testClock } from '../../../test-support/server/test-app.ts';
import type { PaymentEvent } from './payment-event.ts';
import { acceptPaymentEvent } from './accept-events.ts';
import { deliveriesDue } from '../store/outbox/outbox.ts';
import { runs } from '../../../test-support/properties/soak.ts';
import { websiteBuild } from '../../../test-support/data/sold.ts';
import { exactDollars } from '../../../test-support/data/dollars.ts';

const at = Date.UTC(2026, 10, 20);
const refund = (refundId: string, amountCents: number, status: 'succeeded' | 'failed' = 'succeeded'): PaymentFact => ({
  kind: 'refund',
  refundId,
  status,
  amountCents,
  currency: 'usd',
  at,
});
const dispute = (status: 'open' | 'won' | 'lost'): PaymentFact => ({
  kind: 'dispute',
  disputeId: 'dp_1',
  status,
  amountCents: websiteBuild.priceCents,
  currency: 'usd',
  at,
});

/** A store with one order whose payment was begun with Stripe: its intent is `pi_1`. */
async function openOrder(engine: TestEngine) {
  const store = await engine.openStore();
  const { app } = await openTestApp({}, { store, payments: createFakeProvider() });
  const { orderId } = await openCheckout(app);
  return { store, orderId };
}

async function readBooks(store: Store) {
  const { db } = store;
  const sales = await db.selectFrom('sales').selectAll().execute();
  const orders = await db.selectFrom('orders').selectAll().execute();
  const deliveries = await db.selectFrom('deliveries').select(['kind', 'payload']).orderBy('kind').execute();
  return {
    orders: orders.map(({ status, paid_cents, refunded_cents, lost_cents, paid_at }) => ({
      status,
      paid_cents,
      refunded_cents,
      lost_cents,
      paid_at,
    })),
    sales: sales.map(({ id: _id, changed_at: _changed, ...sale }) => sale),
    purchases: deliveries.filter(({ kind }) => kind !== 'mail_owner-alert'),
    alerts: deliveries
      .filter(({ kind }) => kind === 'mail_owner-alert')
      .map(({ payload }) => String(JSON.parse(payload).props.what))
      .toSorted(),
    conversions: await db.selectFrom('conversions').select(['type', 'value']).execute(),
  };
}

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
      paymentEvent('pi_1', [refund('re_1', 500)]),
      paymentEvent('pi_1', [refund('re_2', 300)]),
      paymentEvent('pi_1', [refund('re_2', 300, 'failed')]),
      paymentEvent('pi_1', [dispute('open')]),
      paymentEvent('pi_1', [dispute('lost')]),
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
      paymentEvent('pi_9', [refund('re_1', 500)]),
      paymentEvent('pi_9', [dispute('open')]),
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

  test('the owner is mailed of each refund and each dispute once, with who, what and when', async () => {
    const database = await engine.createDatabase();
    const stores = [await engine.openStore(database), await engine.openStore(database)] as const;
    const { app } = await openTestApp({}, { store: stores[0], payments: createFakeProvider() });
    const { orderId } = await openCheckout(app);
    const alertsAfter = async (...facts: PaymentFact[]) => {
      const event = paymentEvent('pi_1', facts);
      // Both processes hear it, the one twice, and it comes again under another id.
      await Promise.all([...stores, stores[0]].map((store) => acceptPaymentEvent(eventDeps(store), event)));
      await acceptPaymentEvent(eventDeps(stores[1]), paymentEvent('pi_1', facts));
      return (await readBooks(stores[0])).alerts;
    };
    const alerts = ['New purchase'];
    const told = (title: string) => {
      alerts.push(title);
      return alerts.toSorted();
    };
    await acceptPaymentEvent(eventDeps(stores[0]), paymentEvent('pi_1', [paymentFact('pi_1', 'succeeded')]));
    expect(await alertsAfter(refund('re_1', 500))).toEqual(told('Refund of $5.00'));
    expect(await alertsAfter(refund('re_2', 255))).toEqual(told('Refund of $2.55'));
    expect(await alertsAfter(refund('re_2', 255, 'failed'))).toEqual(
      told('Refund of $2.55 failed, the money is back with you'),
    );
    expect(await alertsAfter(dispute('open'))).toEqual(told(`Dispute over ${websiteBuild.total}, please answer it`));
    expect(await alertsAfter(dispute('lost'))).toEqual(told(`Dispute over ${websiteBuild.total} lost`));
    const rows = await stores[0].db
      .selectFrom('deliveries')
      .select('payload')
      .where('kind', '=', 'mail_owner-alert')
      .execute();
    const mails = rows.map(({ payload }) => JSON.parse(payload));
    expect(mails.find(({ props }) => props.what === 'Refund of $5.00')).toEqual({
      template: 'owner-alert',
      to: 'owner@hallway.example',
      props: {
        what: 'Refund of $5.00',
        who: { name: 'Ada Byron', email: 'ada@example.com' },
        facts: [
          ['When', 'Thu, Nov 19, 7:00 PM EST'],
          ['Product', websiteBuild.orderName],
          ['Paid', websiteBuild.total],
          ['Left of it', exactDollars(websiteBuild.priceCents - 500)],
          ['Order', orderId],
        ],
      },
    });
    // The CRM is told of the purchase alone.
    expect((await readBooks(stores[0])).purchases.map(({ kind }) => kind)).toEqual([
      'mail_purchase-confirmed',
      'purchase',
    ]);
  });

  test('a refund that is heard of before its payment is told with the payment, and without an OWNER_EMAIL nobody is', async () => {
    for (const [ownerEmail, alerts] of [
      ['owner@hallway.example', ['New purchase', 'Refund of $5.00']],
      [null, []],
    ] as const) {
      const { store } = await openOrder(engine);
      await acceptAll(store, [paymentEvent('pi_1', [refund('re_1', 500)])], { ownerEmail });
      expect((await readBooks(store)).alerts).toEqual([]);
      await acceptAll(store, [paymentEvent('pi_1', [paymentFact('pi_1', 'succeeded')])], { ownerEmail });
      expect((await readBooks(store)).alerts).toEqual(alerts);
    }
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
