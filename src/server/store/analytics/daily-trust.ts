import { sql, type Kysely, type Transaction } from 'kysely';
import { overRows } from '../engine/over-rows.ts';
import type { Store } from '../engine/store.ts';
import type { Database } from '../schema/schema.ts';
import { countTrust, type NameReason, type TrustCount } from './count-trust.ts';
import { forgetCuts, type WholeDay } from './daily-cuts.ts';

type Db = Kysely<Database>;
type Tx = Transaction<Database>;
type Span = { readonly first: string; readonly last: string };

/** What became of something that was set aside; counted once, when it is decided, because nothing else remembers it. */
export type Decided = 'let_in' | 'removed';
const decisions: readonly string[] = ['let_in', 'removed'] satisfies Decided[];

const insertRows = overRows((db, rows) =>
  db
    .insertInto('daily_trust')
    .values(Array.from({ length: rows }, () => ({ day: '', what: '', name: '', times: 0 })))
    .compile(),
);

/** The days of a span that have been counted. */
export async function readTrustDays(db: Db, { first, last }: Span): Promise<Set<string>> {
  const rows = await db
    .selectFrom('trust_days')
    .select('day')
    .where('day', '>=', first)
    .where('day', '<=', last)
    .execute();
  return new Set(rows.map(({ day }) => day));
}

/** Counts one day that is over for good and keeps it, unless another process has meanwhile. */
export async function keepTrust(store: Store, { day, from, until }: WholeDay, nameReason: NameReason): Promise<void> {
  const tally = await countTrust(store.db, from, until, nameReason);
  await store.write(async (tx) => {
    const own = await tx
      .insertInto('trust_days')
      .values({ day })
      .onConflict((conflict) => conflict.column('day').doNothing())
      .returning('day')
      .executeTakeFirst();
    if (own === undefined) return;
    await insertRows(
      tx,
      [...tally.values()].map(({ what, name, times }) => [day, what, name, times]),
    );
  });
}

/** What was counted on the days of a span, added up; of the days `except` only what cannot be counted again. */
export async function readTrust(db: Db, { first, last }: Span, except: readonly string[]): Promise<TrustCount[]> {
  const rows = db
    .selectFrom('daily_trust')
    .select(({ fn }) => ['what', 'name', fn.sum<number>('times').as('times')])
    .where('day', '>=', first)
    .where('day', '<=', last)
    .groupBy(['what', 'name']);
  if (except.length === 0) return rows.execute();
  return rows.where((row) => row.or([row('day', 'not in', [...except]), row('what', 'in', [...decisions])])).execute();
}

/** How many visits were in no figure, on each day of a span that was counted. */
export async function readFilteredDays(db: Db, { first, last }: Span): Promise<{ day: string; times: number }[]> {
  return db
    .selectFrom('daily_trust')
    .select(({ fn }) => ['day', fn.sum<number>('times').as('times')])
    .where('what', '=', 'filtered')
    .where('day', '>=', first)
    .where('day', '<=', last)
    .groupBy('day')
    .execute();
}

/** The page views of a span that are in no figure. */
export async function countFilteredViews(db: Db, { first, last }: Span): Promise<number> {
  const row = await db
    .selectFrom('daily_figures')
    .select(({ fn }) => fn.sum<number | null>('filtered').as('views'))
    .where('day', '>=', first)
    .where('day', '<=', last)
    .executeTakeFirstOrThrow();
  return row.views ?? 0;
}

/** How many forms that were set aside from one instant until another still wait. */
export async function countWaiting(db: Db, { from, until }: { from: number; until: number }): Promise<number> {
  const { count } = await db
    .selectFrom('set_aside')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('created_at', '>=', from)
    .where('created_at', '<', until)
    .executeTakeFirstOrThrow();
  return count;
}

/** Notes what became of a form that was set aside. What is let in changes its day, which is counted again. */
export async function noteDecided(
  tx: Tx,
  { day, decided, kind }: { day: string; decided: Decided; kind: string },
): Promise<void> {
  await tx
    .insertInto('daily_trust')
    .values({ day, what: decided, name: kind, times: 1 })
    .onConflict((conflict) =>
      conflict.columns(['day', 'what', 'name']).doUpdateSet({ times: sql`daily_trust.times + excluded.times` }),
    )
    .execute();
  if (decided === 'let_in') await forget(tx, day);
}

/** Forgets what can be counted again, of one day or of all. */
async function forget(tx: Tx, day: string | null): Promise<void> {
  const isOfDay = day === null ? sql<boolean>`true` : sql<boolean>`day = ${day}`;
  await tx.deleteFrom('daily_trust').where(isOfDay).where('what', 'not in', decisions).execute();
  await tx.deleteFrom('trust_days').where(isOfDay).execute();
}

/** Forgets what was counted of days that are over, so that the sweep counts them again. */
export async function forgetCounted(tx: Tx): Promise<void> {
  await forgetCuts(tx);
  await forget(tx, null);
}
