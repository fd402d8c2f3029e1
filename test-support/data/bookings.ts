import { randomUUID } from 'node:crypto';
import { bookingSchema, slotsSchema, type Booking } from '../../src/contract/booking-answers.ts';
import { apiPaths } from '../../src/contract/paths.ts';
import { BOOKING_TOKEN_HEADER } from '../../src/contract/visitor-api.ts';
import { findFreeSlots } from '../../src/domain/booking/free-slots.ts';
import type { App } from '../../src/server/http/app.ts';
import type { BookingRecord } from '../../src/server/store/leads/bookings.ts';
import { testHours } from './test-hours.ts';

/** Who books, with nothing in it that may be left out. */
export const examplePerson = { name: 'Ada Byron', email: 'ada@example.com', timeZone: 'America/Denver' };

/** All times that are free, in their order. */
export async function readFreeTimes(app: App, query = ''): Promise<string[]> {
  const answer = await app.inject({ url: `${apiPaths.bookingSlots}${query}` });
  return slotsSchema.parse(answer.json()).days.flatMap(({ slots }) => slots);
}

export async function postBooking(app: App, payload: object, headers: Record<string, string> = {}) {
  const answer = await app.inject({ method: 'POST', url: apiPaths.bookings, payload, headers });
  return { status: answer.statusCode, body: answer.json() };
}

/** Books a time that is free. */
export async function bookTime(app: App, startsAt: string | undefined, person = examplePerson): Promise<Booking> {
  return bookingSchema.parse((await postBooking(app, { ...person, startsAt })).body);
}

/** Id and token, as the page reads them out of a booking's link. */
export function linkOf({ manageUrl }: Pick<Booking, 'manageUrl'>): { id: string; token: string } {
  const manage = new URL(manageUrl, 'http://site.invalid').searchParams.get('booking') ?? '';
  const [id = '', token = ''] = manage.split('.');
  return { id, token };
}

/** Calls what stands behind a booking's link. */
export async function changeByLink(
  app: App,
  what: 'booking' | 'bookingConfirm' | 'bookingCancel' | 'bookingMove',
  { id, token, payload }: { id: string; token?: string; payload?: object },
) {
  const answer = await app.inject({
    method: what === 'booking' ? 'GET' : 'POST',
    url: apiPaths[what].replace(':id', id),
    headers: token === undefined ? {} : { [BOOKING_TOKEN_HEADER]: token },
    ...(payload && { payload }),
  });
  return { status: answer.statusCode, body: answer.json() };
}

/** Times that are free on different days while nobody has booked, by the clock of tests and the owner's hours. */
export function exampleTimes(now: number): string[] {
  const calendar = { rules: testHours, timeZone: 'America/New_York' };
  const days = findFreeSlots(calendar, { from: '2000-01-01', to: '2999-12-31', now, booked: [] });
  return days.flatMap(({ slots: [first] }) => (first === undefined ? [] : [new Date(first).toISOString()]));
}

/** A booking as the database holds it: confirmed, without telephone or notes, for half an hour. */
export function bookingRow(row: Partial<BookingRecord> & Pick<BookingRecord, 'starts_at'>): BookingRecord {
  return {
    id: randomUUID(),
    lead_id: null,
    language: null,
    name: 'Ada Byron',
    email: 'ada@example.com',
    phone: '',
    notes: '',
    ends_at: row.starts_at + 30 * 60_000,
    time_zone: 'America/Denver',
    status: 'booked',
    sequence: 0,
    created_at: row.starts_at - 7 * 86_400_000,
    changed_at: row.starts_at - 7 * 86_400_000,
    held_until: null,
    pending: null,
    network: null,
    may_overlap: 0,
    made_by: 'visitor',
    no_show_at: null,
    day_reminded: null,
    hour_reminded: null,
    ...row,
  };
}
