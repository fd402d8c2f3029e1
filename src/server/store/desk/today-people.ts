import { sql, SqliteAdapter, type Kysely, type RawBuilder } from 'kysely';
import { newestFirst } from '../engine/newest-first.ts';
import { bitOf } from '../people/fold-summaries.ts';
import type { PersonRecord } from '../people/list-people.ts';
import type { Database } from '../schema/schema.ts';

type Db = Kysely<Database>;

/** Which people nobody has turned to: those who asked for a reactivation, or all others. */
export type Unanswered = 'reactivation' | 'other';

const reactivation = sql.lit(bitOf('reactivation'));
/** Whoever booked a call and left nothing else is called at its time. */
const bookingAlone = sql.lit(bitOf('booking'));

/** Nobody has turned to them, nor is to on a certain day. */
const waits = sql<boolean>`(people.status = 'new' and people.follow_up_at is null)`;
const isOf: Readonly<Record<Unanswered, RawBuilder<boolean>>> = {
  // oxlint-disable-next-line eqeqeq -- SQL's own sign
  reactivation: sql<boolean>`(${waits} and (people.kinds & ${reactivation}) <> 0)`,
  other: sql<boolean>`(${waits} and (people.kinds & ${reactivation}) = 0 and people.kinds <> ${bookingAlone})`,
};

/** The people in pieces where reading keeps others waiting, as with SQLite. */
async function* piecesOf(db: Db): AsyncGenerator<RawBuilder<boolean>> {
  if (db.getExecutor().adapter instanceof SqliteAdapter) yield* newestFirst(db, 'people');
  else yield sql<boolean>`1 = 1`;
}

/** How many people who left something since then nobody has turned to. */
export async function countUnanswered(db: Db, since: number): Promise<Record<Unanswered, number>> {
  const counts = { reactivation: 0, other: 0 };
  const sum = (which: Unanswered) =>
    sql<number>`coalesce(sum(case when ${isOf[which]} then 1 else 0 end), 0)`.as(which);
  for await (const piece of piecesOf(db)) {
    const { seen, ...more } = await db
      .selectFrom('people')
      .select(({ fn }) => [fn.countAll<number>().as('seen'), sum('reactivation'), sum('other')])
      .where(piece)
      .where('last_at', '>=', since)
      .executeTakeFirstOrThrow();
    counts.reactivation += more.reactivation;
    counts.other += more.other;
    if (seen === 0) break;
  }
  return counts;
}

/** The first few of them, who last left something first; but for some. */
export async function listUnanswered(
  db: Db,
  which: Unanswered,
  { since, except, limit }: { since: number; except: readonly string[]; limit: number },
): Promise<PersonRecord[]> {
  const list: PersonRecord[] = [];
  for await (const piece of piecesOf(db)) {
    const more = await db
      .selectFrom('people')
      .selectAll()
      .where(piece)
      .where('last_at', '>=', since)
      .where(isOf[which])
      .$if(except.length > 0, (query) => query.where('id', 'not in', [...except]))
      .orderBy('last_at', 'desc')
      .orderBy('id', 'desc')
      .limit(limit - list.length)
      .execute();
    list.push(...more);
    if (list.length === limit) break;
  }
  return list;
}

/** Those to come back to before an instant, the longest due first, and how many there are. */
export async function listFollowUps(
  db: Db,
  { before, limit }: { before: number; limit: number },
): Promise<{ total: number; people: PersonRecord[] }> {
  const due = db.selectFrom('people').where('follow_up_at', 'is not', null).where('follow_up_at', '<', before);
  const [{ total }, people] = await Promise.all([
    due.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
    due.selectAll().orderBy('follow_up_at').orderBy('id').limit(limit).execute(),
  ]);
  return { total, people };
}

export async function countEverybody(db: Db): Promise<number> {
  const all = db.selectFrom('people').select(({ fn }) => fn.countAll<number>().as('count'));
  return (await all.executeTakeFirstOrThrow()).count;
}

/** Near misses since then of people to whom nobody has turned, the latest try first; not those that were taken later. */
export async function listOpenNearMisses(db: Db, { since, limit }: { since: number; limit: number }) {
  return db
    .selectFrom('near_misses')
    .innerJoin('person_items', 'person_items.id', 'near_misses.id')
    .innerJoin('people', 'people.id', 'person_items.person_id')
    .select([
      'near_misses.id',
      'near_misses.fields',
      'near_misses.target_market',
      'near_misses.alternatives',
      'near_misses.last_at',
      'people.id as person_id',
      'people.name',
      'people.email',
      'people.phone',
      'people.touch_at',
      'people.source',
      'people.page',
      'people.campaign',
    ])
    .select(sql<number>`(people.kinds & ${reactivation})`.as('reactivation'))
    .where('near_misses.last_at', '>=', since)
    .where('near_misses.accepted_lead_id', 'is', null)
    .where(waits)
    .orderBy('near_misses.last_at', 'desc')
    .orderBy('near_misses.id', 'desc')
    .limit(limit)
    .execute();
}
