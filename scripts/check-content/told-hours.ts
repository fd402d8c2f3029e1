import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { z } from 'zod';
import { locateLine } from './locate-line.ts';
import type { Mistake } from './mistakes.ts';
import { booking, site } from './schemas/brand.ts';

type WeeklyHours = z.infer<typeof booking>['bookingRules']['weeklyHours'];

const days = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;

function asClock(time: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const minutes = minute === 0 ? '' : `:${String(minute).padStart(2, '0')}`;
  return `${hour % 12 === 0 ? 12 : hour % 12}${minutes} ${hour % 24 < 12 ? 'AM' : 'PM'}`;
}

const named = (day: string) => day.slice(0, 1).toUpperCase() + day.slice(1, 3);

/** `Mon-Fri 10 AM - 5 PM`, and a part more for each other kind of day. */
export function tellHours(weeklyHours: WeeklyHours): string {
  const spans: { from: string; to: string; hours: string }[] = [];
  for (const day of days) {
    const hours = weeklyHours[day].map(([from, to]) => `${asClock(from)} - ${asClock(to)}`).join(', ');
    const last = spans.at(-1);
    if (last?.hours === hours) last.to = day;
    else spans.push({ from: day, to: day, hours });
  }
  return spans
    .filter(({ hours }) => hours !== '')
    .map(({ from, to, hours }) => `${named(from)}${from === to ? '' : `-${named(to)}`} ${hours}`)
    .join('; ');
}

/** What holds between two files: people are told the hours that can be booked. */
export async function findUntoldHours(folder: string, contents: ReadonlyMap<string, unknown>): Promise<Mistake[]> {
  const rules = booking.safeParse(contents.get('booking.ts')).data?.bookingRules;
  const told = site.safeParse(contents.get('site.ts')).data?.site;
  if (rules === undefined || told === undefined) return [];
  const hours = tellHours(rules.weeklyHours);
  if (told.bookingHours.startsWith(hours)) return [];
  const line = await locateLine(await readFile(join(folder, 'site.ts'), 'utf8'), ['site', 'bookingHours']);
  return [
    {
      file: 'site.ts',
      line,
      says: `site.bookingHours is "${told.bookingHours}", and must begin with the hours in booking.ts: ${hours}`,
    },
  ];
}
