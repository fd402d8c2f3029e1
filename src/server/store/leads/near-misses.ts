import { sql, type Kysely, type Transaction } from 'kysely';
import type { Database } from '../schema/schema.ts';
import { touchColumns } from '../analytics/session-touch.ts';

type Tx = Transaction<Database>;

/** Who brought which property, however they wrote it; see `nearMissKey`. */
export interface NearMissKey {
  readonly emailKey: string;
  readonly addressKey: string;
}

export interface NewNearMiss extends NearMissKey {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly fields: Readonly<Record<string, unknown>>;
  readonly targetMarket: string;
  readonly reasons: readonly string[];
  readonly alternatives: readonly string[];
  readonly sessionId: string | null;
  readonly at: number;
}

/** Stores a near miss, or replaces the earlier try for the same person and property; returns the number of tries. */
export async function upsertNearMiss(tx: Tx, miss: NewNearMiss): Promise<number> {
  const latest = {
    name: miss.name,
    email: miss.email,
    fields: JSON.stringify(miss.fields),
    target_market: miss.targetMarket,
    reasons: JSON.stringify(miss.reasons),
    alternatives: JSON.stringify(miss.alternatives),
    last_at: miss.at,
  };
  const { tries } = await tx
    .insertInto('near_misses')
    .values({
      ...latest,
      id: miss.id,
      email_key: miss.emailKey,
      address_key: miss.addressKey,
      session_id: miss.sessionId,
      tries: 1,
      first_at: miss.at,
    })
    .onConflict((conflict) =>
      conflict.columns(['email_key', 'address_key']).doUpdateSet({
        ...latest,
        // Where the person came from is where they came from first.
        session_id: sql<string | null>`coalesce(near_misses.session_id, excluded.session_id)`,
        tries: sql<number>`near_misses.tries + 1`,
      }),
    )
    .returning('tries')
    .executeTakeFirstOrThrow();
  return tries;
}

/** Ties a near miss, where there is one, to the lead that the property has now become. */
export async function tieNearMiss(tx: Tx, { emailKey, addressKey }: NearMissKey, leadId: string): Promise<void> {
  await tx
    .updateTable('near_misses')
    .set({ accepted_lead_id: leadId })
    .where('email_key', '=', emailKey)
    .where('address_key', '=', addressKey)
    .where('accepted_lead_id', 'is', null)
    .execute();
}

/** Near misses with where they came from, the latest try first. */
export async function listNearMisses(db: Kysely<Database>, limit: number) {
  return db
    .selectFrom('near_misses')
    .leftJoin('sessions', 'sessions.id', 'near_misses.session_id')
    .select([
      'near_misses.id',
      'near_misses.name',
      'near_misses.email',
      'near_misses.fields',
      'near_misses.target_market',
      'near_misses.reasons',
      'near_misses.alternatives',
      'near_misses.tries',
      'near_misses.first_at',
      'near_misses.last_at',
      'near_misses.accepted_lead_id',
      ...touchColumns,
    ])
    .orderBy('near_misses.last_at', 'desc')
    .orderBy('near_misses.id', 'desc')
    .limit(limit)
    .execute();
}

export type ListedNearMiss = Awaited<ReturnType<typeof listNearMisses>>[number];

export async function countNearMisses(db: Kysely<Database>): Promise<number> {
  const { count } = await db
    .selectFrom('near_misses')
    .select((select) => select.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}
