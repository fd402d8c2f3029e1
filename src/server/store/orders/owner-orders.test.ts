import { expect, test } from 'vitest';
import type { OrderStandingFilter } from '../../../contract/owner-orders.ts';
import { ABANDONED_AFTER_MS } from '../../../domain/orders/abandoned.ts';
import { exampleLead } from '../../../../test-support/data/attributions.ts';
import { storeDeliveries } from '../../../../test-support/data/delivery-rows.ts';
import { exampleOrder } from '../../../../test-support/data/sales.ts';
import { forEachEngine, sqlite } from '../../../../test-support/databases/engines.ts';
import type { Store } from '../engine/store.ts';
import {
  countOrders,
  listDeliveriesOf,
  listLeadsOf,
  listOrders,
  readFactsOf,
  readOrders,
  type OrderFilter,
} from './owner-orders.ts';

const NOW = 10 * ABANDONED_AFTER_MS;
const everything: OrderFilter = { find: '', standing: undefined, now: NOW };

/** A payment event of Stripe's that was applied. */
const event = {
  provider: 'stripe',
  type: 'payment',
  created_at: 1,
  named_order_id: null,
  intent_id: null,
  raw: '{}',
  received_at: 1,
  applied_at: 1,
};

type Details = Parameters<typeof exampleOrder>[1];

/** Orders by their ids, a millisecond apart, the last of them the newest. */
async function storeOrders(store: Store, orders: Readonly<Record<string, Details>>): Promise<void> {
  const rows = Object.entries(orders).map(([id, details], index) => exampleOrder(1 + index, { id, ...details }));
  // A row has 26 values, and SQLite takes 32,766 in one statement.
  for (let from = 0; from < rows.length; from += 1000)
    await store.db
      .insertInto('orders')
      .values(rows.slice(from, from + 1000))
      .execute();
}

async function expectListed(store: Store, filter: OrderFilter, ids: readonly string[]): Promise<void> {
  const listed = await listOrders(store.db, filter, { limit: 100 });
  expect(
    listed.map(({ id }) => id),
    filter.standing,
  ).toEqual(ids);
  expect(await countOrders(store.db, filter), filter.standing).toBe(ids.length);
}

