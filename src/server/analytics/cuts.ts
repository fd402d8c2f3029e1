import type { CutName, CutRow, Cuts } from '../../contract/cuts.ts';
import { cutKey, type CutTally } from '../store/analytics/count-cuts.ts';
import { keepCuts, readCut, readCutDays, type WholeDay } from '../store/analytics/daily-cuts.ts';
import { readDays } from '../store/analytics/dashboard.ts';
import type { Log } from '../logging/log.ts';
import type { Store } from '../store/engine/store.ts';
import type { Clock } from '../time/clock.ts';
import { HOUR_MS, sweepEvery, type Sweeper } from '../time/sweep.ts';
import { addDays, dayOf, daysBetween, startOfDay } from '../time/days.ts';
import { countLive, STILL_TOLD_MS } from './live-cuts.ts';
import { equalPart, type PartOfDay, type Span } from './range.ts';

/** The most names in the list; the rest are added up in one row. */
const NAMES_LISTED = 20;
/** So far back days are counted before anybody asks for them, and so many in one step. */
const DAYS_AHEAD = 400;
const DAYS_A_STEP = 10;

export interface CutsDeps {
  readonly store: Store;
  readonly clock: Clock;
  readonly timeZone: string;
}

type Counts = Cuts['totals'];
type Period = NonNullable<Cuts['only']>['now'];

function sum(rows: readonly Counts[]): Counts {
  const total = { visitors: 0, conversions: 0 };
  for (const row of rows) {
    total.visitors += row.visitors;
    total.conversions += row.conversions;
  }
  return total;
}

/** Days that are not over, counted from the raw rows: today, and shortly after midnight yesterday. */
type LiveDays = ReadonlyMap<string, CutTally>;

const isOverAt =
  (now: number) =>
  ({ until }: WholeDay) =>
    until + STILL_TOLD_MS <= now;

/** The days on which anything happened, in order. */
function cutDays(rows: readonly (Counts & { readonly day: string })[], timeZone: string): WholeDay[] {
  return rows
    .filter(({ visitors, conversions }) => visitors + conversions > 0)
    .map(({ day }) => ({ day, from: startOfDay(day, timeZone), until: startOfDay(addDays(day, 1), timeZone) }))
    .toSorted((a, b) => (a.day < b.day ? -1 : 1));
}

/** Counts the days that are over ahead of the owner's asking: many at once only after an upgrade. */
export function sweepCuts({ store, clock, timeZone, log }: CutsDeps & { log: Pick<Log, 'warn'> }): Sweeper {
  const work = async (isClosing: () => boolean) => {
    const last = dayOf(clock.now(), timeZone);
    const rows = await readDays(store.db, { first: addDays(last, -DAYS_AHEAD), last });
    // The newest first: they are asked for first.
    const days = cutDays(rows, timeZone).filter(isOverAt(clock.now()));
    for (let end = days.length; end > 0 && !isClosing(); end -= DAYS_A_STEP)
      await keepCuts(store, days.slice(Math.max(0, end - DAYS_A_STEP), end), isClosing);
    const today = { from: startOfDay(last, timeZone), until: startOfDay(addDays(last, 1), timeZone) };
    if (!isClosing()) await countLive(store, today, clock.now());
  };
  return sweepEvery(
    {
      name: 'cuts',
      everyMs: HOUR_MS,
      work,
      failure: 'Visits could not be counted by source and device; the next sweep tries again',
    },
    log,
  );
}

/**
 * Sees to it that each day of the span on which anything happened can be read: what is over for good is counted once and kept, the rest is counted now.
 * @param part the day of the span of which only a part counts
 */
async function settle(deps: CutsDeps, span: Span, part: PartOfDay | null): Promise<{ whole: Counts; live: LiveDays }> {
  const { store, clock, timeZone } = deps;
  const rows = await readDays(store.db, span);
  const days = cutDays(rows, timeZone).filter(({ day }) => day !== part?.day);
  const isOver = isOverAt(clock.now());
  await keepCuts(store, days.filter(isOver));
  const live = new Map<string, CutTally>();
  const now = [...days.filter((day) => !isOver(day)), ...(part === null ? [] : [part])];
  for (const { day, from, until } of now) live.set(day, await countLive(store, { from, until }, clock.now()));
  return { whole: sum(rows), live };
}

