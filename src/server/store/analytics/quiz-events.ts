import { setImmediate as turn } from 'node:timers/promises';
import { sql, type Kysely } from 'kysely';
import { readsInPieces } from '../engine/in-one-go.ts';
import type { Database } from '../schema/schema.ts';

/** Rows read at once: a few milliseconds of SQLite. */
const ROWS_AT_ONCE = 2000;

/** An event of a visitor, whose properties are JSON. */
export interface SessionEvent {
  readonly session_id: string;
  readonly properties: string | null;
  readonly at: number;
}

/** The newest events of a name from one instant until another, at most so many; those of bots and of the owner are left out. */
export async function readEvents(
  db: Kysely<Database>,
  { name, from, until, most }: { name: string; from: number; until: number; most: number },
): Promise<SessionEvent[]> {
  const found: SessionEvent[] = [];
  const atOnce = readsInPieces(db) ? ROWS_AT_ONCE : most;
  let before = { at: until, id: Number.MIN_SAFE_INTEGER };
  while (found.length < most) {
    const rows = await db
      .selectFrom('events')
      .select(['id', 'session_id', 'properties', 'at', 'filtered'])
      .where('name', '=', name)
      .where('at', '>=', from)
      .where(sql<boolean>`(${sql.ref('at')}, ${sql.ref('id')}) < (${before.at}, ${before.id})`)
      .orderBy('at', 'desc')
      .orderBy('id', 'desc')
      .limit(atOnce)
      .execute();
    for (const { session_id, properties, at: happened, filtered } of rows)
      if (session_id !== null && filtered === 0) found.push({ session_id, properties, at: happened });
    const last = rows.at(-1);
    if (last === undefined || rows.length < atOnce) break;
    before = last;
    await turn();
  }
  return found.slice(0, most);
}
