import { expect, test } from 'vitest';
import { exampleOrder } from '../../../../test-support/data/sales.ts';
import { forEachEngine } from '../../../../test-support/databases/engines.ts';
import {
  ABANDONED_AFTER_MS,
  ABANDONED_FOR_MS,
  MAILED_AGAIN_AFTER_MS,
  NOTED_WITHIN_MS,
} from '../../../domain/orders/abandoned.ts';
import { demoMessageId } from '../engine/demo-mark.ts';
import type { Store } from '../engine/store.ts';
import {
  listUnnoted,
  noteAbandoned,
  noteMailed,
  readAbandoned,
  readLastFailures,
  wasMailedLately,
} from './abandoned-checkouts.ts';
import { insertPaymentEvent } from './payment-events.ts';

const NOW = 10 * ABANDONED_FOR_MS;
/** Begun so long ago that it is abandoned, and not long ago. */
const LEFT_AT = NOW - 2 * ABANDONED_AFTER_MS;

type Order = ReturnType<typeof exampleOrder>;
const order = (id: string, details: Parameters<typeof exampleOrder>[1] = {}): Order =>
  exampleOrder(LEFT_AT, { id, ...details });

/** What somebody left beside the order `own`. */
interface Other {
  readonly type?: 'order' | 'sale';
  readonly at?: number;
  readonly person?: string;
  readonly order?: Parameters<typeof exampleOrder>[1];
}

