import { createHash } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import type { EventAbout, EventRecord } from '../../../contract/events.ts';
import { overRows } from '../engine/over-rows.ts';
import type { Database } from '../schema/schema.ts';
import { bucketsWith, type DeliveryTest } from '../outbox/buckets.ts';
import { readTags } from '../people/list-people.ts';

type Tx = Transaction<Database>;

const HASH_LENGTH = 22;
const VALUES_MAX = 500;
/** More names than anybody has; what comes after them is in the inbox. */
const LISTED_MAX = 100;

/** A person as events tell of them. */
export interface KnownPerson {
  readonly about: EventAbout;
  readonly record: EventRecord;
  /** The turn of their events. */
  readonly turnOf: string;
  /** What was told of them so far; empty where nothing was. */
  readonly told: string;
}

const claimTurns = overRows((db, rows) =>
  db
    .insertInto('told_people')
    .values(Array.from({ length: rows }, () => ({ person_id: '', told: '', turn_of: '' })))
    .onConflict((conflict) => conflict.column('person_id').doUpdateSet({ told: sql.ref('told_people.told') }))
    .returning(['person_id', 'told', 'turn_of'])
    .compile(),
);

/** Whatever is known of a person, in one word; changes with any of it. */
export function hashOf({ about, record }: Pick<KnownPerson, 'about' | 'record'>): string {
  return createHash('sha256')
    .update(JSON.stringify([about.person, record]))
    .digest('base64url')
    .slice(0, HASH_LENGTH);
}

/** The latest visit in which each of them left something. */
async function lastTouches(tx: Tx, ids: readonly string[]) {
  const latest = sql<string>`(
    select id from person_items latest where latest.person_id = people.id and latest.touch_at is not null
    order by latest.at desc, latest.id desc limit 1)`;
  const rows = await tx
    .selectFrom('people')
    .innerJoin('person_items', (join) => join.on('person_items.id', '=', latest))
    .select(['people.id as person', 'person_items.source', 'person_items.page', 'person_items.campaign'])
    .where('people.id', 'in', [...ids])
    .execute();
  return new Map(rows.map(({ person, ...touch }) => [person, touch]));
}

async function listByPerson<Row extends { person_id: string }>(
  rows: Promise<Row[]>,
  wordOf: (row: Row) => string,
): Promise<(id: string) => string[]> {
  const byPerson = Map.groupBy(await rows, (row) => row.person_id);
  return (id) => (byPerson.get(id) ?? []).slice(0, LISTED_MAX).map(wordOf);
}

const orNull = (text: string | null) => (text === null || text === '' ? null : text);

const asTouch = ({ source, page, campaign }: Record<'source' | 'page' | 'campaign', string | null>) => ({
  source: orNull(source),
  page: orNull(page),
  campaign: orNull(campaign),
});

/**
 * Reads these people as they are now, and takes their turns: another transaction that tells of one of them waits until this one ends, so that the numbers
 * of one turn rise in the order in which they are seen.
 */
export async function readKnownPeople(tx: Tx, personIds: readonly string[]): Promise<Map<string, KnownPerson>> {
  const known = new Map<string, KnownPerson>();
  const all = [...new Set(personIds)].toSorted();
  for (let from = 0; from < all.length; from += VALUES_MAX) {
    const ids = all.slice(from, from + VALUES_MAX);
    const turns = await claimTurns(
      tx,
      ids.map((id) => [id, '', id]),
    );
    const told = new Map(turns.map((turn) => [turn.person_id, turn]));
    const rows = await tx.selectFrom('people').selectAll().where('id', 'in', ids).execute();
    const last = await lastTouches(tx, ids);
    const keysOf = await listByPerson(
      tx.selectFrom('person_keys').selectAll().where('person_id', 'in', ids).orderBy('key').execute(),
      ({ key }) => key,
    );
    const joinedOf = await listByPerson(
      tx.selectFrom('person_aliases').selectAll().where('person_id', 'in', ids).orderBy('id').execute(),
      ({ id }) => id,
    );
    const tags = await readTags(tx, ids);
    for (const person of rows) {
      const { id, name, email, phone } = person;
      const lastTouch = last.get(id);
      const keys = keysOf(id);
      const named = (start: string) => keys.filter((key) => key.startsWith(start)).map((key) => key.slice(2));
      known.set(id, {
        about: {
          person: { id, name: orNull(name), email: orNull(email), phone: orNull(phone) },
          touches: {
            first: person.touch_at === null ? null : asTouch(person),
            last: lastTouch === undefined ? null : asTouch(lastTouch),
          },
        },
        record: {
          emails: named('e:'),
          phones: named('p:'),
          tags: tags.get(id) ?? [],
          joined: joinedOf(id),
          smsConsent: person.consent === 1,
        },
        turnOf: told.get(id)?.turn_of ?? id,
        told: told.get(id)?.told ?? '',
      });
    }
  }
  return known;
}

/** Notes what was told of somebody. */
export async function noteTold(tx: Tx, personId: string, told: string): Promise<void> {
  await tx.updateTable('told_people').set({ told }).where('person_id', '=', personId).execute();
}

/** From now on all that is told of one goes with the other's turn: they are one person. */
export async function joinTurns(tx: Tx, { stays, goes }: { stays: string; goes: string }): Promise<void> {
  const rows = await tx.selectFrom('told_people').selectAll().where('person_id', 'in', [stays, goes]).execute();
  const turn = rows.find(({ person_id }) => person_id === goes)?.turn_of;
  if (turn === undefined) return;
  const into = rows.find(({ person_id }) => person_id === stays)?.turn_of ?? stays;
  await tx.deleteFrom('told_people').where('person_id', '=', goes).execute();
  if (into === turn) return;
  await tx.updateTable('told_people').set({ turn_of: into }).where('turn_of', '=', turn).execute();
  await tx.updateTable('crm_events').set({ turn_of: into }).where('turn_of', '=', turn).execute();
  const waits: DeliveryTest = (row) => row.and([row('turn_of', '=', turn), row('status', '=', 'waiting')]);
  for (const bucket of await bucketsWith(tx, waits))
    await tx.updateTable('deliveries').set({ turn_of: into }).where('bucket', '=', bucket).where(waits).execute();
}

/** Somebody who was split off keeps the turn: what is told of either goes after what was told of both. */
export async function splitTurn(tx: Tx, { from, into }: { from: string; into: string }): Promise<void> {
  const row = await tx.selectFrom('told_people').select('turn_of').where('person_id', '=', from).executeTakeFirst();
  if (row !== undefined)
    await tx.insertInto('told_people').values({ person_id: into, told: '', turn_of: row.turn_of }).execute();
}
