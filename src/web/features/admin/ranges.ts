import type { DashboardRange } from '../../../contract/analytics.ts';

export const ranges: ReadonlyArray<{ id: DashboardRange; name: string; days: number }> = [
  { id: '7d', name: '7 Days', days: 7 },
  { id: '30d', name: '30 Days', days: 30 },
  { id: '90d', name: '90 Days', days: 90 },
];

/** The range an address asks for, `30d` or `30`; seven days where it asks for none that exists. */
export function readRange(text: string | null): DashboardRange {
  return ranges.find(({ id }) => id === text || id === `${text}d`)?.id ?? '7d';
}

export function daysOf(range: DashboardRange): number {
  return Number.parseInt(range, 10);
}
