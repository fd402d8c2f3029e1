import type { Kysely, Transaction } from 'kysely';
import type { CutName, CutRow } from '../../../contract/cuts.ts';
import { overRows } from '../engine/over-rows.ts';
import type { Store } from '../engine/store.ts';
import type { Database } from '../schema/schema.ts';
import { countCuts, type CutTally } from './count-cuts.ts';

/** A row of one day. */
export type DayCutRow = CutRow & { readonly day: string };

/** From which instant until which a day lasts. */
export interface WholeDay {
  readonly day: string;
  readonly from: number;
  readonly until: number;
}

const insertRows = overRows((db, rows) => {
  const row = { day: '', cut: 'source' as const, kind: 'none' as const, name: '', visitors: 0, conversions: 0 };
  return db
    .insertInto('daily_cuts')
    .columns(['day', 'cut', 'kind', 'name', 'visitors', 'conversions'])
    .values(Array.from({ length: rows }, () => row))
    .compile();
});

/** Days that are stored in one commit. */
const DAYS_AT_ONCE = 10;

/** Stores days that were counted, but for those that another process stored meanwhile. */
async function storeDays(tx: Transaction<Database>, tallies: ReadonlyMap<string, CutTally>): Promise<void> {
  const own = await tx
    .insertInto('cut_days')
    .values([...tallies.keys()].map((day) => ({ day })))
    .onConflict((conflict) => conflict.column('day').doNothing())
    .returning('day')
    .execute();
  const rows = own.flatMap(({ day }) =>
    [...(tallies.get(day) ?? [])].flatMap(([cut, of]) =>
      [...of.values()].map(({ kind, name, visitors, conversions }) => [day, cut, kind, name, visitors, conversions]),
    ),
  );
  await insertRows(tx, rows);
}

/** Counts the days of these that have not been counted, all of which must be over for good. */
export async function keepCuts(
  store: Store,
  days: readonly WholeDay[],
  isClosing: () => boolean = () => false,
): Promise<void> {
  const [first, last] = [days.at(0), days.at(-1)];
  if (first === undefined || last === undefined) return;
  const known = await store.db
    .selectFrom('cut_days')
    .select('day')
    .where('day', '>=', first.day)
    .where('day', '<=', last.day)
    .execute();
  const counted = new Set(known.map(({ day }) => day));
  const wanted = days.filter(({ day }) => !counted.has(day));
  for (let start = 0; start < wanted.length && !isClosing(); start += DAYS_AT_ONCE) {
    const tallies = new Map<string, CutTally>();
    for (const { day, from, until } of wanted.slice(start, start + DAYS_AT_ONCE))
      tallies.set(day, await countCuts(store.db, from, until));
    await store.write((tx) => storeDays(tx, tallies));
  }
}

/** The rows of one cut on the days from `first` to `last` that were counted, added up; or of each day, for one row of the cut. */
export async function readCut(
  db: Kysely<Database>,
  cut: CutName,
  { first, last }: { first: string; last: string },
): Promise<CutRow[]> {
  return db
    .selectFrom('daily_cuts')
    .select(({ fn }) => [
      'kind',
      'name',
      fn.sum<number>('visitors').as('visitors'),
      fn.sum<number>('conversions').as('conversions'),
    ])
    .where('cut', '=', cut)
    .where('day', '>=', first)
    .where('day', '<=', last)
    .groupBy(['kind', 'name'])
    .execute();
}

/** One row of a cut, day by day, on the days that were counted. */
export async function readCutDays(
  db: Kysely<Database>,
  { cut, kind, name }: { cut: CutName; kind: CutRow['kind']; name: string },
  { first, last }: { first: string; last: string },
): Promise<DayCutRow[]> {
  return db
    .selectFrom('daily_cuts')
    .select(['day', 'kind', 'name', 'visitors', 'conversions'])
    .where('cut', '=', cut)
    .where('kind', '=', kind)
    .where('name', '=', name)
    .where('day', '>=', first)
    .where('day', '<=', last)
    .execute();
}

/** Forgets what was counted; it is counted again when it is asked for. */
export async function forgetCuts(tx: Transaction<Database>): Promise<void> {
  await tx.deleteFrom('daily_cuts').execute();
  await tx.deleteFrom('cut_days').execute();
}
