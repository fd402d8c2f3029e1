import type { Kysely, RawBuilder } from 'kysely';
import type { Database } from '../schema/schema.ts';
import { walkTable } from './walk-table.ts';

const AT_ONCE = 5_000;

/** A row's place in a list by time. */
export interface Place {
  readonly createdAt: number;
  readonly id: string;
}

/** A table in pieces, the newest first, each as the condition of its rows; from a place on, which is not one of them. */
export function newestFirst(
  db: Kysely<Database>,
  table: 'leads' | 'orders',
  before?: Place,
): AsyncGenerator<RawBuilder<boolean>> {
  return walkTable(db, {
    table,
    columns: ['created_at', 'id'],
    order: 'desc',
    atOnce: AT_ONCE,
    ...(before !== undefined && { after: [before.createdAt, before.id] }),
  });
}
