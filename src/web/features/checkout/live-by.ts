import { useState } from 'react';
import { delivery } from '../../../../content/packages.ts';
import { toldDays } from '../../../domain/orders/told-days.ts';
import { sayMonthDay } from '../../words/say-dates.ts';

/** The day by which what is ordered is live, if the answers are here at `answered`: `December 6`. Null where no turnaround is told. */
export function liveBy(
  { beginsWithin, turnaround }: { beginsWithin: string; turnaround: string },
  answered: Date,
): string | null {
  const days = toldDays(turnaround);
  if (days === null) return null;
  const ready = new Date(answered);
  ready.setDate(ready.getDate() + Math.ceil(days + (toldDays(beginsWithin) ?? 0)));
  return sayMonthDay(ready.getMonth(), ready.getDate());
}

/** The day by which a package is live, if its questions are answered today. */
export function useLiveBy(turnaround: string | undefined): string | null {
  const [ready] = useState(() => liveBy({ ...delivery, turnaround: turnaround ?? '' }, new Date()));
  return ready;
}
