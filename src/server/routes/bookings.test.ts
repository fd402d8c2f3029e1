import { expect, test, vi } from 'vitest';
import { smsConsent } from '../../../content/deals.ts';
import { bookingSchema, slotTakenSchema, slotsSchema } from '../../contract/booking-answers.ts';
import { ownerBookingsSchema } from '../../contract/owner-bookings.ts';
import { apiPaths } from '../../contract/paths.ts';
import type { Store } from '../store/engine/store.ts';
import { bookTime, examplePerson, linkOf, postBooking, readFreeTimes } from '../../../test-support/data/bookings.ts';
import { forEachEngine } from '../../../test-support/databases/engines.ts';
import { openTestApp, testClock } from '../../../test-support/server/test-app.ts';
import { deliveriesDue } from '../store/outbox/outbox.ts';
import { testHours } from '../../../test-support/data/test-hours.ts';

const SESSION = 'session_1_abcdefghi';
const HOUR_MS = 3_600_000;
const OWNER = 'owner@hallway.example';

async function rows({ db }: Store) {
  return {
    bookings: await db.selectFrom('bookings').selectAll().orderBy('starts_at').execute(),
    leads: await db.selectFrom('leads').selectAll().execute(),
    crm: await db.selectFrom('deliveries').selectAll().where('destination', '!=', 'mail').execute(),
    mails: await db.selectFrom('deliveries').selectAll().where('destination', '=', 'mail').execute(),
    conversions: await db.selectFrom('conversions').selectAll().execute(),
  };
}

