import type { Hours, Weekday } from '../../../content/booking.ts';
import { wallIntervals, weekdayOf, type Interval } from './zone-time.ts';

const weekdays: readonly Weekday[] = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];

/** The hours of each day of a week. */
export type WeeklyHours = Readonly<Record<Weekday, readonly Hours[]>>;

/** Minutes after midnight of a time such as `09:30`. */
function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

/** The instants of a day's hours, in order (SPEC 1, 3, 4). */
export function spansOfDay(weekly: WeeklyHours, date: string, timeZone: string): Interval[] {
  const weekday = weekdays[weekdayOf(date)];
  const hours = weekday === undefined ? [] : weekly[weekday];
  return hours.flatMap(([from, to]) => wallIntervals(date, minutesOf(from), minutesOf(to), timeZone));
}
