import type { Kysely, Selectable, Transaction } from 'kysely';
import type { Database } from '../schema/schema.ts';

type Tx = Transaction<Database>;
type Row = Selectable<Database['highlevel_ids']>;
export type RemoteKind = Row['kind'];

const VALUES_MAX = 500;

/** What a destination knows, and as what it knows it. */
export interface RemoteKey {
  readonly destinationId: string;
  readonly kind: RemoteKind;
  /** The id of the person, order, deal or booking here. */
  readonly subject: string;
}

function matching({ destinationId, kind, subject }: RemoteKey) {
  return { destination_id: destinationId, kind, subject };
}

/** The id that HighLevel gave it; null where it gave none yet. */
export async function findRemoteId(db: Kysely<Database>, key: RemoteKey): Promise<string | null> {
  const { destinationId, kind, subject } = key;
  const row = await db
    .selectFrom('highlevel_ids')
    .select('remote_id')
    .where('destination_id', '=', destinationId)
    .where('subject', '=', subject)
    .where('kind', '=', kind)
    .executeTakeFirst();
  return row?.remote_id ?? null;
}

export async function saveRemoteId(tx: Tx, key: RemoteKey, remoteId: string, at: number): Promise<void> {
  await tx
    .insertInto('highlevel_ids')
    .values({ ...matching(key), remote_id: remoteId, at })
    .onConflict((conflict) =>
      conflict.columns(['destination_id', 'subject', 'kind']).doUpdateSet({ remote_id: remoteId, at }),
    )
    .execute();
}

/** It is not known there any more. */
export async function forgetRemoteId(tx: Tx, { destinationId, kind, subject }: RemoteKey): Promise<void> {
  await tx
    .deleteFrom('highlevel_ids')
    .where('destination_id', '=', destinationId)
    .where('subject', '=', subject)
    .where('kind', '=', kind)
    .execute();
}

/** All that HighLevel destinations know of these things. */
export async function listRemoteIds(db: Kysely<Database>, subjects: readonly string[]): Promise<Row[]> {
  const rows: Row[] = [];
  for (let from = 0; from < subjects.length; from += VALUES_MAX)
    rows.push(
      ...(await db
        .selectFrom('highlevel_ids')
        .selectAll()
        .where('subject', 'in', subjects.slice(from, from + VALUES_MAX))
        .execute()),
    );
  return rows;
}

/** Drops what is known of these things, at every destination. */
export async function dropRemoteIds(tx: Tx, subjects: readonly string[]): Promise<void> {
  for (let from = 0; from < subjects.length; from += VALUES_MAX)
    await tx
      .deleteFrom('highlevel_ids')
      .where('subject', 'in', subjects.slice(from, from + VALUES_MAX))
      .execute();
}

/** Drops all that a destination knows. */
export async function forgetDestination(tx: Tx, destinationId: string): Promise<void> {
  await tx.deleteFrom('highlevel_ids').where('destination_id', '=', destinationId).execute();
}
