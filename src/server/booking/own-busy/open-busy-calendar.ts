import type { Config } from '../../config/config.ts';
import { createFetchCalendar } from './fetch-calendar.ts';
import { createBusyCalendar, noBusyCalendar, type BusyCalendar, type BusyDeps } from './busy-calendar.ts';

/** Whoever books a session waits at most so long for the owner's calendar. */
const FETCH_LIMIT_MS = 3000;

/** The owner's own calendar by the settings. */
export function openBusyCalendar(
  { calendarBusyUrl: url, allowPrivateWebhooks: allowPrivate, siteTimeZone: timeZone, ownerEmail }: Config,
  deps: Pick<BusyDeps, 'store' | 'clock' | 'log' | 'daysAhead'>,
): BusyCalendar {
  if (url === null) return noBusyCalendar;
  const fetchCalendar = createFetchCalendar({ url, allowPrivate, limitMs: FETCH_LIMIT_MS });
  return createBusyCalendar({ ...deps, fetchCalendar, url, timeZone, ownerEmail });
}
