import { expect, test } from 'vitest';
import { bookingRow, changeByLink, linkOf } from '../../../test-support/data/bookings.ts';
import { forEachEngine, type TestEngine } from '../../../test-support/databases/engines.ts';
import { openTestApp, testClock } from '../../../test-support/server/test-app.ts';
import { findBooking, insertBooking, type BookingRecord } from '../store/leads/bookings.ts';
import { createBookingLinks } from './booking-links.ts';
import { pendingText } from './pending-booking.ts';

const MINUTE_MS = 60_000;
/** A free time of the clock's Monday. */
const startsAt = Date.parse('2026-11-30T15:00:00Z');
const pending = pendingText({ sessionId: null, smsConsent: undefined, filtered: false });

async function openCalendar(engine: TestEngine) {
  const [clock, store] = [testClock(), await engine.openStore()];
  const { app } = await openTestApp(
    { RATE_LIMIT: '10000', SMTP_URL: 'smtp://mail.example', MAIL_FROM: 'hello@hallway.example' },
    { store, clock },
  );
  const links = createBookingLinks(store);
  const insert = async (row: Partial<BookingRecord>) => {
    const booking = bookingRow({ starts_at: startsAt, created_at: clock.now(), ...row });
    await store.write((tx) => insertBooking(tx, booking));
    return linkOf({ manageUrl: await links.manage(booking.id) });
  };
  const hold = (row: Partial<BookingRecord> = {}) =>
    insert({ status: 'held', held_until: clock.now() + 30 * MINUTE_MS, pending, ...row });
  return { app, clock, store, insert, hold };
}

forEachEngine((engine) => {
  test('a hold that was cancelled cannot be confirmed', async () => {
    const { app, hold } = await openCalendar(engine);
    const link = await hold();
    await changeByLink(app, 'bookingCancel', link);
    const { status, body } = await changeByLink(app, 'bookingConfirm', link);
    expect([status, body.title]).toEqual([409, 'This session was cancelled']);
  });

  test('a hold cannot be confirmed when its session begins', async () => {
    const { app, clock, hold } = await openCalendar(engine);
    const link = await hold();
    clock.advance(startsAt - clock.now());
    const { status, body } = await changeByLink(app, 'bookingConfirm', link);
    expect([status, body.title]).toEqual([409, 'This session is past']);
  });

  test('a person who has three sessions by now cannot confirm another', async () => {
    const { app, hold, insert } = await openCalendar(engine);
    const link = await hold();
    for (const hours of [1, 2, 3]) await insert({ starts_at: startsAt + hours * 60 * MINUTE_MS });
    const { status, body } = await changeByLink(app, 'bookingConfirm', link);
    expect([status, body.title]).toEqual([409, 'You have sessions booked already']);
  });

  test('of two holds of one time that ran out, one after the other, the first can still be confirmed', async () => {
    const { app, clock, hold } = await openCalendar(engine);
    const first = await hold({ status: 'lapsed', held_until: clock.now() });
    await hold({ email: 'other@example.com' });
    clock.advance(30 * MINUTE_MS);
    expect((await changeByLink(app, 'bookingConfirm', first)).body.status).toBe('booked');
  });

  test('a hold that ran out stays as it is when it is cancelled, and sends no mail', async () => {
    const { app, store, insert } = await openCalendar(engine);
    const link = await insert({ status: 'lapsed', pending });
    expect((await changeByLink(app, 'bookingCancel', link)).body.status).toBe('lapsed');
    expect((await findBooking(store.db, link.id))?.status).toBe('lapsed');
    expect(await store.db.selectFrom('deliveries').select('id').execute()).toEqual([]);
  });
});
