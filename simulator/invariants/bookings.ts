import { testHours } from '../../test-support/data/test-hours.ts';
import type { Invariant } from '../invariant.ts';
import { TIME_ZONE } from '../site.ts';

const MINUTE_MS = 60_000;

/** No two bookings stand too close, none outside the hours, and no day has too many. */
export const checkBookings: Invariant = async (_world, { db }) => {
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
  return broken;
};