forEachEngine((engine) => {
  test('an order is in the list of its standing, from the first cent on', async () => {
    const store = await engine.openStore();
    await storeOrders(store, {
      cent: { status: 'completed', paid_cents: 1 },
      refunded: { status: 'completed', paid_cents: 180_000, refunded_cents: 1 },
      lost: { status: 'completed', paid_cents: 180_000, lost_cents: 1 },
      disputed: { status: 'disputed', paid_cents: 180_000 },
      review: { status: 'needs_review' },
      left: { status: 'awaiting_payment' },
      fresh: { status: 'created', created_at: NOW },
      working: { status: 'processing', created_at: NOW - 1 },
    });
    const lists: Readonly<Record<OrderStandingFilter, readonly string[]>> = {
      paid: ['disputed', 'lost', 'refunded', 'cent'],
      review: ['review'],
      returned: ['disputed', 'lost', 'refunded'],
      abandoned: ['left'],
      unpaid: ['fresh', 'working', 'left'],
    };
    for (const standing of ['paid', 'review', 'returned', 'abandoned', 'unpaid'] as const)
      await expectListed(store, { ...everything, standing }, lists[standing]);
    await expectListed(store, { ...everything, standing: 'unpaid', find: 'LEF' }, ['left']);
  });

  test('these orders and no others are read, newest first; none where none is asked for', async () => {
    const store = await engine.openStore();
    await storeOrders(store, { first: {}, second: {}, third: {} });
    expect((await readOrders(store.db, ['first', 'third'])).map(({ id }) => id)).toEqual(['third', 'first']);
    expect(await readOrders(store.db, [])).toEqual([]);
  });

  test('the messages of these orders are read, oldest first, those of one moment by their kind and id', async () => {
    const store = await engine.openStore();
    await storeDeliveries(store, {
      d: { order_id: 'one', kind: 'purchase', created_at: 2 },
      c: { order_id: 'two', kind: 'mail_owner-alert', created_at: 2 },
      b: { order_id: 'one', kind: 'purchase', created_at: 2 },
      a: { order_id: 'one', kind: 'purchase', created_at: 3 },
      e: { order_id: 'two', kind: 'purchase', created_at: 1 },
      f: { order_id: 'three', kind: 'purchase', created_at: 1 },
      g: { kind: 'lead', created_at: 1 },
    });
    expect((await listDeliveriesOf(store.db, ['one', 'two'])).map(({ id }) => id)).toEqual(['e', 'c', 'b', 'd', 'a']);
    expect(await listDeliveriesOf(store.db, [])).toEqual([]);
  });

  test('the facts of these orders are read, and of no others', async () => {
    const store = await engine.openStore();
    for (const orderId of ['one', 'two', null])
      await store.db
        .insertInto('payment_events')
        .values({ ...event, event_id: `event of ${orderId}`, order_id: orderId, facts: `["${orderId}"]` })
        .execute();
    expect(await readFactsOf(store.db, ['one'])).toEqual([{ order_id: 'one', facts: '["one"]' }]);
    expect(await readFactsOf(store.db, [])).toEqual([]);
  });

  test('the newest five leads of each of these people are read, newest first', async () => {
    const store = await engine.openStore();
    const lead = (id: string, at: number, email: string) => exampleLead(id, at, { email });
    const leads = [
      ...Array.from({ length: 7 }, (_, index) => lead(`ada ${index}`, 10 + index, 'Ada@Example.com')),
      lead('bob 1', 12, 'bob@example.com'),
      // Of one moment as Ada’s newest.
      lead('bob 2', 16, 'bob@example.com'),
      lead('carl', 20, 'carl@example.com'),
    ];
    await store.db.insertInto('leads').values(leads).execute();
    await store.db
      .insertInto('attributions')
      .values(
        leads.map(({ id, email, created_at: at }) => ({
          id,
          at,
          person: email.toLowerCase(),
          test: 0,
          leads: 1,
          sales: 0,
          revenue_cents: 0,
        })),
      )
      .execute();
    const found = await listLeadsOf(store.db, ['ada@example.com', 'bob@example.com', 'nobody@example.com']);
    expect(found.map(({ id, person }) => [id, person])).toEqual([
      ['bob 2', 'bob@example.com'],
      ['ada 6', 'ada@example.com'],
      ['ada 5', 'ada@example.com'],
      ['ada 4', 'ada@example.com'],
      ['ada 3', 'ada@example.com'],
      ['bob 1', 'bob@example.com'],
      ['ada 2', 'ada@example.com'],
    ]);
    expect(await listLeadsOf(store.db, [])).toEqual([]);
  });
});

// PostgreSQL reads ten times as much at once; what joins the pieces is the same code.
test('a list that takes several pieces of the table is as long as it was asked to be', async () => {
  const store = await sqlite.openStore();
  const found = [10, 20, 5_050, 5_060, 10_100];
  const orders: Record<string, Details> = {};
  for (let index = 0; index < 10_200; index += 1)
    orders[`order ${index}`] = found.includes(index) ? { status: 'disputed' } : {};
  await storeOrders(store, orders);
  const disputed: OrderFilter = { ...everything, standing: 'returned' };
  const ids = async (limit: number) => (await listOrders(store.db, disputed, { limit })).map(({ id }) => id);
  const all = found.toReversed().map((index) => `order ${index}`);
  for (const limit of [1, 2, 3, 4, 5, 6]) expect(await ids(limit)).toEqual(all.slice(0, limit));
  expect(await countOrders(store.db, disputed)).toBe(5);
});
