import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { tellHours } from '../../src/domain/booking/told-hours.ts';
import { locateLine } from './locate-line.ts';
import type { Mistake } from './mistakes.ts';
import { booking, site } from './schemas/brand.ts';

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
