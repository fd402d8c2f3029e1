import type { Transaction } from 'kysely';
import type { Seen } from './analytics-types.ts';
import { dayOf } from '../../time/days.ts';
import { overRows } from '../engine/over-rows.ts';
import { addToDays } from './rollups.ts';
import type { Database } from '../schema/schema.ts';

/** Adds up by key. */
export function tally(keys: Iterable<string>): Map<string, number> {
  const counts = new Map<string, number>();
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  return counts;
}

const insertMissing = overRows((db, rows) =>
  db
    .insertInto('sessions')
    .values(Array.from({ length: rows }, () => ({ id: '', first_seen_at: 0, filtered: 0 })))
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning(['id', 'filtered'])
    .compile(),
);

/** Stores the sessions that are new and counts each as a visitor on the day it is first seen. */
export async function seeSessions(
  tx: Transaction<Database>,
  items: readonly (Seen & { readonly sessionId: string })[],
): Promise<void> {
  const first = new Map<string, Seen & { readonly sessionId: string }>();
  for (const item of items) if (!first.has(item.sessionId)) first.set(item.sessionId, item);
  if (first.size === 0) return;
  const rows = [...first.values()].toSorted((a, b) => (a.sessionId < b.sessionId ? -1 : 1));
  const inserted = await insertMissing(
    tx,
    rows.map(({ sessionId, at, filtered }) => [sessionId, at, Number(filtered)]),
  );
  const days = inserted
    .filter((row) => row.filtered === 0)
    .map((row) => first.get(row.id))
    .filter((item) => item !== undefined)
    .map((item) => dayOf(item.at, item.timeZone));
  await addToDays(tx, new Map([...tally(days)].map(([day, visitors]) => [day, { visitors }])));
}
