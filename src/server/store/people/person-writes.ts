import { sql, type Kysely, type Selectable, type Transaction } from 'kysely';
import { forUpdate } from '../engine/for-update.ts';
import { askOverRows, sendOverRows } from '../engine/over-rows.ts';
import type { PersonItemType } from '../schema/people.ts';
import type { Database } from '../schema/schema.ts';
import { summaryColumns, type Summary } from './fold-summaries.ts';

type Tx = Transaction<Database>;
type ItemRow = Selectable<Database['person_items']>;

/** A person by one of their keys, with how many they have. */
export type KnownPerson = Summary & {
  readonly id: string;
  readonly key: string;
  readonly apart: number;
  readonly keys: number;
};

const readByKey = askOverRows((db, rows) =>
  db
    .selectFrom('person_keys')
    .innerJoin('people', 'people.id', 'person_keys.person_id')
    .select(['person_keys.key', 'people.id', 'people.apart'])
    .select(summaryColumns.map((column) => `people.${column}` as const))
    .select(
      sql<number>`(select count(*) from person_keys others where others.person_id = person_keys.person_id)`.as('keys'),
    )
    .where(
      'person_keys.key',
      'in',
      Array.from({ length: rows }, () => ''),
    )
    .orderBy('people.id')
    .modifyEnd(forUpdate(db, 'people'))
    .compile(),
);

/** Asks who is known by any of these keys, once for each key. Nobody else writes them before this transaction ends. */
export async function takeKnown(tx: Tx, keys: readonly string[]): Promise<() => Promise<KnownPerson[]>> {
  return readByKey(
    tx,
    keys.map((key) => [key]),
  );
}

/**
 * To be called before any of these people is joined to another, divided, or added up anew from what they left: what somebody leaves meanwhile waits until this
 * transaction ends.
 */
export async function takePeople(tx: Tx, ids: readonly string[]): Promise<void> {
  await tx
    .selectFrom('people')
    .select('id')
    .where('id', 'in', [...ids])
    .orderBy('id')
    .modifyEnd(forUpdate(tx, 'people'))
    .execute();
}

const readPlaces = askOverRows((db, rows) =>
  db
    .selectFrom('person_items')
    .select(['id', 'person_id'])
    .where(
      'id',
      'in',
      Array.from({ length: rows }, () => ''),
    )
    .compile(),
);

/** Asks whose each of these is by now; those that are nobody's are left out. */
export async function askPlaces(
  db: Kysely<Database>,
  ids: readonly string[],
): Promise<() => Promise<Map<string, string>>> {
  const places = await readPlaces(
    db,
    ids.map((id) => [id]),
  );
  return async () => new Map((await places()).map(({ id, person_id }) => [id, person_id]));
}

export async function findPlaces(db: Kysely<Database>, ids: readonly string[]): Promise<Map<string, string>> {
  return (await askPlaces(db, ids))();
}

const insertKeyRows = sendOverRows((db, rows) =>
  db
    .insertInto('person_keys')
    .values(Array.from({ length: rows }, () => ({ key: '', person_id: '' })))
    .compile(),
);

/** In the order of the keys, so that of two groups that bring the same new people one waits for the other. */
export async function insertKeys(tx: Tx, keys: readonly (readonly [key: string, personId: string])[]): Promise<void> {
  await insertKeyRows(
    tx,
    keys.toSorted(([a], [b]) => (a < b ? -1 : 1)),
  );
}

const emptySummary: Summary = {
  first_at: 0,
  last_at: 0,
  last_id: '',
  last_type: 'lead',
  items: 0,
  name: '',
  name_at: 0,
  email: '',
  phone: '',
  phone_at: 0,
  kinds: 0,
  market: null,
  market_at: 0,
  touch_at: null,
  source: null,
  page: null,
  campaign: null,
  consent: 0,
};

const upsertRows = sendOverRows((db, rows) =>
  db
    .insertInto('people')
    .columns(['id', ...summaryColumns])
    .values(Array.from({ length: rows }, () => ({ id: '', ...emptySummary })))
    .onConflict((conflict) =>
      conflict
        .column('id')
        .doUpdateSet(Object.fromEntries(summaryColumns.map((column) => [column, sql.ref(`excluded.${column}`)]))),
    )
    .compile(),
);

/** Writes what people's things add up to; what the owner made of them stays as it is. */
export async function upsertPeople(tx: Tx, people: readonly (Summary & { readonly id: string })[]): Promise<void> {
  const rows = people.toSorted((a, b) => (a.id < b.id ? -1 : 1));
  await upsertRows(
    tx,
    rows.map((row) => [row.id, ...summaryColumns.map((column) => row[column])]),
  );
}

const itemColumns = [
  'id',
  'person_id',
  'type',
  'kind',
  'at',
  'name',
  'email',
  'phone',
  'market',
  'touch_at',
  'source',
  'page',
  'campaign',
  'consent',
  'text',
] as const satisfies readonly (keyof ItemRow)[];

const insertItemRows = sendOverRows((db, rows) => {
  const type: PersonItemType = 'lead';
  const row = { id: '', person_id: '', type, kind: 'other' as const, at: 0, name: '', email: '', phone: '' };
  const nulls = { market: null, touch_at: null, source: null, page: null, campaign: null };
  return db
    .insertInto('person_items')
    .columns([...itemColumns])
    .values(Array.from({ length: rows }, () => ({ ...row, ...nulls, consent: 0, text: '' })))
    .onConflict((conflict) =>
      conflict
        .column('id')
        .doUpdateSet(Object.fromEntries(itemColumns.slice(1).map((column) => [column, sql.ref(`excluded.${column}`)]))),
    )
    .compile();
});

/** Stores what was left, or how it stands by now. */
export async function insertItems(tx: Tx, items: readonly ItemRow[]): Promise<void> {
  await insertItemRows(
    tx,
    items.map((row) => itemColumns.map((column) => row[column])),
  );
}
