import { expect, test } from 'vitest';
import {
  bookTime,
  changeByLink,
  examplePerson,
  linkOf,
  postBooking,
  readFreeTimes,
} from '../../../test-support/data/bookings.ts';
import { forEachEngine, type TestEngine } from '../../../test-support/databases/engines.ts';
import { OWNER_PASSWORD, signInAsOwner } from '../../../test-support/server/owner.ts';
import { openTestApp, testClock } from '../../../test-support/server/test-app.ts';
import { bookingSchema } from '../../contract/booking-answers.ts';
import { apiPaths } from '../../contract/paths.ts';
import { DECISION_UNDO_MS, setAsideListSchema } from '../../contract/set-aside.ts';
import { TRAP_FIELD } from '../../domain/spam/form-check.ts';
import { erasePerson } from '../people/erase-person.ts';
import { testConfig } from '../../../test-support/server/test-app.ts';
import type { Store } from '../store/engine/store.ts';
import { carryOutDecisions } from './let-in.ts';

const DAY_MS = 86_400_000;
const ownerEmail = 'owner@example.com';
const spam = { [TRAP_FIELD]: 'cheap pills' };

async function openDesk(engine: TestEngine, settings: Record<string, string> = {}) {
  const clock = testClock();
  const store = await engine.openStore();
  const { app } = await openTestApp({ OWNER_PASSWORD, OWNER_EMAIL: ownerEmail, ...settings }, { store, clock });
  const headers = await signInAsOwner(app);
  const list = async () =>
    setAsideListSchema.parse((await app.inject({ url: apiPaths.ownerSetAside, headers })).json()).setAside;
  const post = async (url: string, payload: object) => {
    const answer = await app.inject({ method: 'POST', url, payload, headers });
    return { status: answer.statusCode, body: answer.json<Record<string, unknown>>() };
  };
  return {
    app,
    clock,
    store,
    list,
    decide: async (more: object) =>
      post(apiPaths.ownerSetAsideDecide, { ids: (await list()).map(({ id }) => id), decision: 'let_in', ...more }),
    undo: async () => post(apiPaths.ownerSetAsideUndo, { ids: (await list()).map(({ id }) => id) }),
    async carryOut(after = DECISION_UNDO_MS) {
      clock.advance(after);
      const publicUrl = 'http://localhost:3000';
      return carryOutDecisions({ store, clock, timeZone: 'America/New_York', ownerEmail, publicUrl });
    },
    async bookAsSpam(startsAt: string | undefined, more: object = {}, headersOf: Record<string, string> = {}) {
      return postBooking(app, { ...examplePerson, ...spam, notes: 'Pills', startsAt, ...more }, headersOf);
    },
  };
}

const tables = ['bookings', 'leads', 'deliveries', 'conversions', 'crm_events', 'blocked_times', 'people'] as const;

/** How many rows each table has. */
async function rowsOf({ db }: Store) {
  const counts = tables.map(
    async (table) => [table, (await db.selectFrom(table).selectAll().execute()).length] as const,
  );
  return Object.fromEntries(await Promise.all(counts));
}

/** All that a booking leaves behind, but for ids, secrets and the times of what happens when it is let in. */
async function traceOf({ db }: Store) {
  const [booking] = await db.selectFrom('bookings').selectAll().execute();
  const [lead] = await db.selectFrom('leads').selectAll().execute();
  const deliveries = await db
    .selectFrom('deliveries')
    .select(['kind', 'destination', 'payload'])
    .orderBy('kind')
    .execute();
  const conversions = await db.selectFrom('conversions').select(['type', 'page', 'at']).execute();
  const plain = (text: string) =>
    text
      .replaceAll(/[\da-f]{8}-[\w-]{27}(\.[\w-]+)?/g, 'id')
      .replaceAll(/\\r\\n [\w.-]*/g, '')
      .replaceAll(/DTSTAMP:\w+/g, '');
  return {
    booking: { ...booking, id: '', lead_id: booking?.lead_id === lead?.id, network: '' },
    lead: { ...lead, id: '', fields: plain(lead?.fields ?? '') },
    deliveries: deliveries.map((row) => ({ ...row, payload: plain(row.payload) })),
    conversions,
    days: await db.selectFrom('daily_figures').selectAll().execute(),
  };
}

