import { setImmediate as turn } from 'node:timers/promises';
import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Database } from '../schema/schema.ts';

/** A table in the order of columns that have an index and together name one row. */
interface Walk {
  readonly table: keyof Database;
  readonly columns: readonly string[];
  readonly order: 'asc' | 'desc';
  /** The values of those columns after which the walk begins; from the table's end without them. */
  readonly after?: readonly (string | number)[];
  /** The rows of one piece: so many as are looked through in a few milliseconds. */
  readonly atOnce: number;
}

/**
 * Cuts a table into pieces, each given as the condition of its rows. Between two pieces others get their turn, so that looking through a large
 * table does not stop the server.
 */
export async function* walkTable(
  db: Kysely<Database>,
  { table, columns, order, after, atOnce }: Walk,
): AsyncGenerator<RawBuilder<boolean>> {
  const row = sql`(${sql.join(columns.map((column) => sql.ref(`${table}.${column}`)))})`;
  const [beyond, upTo] = (order === 'asc' ? ['>', '<='] : ['<', '>=']).map((operator) => sql.raw(operator));
  const inOrder = sql.join(columns.map((column) => sql`${sql.ref(column)} ${sql.raw(order)}`));
  const selected = sql.join(columns.map((column) => sql.ref(column)));
  let rest = after === undefined ? sql<boolean>`1 = 1` : sql<boolean>`${row} ${beyond} (${sql.join(after)})`;
  for (;;) {
    const { rows } = await sql<Record<string, string | number>>`
      select ${selected} from ${sql.table(table)} where ${rest} order by ${inOrder} limit 1 offset ${sql.lit(atOnce - 1)}
    `.execute(db);
    const [last] = rows;
    if (last === undefined) break;
    const place = sql`(${sql.join(columns.map((column) => last[column]))})`;
    yield sql<boolean>`${rest} and ${row} ${upTo} ${place}`;
    rest = sql<boolean>`${row} ${beyond} ${place}`;
    await turn();
  }
  yield rest;
}
