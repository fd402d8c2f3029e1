import { expect, test } from 'vitest';
import { forEachEngine } from '../../../../test-support/databases/engines.ts';
import { listLeads } from '../leads/leads.ts';
import { newestFirst } from './newest-first.ts';
import type { Store } from './store.ts';

const ROWS_AT_A_TIME = 1000;
const LEADS = 12_000;
/** So many of them have come at the same moment. */
const AT_A_MOMENT = 4_000;

const idOf = (index: number) => `lead ${String(index).padStart(5, '0')}`;

/** Leads, the last of them the newest. */
async function insertLeads(store: Store) {
  const rows = Array.from({ length: LEADS }, (_, index) => ({
    id: idOf(index),
    kind: 'quiz',
    name: `Visitor ${index}`,
    email: `visitor${index}@example.com`,
    fields: '{}',
    session_id: null,
    created_at: Math.floor(index / AT_A_MOMENT),
  }));
  await store.write(async (tx) => {
    for (let first = 0; first < LEADS; first += ROWS_AT_A_TIME)
      await tx
        .insertInto('leads')
        .values(rows.slice(first, first + ROWS_AT_A_TIME))
        .execute();
  });
}

async function idsIn({ db }: Store, before?: { createdAt: number; id: string }) {
  const ids: string[] = [];
  for await (const piece of newestFirst(db, 'leads', before)) {
    const rows = await db
      .selectFrom('leads')
      .select('id')
      .where(piece)
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .execute();
    ids.push(...rows.map(({ id }) => id));
  }
  return ids;
}

forEachEngine((engine) => {
  test('a table in pieces is every row once, from any place on', async () => {
    const store = await engine.openStore();
    expect(await idsIn(store)).toEqual([]);
    await insertLeads(store);
    const all = Array.from({ length: LEADS }, (_, index) => idOf(LEADS - 1 - index));
    expect(await idsIn(store)).toEqual(all);
    expect(await idsIn(store, { createdAt: 2, id: idOf(11_000) })).toEqual(all.slice(all.indexOf(idOf(11_000)) + 1));
  });

  test('the owner’s search finds the oldest lead among many, and others get their turn meanwhile', async () => {
    const store = await engine.openStore();
    await insertLeads(store);
    const find = async (text: string, limit = 10) =>
      (await listLeads(store.db, { find: text, limit })).map(({ name }) => name);
    let turns = 0;
    const next = setInterval(() => (turns += 1), 0);
    expect(await find('VISITOR0@')).toEqual(['Visitor 0']);
    clearInterval(next);
    expect(turns).toBeGreaterThan(0);
    expect(await find('nobody')).toEqual([]);
    expect(await find('', 2)).toEqual(['Visitor 11999', 'Visitor 11998']);
    // Some of the newest piece, and some of the ones before it.
    expect(await find('visitor 1199', 12)).toEqual([
      ...Array.from({ length: 10 }, (_, index) => `Visitor ${11_999 - index}`),
      'Visitor 1199',
    ]);
  });
});
