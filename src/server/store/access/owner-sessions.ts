import type { Kysely, Selectable, Transaction } from 'kysely';
import type { Database } from '../schema/schema.ts';
import { holderColumns, type Holder } from './holders.ts';
import { dropDevicesElsewhere, dropDevicesOf, dropDevicesOfSession, rekeyDevices } from './push-devices.ts';

type Tx = Transaction<Database>;

export type OwnerSessionRecord = Selectable<Database['owner_sessions']>;

/** A session, and whose it is. */
export type HeldSession = OwnerSessionRecord & Holder;

/** Whose sessions: of a member by id, or with null of the owner of OWNER_PASSWORD. */
type MemberId = string | null;

const held = (db: Kysely<Database>) =>
  db
    .selectFrom('owner_sessions')
    .leftJoin('desk_members', (join) =>
      join.onRef('desk_members.id', '=', 'owner_sessions.member_id').on('desk_members.removed_at', 'is', null),
    )
    .selectAll('owner_sessions')
    .select(holderColumns);

export async function findOwnerSession(db: Kysely<Database>, tokenHash: string): Promise<HeldSession | null> {
  return (await held(db).where('token_hash', '=', tokenHash).executeTakeFirst()) ?? null;
}

/** Everybody's, the latest seen first. */
export async function listOwnerSessions(db: Kysely<Database>): Promise<HeldSession[]> {
  return held(db).orderBy('last_seen_at', 'desc').orderBy('token_hash').execute();
}

/** Keeps a new session and no more than `kept` of the same person; the longest unseen goes first. */
export async function insertOwnerSession(tx: Tx, session: OwnerSessionRecord, kept: number): Promise<void> {
  const { member_id: memberId } = session;
  await tx.insertInto('owner_sessions').values(session).execute();
  const newest = tx
    .selectFrom('owner_sessions')
    .select('token_hash')
    .where('member_id', memberId === null ? 'is' : '=', memberId)
    .orderBy('last_seen_at', 'desc')
    .orderBy('token_hash')
    .limit(kept);
  await tx
    .deleteFrom('owner_sessions')
    .where('member_id', memberId === null ? 'is' : '=', memberId)
    .where('token_hash', 'not in', newest)
    .where('token_hash', '!=', session.token_hash)
    .execute();
}

/** Remembers that a session is in use, unless that was done since `before`. */
export async function touchOwnerSession(tx: Tx, tokenHash: string, { at, before }: { at: number; before: number }) {
  await tx
    .updateTable('owner_sessions')
    .set({ last_seen_at: at })
    .where('token_hash', '=', tokenHash)
    .where('last_seen_at', '<=', before)
    .execute();
}

/** With it goes what is told of news there. */
export async function endOwnerSession(tx: Tx, tokenHash: string): Promise<void> {
  await tx.deleteFrom('owner_sessions').where('token_hash', '=', tokenHash).execute();
  await dropDevicesOfSession(tx, tokenHash);
}

/** All of one person's, and the devices that are told. */
export async function endOwnerSessionsOf(tx: Tx, memberId: MemberId): Promise<void> {
  await dropDevicesOf(tx, memberId);
  await tx
    .deleteFrom('owner_sessions')
    .where('member_id', memberId === null ? 'is' : '=', memberId)
    .execute();
}

/** All of one person's but this, and the devices that are told in them. */
export async function endOtherSessionsOf(tx: Tx, memberId: MemberId, keptHash: string): Promise<void> {
  await dropDevicesElsewhere(tx, memberId, keptHash);
  await tx
    .deleteFrom('owner_sessions')
    .where('member_id', memberId === null ? 'is' : '=', memberId)
    .where('token_hash', '!=', keptHash)
    .execute();
}

/** Keeps a session, and the devices that are told in it, under a new password. */
export async function rekeyOwnerSession(tx: Tx, tokenHash: string, passwordKey: string): Promise<void> {
  await tx
    .updateTable('owner_sessions')
    .set({ password_key: passwordKey })
    .where('token_hash', '=', tokenHash)
    .execute();
  await rekeyDevices(tx, tokenHash, passwordKey);
}

/** Forgets what counts for nothing any more: sessions that are over, and of one person those under another password. */
export async function dropEndedSessions(
  tx: Tx,
  {
    memberId,
    passwordKey,
    seenBefore,
    createdBefore,
  }: { memberId: MemberId; passwordKey: string; seenBefore: number; createdBefore: number },
): Promise<void> {
  await dropDevicesOf(tx, memberId, { passwordKey });
  await tx
    .deleteFrom('owner_sessions')
    .where((row) =>
      row.or([
        row.and([row('password_key', '!=', passwordKey), row('member_id', memberId === null ? 'is' : '=', memberId)]),
        row('last_seen_at', '<=', seenBefore),
        row('created_at', '<=', createdBefore),
      ]),
    )
    .execute();
}
