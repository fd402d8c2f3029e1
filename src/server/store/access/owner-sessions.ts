import type { Kysely, Selectable, Transaction } from 'kysely';
import type { Database } from '../schema/schema.ts';

type Tx = Transaction<Database>;

export type OwnerSessionRecord = Selectable<Database['owner_sessions']>;

export async function findOwnerSession(db: Kysely<Database>, tokenHash: string): Promise<OwnerSessionRecord | null> {
  const found = db.selectFrom('owner_sessions').selectAll().where('token_hash', '=', tokenHash);
  return (await found.executeTakeFirst()) ?? null;
}

/** The latest seen first. */
export async function listOwnerSessions(db: Kysely<Database>): Promise<OwnerSessionRecord[]> {
  return db.selectFrom('owner_sessions').selectAll().orderBy('last_seen_at', 'desc').orderBy('token_hash').execute();
}

/** Keeps a new session and no more than `kept` in all; the longest unseen goes first. */
export async function insertOwnerSession(tx: Tx, session: OwnerSessionRecord, kept: number): Promise<void> {
  await tx.insertInto('owner_sessions').values(session).execute();
  const newest = tx
    .selectFrom('owner_sessions')
    .select('token_hash')
    .orderBy('last_seen_at', 'desc')
    .orderBy('token_hash')
    .limit(kept);
  await tx
    .deleteFrom('owner_sessions')
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

export async function endOwnerSession(tx: Tx, tokenHash: string): Promise<void> {
  await tx.deleteFrom('owner_sessions').where('token_hash', '=', tokenHash).execute();
}

export async function endAllOwnerSessions(tx: Tx): Promise<void> {
  await tx.deleteFrom('owner_sessions').execute();
}

/** Forgets what counts for nothing any more. */
export async function dropEndedSessions(
  tx: Tx,
  { passwordKey, seenBefore, createdBefore }: { passwordKey: string; seenBefore: number; createdBefore: number },
): Promise<void> {
  await tx
    .deleteFrom('owner_sessions')
    .where((row) =>
      row.or([
        row('password_key', '!=', passwordKey),
        row('last_seen_at', '<=', seenBefore),
        row('created_at', '<=', createdBefore),
      ]),
    )
    .execute();
}