forEachEngine((engine) => {
  test('free times come by the consultant’s days, after the notice and within the days ahead', async () => {
    const clock = testClock();
    const { app } = await openTestApp({}, { store: await engine.openStore(), clock });
    const answer = await app.inject({ url: apiPaths.bookingSlots });
    const { timeZone, timeZoneNames, lengthMinutes, days } = slotsSchema.parse(answer.json());
    expect([timeZone, lengthMinutes]).toEqual(['America/New_York', testHours.lengthMinutes]);
    expect(timeZoneNames).toEqual({ en: 'ET', es: 'ET' });
    expect([days[0]?.date, days.length]).toEqual(['2026-11-21', testHours.daysAhead + 1]);
    const free = days.flatMap(({ slots }) => slots);
    expect(Date.parse(free[0] ?? '')).toBeGreaterThanOrEqual(clock.now() + testHours.noticeHours * HOUR_MS);
    const [monday] = await readFreeTimes(app, '?from=2026-11-30&to=2026-11-30');
    expect(monday).toBe('2026-11-30T15:00:00.000Z');
    expect(await readFreeTimes(app, '?from=2020-01-01&to=2020-01-31')).toEqual([]);
    for (const query of [
      'from=2026-12-01&to=2026-11-30',
      'from=2026-01-01&to=2026-12-31',
      'from=tomorrow',
      'to=2026-13-01',
    ])
      expect((await app.inject({ url: `${apiPaths.bookingSlots}?${query}` })).statusCode).toBe(422);
  });

  test('a booking is kept with its lead, its delivery to the CRM, its mails and its conversion', async () => {
    const clock = testClock();
    const store = await engine.openStore();
    const onDue = vi.fn<() => void>();
    store.onCommitted(deliveriesDue, onDue);
    const settings = { OWNER_EMAIL: OWNER, PUBLIC_URL: 'https://hallway.example' };
    const { app } = await openTestApp(settings, { store, clock });
    const [startsAt = ''] = await readFreeTimes(app);
    const payload = {
      ...examplePerson,
      phone: '(214) 555-0142',
      notes: 'Slow follow-up',
      startsAt,
      smsConsent: { version: smsConsent.version, page: '/book' },
      isVip: true,
    };
    const { status, body } = await postBooking(app, payload, { 'x-session-id': SESSION });
    expect(status).toBe(201);
    const { id, manageUrl, ics, calendars } = bookingSchema.parse(body);
    expect(body).toMatchObject({ startsAt, status: 'booked', timeZone: 'America/Denver' });
    expect(manageUrl).toMatch(new RegExp(`^/book\\?booking=${id}\\.[\\w-]{43}$`));
    expect(ics.replaceAll('\r\n ', '')).toContain(`URL:https://hallway.example${manageUrl}\r\n`);
    for (const typed of ['Ada', 'Slow']) expect(ics + JSON.stringify(calendars)).not.toContain(typed);
    expect(new URL(calendars?.google ?? '').searchParams.get('details')).toContain(
      `https://hallway.example${manageUrl}`,
    );

    const { bookings, leads, crm, mails, conversions } = await rows(store);
    const [lead] = leads;
    const starts = Date.parse(startsAt);
    const kept = { id, lead_id: lead?.id, name: 'Ada Byron', phone: '(214) 555-0142', notes: 'Slow follow-up' };
    const time = { starts_at: starts, ends_at: starts + testHours.lengthMinutes * 60_000, sequence: 0 };
    expect(bookings).toMatchObject([{ ...kept, ...time, status: 'booked', created_at: clock.now() }]);
    expect(leads).toMatchObject([{ kind: 'booking', email: 'ada@example.com', session_id: SESSION }]);
    expect(JSON.parse(lead?.fields ?? '')).toMatchObject({
      startsAt,
      timeZone: 'America/Denver',
      smsConsent: { version: smsConsent.version, wording: smsConsent.wording, page: '/book' },
    });
    expect(crm).toMatchObject([{ destination: 'crm', kind: 'booking', lead_id: lead?.id }]);
    expect(crm[0]?.payload).toBe(
      JSON.stringify({
        name: 'Ada Byron',
        email: 'ada@example.com',
        phone: '(214) 555-0142',
        startsAt,
        timeZone: 'America/Denver',
        notes: 'Slow follow-up',
        source: 'Website Booking',
        timestamp: new Date(clock.now()).toISOString(),
        formType: 'Strategy Session Booking',
      }),
    );
    const letters = mails.map(({ payload: stored }) => JSON.parse(stored));
    expect(letters.find(({ to }) => to === 'ada@example.com')).toEqual({
      template: 'booking-confirmed',
      to: 'ada@example.com',
      props: {
        name: 'Ada Byron',
        startsAt: starts,
        lengthMinutes: testHours.lengthMinutes,
        visitorTimeZone: 'America/Denver',
        manageUrl,
        ics: expect.stringContaining('METHOD:REQUEST\r\n'),
      },
      // Ada agreed to text messages, and can take it back.
      consentPath: expect.stringMatching(/^\/api\/mail-stop\/texts\./),
    });
    expect(letters.find(({ to }) => to === OWNER)).toMatchObject({
      template: 'owner-alert',
      props: { what: 'New booking', who: { name: 'Ada Byron', email: 'ada@example.com' } },
    });
    expect(conversions).toMatchObject([{ type: 'booking', session_id: SESSION, page: '/book' }]);
    expect(onDue).toHaveBeenCalled();
  });

  test('a time that is taken, too soon, too far or no slot is refused with the nearest free ones, and nothing is kept', async () => {
    const clock = testClock();
    const store = await engine.openStore();
    const { app } = await openTestApp({}, { store, clock });
    const free = await readFreeTimes(app, '?from=2026-11-30&to=2026-11-30');
    await bookTime(app, free[4]);
    const before = JSON.stringify(await rows(store));
    const left = await readFreeTimes(app);
    expect(left).not.toContain(free[4]);
    const soon = new Date(clock.now() + 60_000).toISOString();
    const odd = new Date(Date.parse(free[8] ?? '') + 60_000).toISOString();
    for (const startsAt of [free[4], soon, odd, '2020-01-06T15:00:00Z', '2099-01-05T15:00:00Z']) {
      const { status, body } = await postBooking(app, { ...examplePerson, startsAt });
      const { title, nextFree } = slotTakenSchema.parse(body);
      expect([status, title]).toEqual([409, 'This time is no longer free']);
      expect(nextFree).toHaveLength(4);
      for (const next of nextFree) expect(left).toContain(next);
    }
    const { body } = await postBooking(app, { ...examplePerson, startsAt: free[4] });
    for (const next of slotTakenSchema.parse(body).nextFree) expect(next.slice(0, 10)).toBe('2026-11-30');
    expect(JSON.stringify(await rows(store))).toBe(before);
  });

  test('a booking sent again under its key is one; a refused one may use its key again', async () => {
    const store = await engine.openStore();
    const { app } = await openTestApp({}, { store });
    const [first, , , other] = await readFreeTimes(app);
    const headers = { 'idempotency-key': 'one' };
    const payload = { ...examplePerson, startsAt: first };
    const answers = [await postBooking(app, payload, headers), await postBooking(app, payload, headers)];
    expect(answers[0]?.status).toBe(201);
    expect(answers[1]).toEqual(answers[0]);
    const second = { 'idempotency-key': 'two' };
    expect((await postBooking(app, payload, second)).status).toBe(409);
    expect((await postBooking(app, { ...payload, startsAt: other }, second)).status).toBe(201);
    expect((await rows(store)).bookings).toHaveLength(2);
  });

  test('what is wrong is named by its field, and a phone may be left out', async () => {
    const store = await engine.openStore();
    const { app } = await openTestApp({}, { store });
    const [startsAt] = await readFreeTimes(app);
    const wrong = {
      name: ' ',
      email: 'ada',
      phone: '12345',
      notes: 'x'.repeat(2001),
      timeZone: 'Mars/Olympus',
      startsAt: 'noon',
    };
    const { status, body } = await postBooking(app, wrong);
    expect(status).toBe(422);
    expect(body.errors.map(({ field }: { field: string }) => field).toSorted()).toEqual(Object.keys(wrong).toSorted());
    expect((await postBooking(app, { ...examplePerson, phone: '', startsAt })).status).toBe(201);
    expect(JSON.parse((await rows(store)).crm[0]?.payload ?? '')).not.toHaveProperty('phone');
  });

  test('people who press at once never share a time, its buffer or more than the day takes', async () => {
    const database = await engine.createDatabase();
    const stores = [await engine.openStore(database), await engine.openStore(database)];
    const apps = await Promise.all(stores.map(async (store) => (await openTestApp({}, { store })).app));
    const [app] = apps;
    if (app === undefined) throw new Error('No app');
    const free = await readFreeTimes(app, '?from=2026-11-30&to=2026-12-01');
    const tries = [...free, ...free].flatMap((startsAt) =>
      apps.map(async (one) => postBooking(one, { ...examplePerson, startsAt })),
    );
    const answers = await Promise.all(tries);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201, 409]));
    const [store] = stores;
    if (store === undefined) throw new Error('No store');
    const { bookings, leads, conversions, crm } = await rows(store);
    const taken = answers.filter(({ status }) => status === 201).length;
    expect([bookings, leads, conversions, crm].map((all) => all.length)).toEqual([taken, taken, taken, taken]);
    for (const [index, { starts_at }] of bookings.entries())
      expect(starts_at - (bookings[index - 1]?.ends_at ?? 0)).toBeGreaterThanOrEqual(testHours.bufferMinutes * 60_000);
    const days = Map.groupBy(bookings, ({ starts_at }) => new Date(starts_at).toISOString().slice(0, 10));
    expect([...days.values()].map((day) => day.length)).toEqual([testHours.dailyLimit, testHours.dailyLimit]);
    expect(await readFreeTimes(app, '?from=2026-11-30&to=2026-12-01')).toEqual([]);
  });

  test('the database itself refuses a second booking of one moment', async () => {
    const store = await engine.openStore();
    const { app } = await openTestApp({}, { store });
    const [startsAt] = await readFreeTimes(app);
    await bookTime(app, startsAt);
    const [booking] = (await rows(store)).bookings;
    if (booking === undefined) throw new Error('No booking');
    const again = (change: Partial<typeof booking>) =>
      store.write(async (tx) =>
        tx
          .insertInto('bookings')
          .values({ ...booking, ...change })
          .execute(),
      );
    await expect(again({ id: 'another' })).rejects.toThrow(/unique|duplicate|bookings_no_overlap/i);
    await again({ id: 'another', status: 'cancelled' });
    expect((await rows(store)).bookings).toHaveLength(2);
  });

  test('the owner sees who comes and when, the next first; nobody else does', async () => {
    const clock = testClock();
    const store = await engine.openStore();
    const { app } = await openTestApp({ OWNER_PASSWORD: 'open, please' }, { store, clock });
    const free = await readFreeTimes(app);
    const later = await bookTime(app, free[20]);
    const sooner = await bookTime(app, free[0]);
    const gone = await bookTime(app, free[8]);
    await app.inject({
      method: 'POST',
      url: apiPaths.bookingCancel.replace(':id', gone.id),
      headers: { 'x-booking-token': linkOf(gone).token },
    });
    expect((await app.inject({ url: apiPaths.ownerBookings })).statusCode).toBe(401);
    const signIn = await app.inject({
      method: 'POST',
      url: apiPaths.ownerSession,
      payload: { password: 'open, please' },
    });
    const cookie = String(signIn.headers['set-cookie']).split(';', 1)[0] ?? '';
    const answer = await app.inject({ url: apiPaths.ownerBookings, headers: { cookie } });
    const { bookings } = ownerBookingsSchema.parse(answer.json());
    expect(bookings.map(({ id, status }) => [id, status])).toEqual([
      [sooner.id, 'booked'],
      [later.id, 'booked'],
      [gone.id, 'cancelled'],
    ]);
    expect(bookings[0]).toMatchObject({ name: 'Ada Byron', email: 'ada@example.com', timeZone: 'America/Denver' });
  });

  test('the list of bookings goes on page by page: all that are to come first, and each other one once', async () => {
    const clock = testClock();
    const store = await engine.openStore();
    const { app } = await openTestApp({ OWNER_PASSWORD: 'open, please' }, { store, clock });
    const free = await readFreeTimes(app);
    const booked: Awaited<ReturnType<typeof bookTime>>[] = [];
    for (const at of [0, 4, 8, 12, 16, 20]) booked.push(await bookTime(app, free[at]));
    for (const gone of booked.slice(1, 5))
      await app.inject({
        method: 'POST',
        url: apiPaths.bookingCancel.replace(':id', gone.id),
        headers: { 'x-booking-token': linkOf(gone).token },
      });
    const signIn = await app.inject({
      method: 'POST',
      url: apiPaths.ownerSession,
      payload: { password: 'open, please' },
    });
    const cookie = String(signIn.headers['set-cookie']).split(';', 1)[0] ?? '';
    const read = async (query: string) =>
      ownerBookingsSchema.parse(
        (await app.inject({ url: `${apiPaths.ownerBookings}${query}`, headers: { cookie } })).json(),
      );
    const ids = ({ bookings }: Awaited<ReturnType<typeof read>>) => bookings.map(({ id }) => id);
    const places = (...at: number[]) => at.map((place) => booked[place]?.id);
    const first = await read('?limit=2');
    expect(ids(first)).toEqual(places(0, 5, 4, 3));
    const second = await read(`?limit=2&before=${first.next}`);
    expect(ids(second)).toEqual(places(2, 1));
    expect(second.next).toBeNull();
  });
});

test('bookings are limited for each client', async () => {
  const { app } = await openTestApp({ RATE_LIMIT: '1' });
  const [startsAt] = await readFreeTimes(app);
  expect((await postBooking(app, { ...examplePerson, startsAt })).status).toBe(201);
  expect((await postBooking(app, { ...examplePerson, startsAt })).status).toBe(429);
});
