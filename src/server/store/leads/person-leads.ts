import type { Kysely } from 'kysely';
import type { Database } from '../schema/schema.ts';

/** The leads of whoever left this one, itself included, the newest first; found by the attributions, which know people by their address. */
export async function listLeadsOfPerson(db: Kysely<Database>, leadId: string, limit: number) {
  return db
    .selectFrom('attributions as own')
    .innerJoin('attributions as theirs', 'theirs.person', 'own.person')
    .innerJoin('leads', 'leads.id', 'theirs.id')
    .selectAll('leads')
    .where('own.id', '=', leadId)
    .where('leads.erased_at', 'is', null)
    .orderBy('leads.created_at', 'desc')
    .orderBy('leads.id', 'desc')
    .limit(limit)
    .execute();
}
