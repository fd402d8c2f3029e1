import { setImmediate as turn } from 'node:timers/promises';
import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Database } from '../schema/schema.ts';

/** How many rows are looked through in one go: a few milliseconds, and the server answers others in between. */
const AT_ONCE = 5_000;

/** A row's place in a list by time. */
export interface Place {
  readonly createdAt: number;
  readonly id: string;
}

type Listed = 'leads' | 'orders';

/**
 * A table in pieces, the newest first, each as the condition of its rows; from a place on, which is not one of them. Between two pieces others
 * get their turn. Both engines walk along the index by time.
 */
export async function* newestFirst(
  db: Kysely<Database>,
  table: Listed,
  before?: Place,
): AsyncGenerator<RawBuilder<boolean>> {
  const row = sql`(${sql.ref(`${table}.created_at`)}, ${sql.ref(`${table}.id`)})`;
  let rest = before === undefined ? sql<boolean>`1 = 1` : sql<boolean>`${row} < (${before.createdAt}, ${before.id})`;
  for (;;) {
    const { rows } = await sql<{ created_at: number; id: string }>`
      select created_at, id from ${sql.table(table)} where ${rest}
      order by created_at desc, id desc limit 1 offset ${sql.lit(AT_ONCE - 1)}
    `.execute(db);
    const [last] = rows;
    if (last === undefined) break;
    const place = sql`(${last.created_at}, ${last.id})`;
    yield sql<boolean>`${rest} and ${row} >= ${place}`;
    rest = sql<boolean>`${row} < ${place}`;
    await turn();
  }
  yield rest;
}
