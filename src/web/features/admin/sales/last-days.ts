import type { SalesStats } from '../../../../contract/sales.ts';

const DAYS_SHOWN = 14;

/** The last fourteen days, newest first; none where nothing was sold in any of the days there are. */
export function lastDays(days: SalesStats['dailySales']): SalesStats['dailySales'] {
  if (days.every(({ sales }) => sales === 0)) return [];
  return days.toSorted((a, b) => b.date.localeCompare(a.date)).slice(0, DAYS_SHOWN);
}
