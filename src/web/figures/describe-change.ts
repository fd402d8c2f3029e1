import { tellFigure } from '../../contract/tell-figure.ts';
import type { Trend } from '../../contract/trend.ts';
import type { Change } from '../ui/figure-cards.tsx';
import { formatDay } from '../ui/format-dates.ts';
import { formatPercent, percentOf } from '../ui/format-figures.ts';

const DAYS_OF_A_WEEK = 7;

/** What a trend is compared with: `on the week before`. */
function nameBefore({ now, before }: Trend): string {
  const count = now.days.length;
  if (before.to < now.from && isNextDay(before.to, now.from)) {
    if (count === DAYS_OF_A_WEEK) return 'on the week before';
    return count === 1 ? 'on the day before' : `on the ${count} days before`;
  }
  return count === 1 ? `on ${formatDay(before.from)}` : `on ${formatDay(before.from)} to ${formatDay(before.to)}`;
}

function isNextDay(day: string, next: string): boolean {
  return Date.parse(next) - Date.parse(day) === 86_400_000;
}

const toneOf = (difference: number): Change['tone'] => (difference === 0 ? 'even' : difference > 0 ? 'up' : 'down');
const signOf = (difference: number) => (difference > 0 ? '+' : difference < 0 ? '-' : '');

/** Whether anything is known of the earlier days; nothing is compared with days on which nobody came. */
function isKnown({ before }: Trend): boolean {
  return before.totals.visitors > 0 || before.totals.sales > 0;
}

export type Totals = Trend['now']['totals'];

/**
 * How a figure changed, in percent of what it was; null where there is nothing to compare it with.
 * @param figure reads the figure from a period's totals; null where it has none
 */
export function describeChange(trend: Trend | undefined, figure: (totals: Totals) => number | null): Change | null {
  if (trend === undefined || !isKnown(trend)) return null;
  const [now, before] = [figure(trend.now.totals), figure(trend.before.totals)];
  if (now === null || before === null) return null;
  const tone = toneOf(now - before);
  if (tone === 'even') return { text: 'as before', tone };
  if (before === 0) return { text: 'none before', tone };
  const percent = percentOf(Math.abs(now - before), before);
  return { text: `${signOf(now - before)}${formatPercent(percent, 1)} ${nameBefore(trend)}`, tone };
}

/** How a rate changed, in points of percent. */
export function describeRateChange(
  trend: Trend | undefined,
  { part, whole }: { part: keyof Totals; whole: keyof Totals },
  decimals: 0 | 1,
): Change | null {
  if (trend === undefined || trend.before.totals.visitors === 0) return null;
  const rate = (totals: Totals) => percentOf(totals[part] ?? 0, totals[whole] ?? 0, decimals);
  const scale = 10 ** decimals;
  const points = Math.round((rate(trend.now.totals) - rate(trend.before.totals)) * scale) / scale;
  const tone = toneOf(points);
  if (tone === 'even') return { text: 'as before', tone };
  const written = decimals === 0 ? tellFigure(Math.abs(points)) : Math.abs(points).toFixed(1);
  return { text: `${signOf(points)}${written} ${written === '1' ? 'point' : 'points'} ${nameBefore(trend)}`, tone };
}
