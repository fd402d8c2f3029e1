import type { CompiledQuery, Transaction } from 'kysely';
import type { PageViewWrite } from './analytics-types.ts';
import { dayOf } from '../../time/days.ts';
import { addToDays, addToPaths, type DayDelta } from './rollups.ts';
import { send } from '../engine/send.ts';
import type { Database } from '../schema/schema.ts';

type Tx = Transaction<Database>;

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
  await send(tx, { ...compileInsert(tx, items.length, inserts), parameters });
}

/** Stores page views of sessions that are stored, and counts them; one for each process's store. */
export function createViewInserts(): (tx: Tx, items: readonly PageViewWrite[]) => Promise<void> {
  const inserts: Inserts = new Map();
  return async (tx, items) => {
    await insertRows(tx, items, inserts);
    const { days, paths } = addUpViews(items);
    await addToDays(tx, days);
    await addToPaths(tx, paths);
  };
}
