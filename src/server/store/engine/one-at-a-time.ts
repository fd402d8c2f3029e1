import { sql, type Transaction } from 'kysely';
import { isSqlite } from './is-sqlite.ts';
import type { Database } from '../schema/schema.ts';

/** Advisory locks for what has no row yet that could be locked. The numbers are arbitrary, and the same in all processes. */
const LOCKS = { names: 0x4e616d65, 'parts of page views': 0x5061727473 } as const;

/** Waits for another transaction that does the same, and keeps others out until this one ends. Only for what is done seldom. */
export async function takeTurn(tx: Transaction<Database>, what: keyof typeof LOCKS): Promise<void> {
  if (isSqlite(tx)) return;
  await sql`select pg_advisory_xact_lock(${LOCKS[what]})`.execute(tx);
}
