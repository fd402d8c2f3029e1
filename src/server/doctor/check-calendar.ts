import { createFetchCalendar } from '../booking/own-busy/fetch-calendar.ts';
import { reasonOf } from '../booking/own-busy/busy-calendar.ts';
import type { Config } from '../config/config.ts';
import { look, ok, wrong, type Finding } from './finding.ts';

const LIMIT_MS = 10_000;
const MONTH_MS = 30 * 86_400_000;

/** Whether the owner's own calendar can be read, and what it says of the next thirty days. */
export async function checkCalendar(config: Config, now: () => number): Promise<Finding[]> {
  const { calendarBusyUrl: url, allowPrivateWebhooks: allowPrivate, siteTimeZone: timeZone, ownerEmail } = config;
  if (url === null) return [look('calendar', 'CALENDAR_BUSY_URL is not set: your own appointments keep no time free')];
  const span = { from: now(), until: now() + MONTH_MS };
  try {
    const file = await createFetchCalendar({ url, allowPrivate, limitMs: LIMIT_MS })(span);
    const { readBusyTimes } = await import('../booking/own-busy/read-busy-times.ts');
    const { busy, unread } = await readBusyTimes(file, { ...span, timeZone, ownerEmail, isOwnCall: () => false });
    const times = `your calendar has ${busy.length} busy ${busy.length === 1 ? 'time' : 'times'} in the next thirty days`;
    return [unread === 0 ? ok('calendar', times) : look('calendar', `${times}; ${unread} events could not be read`)];
  } catch (error) {
    return [
      wrong(
        'calendar',
        `your calendar could not be read: ${reasonOf(error)}. Visitors are offered times that it may have taken`,
      ),
    ];
  }
}
