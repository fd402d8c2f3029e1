import { CompiledQuery } from 'kysely';
import { expect, test } from 'vitest';
import { forEachEngine } from '../../../../test-support/databases/engines.ts';
import { countOutbox, deliveriesAfter, nextDestination } from './outbox-counts.ts';
import type { Store } from '../engine/store.ts';

const ROWS_AT_A_TIME = 1000;

/** That many deliveries, all of one moment, as an import makes them. */
async function insert(
  store: Store,
  many: number,
  row: { destination: string; status: 'waiting' | 'dead'; at: number },
) {
  const { destination, status, at } = row;
  const rows = Array.from({ length: many }, (_, index) => ({
    id: `${destination} ${status} ${at} ${index}`,
    kind: 'test',
    lead_id: null,
    destination,
    payload: '{}',
    status,
    attempts: 0,
    failures: 0,
    bucket: 0,
    next_attempt_at: at,
    created_at: at,
  }));
  await store.write(async (tx) => {
    for (let first = 0; first < many; first += ROWS_AT_A_TIME)
      await tx
        .insertInto('deliveries')
        .values(rows.slice(first, first + ROWS_AT_A_TIME))
        .execute();
  });
}

forEachEngine((engine) => {
  test('what waits and what was given up is counted to the last one, by destination, with the oldest', async () => {
    const store = await engine.openStore();
    expect(await countOutbox(store.db)).toEqual([]);
    await insert(store, 20_001, { destination: 'crm', status: 'waiting', at: 5 });
    await insert(store, 1, { destination: 'crm', status: 'waiting', at: 3 });
    await insert(store, 10_000, { destination: 'mail', status: 'waiting', at: 4 });
    await insert(store, 2, { destination: 'crm', status: 'dead', at: 7 });
    const counts = await countOutbox(store.db);
    expect(counts).toEqual([
      { destination: 'crm', status: 'waiting', count: 20_002, oldestAt: 3 },
      { destination: 'mail', status: 'waiting', count: 10_000, oldestAt: 4 },
      { destination: 'crm', status: 'dead', count: 2, oldestAt: 7 },
    ]);
  });

  test('while much is counted, others get their turn', async () => {
    const store = await engine.openStore();
    await insert(store, 30_000, { destination: 'crm', status: 'waiting', at: 5 });
    let turns = 0;
    const next = setInterval(() => (turns += 1), 0);
    await countOutbox(store.db);
    clearInterval(next);
    expect(turns).toBeGreaterThan(0);
  });

  if (engine.name !== 'sqlite') return;
  test('counting reads nothing but its index', async () => {
    const { db } = await engine.openStore();
    const place = { createdAt: 5, id: 'x' };
    for (const query of [
      nextDestination(db, 'waiting', 'crm'),
      deliveriesAfter(db, 'waiting', 'crm', place).select(({ fn }) => fn.countAll().as('more')),
      deliveriesAfter(db, 'waiting', 'crm', place)
        .select(['created_at', 'id'])
        .orderBy('created_at')
        .orderBy('id')
        .limit(1)
        .offset(9999),
    ]) {
      const { sql, parameters } = query.compile();
      const { rows } = await db.executeQuery<{ detail: string }>(
        CompiledQuery.raw(`explain query plan ${sql}`, [...parameters]),
      );
      expect(rows.map(({ detail }) => detail)).toEqual([
        expect.stringMatching(/^SEARCH deliveries USING COVERING INDEX deliveries_(due|counted) /),
      ]);
    }
  });
});
