import { expect, test } from 'vitest';
import { changedBy, storeDeliveries, type NewRow } from '../../../../test-support/data/delivery-rows.ts';
import { forEachEngine } from '../../../../test-support/databases/engines.ts';
import type { Store } from '../engine/store.ts';
import { insertDecision, listDecisions, withdrawOrderMessages } from './order-decisions.ts';
import { insertPaymentEvent } from './payment-events.ts';

const decision = (id: string, orderId: string, at: number) => ({
  id,
  orderId,
  fact: { type: 'accepted', cents: 5 },
  said: { who: 'Grace', reason: 'They called' },
  at,
});

forEachEngine((engine) => {
  test('decisions about orders are listed with what was said, the latest first, and nothing that a provider told', async () => {
    const store = await engine.openStore();
    await store.write(async (tx) => {
      for (const one of [
        decision('a', 'mine', 1),
        decision('b', 'mine', 2),
        decision('c', 'yours', 2),
        decision('d', 'theirs', 3),
      ])
        await insertDecision(tx, one);
      const told = { provider: 'stripe', eventId: 'e', type: 'x', createdAt: 9, orderId: 'mine', intentId: null };
      await insertPaymentEvent(tx, { ...told, facts: [], raw: '{}' }, 9);
      await tx.updateTable('payment_events').set({ order_id: 'mine' }).where('event_id', '=', 'e').execute();
    });
    const listed = (id: string, orderId: string, at: number) => ({
      id,
      orderId,
      facts: '[{"type":"accepted","cents":5}]',
      said: '{"who":"Grace","reason":"They called"}',
      at,
    });
    const all = [listed('c', 'yours', 2), listed('b', 'mine', 2), listed('a', 'mine', 1)];
    expect(await listDecisions(store.db, ['mine', 'yours'])).toEqual(all);
    expect(await listDecisions(store.db, [])).toEqual([]);
    const stored = await store.db
      .selectFrom('payment_events')
      .selectAll()
      .where('event_id', '=', 'a')
      .executeTakeFirst();
    expect(stored).toMatchObject({
      type: 'decision',
      named_order_id: 'mine',
      intent_id: null,
      received_at: 1,
      applied_at: 1,
    });
  });

  /** What is told of an order since 10, and waits until 20. */
  const waits = { order_id: 'order', created_at: 10, next_attempt_at: 20 };
  async function withdraw(
    rows: Readonly<Record<string, NewRow>>,
  ): Promise<{ store: Store; isWhole: boolean; gone: string[] }> {
    const store = await engine.openStore();
    await storeDeliveries(store, rows);
    let isWhole = false;
    const gone = await changedBy(store, async () => {
      isWhole = await store.write((tx) => withdrawOrderMessages(tx, 'order', 10));
    });
    return { store, isWhole, gone };
  }

  test('what waits to tell of an order since a decision is taken away', async () => {
    const { isWhole, gone } = await withdraw({
      a: waits,
      // In the same bucket.
      xa: waits,
      before: { ...waits, created_at: 9 },
      'at once': { ...waits, next_attempt_at: 10 },
      other: { ...waits, order_id: 'other', attempts: 1 },
    });
    expect({ isWhole, gone }).toEqual({ isWhole: true, gone: ['a', 'xa'] });
  });

  test('where something of it has begun to leave, nothing is taken away', async () => {
    const { isWhole, gone } = await withdraw({ a: waits, b: { ...waits, attempts: 1 } });
    expect({ isWhole, gone }).toEqual({ isWhole: false, gone: [] });
  });

  test('where nothing waits, all of it is taken away', async () => {
    expect(await withdraw({ other: { ...waits, order_id: 'other' } })).toMatchObject({ isWhole: true, gone: [] });
  });
});
