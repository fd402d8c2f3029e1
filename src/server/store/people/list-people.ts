import { sql, type Kysely, type RawBuilder, type Selectable, type SelectQueryBuilder } from 'kysely';
import type { PeopleFilter } from '../../../contract/people.ts';
import { readsInPieces } from '../engine/in-one-go.ts';
import { isAfter, newestFirst, type Place } from '../engine/newest-first.ts';
import type { Database } from '../schema/schema.ts';
import { bitOf } from './fold-summaries.ts';

type Db = Kysely<Database>;
type People<Selected> = SelectQueryBuilder<Database, 'people', Selected>;

export type PersonRecord = Selectable<Database['people']>;

/** Which people: all that is given holds. */
export interface PeopleWanted extends Pick<
  PeopleFilter,
  'status' | 'kind' | 'source' | 'campaign' | 'market' | 'phone' | 'consent'
> {
  /** When they last left something, epoch milliseconds: from then on, and before. */
  readonly from: number | null;
  readonly until: number | null;
  /** Whom a search has found; null where nothing was looked for. */
  readonly found: readonly string[] | null;
}

/** What a filter names of a visit; its column is null where the visit is unknown, and empty where there was none. */
function named<Selected>(people: People<Selected>, column: 'source' | 'campaign', value: string): People<Selected> {
  if (value === 'unknown') return people.where(column, 'is', null);
  return people.where(column, '=', value.startsWith('named:') ? value.slice('named:'.length) : '');
}

/** What narrows the list before anything is counted: the search and the days. */
function within<Selected>(people: People<Selected>, { from, until, found }: PeopleWanted): People<Selected> {
  let wanted = people;
  if (found !== null) wanted = wanted.where('people.id', 'in', [...found]);
  if (from !== null) wanted = wanted.where('last_at', '>=', from);
  if (until !== null) wanted = wanted.where('last_at', '<', until);
  return wanted;
}

function filtered<Selected>(people: People<Selected>, filter: PeopleWanted): People<Selected> {
  const { status, kind, source, campaign, market, phone, consent } = filter;
  let wanted = within(people, filter);
  if (status !== undefined) wanted = wanted.where('status', '=', status);
  // oxlint-disable-next-line eqeqeq -- SQL's own sign
  if (kind !== undefined) wanted = wanted.where(sql<boolean>`(kinds & ${sql.lit(bitOf(kind))}) <> 0`);
  if (source !== undefined) wanted = named(wanted, 'source', source);
  if (campaign !== undefined) wanted = named(wanted, 'campaign', campaign);
  if (market !== undefined) wanted = wanted.where('market', '=', market);
  if (phone !== undefined) wanted = wanted.where('people.phone', phone === 'yes' ? '!=' : '=', '');
  if (consent !== undefined) wanted = wanted.where('consent', '=', consent === 'yes' ? 1 : 0);
  return wanted;
}

/** By what the list is ordered. */
const place = { time: 'people.last_at', id: 'people.id' };

/** People who last left something the latest first; `before` goes on where another list ended. */
export async function listPeople(
  db: Db,
  wanted: PeopleWanted,
  { limit, before }: { limit: number; before?: Place },
): Promise<PersonRecord[]> {
  if (wanted.found?.length === 0) return [];
  const people = filtered(db.selectFrom('people'), wanted)
    .selectAll('people')
    .orderBy('last_at', 'desc')
    .orderBy('people.id', 'desc');
  if (wanted.found !== null) {
    return people.where(isAfter(before, place)).limit(limit).execute();
  }
  const list: PersonRecord[] = [];
  for await (const piece of piecesOf(db, before)) {
    list.push(
      ...(await people
        .where(piece)
        .limit(limit - list.length)
        .execute()),
    );
    if (list.length === limit) break;
  }
  return list;
}

/** The list in pieces where reading keeps others waiting, as with SQLite; PostgreSQL reads it in one go, which takes it less. */
async function* piecesOf(db: Db, before?: Place): AsyncGenerator<RawBuilder<boolean>> {
  if (readsInPieces(db)) yield* newestFirst(db, 'people', before);
  else yield isAfter(before, place);
}

/** How many people have the same of all that they are counted by. */
export interface PeopleTally extends Pick<
  PersonRecord,
  'status' | 'kinds' | 'source' | 'campaign' | 'market' | 'consent'
> {
  readonly has_phone: number;
  readonly count: number;
}

/** Everybody of a search and of some days, counted; in pieces, between which others get their turn. */
export async function* tallyPeople(db: Db, wanted: PeopleWanted): AsyncGenerator<readonly PeopleTally[]> {
  if (wanted.found?.length === 0) return;
  const tally = within(db.selectFrom('people'), wanted)
    .select(['status', 'kinds', 'source', 'campaign', 'market', 'consent'])
    .select(sql<number>`case when people.phone = '' then 0 else 1 end`.as('has_phone'))
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .groupBy(['status', 'kinds', 'source', 'campaign', 'market', 'consent', 'has_phone']);
  if (wanted.found !== null) yield await tally.execute();
  else for await (const piece of piecesOf(db)) yield await tally.where(piece).execute();
}

/** The tags of each of these people, in their alphabet. */
export async function readTags(db: Db, ids: readonly string[]): Promise<Map<string, string[]>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('person_tags')
    .selectAll()
    .where('person_id', 'in', [...ids])
    .orderBy('tag')
    .execute();
  const byPerson = Map.groupBy(rows, ({ person_id }) => person_id);
  return new Map([...byPerson].map(([id, tags]) => [id, tags.map(({ tag }) => tag)]));
}

/** A person by their id, by the id of one who was joined to them, or by that of anything that they left; null where there is none. */
export async function findPerson(db: Db, id: string): Promise<PersonRecord | null> {
  const person = await db.selectFrom('people').selectAll().where('id', '=', id).executeTakeFirst();
  if (person !== undefined) return person;
  for (const table of ['person_aliases', 'person_items'] as const) {
    const known = await db
      .selectFrom(table)
      .innerJoin('people', 'people.id', `${table}.person_id`)
      .selectAll('people')
      .where(`${table}.id`, '=', id)
      .executeTakeFirst();
    if (known !== undefined) return known;
  }
  return null;
}
