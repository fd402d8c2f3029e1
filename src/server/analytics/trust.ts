import { filterReasons, trustKinds, type Trust } from '../../contract/trust.ts';
import { wilsonInterval } from '../../domain/conversions/wilson.ts';
import { countTrust, type TrustCount } from '../store/analytics/count-trust.ts';
import {
  countFilteredViews,
  countWaiting,
  readFilteredDays,
  readTrust,
  readTrustDays,
} from '../store/analytics/daily-trust.ts';
import { readDays } from '../store/analytics/dashboard.ts';
import { addDays, dayOf, daysBetween, startOfDay } from '../time/days.ts';
import { filterReason } from './bots.ts';
import type { Span } from './range.ts';
import type { DaysDeps } from './sweep-days.ts';
import { daysSince, splitUncounted, wholeDays } from './whole-days.ts';

const devices = ['phone', 'tablet', 'computer'] as const;

const addUp = (counts: readonly TrustCount[]) => counts.reduce((sum, { times }) => sum + times, 0);

/** What of `counts` is called so, of all names or of one. */
function timesOf(counts: readonly TrustCount[], what: string, name?: string): number {
  return addUp(counts.filter((count) => count.what === what && (name === undefined || count.name === name)));
}

function presentRow(counts: readonly TrustCount[], kind: (typeof trustKinds)[number]): Trust['rows'][number] {
  const untold = timesOf(counts, `untold:${kind}`);
  const known = devices.map((device) => ({ device, untold: timesOf(counts, `untold:${kind}`, device) }));
  const rest = untold - known.reduce((sum, one) => sum + one.untold, 0);
  return {
    kind,
    stored: timesOf(counts, `stored:${kind}`),
    counted: kind === 'quiz' ? null : timesOf(counts, `counted:${kind}`),
    untold,
    devices: [...known, { device: null, untold: rest }].filter((one) => one.untold > 0),
  };
}

/** What was stored on the days of a span beside what browsers reported, and what is in no figure. Days that the sweep has yet to count are left out. */
export async function buildTrust({ store, clock, timeZone }: DaysDeps, span: Span): Promise<Trust> {
  const { db } = store;
  const now = clock.now();
  const figures = await readDays(db, span);
  const counted = await readTrustDays(db, span);
  // Today may hold what came without a browser; a range in which nothing was ever counted holds nothing.
  const isAny = figures.length > 0 || span.last === dayOf(now, timeZone);
  const days = isAny ? wholeDays(daysSince(figures, span.last), timeZone) : [];
  const uncounted = days.filter(({ day }) => !counted.has(day));
  const { live, pending } = splitUncounted(uncounted, now, timeZone);
  const counts = await readTrust(
    db,
    span,
    uncounted.map(({ day }) => day),
  );
  const filteredDays = new Map((await readFilteredDays(db, span)).map(({ day, times }) => [day, times]));
  for (const { day, from, until } of live) {
    const tally = [...(await countTrust(db, from, until, filterReason)).values()];
    counts.push(...tally);
    filteredDays.set(day, timesOf(tally, 'filtered'));
  }
  const total = { visitors: 0, conversions: 0 };
  for (const day of figures) {
    total.visitors += day.visitors;
    total.conversions += day.conversions;
  }
  const waiting = await countWaiting(db, {
    from: startOfDay(span.first, timeZone),
    until: startOfDay(addDays(span.last, 1), timeZone),
  });
  return {
    from: span.first,
    to: span.last,
    rows: trustKinds.map((kind) => presentRow(counts, kind)),
    filtered: {
      reasons: filterReasons
        .map((reason) => ({ reason, visits: timesOf(counts, 'filtered', reason) }))
        .filter(({ visits }) => visits > 0)
        .toSorted((a, b) => b.visits - a.visits),
      days: daysBetween(span.first, span.last).map((date) => ({ date, visits: filteredDays.get(date) ?? 0 })),
      pageViews: await countFilteredViews(db, span),
    },
    spam: { waiting, letIn: timesOf(counts, 'let_in'), removed: timesOf(counts, 'removed') },
    rate: wilsonInterval(total.conversions, total.visitors),
    ...total,
    pendingDays: pending.length,
  };
}
