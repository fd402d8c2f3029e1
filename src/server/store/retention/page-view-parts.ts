import { sql, type Kysely, type Transaction } from 'kysely';
import { monthStart, monthsOf, type Span } from '../../time/months.ts';
import { takeTurn } from '../engine/one-at-a-time.ts';
import type { Store } from '../engine/store.ts';
import { codeOf } from '../engine/unavailable.ts';
import type { Database } from '../schema/schema.ts';

type Db = Kysely<Database>;
type Tx = Transaction<Database>;

/** Months that stand ready before their first page view. */
const MONTHS_AHEAD = 3;
/** What is dated further back was dated by a wrong clock. */
const MONTHS_BACK = 120;
/** Visitors whose page view belongs into a part that changes wait at most this long. */
const LOCK_MS = 1000;
/** Between two statements: a file may be written. */
const IDLE_MS = 600_000;

/** What no month holds: dated by a wrong clock, or stored before its month was made. */
const OTHER = 'page_views_other';

/** Another process is at it, or somebody reads the table for long, as a backup does: the next sweep tries again. */
const BUSY = /^(55P03|40P01)$/;

function isBusy(error: unknown): boolean {
  return error instanceof Error && (BUSY.test(codeOf(error) ?? '') || isBusy(error.cause));
}

/** A part of PostgreSQL's `page_views`: one month, or what was there before there were months. */
export interface PageViewPart {
  readonly table: string;
  /** The instant that it ends before; null for what no month holds. */
  readonly until: number | null;
  /** Whether it is exactly one month. */
  readonly isMonth: boolean;
}

const BOUNDS = /FROM \('?(?<from>MINVALUE|-?\d+)'?\) TO \('?(?<until>-?\d+)'?\)/;

/** All parts. */
export async function listParts(db: Db): Promise<PageViewPart[]> {
  const { rows } = await sql<{ table: string; bounds: string | null }>`
    select part.relname as table, pg_get_expr(part.relpartbound, part.oid) as bounds
    from pg_inherits join pg_class as part on part.oid = inhrelid
    where inhparent = 'page_views'::regclass order by part.relname`.execute(db);
  return rows.flatMap(({ table, bounds }) => {
    // Another process dropped the part while this statement ran: its row is still read, but its bounds are gone.
    if (bounds === null) return [];
    const { from, until } = BOUNDS.exec(bounds)?.groups ?? {};
    return [{ table, until: until === undefined ? null : Number(until), isMonth: /^\d+$/.test(from ?? '') }];
  });
}

/**
 * Whether this part is there; another process may have made or dropped it meanwhile. A statement reads `pg_class` as it is now. `to_regclass` would
 * answer from the connection's cache, which may still name a dropped table.
 */
export async function isThere(tx: Tx, table: string): Promise<boolean> {
  const { rows } = await sql`
    select from pg_class where relname = ${table} and pg_table_is_visible(oid)`.execute(tx);
  return rows.length > 0;
}

/** Changes parts, as the only process that does; false where another does, or where somebody reads the table for long. */
export async function changeParts(db: Db, work: (tx: Tx) => Promise<void>): Promise<boolean> {
  try {
    await db.transaction().execute(async (tx) => {
      await sql`set local lock_timeout = ${sql.lit(LOCK_MS)}`.execute(tx);
      await sql`set local idle_in_transaction_session_timeout = ${sql.lit(IDLE_MS)}`.execute(tx);
      await takeTurn(tx, 'parts of page views');
      await work(tx);
    });
    return true;
  } catch (error) {
    if (isBusy(error)) return false;
    throw error;
  }
}

/** Makes the part of a month, and brings what stands elsewhere into it. */
async function addMonth(tx: Tx, { from, until }: Span): Promise<void> {
  const name = `page_views_${new Date(from).toISOString().slice(0, 7).replace('-', '_')}`;
  if (await isThere(tx, name)) return;
  const [month, other] = [sql.table(name), sql.table(OTHER)];
  const inMonth = sql`at >= ${sql.lit(from)} and at < ${sql.lit(until)}`;
  // Made apart and then attached, so that page views of other months wait for nothing.
  await sql`create table ${month} (like page_views including defaults including indexes)`.execute(tx);
  await sql`alter table ${month} add constraint in_month check (${inMonth})`.execute(tx);
  await sql`lock table ${other} in share row exclusive mode`.execute(tx);
  await sql`
    with moved as (delete from ${other} where ${inMonth} returning *)
    insert into ${month} select * from moved`.execute(tx);
  await sql`
    alter table page_views attach partition ${month} for values from (${sql.lit(from)}) to (${sql.lit(until)})
  `.execute(tx);
  await sql`alter table ${month} drop constraint in_month`.execute(tx);
}

/** Makes the months of a span that have no part yet. */
async function addMonths(upkeep: Db, span: Span): Promise<void> {
  const parts = await listParts(upkeep);
  const there = new Set(parts.map(({ until }) => until));
  const earlier = parts.find(({ isMonth, until }) => !isMonth && until !== null)?.until ?? 0;
  for (const month of monthsOf(span))
    if (month.until > earlier && !there.has(month.until)) await changeParts(upkeep, (tx) => addMonth(tx, month));
}

/**
 * Makes the coming months, and those of page views that were stored before their month was made; on SQLite nothing.
 * @param expected when page views were that are about to be copied here
 */
export async function keepMonthsReady(
  { upkeep }: Pick<Store, 'upkeep'>,
  now: number,
  expected: Span | null = null,
): Promise<void> {
  if (upkeep === null) return;
  const oldest = monthStart(now, -MONTHS_BACK);
  const newest = monthStart(now, MONTHS_AHEAD + 1);
  await addMonths(upkeep, { from: now, until: newest });
  if (expected !== null)
    await addMonths(upkeep, { from: Math.max(expected.from, oldest), until: Math.min(expected.until, newest) });
  const { rows } = await sql<{ at: number }>`
    select min(at) as at from ${sql.table(OTHER)} where at >= ${oldest} and at < ${newest}
    group by date_trunc('month', to_timestamp(at / 1000.0) at time zone 'UTC')`.execute(upkeep);
  for (const { at } of rows) await addMonths(upkeep, { from: at, until: at + 1 });
}
