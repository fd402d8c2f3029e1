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

interface Span {
  readonly first: string;
  readonly last: string;
}

const insertRows = overRows((db, rows) => {
  const row = { day: '', cut: 'source' as const, kind: 'none' as const, name: '', visitors: 0, conversions: 0 };
  return db
    .insertInto('daily_cuts')
    .columns(['day', 'cut', 'kind', 'name', 'visitors', 'conversions'])
    .values(Array.from({ length: rows }, () => row))
    .compile();
});

/** Stores a day that was counted, unless another process has meanwhile. */
async function storeDay(tx: Transaction<Database>, day: string, tally: CutTally): Promise<void> {
  const own = await tx
    .insertInto('cut_days')
    .values({ day })
    .onConflict((conflict) => conflict.column('day').doNothing())
    .returning('day')
    .executeTakeFirst();
  if (own === undefined) return;
  const rows = [...tally].flatMap(([cut, of]) =>
    [...of.values()].map(({ kind, name, visitors, conversions }) => [day, cut, kind, name, visitors, conversions]),
  );
  await insertRows(tx, rows);
}

/** The days of a span that have been counted. */
export async function readCountedDays(db: Kysely<Database>, { first, last }: Span): Promise<Set<string>> {
  const rows = await db
    .selectFrom('cut_days')
    .select('day')
    .where('day', '>=', first)
    .where('day', '<=', last)
    .execute();
  return new Set(rows.map(({ day }) => day));
}

/** Counts a day that is over for good and keeps it. */
export async function keepCuts(store: Store, { day, from, until }: WholeDay): Promise<void> {
  const tally = await countCuts(store.db, from, until);
  await store.write((tx) => storeDay(tx, day, tally));
}

/** The rows of one cut on the days of a span that were counted, but for `except`, added up. */
export async function readCut(
  db: Kysely<Database>,
  cut: CutName,
  { first, last }: Span,
  except: readonly string[],
): Promise<CutRow[]> {
  const rows = db
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
    .groupBy(['kind', 'name']);
  return (except.length === 0 ? rows : rows.where('day', 'not in', [...except])).execute();
}

/** One row of a cut, day by day, on the days that were counted. */
export async function readCutDays(
  db: Kysely<Database>,
  { cut, kind, name }: { cut: CutName; kind: CutRow['kind']; name: string },
  { first, last }: Span,
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
