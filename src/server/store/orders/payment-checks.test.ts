import { expect, test } from 'vitest';
import { exampleOrder } from '../../../../test-support/data/sales.ts';
import { forEachEngine } from '../../../../test-support/databases/engines.ts';
import type { Store } from '../engine/store.ts';
import {
  advancePoll,
  claimChecks,
  claimPoll,
  findStoredEvents,
  listIntents,
  postponePoll,
  putOff,
  type CheckClaim,
} from './payment-checks.ts';

const NOW = 100_000;
const claim: CheckClaim = {
  provider: 'stripe',
  statuses: ['awaiting_payment', 'processing'],
  at: NOW,
  youngestMs: 1000,
  oldestMs: 50_000,
  limit: 10,
  nextAt: (checks) => NOW + 10 * (checks + 1),
};

/** Old enough to be compared, and young enough. */
const order = (id: string, createdAt: number, details: Parameters<typeof exampleOrder>[1] = {}) =>
  exampleOrder(createdAt, { id, ...details });

forEachEngine((engine) => {
  async function open(...orders: readonly ReturnType<typeof exampleOrder>[]): Promise<Store> {
    const store = await engine.openStore();
    if (orders.length > 0) await store.db.insertInto('orders').values(orders).execute();
    return store;
  }
  const claimed = async (store: Store, change: Partial<CheckClaim> = {}) =>
    (await store.write((tx) => claimChecks(tx, { ...claim, ...change }))).map(({ id, checks }) => `${id} ${checks}`);

  test('only an order of this provider that may still be paid, has an intent and is of the right age is compared', async () => {
    const store = await open(
      order('first-moment', NOW - 50_000 + 1),
      order('last-moment', NOW - 1000),
      order('processing', NOW - 2000, { status: 'processing' }),
      order('too-old', NOW - 50_000),
      order('too-young', NOW - 999),
      order('paid', NOW - 2000, { status: 'completed' }),
      order('test', NOW - 2000, { provider: 'test' }),
      order('no-intent', NOW - 2000, { intent_id: null }),
    );
    expect(await claimed(store)).toEqual(['first-moment 0', 'processing 0', 'last-moment 0']);
  });

  test('what was compared waits for its turn, and counts how often it was; who waits longest comes first', async () => {
    const store = await open(order('a', NOW - 3000), order('b', NOW - 2000), order('c', NOW - 2000));
    expect(await claimed(store, { limit: 2 })).toEqual(['a 0', 'b 0']);
    expect(await claimed(store)).toEqual(['c 0']);
    expect(await claimed(store, { at: NOW + 9 })).toEqual([]);
    await store.write((tx) => putOff(tx, 'a', { checks: 4, next_at: NOW + 50 }));
    expect(await claimed(store, { at: NOW + 10 })).toEqual(['b 1', 'c 1']);
    expect(await claimed(store, { at: NOW + 50 })).toEqual(['b 2', 'c 2', 'a 4']);
  });

  test('the intents of an order are listed, the newest first', async () => {
    const store = await open();
    const intent = (intent_id: string, order_id: string, created_at: number) => ({
      intent_id,
      order_id,
      created_at,
      client_secret_hash: null,
    });
    await store.db
      .insertInto('order_intents')
      .values([intent('old', 'a', 1), intent('new', 'a', 3), intent('middle', 'a', 2), intent('other', 'b', 4)])
      .execute();
    expect(await listIntents(store.db, 'a', 2)).toEqual(['new', 'middle']);
    expect(await listIntents(store.db, 'nobody', 2)).toEqual([]);
  });

  test('of a provider’s polls one is claimed at a time, and each reads on from where the last one ended', async () => {
    const store = await open();
    const poll = async (at: number, provider: 'stripe' | 'stripe-balance' = 'stripe') =>
      store.write((tx) => claimPoll(tx, provider, { at, nextAt: at + 60, firstFrom: at - 5 }));
    expect(await poll(1000)).toBe(995);
    expect(await poll(1059)).toBeNull();
    expect(await poll(1059, 'stripe-balance')).toBe(1054);
    expect(await poll(1060)).toBe(995);
    await store.write((tx) => advancePoll(tx, 'stripe', 1055));
    await store.write((tx) => advancePoll(tx, 'stripe', 1040));
    await store.write((tx) => postponePoll(tx, 'stripe', 5000));
    expect(await poll(4999)).toBeNull();
    expect(await poll(4999, 'stripe-balance')).toBe(1054);
    expect(await poll(5000)).toBe(1055);
  });

  test('of events those are known that are stored, and which of them are applied', async () => {
    const store = await open();
    const event = (event_id: string, applied_at: number | null, provider = 'stripe') => ({
      provider,
      event_id,
      type: 'x',
      created_at: 1,
      named_order_id: null,
      intent_id: null,
      order_id: null,
      facts: '[]',
      raw: '{}',
      received_at: 1,
      applied_at,
    });
    await store.db
      .insertInto('payment_events')
      .values([event('applied', 5), event('waits', null), event('theirs', 5, 'test'), event('unasked', 5)])
      .execute();
    const asked = ['applied', 'waits', 'theirs', 'unknown'];
    expect(await findStoredEvents(store.db, 'stripe', asked)).toEqual(
      new Map([
        ['applied', { isApplied: true }],
        ['waits', { isApplied: false }],
      ]),
    );
    expect(await findStoredEvents(store.db, 'stripe', [])).toEqual(new Map());
  });
});
