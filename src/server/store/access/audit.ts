import type { Kysely, Selectable, Transaction } from 'kysely';
import type { AuditDeed } from '../../../contract/owner-audit.ts';
import { newRowId } from '../engine/new-row-id.ts';
import { isAfter, type Place } from '../engine/newest-first.ts';
import type { Database } from '../schema/schema.ts';

export type AuditRecord = Selectable<Database['desk_audit']>;

/** Something that somebody did, without what it said. */
export interface Deed {
  readonly memberId: string | null;
  readonly deed: AuditDeed;
  readonly what: string;
  readonly subject: string | null;
  readonly at: number;
}

export async function insertAudit(
  tx: Transaction<Database>,
  { memberId, deed, what, subject, at }: Deed,
): Promise<void> {
  await tx.insertInto('desk_audit').values({ id: newRowId(), at, member_id: memberId, deed, what, subject }).execute();
}

/** The latest first, after `before` where that is given. */
export async function listAudit(
  db: Kysely<Database>,
  { limit, before }: { limit: number; before: Place | undefined },
): Promise<AuditRecord[]> {
  return db
    .selectFrom('desk_audit')
    .selectAll()
    .where(isAfter(before, { time: 'at', id: 'id' }))
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

/** What was done to one thing, the latest first. */
export async function listAuditAbout(
  db: Kysely<Database>,
  subject: string,
  { whats, limit }: { whats: readonly string[]; limit: number },
): Promise<AuditRecord[]> {
  return db
    .selectFrom('desk_audit')
    .selectAll()
    .where('subject', '=', subject)
    .where('what', 'in', whats)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}
