import type { CutName, CutRow, Cuts } from '../../contract/cuts.ts';
import { cutKey, type CutTally } from '../store/analytics/count-cuts.ts';
import { readCountedDays, readCut, readCutDays } from '../store/analytics/daily-cuts.ts';
import { readDays } from '../store/analytics/dashboard.ts';
import { daysBetween } from '../time/days.ts';
import { countLive, type LiveCount } from './live-cuts.ts';
import { equalPart, type PartOfDay, type Span } from './range.ts';
import type { DaysDeps } from './sweep-days.ts';
import { splitUncounted, wholeDays } from './whole-days.ts';

/** The most names in the list; the rest are added up in one row. */
const NAMES_LISTED = 20;

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

/** Days that are counted from the raw rows: today, and the days before it that the sweep has yet to count; on a busy site, some time ago. */
type LiveDays = ReadonlyMap<string, CutTally>;

interface Settled {
  /** Of all days that can be told. */
  readonly whole: Counts;
  readonly live: LiveDays;
  /** Days that are still to be counted. */
  readonly pending: readonly string[];
  /** The instant at which the oldest count of a live day began; null where that is now. */
  readonly countedAt: number | null;
}

/** All of a day as its tally has it: each cut counts every visit. */
function wholeOf(tally: CutTally): Counts {
  return sum([...(tally.values().next().value?.values() ?? [])]);
}

/**
 * Sees what can be told of the days of a span on which anything happened: what is over for good was counted by the sweep, what is not is counted now.
 * @param part the day of the span of which only a part counts
 */
async function settle({ store, clock, timeZone }: DaysDeps, span: Span, part: PartOfDay | null): Promise<Settled> {
  const now = clock.now();
  const rows = await readDays(store.db, span);
  const counted = await readCountedDays(store.db, span);
  const uncounted = wholeDays(rows, timeZone).filter(({ day }) => day !== part?.day && !counted.has(day));
  const split = splitUncounted(uncounted, now, timeZone);
  const found = new Map<string, LiveCount | null>(split.pending.map(({ day }) => [day, null]));
  for (const { day, from, until } of [...split.live, ...(part === null ? [] : [part])])
    found.set(day, await countLive(store, { from, until }, now));
  const pending = [...found].flatMap(([day, count]) => (count === null ? [day] : []));
  const counts = [...found].flatMap(([day, count]) => (count === null ? [] : [{ day, ...count }]));
  const late = new Map(counts.flatMap(({ day, tally, at }) => (at < now ? [[day, wholeOf(tally)]] : [])));
  return {
    whole: sum(rows.flatMap((row) => (pending.includes(row.day) ? [] : [late.get(row.day) ?? row]))),
    live: new Map(counts.map(({ day, tally }) => [day, tally])),
    pending,
    countedAt: late.size === 0 ? null : Math.min(...counts.map(({ at }) => at)),
  };
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
  deps: DaysDeps,
  { cut, row }: { cut: CutName; row: Pick<CutRow, 'kind' | 'name'> },
  span: Span,
  part: PartOfDay | null,
): Promise<Period & { pending: number }> {
  const { live, pending } = await settle(deps, span, part);
  const { kind, name } = row;
  const kept = await readCutDays(deps.store.db, { cut, kind, name }, span);
  const byDay = new Map<string, Counts>(kept.map((day) => [day.day, day]));
  for (const [day, tally] of live) byDay.set(day, tally.get(cut)?.get(cutKey(row)) ?? sum([]));
  const days = daysBetween(span.first, span.last).map((date) => {
    const { visitors = 0, conversions = 0 } = byDay.get(date) ?? {};
    return { date, visitors, conversions };
  });
  return { from: span.first, to: span.last, days, totals: sum(days), pending: pending.length };
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
  deps: DaysDeps,
  { by, only }: { by: CutName; only?: string | undefined },
  { span, before }: { span: Span; before: Span },
): Promise<Cuts> {
  const { whole, live, pending, countedAt } = await settle(deps, span, null);
  const kept = await readCut(deps.store.db, by, span, [...live.keys(), ...pending]);
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
  const now = row && (await readRow(deps, row, span, null));
  const earlier = row && (await readRow(deps, row, before, part));
  return {
    by,
    rows: listRows(all),
    totals: sum(all),
    only: now && earlier && { now, before: earlier, countedUntil: part && new Date(at).toISOString() },
    pendingDays: pending.length + (earlier?.pending ?? 0),
    countedAt: countedAt === null ? null : new Date(countedAt).toISOString(),
  };
}
