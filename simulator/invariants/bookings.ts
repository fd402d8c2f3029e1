import { testHours } from '../../test-support/data/test-hours.ts';
import { bookingCaps } from '../../src/domain/booking/booking-caps.ts';
import { reminderLeads } from '../../src/domain/booking/reminders.ts';
import { isExcused } from '../excuses.ts';
import type { Invariant } from '../invariant.ts';
import { TIME_ZONE } from '../site.ts';
import { trueTime } from '../time.ts';

const MINUTE_MS = 60_000;

/** Who has a session agreed on a day before it is reminded of it that day. */
const checkReminded: Invariant = async (_world, { db }) => {
  const rows = await db.selectFrom('bookings').selectAll().where('status', '=', 'booked').execute();
  return rows
    .filter(({ starts_at: at, changed_at: changed, day_reminded: reminded }) => {
      const [from, until] = [at - reminderLeads.day, at - reminderLeads.hour];
      return at < trueTime() && changed <= from && reminded !== at && !isExcused(changed, until);
    })
    .map(({ id, starts_at: at }) => `Nobody is reminded of booking ${id} at ${new Date(at).toISOString()}`);
};

/** Nobody has more open sessions than one person may have. */
const checkCaps: Invariant = async ({ site }, { db }) => {
  if (site.config.rateLimit === 0) return [];
  const rows = await db.selectFrom('bookings').selectAll().where('status', '=', 'booked').execute();
  return [...Map.groupBy(rows, ({ email }) => email)].flatMap(([email, own]) => {
    const most = Math.max(
      ...own.map(({ created_at: at }) => own.filter((other) => other.created_at <= at && other.ends_at > at).length),
    );
    const times = own.map(({ created_at: at }) => at);
    if (most <= bookingCaps.openPerPerson || isExcused(Math.min(...times), Math.max(...times))) return [];
    return [`${email} has ${most} sessions at once`];
  });
};

/** No two bookings stand too close, none outside the hours, and no day has too many. */
export const checkBookings: Invariant = async (world, store) => {
  const { db } = store;
  const rows = await db
    .selectFrom('bookings')
    .selectAll()
    .where('status', 'in', ['booked', 'held'])
    .orderBy('starts_at')
    .execute();
  const broken: string[] = [];
  const bufferMs = testHours.bufferMinutes * MINUTE_MS;
  rows.forEach((row, index) => {
    const next = rows[index + 1];
    if (next !== undefined && next.starts_at < row.ends_at + bufferMs)
      broken.push(`Bookings ${row.id} and ${next.id} meet at ${new Date(next.starts_at).toISOString()}`);
  });
  const dayOf = new Intl.DateTimeFormat('en-CA', { timeZone: TIME_ZONE });
  for (const [day, of] of Map.groupBy(rows, (row) => dayOf.format(row.starts_at)))
    if (of.length > testHours.dailyLimit) broken.push(`${day} has ${of.length} bookings`);
  const leadIds = rows.filter(({ status }) => status === 'booked').map(({ lead_id: id }) => id);
  if (leadIds.includes(null)) broken.push('A booking stands without its lead');
  if (new Set(leadIds).size !== leadIds.length) broken.push('Two bookings share a lead');
  return [...broken, ...(await checkReminded(world, store)), ...(await checkCaps(world, store))];
};
