import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Database } from '../schema/schema.ts';
import { readsInPieces } from './in-one-go.ts';
import { walkTable } from './walk-table.ts';

/** A few milliseconds of SQLite; PostgreSQL reads much at once with less. */
const [AT_ONCE_IN_PROCESS, AT_ONCE] = [5_000, 50_000];

/** A row's place in a list by time. */
export interface Place {
  readonly createdAt: number;
  readonly id: string;
}

/** What comes after a place in a list that is ordered by these two columns, both descending; all of it without a place. */
export function isAfter(
  place: Place | undefined,
  columns: { readonly time: string; readonly id: string },
): RawBuilder<boolean> {
  if (place === undefined) return sql<boolean>`1 = 1`;
  return sql<boolean>`(${sql.ref(columns.time)}, ${sql.ref(columns.id)}) < (${place.createdAt}, ${place.id})`;
}

/** By which column each of these tables is walked; an index of it and the id stands for each. */
const timeOf = { leads: 'created_at', orders: 'created_at', people: 'last_at', person_items: 'at' } as const;

/** A table in pieces, the newest first, each as the condition of its rows; from a place on, which is not one of them. */
export function newestFirst(
  db: Kysely<Database>,
  table: keyof typeof timeOf,
  before?: Place,
): AsyncGenerator<RawBuilder<boolean>> {
  return walkTable(db, {
    table,
    columns: [timeOf[table], 'id'],
    order: 'desc',
    atOnce: readsInPieces(db) ? AT_ONCE_IN_PROCESS : AT_ONCE,
    ...(before !== undefined && { after: [before.createdAt, before.id] }),
  });
}