forEachEngine((engine) => {
  test('a suspect is told that the session is booked, and nothing is taken, mailed or counted; its link works like every other', async () => {
    const desk = await openDesk(engine);
    const { app, store } = desk;
    const nothing = await rowsOf(store);
    const [first, second] = await readFreeTimes(app);
    const { status, body } = await desk.bookAsSpam(first);
    expect(status).toBe(201);
    const booking = bookingSchema.strict().parse(body);
    expect(await rowsOf(store)).toEqual(nothing);
    expect((await readFreeTimes(app))[0]).toBe(first);
    expect(await desk.list()).toMatchObject([
      {
        id: booking.id,
        what: 'Booking',
        subject: null,
        name: 'Ada Byron',
        reasons: ['It filled in a field that people cannot see'],
        call: { startsAt: first, state: 'free', nextFree: [] },
      },
    ]);

    const link = linkOf(booking);
    expect((await changeByLink(app, 'booking', link)).body).toMatchObject({ status: 'booked', startsAt: first });
    const moved = await changeByLink(app, 'bookingMove', { ...link, payload: { startsAt: second } });
    expect([moved.status, moved.body.startsAt]).toEqual([200, second]);
    expect((await desk.list())[0]?.call).toEqual({ startsAt: second, state: 'free', nextFree: [] });
    expect((await changeByLink(app, 'bookingCancel', { ...link, token: 'no' })).status).toBe(404);
    expect((await changeByLink(app, 'bookingCancel', link)).body.status).toBe('cancelled');
    expect(await desk.list()).toEqual([]);
    expect(await rowsOf(store)).toEqual(nothing);
  });

  test('let in, it is what it would have been; its time is kept from the owner’s click on, and free again if that is taken back', async () => {
    const plain = await openDesk(engine);
    const [startsAt] = await readFreeTimes(plain.app);
    await postBooking(plain.app, { ...examplePerson, notes: 'Pills', startsAt });

    const desk = await openDesk(engine);
    const { body } = await desk.bookAsSpam(startsAt);
    expect((await desk.decide({})).body).toMatchObject({ decided: 1, notFree: 0 });
    expect(await readFreeTimes(desk.app)).not.toContain(startsAt);
    expect((await postBooking(desk.app, { ...examplePerson, startsAt })).status).toBe(409);
    expect(await desk.undo()).toMatchObject({ body: { restored: 1 } });
    expect(await readFreeTimes(desk.app)).toContain(startsAt);
    await desk.decide({});
    expect(await desk.carryOut()).toBe(1);
    expect(await desk.list()).toEqual([]);
    expect(await traceOf(desk.store)).toEqual(await traceOf(plain.store));
    const booking = await desk.store.db.selectFrom('bookings').select('id').executeTakeFirstOrThrow();
    expect(booking.id).toBe(body.id);
    expect((await changeByLink(desk.app, 'booking', linkOf(bookingSchema.parse(body)))).body.status).toBe('booked');
    expect((await rowsOf(desk.store))['blocked_times']).toBe(0);
  });

  test('a time that somebody else has booked since is not given away: the owner is told, and lets it in at another, which the visitor is told', async () => {
    const desk = await openDesk(engine);
    const [startsAt] = await readFreeTimes(desk.app);
    await desk.bookAsSpam(startsAt);
    await bookTime(desk.app, startsAt);
    const [aside] = await desk.list();
    expect(aside?.call).toMatchObject({ startsAt, state: 'taken' });
    const other = aside?.call?.nextFree[0];
    expect(other).toBe((await readFreeTimes(desk.app))[0]);
    expect((await desk.decide({})).body).toMatchObject({ decided: 0, notFree: 1 });
    expect(await desk.carryOut()).toBe(0);

    expect((await desk.decide({ startsAt: other })).body).toMatchObject({ decided: 1, notFree: 0 });
    expect((await desk.list())[0]?.call).toMatchObject({ startsAt: other, state: 'free' });
    expect(await desk.carryOut()).toBe(1);
    const { db } = desk.store;
    const calls = await db
      .selectFrom('bookings')
      .select(['starts_at', 'status', 'lead_id'])
      .orderBy('starts_at')
      .execute();
    expect(calls.map(({ starts_at: at }) => new Date(at).toISOString())).toEqual([startsAt, other]);
    const mails = await db
      .selectFrom('deliveries')
      .select(['kind', 'lead_id'])
      .where('kind', 'like', 'mail_booking%')
      .orderBy('kind')
      .execute();
    expect(mails).toEqual([
      { kind: 'mail_booking-confirmed', lead_id: calls[0]?.lead_id },
      { kind: 'mail_booking-moved', lead_id: calls[1]?.lead_id },
    ]);
  });

  test('a decision that comes too late, or for a time that is past, leaves the booking where it is', async () => {
    const desk = await openDesk(engine);
    const [startsAt] = await readFreeTimes(desk.app);
    await desk.bookAsSpam(startsAt);
    await desk.decide({});
    // Nothing ran for ten minutes, and what kept the time is over.
    desk.clock.advance(600_000);
    await bookTime(desk.app, startsAt);
    expect(await desk.carryOut()).toBe(0);
    expect(await desk.list()).toMatchObject([{ decided: null, call: { state: 'taken' } }]);
    expect((await rowsOf(desk.store))['leads']).toBe(1);
    desk.clock.advance(5 * DAY_MS);
    expect(await desk.list()).toMatchObject([{ call: { state: 'past' } }]);
    expect((await desk.decide({})).body).toMatchObject({ decided: 0, notFree: 1 });
    await desk.decide({ decision: 'remove' });
    expect(await desk.carryOut()).toBe(1);
    expect(await desk.list()).toEqual([]);
  });

  test('a flood of suspects takes no time, and nobody has to confirm because of it', async () => {
    const desk = await openDesk(engine, {
      RATE_LIMIT: '1000',
      TRUST_PROXY: '1',
      SMTP_URL: 'smtp://mail.example',
      MAIL_FROM: 'a@hallway.example',
    });
    const free = await readFreeTimes(desk.app);
    for (let number = 0; number < 30; number += 1) {
      const person = { email: `flood${number}@example.com` };
      const { status } = await desk.bookAsSpam(free[number % 4], person, { 'x-forwarded-for': `198.51.${number}.1` });
      expect(status).toBe(201);
    }
    expect(await readFreeTimes(desk.app)).toEqual(free);
    expect(await desk.list()).toHaveLength(30);
    expect((await postBooking(desk.app, { ...examplePerson, startsAt: free[0] })).status).toBe(201);
    const { deliveries } = await rowsOf(desk.store);
    expect(deliveries).toBe(3);
  });

  test('erasing a person takes a booking that is set aside, and a time is sent with one booking only', async () => {
    const desk = await openDesk(engine);
    const [startsAt] = await readFreeTimes(desk.app);
    await desk.bookAsSpam(startsAt);
    await desk.bookAsSpam(startsAt, { email: 'grace@example.com' });
    expect((await desk.decide({ startsAt })).status).toBe(422);
    await erasePerson(desk.store, testConfig(), 'ada@example.com', desk.clock.now());
    expect((await desk.list()).map(({ email }) => email)).toEqual(['grace@example.com']);
  });
});
