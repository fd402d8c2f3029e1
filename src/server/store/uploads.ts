import type { Kysely, Transaction } from 'kysely';
import type { Database } from './schema.ts';

type Tx = Transaction<Database>;

export interface NewUpload {
  readonly id: string;
  readonly kind: Database['uploads']['kind'];
  readonly width: number;
  readonly height: number;
  readonly bytes: Uint8Array;
  readonly at: number;
}

export async function insertUpload(tx: Tx, { id, kind, width, height, bytes, at }: NewUpload): Promise<void> {
  await tx
    .insertInto('uploads')
    .values({ id, kind, width, height, byte_count: bytes.byteLength, created_at: at, bytes })
    .execute();
}

/**
 * Deletes the oldest pictures that are in no form, as far as there are more of them than `count` or they weigh more than `bytes`: nobody can fill
 * the disk by uploading.
 */
export async function dropExcessOrphans(tx: Tx, most: { count: number; bytes: number }): Promise<void> {
  const newest = await tx
    .selectFrom('uploads')
    .select(['id', 'byte_count'])
    .where('onboarding_id', 'is', null)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(most.count + 1)
    .execute();
  let bytes = 0;
  const excess = newest.filter(({ byte_count }, at) => {
    bytes += byte_count;
    return at >= most.count || bytes > most.bytes;
  });
  if (excess.length === 0) return;
  const ids = excess.map(({ id }) => id);
  await tx.deleteFrom('uploads').where('id', 'in', ids).where('onboarding_id', 'is', null).execute();
}

/** Ties a picture to the form that names it; false where there is none, or another form has it already. */
export async function claimUpload(tx: Tx, id: string, onboardingId: string): Promise<boolean> {
  const claimed = await tx
    .updateTable('uploads')
    .set({ onboarding_id: onboardingId })
    .where('id', '=', id)
    .where((row) => row.or([row('onboarding_id', 'is', null), row('onboarding_id', '=', onboardingId)]))
    .returning('id')
    .executeTakeFirst();
  return claimed !== undefined;
}

/** A picture with its bytes; null where there is none. */
export async function findUpload(
  db: Kysely<Database>,
  id: string,
): Promise<{ kind: Database['uploads']['kind']; bytes: Uint8Array } | null> {
  const found = db.selectFrom('uploads').select(['kind', 'bytes']).where('id', '=', id);
  return (await found.executeTakeFirst()) ?? null;
}

/** Deletes pictures that were stored before `at` and are in no form. */
export async function dropOrphanedUploads(tx: Tx, at: number): Promise<void> {
  await tx.deleteFrom('uploads').where('onboarding_id', 'is', null).where('created_at', '<', at).execute();
}
