import { expect, test } from 'vitest';
import { bookingSchema, slotTakenSchema } from '../../contract/booking-answers.ts';
import type { App } from '../http/app.ts';
import type { Store } from '../store/engine/store.ts';
import {
  bookTime,
  changeByLink,
  examplePerson,
  linkOf,
  postBooking,
  readFreeTimes,
} from '../../../test-support/data/bookings.ts';
import { forEachEngine } from '../../../test-support/databases/engines.ts';
import { openTestApp, testClock } from '../../../test-support/server/test-app.ts';

const HOUR_MS = 3_600_000;

async function mailsOf({ db }: Store, to: string) {
  const mails = await db.selectFrom('deliveries').selectAll().where('destination', '=', 'mail').execute();
  return mails.map(({ payload }) => JSON.parse(payload)).filter((mail) => mail.to === to);
}

function stamp(at: string | undefined): string {
  return (at ?? '').replaceAll(/[-:]|\.\d+/g, '');
}

async function move(app: App, link: { id: string; token: string }, startsAt: string | undefined) {
  return changeByLink(app, 'bookingMove', { ...link, payload: { startsAt } });
}

forEachEngine((engine) => {
  test('a booking is read by its link; looking changes nothing', async () => {
    const store = await engine.openStore();
    const { app } = await openTestApp({}, { store });
    const [startsAt] = await readFreeTimes(app);
    const booking = await bookTime(app, startsAt);
    const { status, body } = await changeByLink(app, 'booking', linkOf(booking));
    expect([status, bookingSchema.parse(body)]).toEqual([200, booking]);
    expect(await readFreeTimes(app)).not.toContain(startsAt);
  });

  test('without its own token a booking is as unknown as one that never was', async () => {
    const store = await engine.openStore();
    const { app } = await openTestApp({}, { store });
    const free = await readFreeTimes(app);
    const booking = await bookTime(app, free[0]);
    const other = linkOf(await bookTime(app, free[8]));
    const { id, token } = linkOf(booking);
    const nobody = '11111111-1111-4111-8111-111111111111';
    const never = await changeByLink(app, 'booking', { id: nobody, token });
    expect(never.status).toBe(404);
    for (const wrong of [other.token, '', `${token}x`, token.slice(1), 'é'.repeat(43), `${token.slice(0, -2)}AA`]) {
      for (const what of ['booking', 'bookingCancel', 'bookingMove'] as const) {
        const payload = what === 'bookingMove' ? { payload: { startsAt: free[12] } } : {};
        expect(await changeByLink(app, what, { id, token: wrong, ...payload })).toEqual(never);
      }
    }
    expect(await changeByLink(app, 'bookingCancel', { id })).toEqual(never);
    expect((await changeByLink(app, 'booking', { id, token })).body.status).toBe('booked');
  });

  test('the calendar file comes under the link as the session stands now', async () => {
    const clock = testClock();
    const { app } = await openTestApp({}, { store: await engine.openStore(), clock });
    const free = await readFreeTimes(app);
    const booking = await bookTime(app, free[0]);
    const file = booking.calendars?.file ?? '';
    const first = await app.inject({ url: file });
    expect([first.statusCode, first.body]).toEqual([200, booking.ics]);
    expect(first.headers).toMatchObject({
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': 'inline; filename="strategy-session.ics"',
      'cache-control': 'no-store',
    });
    expect((await app.inject({ url: `${file}x` })).statusCode).toBe(404);
    expect((await app.inject({ url: file.slice(0, file.indexOf('?')) })).statusCode).toBe(404);
    clock.advance(1000);
    await move(app, linkOf(booking), free[9]);
    expect((await app.inject({ url: file })).body).toContain(`DTSTART:${stamp(free[9])}\r\n`);
    const { body } = await changeByLink(app, 'bookingCancel', linkOf(booking));
    expect(bookingSchema.parse(body).calendars).toBeNull();
    // Whoever kept the address gets the file that takes the session out.
    expect((await app.inject({ url: file })).body).toContain('METHOD:CANCEL');
  });

  test('a moved booking frees its old time and takes the new one, and both sides hear of it', async () => {
    const clock = testClock();
    const store = await engine.openStore();
    const { app } = await openTestApp({ OWNER_EMAIL: 'owner@hallway.example' }, { store, clock });
    const free = await readFreeTimes(app);
    const booking = await bookTime(app, free[0]);
    clock.advance(1000);
    const { status, body } = await move(app, linkOf(booking), free[9]);
    expect([status, body.startsAt, body.manageUrl]).toEqual([200, free[9], booking.manageUrl]);
    const left = await readFreeTimes(app);
    expect(left).toContain(free[0]);
    expect(left).not.toContain(free[9]);
    const moved = await mailsOf(store, 'ada@example.com');
    const letter = moved.find(({ template }) => template === 'booking-moved');
    for (const line of [`UID:${booking.id}`, 'SEQUENCE:1', `DTSTART:${stamp(free[9])}`, 'METHOD:REQUEST'])
      expect(letter?.props.ics).toContain(`${line}\r\n`);
    const alerts = await mailsOf(store, 'owner@hallway.example');
    expect(new Set(alerts.map(({ props }) => props.what))).toEqual(new Set(['Booking moved', 'New booking']));
    // To where it is already: nothing happens, and nobody is written to.
    expect((await move(app, linkOf(booking), free[9])).status).toBe(200);
    expect(await mailsOf(store, 'ada@example.com')).toHaveLength(moved.length);
  });

  test('a booking may move by less than its own length, and not onto another', async () => {
    const store = await engine.openStore();
    const { app } = await openTestApp({}, { store });
    const free = await readFreeTimes(app, '?from=2026-11-30&to=2026-11-30');
    const booking = await bookTime(app, free[0]);
    await bookTime(app, free[6]);
    expect((await move(app, linkOf(booking), free[1])).status).toBe(200);
    const { status, body } = await move(app, linkOf(booking), free[6]);
    expect(status).toBe(409);
    expect(slotTakenSchema.parse(body).nextFree).not.toContain(free[6]);
    expect((await changeByLink(app, 'booking', linkOf(booking))).body.startsAt).toBe(free[1]);
  });

  test('a cancelled booking frees its time, is told once, and stays cancelled', async () => {
    const store = await engine.openStore();
    const { app } = await openTestApp({}, { store });
    const free = await readFreeTimes(app);
    const booking = await bookTime(app, free[0]);
    const answers = await Promise.all(
      Array.from({ length: 3 }, async () => changeByLink(app, 'bookingCancel', linkOf(booking))),
    );
    for (const { status, body } of answers) expect([status, body.status]).toEqual([200, 'cancelled']);
    const mails = await mailsOf(store, 'ada@example.com');
    expect(mails).toHaveLength(2);
    const letter = mails.find(({ template }) => template === 'booking-cancelled');
    for (const line of [`UID:${booking.id}`, 'SEQUENCE:1', 'METHOD:CANCEL', 'STATUS:CANCELLED'])
      expect(letter?.props.ics).toContain(`${line}\r\n`);
    expect((await move(app, linkOf(booking), free[3])).status).toBe(409);
    expect((await postBooking(app, { ...examplePerson, startsAt: free[0] })).status).toBe(201);
    expect((await changeByLink(app, 'bookingCancel', linkOf(booking))).body.status).toBe('cancelled');
    expect(await readFreeTimes(app)).not.toContain(free[0]);
  });

  test('the owner is mailed once of a move and once of a cancellation, with who, what and when', async () => {
    const clock = testClock();
    const store = await engine.openStore();
    const owner = 'owner@hallway.example';
    const { app } = await openTestApp({ OWNER_EMAIL: owner }, { store, clock });
    const booking = await bookTime(app, '2026-11-30T15:00:00.000Z');
    clock.advance(1000);
    const to = '2026-12-01T16:30:00.000Z';
    await Promise.all([1, 2].map(async () => move(app, linkOf(booking), to)));
    clock.advance(1000);
    await Promise.all([1, 2, 3].map(async () => changeByLink(app, 'bookingCancel', linkOf(booking))));
    const alerts = (await mailsOf(store, owner)).map(({ props }) => props);
    const { name, email } = examplePerson;
    expect(alerts.map(({ what }) => String(what)).toSorted()).toEqual([
      'Booking cancelled',
      'Booking moved',
      'New booking',
    ]);
    expect(alerts.find(({ what }) => what === 'Booking moved')).toMatchObject({
      who: { name, email },
      facts: expect.arrayContaining([
        ['When', 'Tue, Dec 1, 11:30 AM EST'],
        ['Was', 'Mon, Nov 30, 10:00 AM EST'],
      ]),
    });
    expect(alerts.find(({ what }) => what === 'Booking cancelled')).toMatchObject({
      who: { name, email },
      facts: expect.arrayContaining([['When', 'Tue, Dec 1, 11:30 AM EST']]),
    });
  });

  test('what has begun can be changed no more', async () => {
    const clock = testClock();
    const store = await engine.openStore();
    const { app } = await openTestApp({}, { store, clock });
    const free = await readFreeTimes(app);
    const booking = await bookTime(app, free[0]);
    clock.advance(Date.parse(free[0] ?? '') - clock.now());
    expect((await changeByLink(app, 'bookingCancel', linkOf(booking))).status).toBe(409);
    const [later] = await readFreeTimes(app, '?from=2026-12-01');
    const { status, body } = await move(app, linkOf(booking), later);
    expect([status, body.title]).toEqual([409, 'This session is past']);
    expect((await changeByLink(app, 'booking', linkOf(booking))).body.startsAt).toBe(free[0]);
    clock.advance(HOUR_MS);
    expect((await changeByLink(app, 'booking', linkOf(booking))).status).toBe(200);
  });

  test('of two who move to one time at once, by two processes, one gets it and the other keeps what they had', async () => {
    const database = await engine.createDatabase();
    const stores = [await engine.openStore(database), await engine.openStore(database)];
    const apps = await Promise.all(stores.map(async (store) => (await openTestApp({}, { store })).app));
    const [one, other] = apps;
    if (one === undefined || other === undefined) throw new Error('No apps');
    const free = await readFreeTimes(one);
    const [target] = await readFreeTimes(one, '?from=2026-12-02&to=2026-12-02');
    const first = await bookTime(one, free[0]);
    // A link holds in every process.
    const second = await bookTime(other, free[8]);
    const answers = await Promise.all([move(other, linkOf(first), target), move(one, linkOf(second), target)]);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]));
    const left = await readFreeTimes(one);
    expect(left).not.toContain(target);
    const hasMoved = answers[0]?.status === 200;
    expect(left.includes(free[0] ?? '')).toBe(hasMoved);
    expect(left.includes(free[8] ?? '')).toBe(!hasMoved);
  });
});
