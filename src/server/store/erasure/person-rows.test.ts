import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { forEachEngine } from '../../../../test-support/databases/engines.ts';
import { exampleOrder } from '../../../../test-support/data/sales.ts';
import type { Store } from '../engine/store.ts';
import { readPersonRows, readPersonVisits } from './person-rows.ts';

const MANY = 11_000;
const ROWS_AT_A_TIME = 500;

const delivery = (details: { id: string; payload?: string; created_at?: number }) => ({
  kind: 'quiz_lead',
  destination: 'crm',
  payload: '{"email":"nobody@example.com"}',
  status: 'delivered' as const,
  next_attempt_at: 1,
  created_at: 1,
  attempts: 1,
  failures: 0,
  bucket: 0,
  ...details,
});

/** Messages, orders and page views of others around those of one person, so that hers are in no first piece. */
async function amongMany(store: Store): Promise<void> {
  const id = (index: number) => String(index).padStart(6, '0');
  await store.write(async (tx) => {
    for (let from = 0; from < MANY; from += ROWS_AT_A_TIME) {
      const part = Array.from({ length: ROWS_AT_A_TIME }, (_, index) => from + index);
      await tx
        .insertInto('deliveries')
        .values(part.map((index) => delivery({ id: id(index) })))
        .execute();
      const views = part.map((at) => ({ session_id: 'other', path: '/', title: '', at, filtered: 0 }));
      await tx.insertInto('page_views').values(views).execute();
    }
    const theirs = '{"fields":{"notes":"Write to\\nAda@example.com"}}';
    await tx
      .insertInto('deliveries')
      .values([delivery({ id: id(MANY), payload: theirs, created_at: 3 }), delivery({ id: 'z' })])
      .execute();
    await tx
      .insertInto('orders')
      .values([
        exampleOrder(2, { id: 'hers', session_id: 'hers' }),
        exampleOrder(1, { email: 'x@example.com', intent_email: '' }),
      ])
      .execute();
    await tx
      .insertInto('page_views')
      .values({ session_id: 'hers', path: '/blog', title: '', at: MANY, filtered: 0 })
      .execute();
  });
}

forEachEngine((engine) => {
  test('a person is found among many rows of others, and others get their turn meanwhile', async () => {
    const store = await engine.openStore();
    await amongMany(store);
    let turns = 0;
    const next = setInterval(() => (turns += 1), 0);
    const rows = await readPersonRows(store.db, 'ada@example.com');
    const turnsForRows = turns;
    const visits = await readPersonVisits(store.db, rows);
    clearInterval(next);
    expect(turnsForRows).toBeGreaterThan(0);
    expect(turns).toBeGreaterThan(turnsForRows);
    expect(rows.deliveries.map(({ created_at: at }) => at)).toEqual([3]);
    expect(rows.orders.map(({ id }) => id)).toEqual(['hers']);
    expect(visits.pageViews).toEqual([{ session_id: 'hers', path: '/blog', at: MANY }]);
  });

  test('an address counts where a text names it, also after the end of a line, and not inside a longer one', async () => {
    const store = await engine.openStore();
    const payloads = [
      { note: 'ada@example.com' },
      { note: 'Write to\nada@example.com' },
      { note: '\tADA@example.com, please' },
      { note: 'said "ada@example.com"' },
      { note: 'zada@example.com' },
      { note: 'x.ada@example.com' },
      { note: 'ada@example.com.au' },
      { note: 'ada@example.community' },
    ];
    await store.write((tx) =>
      tx
        .insertInto('deliveries')
        .values(
          payloads.map((payload, at) =>
            delivery({ id: randomUUID(), payload: JSON.stringify(payload), created_at: at }),
          ),
        )
        .execute(),
    );
    const { deliveries } = await readPersonRows(store.db, 'ada@example.com');
    expect(deliveries.map(({ created_at: at }) => at)).toEqual([0, 1, 2, 3]);
  });
});
