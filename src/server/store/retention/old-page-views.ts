import { sql, type Kysely, type Transaction } from 'kysely';
import { dayOf } from '../../time/days.ts';
import type { Database } from '../schema/schema.ts';
import { nextAfter, STEP_ROWS, type DropStep } from './old-rows.ts';
import { changeParts, isThere, type PageViewPart } from './page-view-parts.ts';

type Db = Kysely<Database>;
type Tx = Transaction<Database>;

/** Read at a time while a whole month goes. */
const ROWS_AT_ONCE = 10_000;
/** Counts that are stored in one statement. */
const COUNTS_AT_ONCE = 1000;

/** A page view as it is stored. */
export interface StoredView {
  readonly id: number;
  readonly session_id: string;
  readonly path: string;
  readonly title: string;
  readonly at: number;
  readonly filtered: number;
}

/** What is told of a day's page views when their rows go. */
class DroppedViews {
  readonly #counts = new Map<string, Database['dropped_page_views']>();
  readonly #timeZone: string;

  constructor(timeZone: string) {
    this.#timeZone = timeZone;
  }

  add(rows: readonly Pick<StoredView, 'path' | 'at' | 'filtered'>[]): void {
    for (const { path, at, filtered } of rows) {
      const day = dayOf(at, this.#timeZone);
      const key = [day, filtered, path].join(' ');
      const count = this.#counts.get(key) ?? { day, path, filtered, views: 0 };
      count.views += 1;
      this.#counts.set(key, count);
    }
  }

  /** Counts them where `analytics:rebuild` finds them, so that every figure stays what it was. */
  async store(tx: Tx): Promise<void> {
    const counts = [...this.#counts.values()];
    for (let from = 0; from < counts.length; from += COUNTS_AT_ONCE)
      await tx
        .insertInto('dropped_page_views')
        .values(counts.slice(from, from + COUNTS_AT_ONCE))
        .onConflict((conflict) =>
          conflict
            .columns(['day', 'path', 'filtered'])
            .doUpdateSet({ views: sql<number>`dropped_page_views.views + excluded.views` }),
        )
        .execute();
  }
}

function readPart(db: Db, table: string, after: number, limit: number): Promise<StoredView[]> {
  return db
    .selectFrom(sql<Database['page_views']>`${sql.table(table)}`.as('part'))
    .selectAll('part')
    .where('part.id', '>', after)
    .orderBy('part.id')
    .limit(limit)
    .execute();
}

/** One step through a table: the old page views in it, and where the next step begins; null where no more are left. */
export async function readOldViews(
  db: Db,
  table: string,
  step: DropStep,
): Promise<{ old: StoredView[]; next: number | null }> {
  const rows = await readPart(db, table, step.after, STEP_ROWS);
  return { old: rows.filter(({ at }) => at < step.before), next: nextAfter(rows, step) };
}

/** Drops these page views, as far as another process has not, and counts them. */
export async function dropViews(tx: Tx, table: string, views: readonly StoredView[], timeZone: string): Promise<void> {
  const ids = sql.join(views.map(({ id }) => sql`${id}`));
  const { rows } = await sql<StoredView>`
    delete from ${sql.table(table)} where id in (${ids}) returning path, at, filtered`.execute(tx);
  const dropped = new DroppedViews(timeZone);
  dropped.add(rows);
  await dropped.store(tx);
}

/** A copy of a part that is about to go. */
export interface PartCopy {
  /** Resolves when these are on disk. */
  add(rows: readonly StoredView[]): Promise<void>;
  /** All were added, and nothing but the commit is left to do. */
  publish(): Promise<void>;
}

/**
 * Drops a part whole and counts what stood in it, in one transaction; what a wrong clock would put into it meanwhile waits.
 * @returns false where somebody else is at it, or reads the table for long
 */
export async function dropPart(
  upkeep: Db,
  { table }: PageViewPart,
  timeZone: string,
  copy: PartCopy | null,
): Promise<boolean> {
  const part = sql.table(table);
  return changeParts(upkeep, async (tx) => {
    if (!(await isThere(tx, table))) return;
    await sql`lock table ${part} in exclusive mode`.execute(tx);
    const dropped = new DroppedViews(timeZone);
    for (let after = Number.MIN_SAFE_INTEGER; ;) {
      const rows = await readPart(tx, table, after, ROWS_AT_ONCE);
      dropped.add(rows);
      const last = rows.at(-1);
      if (last === undefined) break;
      await copy?.add(rows);
      after = last.id;
    }
    await dropped.store(tx);
    await sql`alter table page_views detach partition ${part}`.execute(tx);
    await copy?.publish();
    await sql`drop table ${part}`.execute(tx);
  });
}