/** Rows of one name added up. */
function addUp(rows: Iterable<CutRow>): CutRow[] {
  return [...Map.groupBy(rows, cutKey).values()].flatMap((same) => {
    const [row] = same;
    return row === undefined ? [] : [{ kind: row.kind, name: row.name, ...sum(same) }];
  });
}

function byVisitors(a: CutRow, b: CutRow): number {
  return b.visitors - a.visitors || b.conversions - a.conversions || (cutKey(a) < cutKey(b) ? -1 : 1);
}

/** Names beyond what the list has room for are added up in its last row. */
function listRows(rows: readonly CutRow[]): CutRow[] {
  const ranked = rows.toSorted(byVisitors);
  const less = new Set(ranked.filter(({ kind }) => kind === 'named').slice(NAMES_LISTED));
  const others = ranked.filter((row) => row.kind === 'others' || less.has(row));
  const listed = ranked.filter((row) => row.kind !== 'others' && !less.has(row));
  return others.length === 0 ? listed : [...listed, { kind: 'others', name: '', ...sum(others) }];
}

/** One row of a cut by day. */
async function readRow(
  deps: CutsDeps,
  { cut, row }: { cut: CutName; row: Pick<CutRow, 'kind' | 'name'> },
  span: Span,
  part: PartOfDay | null,
): Promise<Period> {
  const { live } = await settle(deps, span, part);
  const { kind, name } = row;
  const kept = await readCutDays(deps.store.db, { cut, kind, name }, span);
  const byDay = new Map<string, Counts>(kept.map((day) => [day.day, day]));
  for (const [day, tally] of live) byDay.set(day, tally.get(cut)?.get(cutKey(row)) ?? sum([]));
  const days = daysBetween(span.first, span.last).map((date) => {
    const { visitors = 0, conversions = 0 } = byDay.get(date) ?? {};
    return { date, visitors, conversions };
  });
  return { from: span.first, to: span.last, days, totals: sum(days) };
}

const kinds = ['named', 'none', 'unknown', 'others'] as const;

/** `named:letter` as the row that it means. */
function readOnly(only: string): Pick<CutRow, 'kind' | 'name'> {
  const [said = ''] = only.split(':', 1);
  return { kind: kinds.find((kind) => kind === said) ?? 'unknown', name: only.slice(said.length + 1) };
}

/**
 * The visitors and conversions of a span by one thing that tells visits apart; and the days of one of the rows, beside earlier ones, where it is
 * wanted. The rows add up to the figures kept per day: what the raw rows no longer tell is `unknown`.
 */
export async function buildCuts(
  deps: CutsDeps,
  { by, only }: { by: CutName; only?: string | undefined },
  { span, before }: { span: Span; before: Span },
): Promise<Cuts> {
  const { whole, live } = await settle(deps, span, null);
  const kept = await readCut(deps.store.db, by, span);
  const rows = addUp([...kept, ...[...live.values()].flatMap((tally) => [...(tally.get(by)?.values() ?? [])])]);
  const told = sum(rows);
  const untold = {
    kind: 'unknown' as const,
    name: '',
    visitors: Math.max(0, whole.visitors - told.visitors),
    conversions: Math.max(0, whole.conversions - told.conversions),
  };
  const all = untold.visitors + untold.conversions > 0 ? addUp([...rows, untold]) : rows;
  const at = deps.clock.now();
  const part = equalPart(before, span, at, deps.timeZone);
  const row = only === undefined ? null : { cut: by, row: readOnly(only) };
  return {
    by,
    rows: listRows(all),
    totals: sum(all),
    only: row && {
      now: await readRow(deps, row, span, null),
      before: await readRow(deps, row, before, part),
      countedUntil: part && new Date(at).toISOString(),
    },
  };
}
