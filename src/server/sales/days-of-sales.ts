import { setImmediate } from 'node:timers/promises';
import { addDays, daysBetween, startOfDay } from '../time/days.ts';
import { sumSales, type DayCut, type DayProductSales } from '../store/orders/sales-figures.ts';
import type { Store } from '../store/engine/store.ts';

/** Days per query. SQLite blocks the event loop while it answers, so each query is short. */
const DAYS_AT_A_TIME = 10;

/** The days of a range with the instants between which each lies. */
export function cutDays(first: string, last: string, timeZone: string): DayCut[] {
  const days = daysBetween(first, last);
  const starts = [...days, addDays(last, 1)].map((day) => startOfDay(day, timeZone));
  return days.map((day, index) => ({ day, from: starts[index] ?? 0, until: starts[index + 1] ?? 0 }));
}

/** Some days at a time, the same rows as all days at once. */
export async function sumInSteps(
  db: Store['db'],
  cuts: readonly DayCut[],
  of: { test: boolean },
): Promise<DayProductSales[]> {
  const rows: DayProductSales[] = [];
  for (let from = 0; from < cuts.length; from += DAYS_AT_A_TIME) {
    rows.push(...(await sumSales(db, cuts.slice(from, from + DAYS_AT_A_TIME), of)));
    await setImmediate();
  }
  return rows;
}