forEachEngine((engine) => {
  /** Orders, each with its person; those without one named are Ada's. */
  async function open(orders: readonly Order[], people: Readonly<Record<string, string>> = {}): Promise<Store> {
    const store = await engine.openStore();
    await store.db.insertInto('orders').values(orders).execute();
    for (const { id, created_at: at } of orders) await put(store, id, { person: people[id] ?? 'ada', at });
    return store;
  }
  async function put(store: Store, id: string, { type = 'order', at = LEFT_AT, person = 'ada' }: Other): Promise<void> {
    const item = { kind: 'order', name: '', email: '', phone: '', consent: 0, text: '' } as const;
    await store.db
      .insertInto('person_items')
      .values({ ...item, id, type, at, person_id: person })
      .execute();
  }

  /** Those of these orders that are abandoned, and those that are to be. */
  async function expectAbandoned(
    store: Store,
    cases: Readonly<Record<string, { readonly isSo: boolean }>>,
  ): Promise<void> {
    const found = await readAbandoned(store.db, Object.keys(cases), NOW);
    const wanted = Object.keys(cases).filter((what) => cases[what]?.isSo === true);
    expect([...found.keys()].toSorted()).toEqual(wanted.toSorted());
  }

  test('a checkout is abandoned from an hour on and for a month, if its address is known and it is not paid', async () => {
    const cases: Readonly<Record<string, { isSo: boolean; order: Parameters<typeof exampleOrder>[1] }>> = {
      'an hour old': { isSo: true, order: { created_at: NOW - ABANDONED_AFTER_MS } },
      younger: { isSo: false, order: { created_at: NOW - ABANDONED_AFTER_MS + 1 } },
      'almost a month old': { isSo: true, order: { created_at: NOW - ABANDONED_FOR_MS + 1 } },
      'a month old': { isSo: false, order: { created_at: NOW - ABANDONED_FOR_MS } },
      'without an address': { isSo: false, order: { email: '' } },
      'begun by the owner': { isSo: false, order: { filtered: 1 } },
      failed: { isSo: true, order: { status: 'failed' } },
      paid: { isSo: false, order: { status: 'completed' } },
    };
    const orders = Object.entries(cases).map(([what, { order: details }]) => order(what, details));
    const store = await open(orders, Object.fromEntries(orders.map(({ id }) => [id, id])));
    await expectAbandoned(store, cases);
  });

  test('a checkout is not abandoned whose buyer has paid since, has paid the package before, or has begun another', async () => {
    const earlier = { created_at: LEFT_AT - 9 };
    const cases: Readonly<Record<string, Other & { isSo: boolean }>> = {
      'bought something since': { isSo: false, type: 'sale', at: LEFT_AT },
      'bought something before': { isSo: true, type: 'sale', at: LEFT_AT - 1 },
      'begun a later one': { isSo: false, order: { created_at: LEFT_AT + 1, email: '' } },
      'begun one in the same moment, later by its id': { isSo: false, order: { id: 'z', email: '' } },
      'begun one in the same moment, earlier by its id': { isSo: true, order: { id: 'A', email: '' } },
      'begun an earlier one': { isSo: true, order: earlier },
      'paid an earlier one since': { isSo: false, order: { ...earlier, paid_at: LEFT_AT, service_id: 'other' } },
      'paid an earlier one before': { isSo: true, order: { ...earlier, paid_at: LEFT_AT - 1, service_id: 'other' } },
      'paid this package before': { isSo: false, order: { ...earlier, paid_cents: 1 } },
      'paid another package before': { isSo: true, order: { ...earlier, paid_cents: 1, service_id: 'other' } },
      'a payment of this package on its way': { isSo: false, order: { ...earlier, status: 'processing' } },
      'a payment of this package under review': { isSo: false, order: { ...earlier, status: 'needs_review' } },
      'seen another person buy': { isSo: true, person: 'bob', type: 'sale', at: NOW },
    };
    const orders = Object.keys(cases).map((what) => order(what));
    const store = await open(orders, Object.fromEntries(orders.map(({ id }) => [id, id])));
    for (const [what, { order: details, ...left }] of Object.entries(cases)) {
      const beside = order(`~${what}`, details);
      if (details !== undefined) await store.db.insertInto('orders').values(beside).execute();
      await put(store, beside.id ?? '', { at: beside.created_at, person: what, ...left });
    }
    await expectAbandoned(store, cases);
  });

  test('those of a day are listed until they are noted, the oldest first, and none of the demonstration', async () => {
    const ids = ['b', 'a', 'old', 'late', demoMessageId()];
    const at: Readonly<Record<string, number>> = { old: NOW - NOTED_WITHIN_MS, late: LEFT_AT + 1 };
    const store = await open(
      ids.map((id) => order(id, { created_at: at[id] ?? LEFT_AT, email: `${id}@example.com` })),
      Object.fromEntries(ids.map((id) => [id, id])),
    );
    const list = async (limit = 9) => (await listUnnoted(store.db, NOW, limit)).map(({ id }) => id);
    expect(await list()).toEqual(['a', 'b', 'late']);
    expect(await list(1)).toEqual(['a']);
    expect((await listUnnoted(store.db, NOW, 1))[0]?.email).toBe('a@example.com');
    const note = async (id: string, now = NOW) => (await store.write((tx) => noteAbandoned(tx, id, now)))?.id ?? null;
    expect(await note('a', LEFT_AT)).toBeNull();
    expect(await note('a')).toBe('a');
    expect(await note('a')).toBeNull();
    expect(await note('nobody')).toBeNull();
    expect(await list()).toEqual(['b', 'late']);
    expect(await readAbandoned(store.db, ['a', 'b'], NOW)).toEqual(
      new Map([
        ['a', null],
        ['b', null],
      ]),
    );
    expect(await readAbandoned(store.db, [], NOW)).toEqual(new Map());
  });

  test('a buyer is mailed about one of their checkouts at a time', async () => {
    const [first, second, his] = [order('a'), order('b'), order('c')];
    const store = await open([first, second, his], { c: 'bob' });
    for (const id of ['b', 'c']) await store.write((tx) => noteAbandoned(tx, id, NOW));
    const wasMailed = async (id: string, now = NOW) => store.write((tx) => wasMailedLately(tx, id, now));
    expect(await wasMailed('a')).toBe(false);
    await store.write((tx) => noteMailed(tx, 'b', NOW));
    expect(await readAbandoned(store.db, ['b'], NOW)).toEqual(new Map([['b', NOW]]));
    expect(await wasMailed('a')).toBe(true);
    expect(await wasMailed('c')).toBe(false);
    expect(await wasMailed('a', NOW + MAILED_AGAIN_AFTER_MS - 1)).toBe(true);
    expect(await wasMailed('a', NOW + MAILED_AGAIN_AFTER_MS)).toBe(false);
  });

  test('of each order the last failure of its payment is read', async () => {
    const store = await open([order('a'), order('b')]);
    const failed = async (
      eventId: string,
      orderId: string,
      createdAt: number,
      type = 'payment_intent.payment_failed',
    ) =>
      store.write(async (tx) => {
        const event = { eventId, orderId, createdAt, type, intentId: null, facts: [], raw: `raw of ${eventId}` };
        await insertPaymentEvent(tx, { provider: 'stripe', ...event }, 1);
        await tx.updateTable('payment_events').set({ order_id: orderId }).where('event_id', '=', eventId).execute();
      });
    await failed('1', 'a', 5);
    await failed('3', 'a', 6);
    await failed('2', 'a', 6);
    await failed('4', 'a', 9, 'payment_intent.succeeded');
    await failed('5', 'b', 9, 'test_payment.failed');
    await failed('6', 'c', 9);
    expect(await readLastFailures(store.db, ['a', 'b'])).toEqual(
      new Map([
        ['a', 'raw of 3'],
        ['b', 'raw of 5'],
      ]),
    );
    expect(await readLastFailures(store.db, [])).toEqual(new Map());
  });
});
