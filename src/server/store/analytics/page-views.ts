import type { CompiledQuery, Transaction } from 'kysely';
import type { PageViewWrite } from './analytics-types.ts';
import { dayOf } from '../../time/days.ts';
import { addToDays, addToPaths, type DayDelta } from './rollups.ts';
import type { Database } from '../schema/schema.ts';
import { seeSessions } from './sessions.ts';
import type { BulkWrite } from '../engine/store.ts';

type Tx = Transaction<Database>;

/** Sessions that are known to be stored, so that their later page views need not ask. Bounded; forgetting costs one look. */
const SESSIONS_REMEMBERED = 50_000;

/** What a group of page views adds to the figures. */
export function addUpViews(items: readonly PageViewWrite[]): {
  days: Map<string, DayDelta>;
  paths: { day: string; path: string; views: number }[];
} {
  const days = new Map<string, { page_views: number; filtered: number }>();
  const paths = new Map<string, { day: string; path: string; views: number }>();
  for (const { at, timeZone, filtered, path } of items) {
    const day = dayOf(at, timeZone);
    const figures = days.get(day) ?? { page_views: 0, filtered: 0 };
    days.set(day, figures);
    if (filtered) {
      figures.filtered += 1;
      continue;
    }
    figures.page_views += 1;
    const key = `${day} ${path}`;
    const views = paths.get(key) ?? { day, path, views: 0 };
    paths.set(key, views);
    views.views += 1;
  }
  return { days, paths: [...paths.values()] };
}

/** Insert statements of one engine by their number of rows: compiling one costs more than running it. */
type Inserts = Map<number, CompiledQuery>;
const INSERTS_KEPT = 200;

function compileInsert(tx: Tx, rows: number, inserts: Inserts): CompiledQuery {
  const kept = inserts.get(rows);
  if (kept !== undefined) return kept;
  const placeholder = { session_id: '', path: '', title: '', at: 0, filtered: 0 };
  const compiled = tx
    .insertInto('page_views')
    .values(Array.from({ length: rows }, () => placeholder))
    .compile();
  if (inserts.size >= INSERTS_KEPT) inserts.clear();
  inserts.set(rows, compiled);
  return compiled;
}

async function insertRows(tx: Tx, items: readonly PageViewWrite[], inserts: Inserts): Promise<void> {
  const parameters: (string | number)[] = [];
  for (const { sessionId, path, title, at, filtered } of items)
    parameters.push(sessionId, path, title, at, filtered ? 1 : 0);
  await tx.executeQuery({ ...compileInsert(tx, items.length, inserts), parameters });
}

/** Page views come in crowds: one for each process's store, made with `createPageViews()`. */
export function createPageViews(): BulkWrite<PageViewWrite> & { remember(sessionId: string): void } {
  const known = new Set<string>();
  const inserts: Inserts = new Map();
  return {
    name: 'page views',
    /** To be called once the session's first write is committed, never before. */
    remember(sessionId) {
      if (known.size >= SESSIONS_REMEMBERED) known.clear();
      known.add(sessionId);
    },
    async run(tx, items) {
      await seeSessions(
        tx,
        items.filter((item) => !known.has(item.sessionId)),
      );
      await insertRows(tx, items, inserts);
      const { days, paths } = addUpViews(items);
      await addToDays(tx, days);
      await addToPaths(tx, paths);
    },
  };
}
