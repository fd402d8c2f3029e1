import { sql, type Kysely, type Transaction } from 'kysely';
import type { Database } from '../schema/schema.ts';
import { isAfter, type Place } from '../engine/newest-first.ts';
import { handOver } from '../engine/unit-effects.ts';
import { people } from '../identity/join-people.ts';
import { nearMissItem } from '../people/person-item.ts';
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

/** Stores a near miss, or replaces the earlier try for the same person and property; gives its id and the number of tries. Its person is known with it. */
export async function upsertNearMiss(tx: Tx, miss: NewNearMiss): Promise<{ id: string; tries: number }> {
  const latest = {
    name: miss.name,
    email: miss.email,
    fields: JSON.stringify(miss.fields),
    target_market: miss.targetMarket,
    reasons: JSON.stringify(miss.reasons),
    alternatives: JSON.stringify(miss.alternatives),
    last_at: miss.at,
  };
  const { id, tries } = await tx
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
    .returning(['id', 'tries'])
    .executeTakeFirstOrThrow();
  const { name, email, fields, sessionId, at, targetMarket: market } = miss;
  await handOver(tx, people, nearMissItem({ id, name, email, fields, sessionId, at, market }));
  return { id, tries };
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

function nearMissesLatestFirst(db: Kysely<Database>) {
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
    .orderBy('near_misses.id', 'desc');
}

export type ListedNearMiss = Awaited<ReturnType<ReturnType<typeof nearMissesLatestFirst>['execute']>>[number];

/** Near misses with where they came from, the latest try first, after a place in the list. */
export async function listNearMisses(
  db: Kysely<Database>,
  { limit, before }: { limit: number; before: Place | undefined },
): Promise<ListedNearMiss[]> {
  return nearMissesLatestFirst(db)
    .where(isAfter(before, { time: 'near_misses.last_at', id: 'near_misses.id' }))
    .limit(limit)
    .execute();
}

/** These near misses, the latest try first. */
export async function readNearMisses(db: Kysely<Database>, ids: readonly string[]): Promise<ListedNearMiss[]> {
  return ids.length === 0
    ? []
    : nearMissesLatestFirst(db)
        .where('near_misses.id', 'in', [...ids])
        .execute();
}

export async function countNearMisses(db: Kysely<Database>): Promise<number> {
  const { count } = await db
    .selectFrom('near_misses')
    .select((select) => select.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}
