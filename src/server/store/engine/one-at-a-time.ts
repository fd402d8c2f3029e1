import { SqliteAdapter, sql, type Transaction } from 'kysely';
import type { Database } from '../schema/schema.ts';

/** What no row stands for yet that could be locked: any numbers that all processes agree on. */
const LOCKS = { names: 0x4e616d65 } as const;

/** Waits for whoever does this in another transaction, and keeps others out until this one ends. For what happens seldom. */
export async function takeTurn(tx: Transaction<Database>, what: keyof typeof LOCKS): Promise<void> {
  if (tx.getExecutor().adapter instanceof SqliteAdapter) return;
  await sql`select pg_advisory_xact_lock(${LOCKS[what]})`.execute(tx);
}
