import { sql, type Transaction } from 'kysely';
import { isSqlite } from './is-sqlite.ts';
import type { Database } from '../schema/schema.ts';

/** What no row stands for yet that could be locked: any numbers that all processes agree on. */
const LOCKS = { names: 0x4e616d65 } as const;

/** Waits for whoever does this in another transaction, and keeps others out until this one ends. For what happens seldom. */
export async function takeTurn(tx: Transaction<Database>, what: keyof typeof LOCKS): Promise<void> {
  if (isSqlite(tx)) return;
  await sql`select pg_advisory_xact_lock(${LOCKS[what]})`.execute(tx);
}
