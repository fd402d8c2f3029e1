import { expect, test } from 'vitest';
import { bookingRow } from '../../../test-support/data/bookings.ts';
import { forEachEngine, type TestEngine } from '../../../test-support/databases/engines.ts';
import { openStream, readTold } from '../../../test-support/server/event-stream.ts';
import { testClock } from '../../../test-support/server/test-app.ts';
import { changeBooking, insertBooking, type BookingRecord } from '../store/leads/bookings.ts';
import type { Store } from '../store/engine/store.ts';
import { tellOfBooking } from './booking-events.ts';
import { createBookingLinks } from './booking-links.ts';
import { remindOfSessions } from './sweep-reminders.ts';

const HOUR_MS = 3_600_000;
const OWNER = 'owner@hallway.example';

async function openCalendar(engine: TestEngine) {
  const clock = testClock();
  const database = await engine.createDatabase();
  const stores = [await engine.openStore(database), await engine.openStore(database)] as const;
  const [store] = stores;
  const startsAt = clock.now() + 30 * HOUR_MS;
  const insert = (row: Partial<BookingRecord> = {}) =>
    store.write((tx) => insertBooking(tx, bookingRow({ lead_id: `lead of ${row.id}`, starts_at: startsAt, ...row })));
  const remind = (over: Store = store) =>
    remindOfSessions({
      store: over,
      clock,
      timeZone: 'America/New_York',
      ownerEmail: OWNER,
      publicUrl: 'https://hallway.example',
      links: createBookingLinks(over),
    });
  async function sent() {
    const rows = await store.db.selectFrom('deliveries').selectAll().orderBy('created_at').execute();
    return rows.map(({ payload }) => JSON.parse(payload));
  }
  return { clock, store, stores, startsAt, insert, remind, sent };
}

forEachEngine((engine) => {
  test('both sides are reminded a day and an hour before, once each, also by several processes', async () => {
    const { clock, stores, startsAt, insert, remind, sent } = await openCalendar(engine);
    await insert({ id: 'a', phone: '(214) 555-0142' });
    const all = async () => {
      const counts = await Promise.all([...stores, ...stores].map((store) => remind(store)));
      return counts.reduce((sum, count) => sum + count, 0);
    };
    expect(await all()).toBe(0);
    clock.advance(6 * HOUR_MS);
    expect(await all()).toBe(1);
    const mails = await sent();
    expect(mails.map(({ template, to }) => `${template} ${to}`).toSorted()).toEqual([
      'booking-reminder ada@example.com',
      `call-reminder ${OWNER}`,
    ]);
    expect(mails.find(({ to }) => to === OWNER).props).toMatchObject({ until: startsAt, who: { name: 'Ada Byron' } });
    clock.advance(23 * HOUR_MS);
    expect(await all()).toBe(1);
    expect(await all()).toBe(0);
    expect(await sent()).toHaveLength(4);
  });

  test('the event stream hears of each reminder, and of none whose time has gone', async () => {
    const { clock, store, startsAt, insert, remind } = await openCalendar(engine);
    await openStream(store, { types: ['booking.reminder'] });
    await insert({ id: 'a' });
    clock.advance(6 * HOUR_MS);
    await remind();
    const told = await readTold(store);
    expect(told.map(({ data }) => data)).toMatchObject([{ ahead: 'day', booking: { id: 'a' } }]);
    await store.write(async (tx) => {
      const [starts_at, ends_at] = [startsAt + HOUR_MS, startsAt + 2 * HOUR_MS];
      const moved = await changeBooking(tx, 'a', { starts_at, ends_at, changed_at: clock.now() });
      await tellOfBooking(tx, moved, { what: 'moved', before: startsAt, at: clock.now() });
    });
    expect(await readTold(store)).toEqual([]);
  });

  test('a moved session is reminded of at its new time, and a reminder that waits for its old one is withdrawn', async () => {
    const { clock, store, startsAt, insert, remind, sent } = await openCalendar(engine);
    await insert({ id: 'a' });
    clock.advance(6 * HOUR_MS);
    expect(await remind()).toBe(1);
    const later = startsAt + 48 * HOUR_MS;
    const time = { starts_at: later, ends_at: later + HOUR_MS, changed_at: clock.now() };
    await store.write((tx) => changeBooking(tx, 'a', time));
    expect(await sent()).toEqual([]);
    expect(await remind()).toBe(0);
    clock.advance(48 * HOUR_MS);
    expect(await remind()).toBe(1);
    expect((await sent()).find(({ template }) => template === 'booking-reminder').props.startsAt).toBe(later);
  });

  test('nobody is reminded of a session that is cancelled, held, lapsed or past, and a late start tells only what is to come', async () => {
    const { clock, store, startsAt, insert, remind, sent } = await openCalendar(engine);
    await insert({ id: 'a', status: 'cancelled' });
    await insert({ id: 'b', status: 'lapsed' });
    await insert({ id: 'c', status: 'held', held_until: startsAt, starts_at: startsAt + HOUR_MS });
    await insert({ id: 'd' });
    await insert({ id: 'e', starts_at: startsAt + 2 * HOUR_MS });
    clock.advance(30 * HOUR_MS);
    // It was down for a day: one has begun, of the other only the day's reminder is left.
    expect(await remind()).toBe(1);
    expect((await sent()).filter(({ template }) => template === 'booking-reminder')).toHaveLength(1);
    await store.write((tx) => changeBooking(tx, 'e', { status: 'cancelled', changed_at: clock.now() }));
    expect(await sent()).toEqual([]);
    clock.advance(HOUR_MS);
    expect(await remind()).toBe(0);
  });
});
