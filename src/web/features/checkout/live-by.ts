import { useState } from 'react';
import { delivery } from '../../../../content/packages.ts';

const daysOf = new Map([
  ['hour', 1 / 24],
  ['day', 1],
  ['week', 7],
  ['month', 30],
]);
const TIME = /(\d+)[\s-]*(hour|day|week|month)/i;
const dayName = new Intl.DateTimeFormat('en-US', { month: 'long', day: 'numeric' });

/** The days in a time as it is told: `2-week turnaround` is 14, `7-14 days` the later; null where it names none. */
export function daysIn(told: string): number | null {
  const [, count, unit = ''] = TIME.exec(told) ?? [];
  const days = daysOf.get(unit.toLowerCase());
  return days === undefined ? null : Number(count) * days;
}

/** The day by which what is ordered is live, if the answers are here at `answered`: `December 6`. Null where no turnaround is told. */
export function liveBy(
  { beginsWithin, turnaround }: { beginsWithin: string; turnaround: string },
  answered: Date,
): string | null {
  const days = daysIn(turnaround);
  if (days === null) return null;
  const ready = new Date(answered);
  ready.setDate(ready.getDate() + Math.ceil(days + (daysIn(beginsWithin) ?? 0)));
  return dayName.format(ready);
}

/** The day by which a package is live, if its questions are answered today. */
export function useLiveBy(turnaround: string | undefined): string | null {
  const [ready] = useState(() => liveBy({ ...delivery, turnaround: turnaround ?? '' }, new Date()));
  return ready;
}
