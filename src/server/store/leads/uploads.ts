import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../schema/schema.ts';

type Tx = Transaction<Database>;

export interface NewUpload {
  readonly id: string;
  readonly kind: Database['uploads']['kind'];
  readonly width: number;
  readonly height: number;
  readonly bytes: Uint8Array;
  readonly client: string | null;
  readonly at: number;
}

export async function insertUpload(tx: Tx, { id, kind, width, height, bytes, client, at }: NewUpload): Promise<void> {
  await tx
    .insertInto('uploads')
    .values({ id, kind, width, height, byte_count: bytes.byteLength, created_at: at, client, bytes })
    .execute();
}

/** Every picture that does not stay for good, oldest first; there are a few hundred at most. */
export async function listBounded(tx: Tx): Promise<{ id: string; client: string | null; bytes: number }[]> {
  return tx
    .selectFrom('uploads')
    .select(['id', 'client', 'byte_count as bytes'])
    .where('kept', '=', 0)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

/** Deletes pictures, but for those that stay for good by now. */
export async function dropUploads(tx: Tx, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .deleteFrom('uploads')
    .where('id', 'in', [...ids])
    .where('kept', '=', 0)
    .execute();
}

/** Ties a picture to the form that names it, and keeps it for good where that is said; false where there is none, or another form has it already. */
export async function claimUpload(
  tx: Tx,
  id: string,
  { onboardingId, forGood }: { onboardingId: string; forGood: boolean },
): Promise<boolean> {
  const claimed = await tx
    .updateTable('uploads')
    .set({ onboarding_id: onboardingId, kept: Number(forGood) })
    .where('id', '=', id)
    .where((row) => row.or([row('onboarding_id', 'is', null), row('onboarding_id', '=', onboardingId)]))
    .returning('id')
    .executeTakeFirst();
  return claimed !== undefined;
}

/** Deletes the pictures of forms that were never accepted. */
export async function dropUploadsOf(tx: Tx, formIds: readonly string[]): Promise<void> {
  await tx
    .deleteFrom('uploads')
    .where('onboarding_id', 'in', [...formIds])
    .where('kept', '=', 0)
    .execute();
}

/** A picture with its bytes; null where there is none. */
export async function findUpload(
  db: Kysely<Database>,
  id: string,
): Promise<{ kind: Database['uploads']['kind']; bytes: Uint8Array } | null> {
  const found = db.selectFrom('uploads').select(['kind', 'bytes']).where('id', '=', id);
  return (await found.executeTakeFirst()) ?? null;
}

/** Deletes pictures that do not stay for good: in no form and stored before `orphanedBefore`, or in a form and stored before `namedBefore`. */
export async function dropOldUploads(
  tx: Tx,
  { orphanedBefore, namedBefore }: { orphanedBefore: number; namedBefore: number },
): Promise<void> {
  await tx
    .deleteFrom('uploads')
    .where('kept', '=', 0)
    .where((row) =>
      row.or([
        row('created_at', '<', namedBefore),
        row.and([row('onboarding_id', 'is', null), row('created_at', '<', orphanedBefore)]),
      ]),
    )
    .execute();
}
