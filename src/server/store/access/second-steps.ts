import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../schema/schema.ts';

type Db = Kysely<Database>;
type Tx = Transaction<Database>;
/** Null is the owner of OWNER_PASSWORD. */
type MemberId = string | null;

const FIRST_OWNER = 'owner';
const holderOf = (memberId: MemberId) => memberId ?? FIRST_OWNER;

/** A second step that codes are asked for. */
export interface SecondStep {
  readonly secret: string;
  readonly since: number;
}

/** Null where no code is asked for, also while one is being set up. */
export async function findSecondStep(db: Db, memberId: MemberId): Promise<SecondStep | null> {
  const row = await db
    .selectFrom('second_steps')
    .select(['secret', 'confirmed_at'])
    .where('holder', '=', holderOf(memberId))
    .executeTakeFirst();
  if (row === undefined || row.confirmed_at === null) return null;
  return { secret: row.secret, since: row.confirmed_at };
}

/** Since when each has a second step, by member; null is the owner of OWNER_PASSWORD. */
export async function listSecondSteps(db: Db): Promise<ReadonlyMap<MemberId, number>> {
  const rows = await db
    .selectFrom('second_steps')
    .select(['holder', 'confirmed_at'])
    .where('confirmed_at', 'is not', null)
    .execute();
  return new Map(
    rows.map(({ holder, confirmed_at: since }) => [holder === FIRST_OWNER ? null : holder, since ?? 0] as const),
  );
}

/** Begins to set one up, in place of one that was never confirmed; false where there is one that codes are asked for. */
export async function beginSecondStep(
  tx: Tx,
  memberId: MemberId,
  { secret, at }: { secret: string; at: number },
): Promise<boolean> {
  const begun = await tx
    .insertInto('second_steps')
    .values({ holder: holderOf(memberId), secret, made_at: at, confirmed_at: null, last_step: 0 })
    .onConflict((conflict) =>
      conflict.column('holder').doUpdateSet({ secret, made_at: at }).where('second_steps.confirmed_at', 'is', null),
    )
    .returning('holder')
    .executeTakeFirst();
  return begun !== undefined;
}

/** What is being set up; null where nothing is. */
export async function findBegun(db: Db, memberId: MemberId): Promise<{ secret: string; madeAt: number } | null> {
  const row = await db
    .selectFrom('second_steps')
    .select(['secret', 'made_at'])
    .where('holder', '=', holderOf(memberId))
    .where('confirmed_at', 'is', null)
    .executeTakeFirst();
  return row === undefined ? null : { secret: row.secret, madeAt: row.made_at };
}

/** From now on codes are asked for; of several at once one gets true. */
export async function confirmSecondStep(
  tx: Tx,
  memberId: MemberId,
  { secret, step, at }: { secret: string; step: number; at: number },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('second_steps')
    .set({ confirmed_at: at, last_step: step })
    .where('holder', '=', holderOf(memberId))
    .where('secret', '=', secret)
    .where('confirmed_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Takes the code of one step: once, and never one that is older than the last. */
export async function takeStep(
  tx: Tx,
  memberId: MemberId,
  { secret, step }: { secret: string; step: number },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('second_steps')
    .set({ last_step: step })
    .where('holder', '=', holderOf(memberId))
    .where('secret', '=', secret)
    .where('confirmed_at', 'is not', null)
    .where('last_step', '<', step)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** No code is asked for any more, and no recovery code stays; says whether there was a second step. */
export async function dropSecondStep(tx: Tx, memberId: MemberId): Promise<boolean> {
  const holder = holderOf(memberId);
  await tx.deleteFrom('recovery_codes').where('holder', '=', holder).execute();
  const { numDeletedRows } = await tx.deleteFrom('second_steps').where('holder', '=', holder).executeTakeFirst();
  return numDeletedRows > 0n;
}

/** New recovery codes in place of all earlier ones. */
export async function replaceRecoveryCodes(
  tx: Tx,
  memberId: MemberId,
  { hashes, at }: { hashes: readonly string[]; at: number },
): Promise<void> {
  const holder = holderOf(memberId);
  await tx.deleteFrom('recovery_codes').where('holder', '=', holder).execute();
  await tx
    .insertInto('recovery_codes')
    .values(hashes.map((hash) => ({ holder, code_hash: hash, made_at: at })))
    .execute();
}

/** Uses up a recovery code; of several at once one gets true. */
export async function takeRecoveryCode(tx: Tx, memberId: MemberId, hash: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('recovery_codes')
    .where('holder', '=', holderOf(memberId))
    .where('code_hash', '=', hash)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

export async function countRecoveryCodes(db: Db, memberId: MemberId): Promise<number> {
  const { count } = await db
    .selectFrom('recovery_codes')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('holder', '=', holderOf(memberId))
    .executeTakeFirstOrThrow();
  return count;
}
