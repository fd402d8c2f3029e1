import type { Kysely, Selectable, Transaction } from 'kysely';
import type { DeskRole } from '../../../contract/owner-session.ts';
import type { Database } from '../schema/schema.ts';
import { endOwnerSessionsOf } from './owner-sessions.ts';
import { dropSecondStep } from './second-steps.ts';

type Db = Kysely<Database>;
type Tx = Transaction<Database>;

export type MemberRecord = Selectable<Database['desk_members']>;

const standing = (db: Db) => db.selectFrom('desk_members').selectAll().where('removed_at', 'is', null);

/** Somebody who may sign in; null where nobody has this id any more. */
export async function findMember(db: Db, id: string): Promise<MemberRecord | null> {
  return (await standing(db).where('id', '=', id).executeTakeFirst()) ?? null;
}

export async function findMemberByEmail(db: Db, email: string): Promise<MemberRecord | null> {
  return (await standing(db).where('email', '=', email.toLowerCase()).executeTakeFirst()) ?? null;
}

/** Whom an invitation is for that can still be taken. */
export async function findInvited(db: Db, tokenHash: string, now: number): Promise<MemberRecord | null> {
  const found = standing(db).where('invitation_hash', '=', tokenHash).where('invitation_ends_at', '>', now);
  return (await found.executeTakeFirst()) ?? null;
}

/** In the order in which they were invited. */
export async function listMembers(db: Db): Promise<MemberRecord[]> {
  return standing(db).orderBy('created_at').orderBy('id').execute();
}

/** What those are called who did something here, those who are gone too. */
export async function nameMembers(db: Db): Promise<ReadonlyMap<string, string>> {
  const rows = await db.selectFrom('desk_members').select(['id', 'name']).execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** Null where somebody has this address already. */
export async function insertMember(tx: Tx, member: MemberRecord): Promise<MemberRecord | null> {
  const inserted = await tx
    .insertInto('desk_members')
    .values(member)
    .onConflict((conflict) => conflict.column('email').where('removed_at', 'is', null).doNothing())
    .returningAll()
    .executeTakeFirst();
  return inserted ?? null;
}

export async function setInvitation(tx: Tx, id: string, { hash, endsAt }: { hash: string; endsAt: number }) {
  await tx
    .updateTable('desk_members')
    .set({ invitation_hash: hash, invitation_ends_at: endsAt })
    .where('id', '=', id)
    .execute();
}

/** Takes an invitation: of several at once one gets the member, all others null. */
export async function takeInvitation(
  tx: Tx,
  { tokenHash, passwordHash, now }: { tokenHash: string; passwordHash: string; now: number },
): Promise<MemberRecord | null> {
  const taken = await tx
    .updateTable('desk_members')
    .set({ password_hash: passwordHash, invitation_hash: null, invitation_ends_at: null })
    .where('invitation_hash', '=', tokenHash)
    .where('invitation_ends_at', '>', now)
    .where('removed_at', 'is', null)
    .returningAll()
    .executeTakeFirst();
  return taken ?? null;
}

/** Sets a new password where `before` is still the one; says whether it was. */
export async function replacePassword(
  tx: Tx,
  id: string,
  { before, after }: { before: string; after: string },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('desk_members')
    .set({ password_hash: after })
    .where('id', '=', id)
    .where('password_hash', '=', before)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function setMemberRole(tx: Tx, id: string, role: DeskRole): Promise<void> {
  await tx.updateTable('desk_members').set({ role }).where('id', '=', id).execute();
}

/** Their name stays beside what they did, and their address, by which they can be erased; nothing lets them in any more. */
export async function removeMember(tx: Tx, id: string, at: number): Promise<void> {
  await tx
    .updateTable('desk_members')
    .set({ removed_at: at, password_hash: null, invitation_hash: null, invitation_ends_at: null })
    .where('id', '=', id)
    .execute();
  await dropSecondStep(tx, id);
  await endOwnerSessionsOf(tx, id);
}
