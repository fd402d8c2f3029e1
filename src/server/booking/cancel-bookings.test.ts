import { expect, test } from 'vitest';
import { bookingRow } from '../../../test-support/data/bookings.ts';
import { forEachEngine } from '../../../test-support/databases/engines.ts';
import { testClock } from '../../../test-support/server/test-app.ts';
import { insertBooking } from '../store/leads/bookings.ts';
import { createBookingLinks } from './booking-links.ts';
import { cancelBookings } from './cancel-bookings.ts';
import { manyBookingsNotice } from './many-bookings-notice.ts';

const HOUR_MS = 3_600_000;
const clock = testClock();
const now = clock.now();

forEachEngine((engine) => {
  test('the owner cancels what is booked or held and not over; only the visitors of booked sessions are told', async () => {
    const store = await engine.openStore();
    const rows = [
      bookingRow({ starts_at: now + HOUR_MS }),
      bookingRow({ starts_at: now + 2 * HOUR_MS, status: 'held', held_until: now + 1, email: 'held@example.com' }),
      bookingRow({ starts_at: now - 1, ends_at: now + 1, email: 'sitting@example.com' }),
      bookingRow({ starts_at: now - HOUR_MS, ends_at: now - 1, email: 'over@example.com' }),
      bookingRow({ starts_at: now + 3 * HOUR_MS, status: 'lapsed' }),
      bookingRow({ starts_at: now + 4 * HOUR_MS, status: 'cancelled' }),
    ];
    await store.write(async (tx) => {
      for (const row of rows) await insertBooking(tx, row);
    });
    const deps = { store, clock, links: createBookingLinks(store), publicUrl: 'https://hallway.example' };
    const ids = [...rows.map(({ id }) => id), 'nobody'];
    expect(await cancelBookings(deps, { ids, tell: true, by: null })).toBe(3);
    const stored = await store.db.selectFrom('bookings').select(['id', 'status']).execute();
    const statuses = new Map(stored.map(({ id, status }) => [id, status]));
    expect(rows.map(({ id }) => statuses.get(id))).toEqual([
      'cancelled',
      'cancelled',
      'cancelled',
      'booked',
      'lapsed',
      'cancelled',
    ]);
    const mails = await store.db.selectFrom('deliveries').select('payload').execute();
    expect(mails.map(({ payload }) => String(JSON.parse(payload).to)).toSorted()).toEqual([
      'ada@example.com',
      'sitting@example.com',
    ]);
  });

  test('the owner is warned from the twelfth booking within an hour on', async () => {
    const store = await engine.openStore();
    const made = (count: number, created_at: number) =>
      store.write(async (tx) => {
        for (let one = 0; one < count; one += 1)
          await insertBooking(tx, bookingRow({ starts_at: now, status: 'cancelled', created_at }));
      });
    const notice = manyBookingsNotice({ store, clock, canAsk: false });
    await made(1, now - HOUR_MS);
    await made(11, now - HOUR_MS + 1);
    expect(await notice()).toEqual([]);
    await made(1, now);
    expect(await notice()).toEqual([
      {
        id: 'many-bookings',
        severity: 'warning',
        title: '12 sessions were booked within an hour',
        detail: expect.stringContaining('With a mail server (SMTP_URL)'),
        link: { label: 'Open the bookings', path: '/admin?tab=bookings#lists' },
      },
    ]);
  });
});
