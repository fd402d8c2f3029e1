import { expect, test } from 'vitest';
import { forEachEngine } from '../../../../test-support/databases/engines.ts';
import type { Store } from '../engine/store.ts';
import {
  appliedOrderOf,
  insertPaymentEvent,
  matchPaymentEvents,
  readPaymentFacts,
  type NewPaymentEvent,
} from './payment-events.ts';

const event: NewPaymentEvent = {
  provider: 'stripe',
  eventId: 'evt',
  type: 'payment_intent.succeeded',
  createdAt: 3,
  orderId: null,
  intentId: null,
  facts: [{ type: 'paid', cents: 5 }],
  raw: '{"id":"evt"}',
};

forEachEngine((engine) => {
  async function open(...events: readonly Partial<NewPaymentEvent>[]): Promise<Store> {
    const store = await engine.openStore();
    for (const one of events) await store.write((tx) => insertPaymentEvent(tx, { ...event, ...one }, 7));
    return store;
  }

  test('an event is stored once, as it came first, and waits for its order', async () => {
    const store = await open();
    const insert = async (change: Partial<NewPaymentEvent> = {}) =>
      store.write((tx) => insertPaymentEvent(tx, { ...event, orderId: 'order', intentId: 'pi', ...change }, 7));
    expect(await insert()).toBe(true);
    expect(await insert({ raw: 'changed' })).toBe(false);
    expect(await insert({ provider: 'test' })).toBe(true);
    const stored = await store.db.selectFrom('payment_events').selectAll().where('provider', '=', 'stripe').execute();
    expect(stored).toEqual([
      {
        provider: 'stripe',
        event_id: 'evt',
        type: 'payment_intent.succeeded',
        created_at: 3,
        named_order_id: 'order',
        intent_id: 'pi',
        order_id: null,
        facts: '[{"type":"paid","cents":5}]',
        raw: '{"id":"evt"}',
        received_at: 7,
        applied_at: null,
      },
    ]);
    await store.db.updateTable('payment_events').set({ order_id: 'theirs' }).where('provider', '=', 'test').execute();
    expect(await appliedOrderOf(store.db, event)).toBeNull();
    expect(await appliedOrderOf(store.db, { ...event, provider: 'test' })).toBe('theirs');
    expect(await appliedOrderOf(store.db, { ...event, eventId: 'unknown' })).toBeNull();
  });

  test('an order takes the waiting events of its provider that name it or one of its intents', async () => {
    const store = await open(
      { eventId: 'names it', orderId: 'mine' },
      { eventId: 'of an intent', intentId: 'pi 2' },
      { eventId: 'of another order', orderId: 'theirs' },
      { eventId: 'of another intent', intentId: 'pi 3' },
      { eventId: 'of nothing' },
      { eventId: 'of another provider', provider: 'test', orderId: 'mine' },
      { eventId: 'taken before', orderId: 'mine' },
    );
    await store.db
      .updateTable('payment_events')
      .set({ order_id: 'earlier', applied_at: 8 })
      .where('event_id', '=', 'taken before')
      .execute();
    const intents = [
      ['pi 1', 'mine'],
      ['pi 2', 'mine'],
      ['pi 3', 'theirs'],
    ] as const;
    await store.db
      .insertInto('order_intents')
      .values(
        intents.map(([intent_id, order_id]) => ({ intent_id, order_id, client_secret_hash: null, created_at: 1 })),
      )
      .execute();
    await store.write((tx) => matchPaymentEvents(tx, { id: 'mine', provider: 'stripe' }, 9));
    const taken = await store.db
      .selectFrom('payment_events')
      .select(['event_id', 'applied_at'])
      .where('order_id', '=', 'mine')
      .orderBy('event_id')
      .execute();
    expect(taken).toEqual(['names it', 'of an intent'].map((event_id) => ({ event_id, applied_at: 9 })));
    expect(await appliedOrderOf(store.db, { provider: 'stripe', eventId: 'names it' })).toBe('mine');
    expect(await appliedOrderOf(store.db, { provider: 'stripe', eventId: 'taken before' })).toBe('earlier');
    expect(await readPaymentFacts(store.db, 'mine')).toEqual(Array(2).fill('[{"type":"paid","cents":5}]'));
    expect(await readPaymentFacts(store.db, 'theirs')).toEqual([]);
  });
});
