import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { IDEMPOTENCY_HEADER } from '../../contract/visitor-api.ts';
import {
  bookTime,
  changeByLink,
  examplePerson,
  linkOf,
  postBooking,
  readFreeTimes,
} from '../../../test-support/data/bookings.ts';
import { forEachEngine, type TestEngine } from '../../../test-support/databases/engines.ts';
import { openTestApp, testClock } from '../../../test-support/server/test-app.ts';

async function openCalendar(engine: TestEngine) {
  const [clock, store] = [testClock(), await engine.openStore()];
  const { app } = await openTestApp({ OWNER_EMAIL: 'owner@hallway.example' }, { store, clock });
  const free = await readFreeTimes(app);
  const book = (key: string, startsAt: string | undefined, more: object = {}) =>
    postBooking(app, { ...examplePerson, startsAt, ...more }, { [IDEMPOTENCY_HEADER]: key });
  async function counts() {
    const { db } = store;
    const bookings = await db.selectFrom('bookings').selectAll().where('status', '=', 'booked').execute();
    const leads = await db.selectFrom('leads').selectAll().execute();
    const sent = await db.selectFrom('deliveries').select('kind').orderBy('kind').execute();
    return { bookings, leads, kinds: sent.map(({ kind }) => kind) };
  }
  return { app, clock, free, book, counts };
}

forEachEngine((engine) => {
  test('two bookings by one visitor who got no answer become one, at the time chosen last', async () => {
    const { free, book, counts, app } = await openCalendar(engine);
    const [first, second, third] = [randomUUID(), randomUUID(), randomUUID()];
    const lost = await book(first, free[0]);
    // The second never arrived; the third names both.
    const { status, body } = await book(third, free[9], { replaces: [first, second], notes: 'Later, please' });
    expect([status, body.id, body.startsAt]).toEqual([201, lost.body.id, free[9]]);
    const { bookings, leads, kinds } = await counts();
    expect(bookings).toMatchObject([{ starts_at: Date.parse(free[9] ?? ''), notes: 'Later, please', sequence: 1 }]);
    expect(leads).toHaveLength(1);
    expect(kinds).toEqual([
      'booking',
      'mail_booking-confirmed',
      'mail_booking-moved',
      'mail_owner-alert',
      'mail_owner-alert',
    ]);
    expect(await readFreeTimes(app)).toContain(free[0]);

    // The answer of the third is lost too: repeated, it is the same; the second, arriving at last, books nothing.
    expect((await book(third, free[9], { replaces: [first, second], notes: 'Later, please' })).body).toEqual(body);
    expect((await book(second, free[3])).status).toBe(422);
    expect((await counts()).bookings).toHaveLength(1);
  });

  test('the same time once more, in other words, is no second booking and no second mail', async () => {
    const { free, book, counts } = await openCalendar(engine);
    const [first, second] = [randomUUID(), randomUUID()];
    await book(first, free[0]);
    const before = await counts();
    const again = await book(second, free[0], { replaces: [first], name: 'Ada King' });
    expect(again.status).toBe(201);
    const { bookings, kinds } = await counts();
    expect(bookings).toMatchObject([{ name: 'Ada King', starts_at: Date.parse(free[0] ?? '') }]);
    expect(kinds).toEqual(before.kinds);
  });

  test('with another address the first booking is cancelled and told so, and its own time can be taken', async () => {
    const { free, book, counts } = await openCalendar(engine);
    const [first, second] = [randomUUID(), randomUUID()];
    await book(first, free[0], { email: 'typo@example.com' });
    const { status } = await book(second, free[0], { replaces: [first] });
    expect(status).toBe(201);
    const { bookings, kinds } = await counts();
    expect(bookings).toMatchObject([{ email: 'ada@example.com' }]);
    expect(kinds.filter((kind) => kind === 'mail_booking-cancelled')).toHaveLength(1);
  });

  test('a time that is not free leaves the first booking as it was, and its key can be named again', async () => {
    const { app, free, book, counts } = await openCalendar(engine);
    const [first, second, third] = [randomUUID(), randomUUID(), randomUUID()];
    await book(first, free[0]);
    await bookTime(app, free[9]);
    expect((await book(second, free[9], { replaces: [first] })).status).toBe(409);
    expect((await counts()).bookings).toHaveLength(2);
    expect((await book(third, free[12], { replaces: [first] })).status).toBe(201);
    expect((await counts()).bookings).toHaveLength(2);
  });

  test('keys that booked nothing, or a session that is over or cancelled, replace nothing', async () => {
    const { app, clock, free, book, counts } = await openCalendar(engine);
    const [first, second, third] = [randomUUID(), randomUUID(), randomUUID()];
    const made = await book(first, free[0]);
    await changeByLink(app, 'bookingCancel', linkOf(made.body));
    expect((await book(second, free[3], { replaces: [first, randomUUID()] })).status).toBe(201);
    clock.advance(Date.parse(free[3] ?? '') - clock.now() + 1);
    const later = (await readFreeTimes(app)).at(-1);
    expect((await book(third, later, { replaces: [second] })).status).toBe(201);
    expect((await counts()).bookings).toHaveLength(2);
    expect((await book(randomUUID(), later, { replaces: Array.from({ length: 6 }, () => randomUUID()) })).status).toBe(
      422,
    );
  });
});
