import { tellFigure } from '../../contract/tell-figure.ts';
import type { Figure } from './figure-cards.tsx';
import { formatPercent, percentOf } from './format-figures.ts';

/** Browser sessions in a range. */
export function totalVisitors({ totalVisitors: visitors }: { totalVisitors: number }): Figure {
  return {
    name: 'Total Visitors',
    value: tellFigure(visitors),
    meaning: 'Browser sessions, each counted on the day it was first seen. Bots and the owner are not counted.',
  };
}

/** The pages that these visitors opened. */
export function pageViews({ totalPageViews }: { totalPageViews: number }): Figure {
  return {
    name: 'Page Views',
    value: tellFigure(totalPageViews),
    meaning: 'Pages opened by these visitors, every page each time it was opened.',
  };
}

/** Conversions for every hundred visitors, as text. */
export function writeRate(
  { totalConversions, totalVisitors: visitors }: { totalConversions: number; totalVisitors: number },
  decimals: 0 | 1,
): string {
  return formatPercent(percentOf(totalConversions, visitors, decimals), decimals);
}

/** Conversions for every hundred visitors. */
export function conversionRate(counts: { totalConversions: number; totalVisitors: number }, decimals: 0 | 1): Figure {
  return {
    name: 'Conversion Rate',
    value: writeRate(counts, decimals),
    meaning: 'Conversions for every hundred visitors.',
  };
}
