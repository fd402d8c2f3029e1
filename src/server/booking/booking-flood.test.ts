import { expect, test } from 'vitest';
import { bookingSchema, heldBookingSchema } from '../../contract/booking-answers.ts';
import { noticesSchema } from '../../contract/owner-notices.ts';
import { UNDO_MS, cancelledBookingsSchema, ownerBookingsSchema } from '../../contract/owner-bookings.ts';
import { apiPaths } from '../../contract/paths.ts';
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
import { forEachEngine, type TestEngine } from '../../../test-support/databases/engines.ts';
import { OWNER_PASSWORD, signInAsOwner } from '../../../test-support/server/owner.ts';
import { openTestApp, testClock } from '../../../test-support/server/test-app.ts';

const MINUTE_MS = 60_000;
const SESSION = 'session_1_abcdefghi';
const withMail = { SMTP_URL: 'smtp://mail.example', MAIL_FROM: 'hello@hallway.example', TRUST_PROXY: '1' };

/** A calendar that limits what one person and network books. */
async function openCalendar(engine: TestEngine, settings: Record<string, string> = withMail) {
  const clock = testClock();
  const store = await engine.openStore();
  const { app } = await openTestApp({ RATE_LIMIT: '10000', OWNER_PASSWORD, ...settings }, { store, clock });
  return { app, store, clock };
}

/** One booking after another, each by somebody else, from the address that is given for it. */
async function flood(app: App, count: number, addressOf: (index: number) => string) {
  const answers = [];
  for (let index = 0; index < count; index += 1) {
    const [startsAt] = await readFreeTimes(app);
    const email = `flood${index}@example.com`;
    const headers = { 'x-forwarded-for': addressOf(index), 'x-session-id': SESSION };
    answers.push(await postBooking(app, { ...examplePerson, email, startsAt }, headers));
  }
  return answers;
}

const oneNetwork = (index: number) => `203.0.113.${index + 1}`;
const manyNetworks = (index: number) => `198.51.${index}.1`;

async function mailsOf({ db }: Store, template: string) {
  const mails = await db.selectFrom('deliveries').selectAll().where('kind', '=', `mail_${template}`).execute();
  return mails.map(({ payload }) => JSON.parse(payload));
}

/** The link in the mail that asks to confirm. */
async function linkFor(store: Store, email: string) {
  const mail = (await mailsOf(store, 'booking-unconfirmed')).find(({ to }) => to === email);
  return linkOf({ manageUrl: mail.props.manageUrl });
}

async function countOf({ db }: Store, table: 'leads' | 'conversions') {
  return (await db.selectFrom(table).select('id').execute()).length;
}

forEachEngine((engine) => {
  test('one person has three sessions that stand, however the address and the number are written', async () => {
    const { app } = await openCalendar(engine);
    const book = async (person: object) =>
      postBooking(app, { ...examplePerson, ...person, startsAt: (await readFreeTimes(app))[0] });
    const first = await book({ phone: '(214) 555-0142' });
    await book({ email: 'Ada+second@Example.com' });
    expect((await book({ email: 'other@example.com', phone: '+1 214 555 0142' })).status).toBe(201);
    expect((await book({ phone: '(214) 555-0199' })).status).toBe(201);
    const refused = await book({ email: 'ada@example.com' });
    expect([refused.status, refused.body.title]).toEqual([409, 'You have sessions booked already']);
    await changeByLink(app, 'bookingCancel', linkOf(bookingSchema.parse(first.body)));
    expect((await book({ email: 'ada@example.com' })).status).toBe(201);
  });

  test('one client does not take the calendar: from the sixth on its times are only held, and come free again', async () => {
    const { app, store, clock } = await openCalendar(engine);
    const free = (await readFreeTimes(app)).length;
    const answers = await flood(app, 30, oneNetwork);
    expect(answers.map(({ status }) => status)).toEqual([
      ...Array<number>(5).fill(201),
      ...Array<number>(15).fill(202),
      ...Array<number>(10).fill(409),
    ]);
    expect(answers[29]?.body.title).toBe('Many sessions come from your network');
    expect([await countOf(store, 'leads'), await countOf(store, 'conversions')]).toEqual([5, 5]);
    const left = (await readFreeTimes(app)).length;
    expect(left).toBeGreaterThan(free / 2);
    clock.advance(30 * MINUTE_MS);
    expect((await readFreeTimes(app)).length).toBeGreaterThan(left);
    expect((await flood(app, 1, manyNetworks))[0]?.status).toBe(202);
  });

  test('a held time cannot be booked by others, only the mail has its link, and confirming it makes a whole booking of it', async () => {
    const { app, store, clock } = await openCalendar(engine, { ...withMail, OWNER_EMAIL: 'owner@hallway.example' });
    await flood(app, 5, oneNetwork);
    const [startsAt] = await readFreeTimes(app);
    const person = { ...examplePerson, email: 'dana@example.com', phone: '(303) 555-0142', startsAt };
    const headers = { 'x-forwarded-for': oneNetwork(9), 'x-session-id': SESSION, 'idempotency-key': 'once' };
    const { status, body } = await postBooking(app, person, headers);
    expect(status).toBe(202);
    const held = heldBookingSchema.strict().parse(body);
    expect(Date.parse(held.heldUntil)).toBe(clock.now() + 30 * MINUTE_MS);
    expect((await postBooking(app, person, headers)).body).toEqual(body);
    expect(await readFreeTimes(app)).not.toContain(startsAt);
    expect((await postBooking(app, { ...examplePerson, startsAt })).status).toBe(409);

    const link = await linkFor(store, 'dana@example.com');
    expect((await changeByLink(app, 'bookingConfirm', { ...link, token: `${link.token}x` })).status).toBe(404);
    expect((await changeByLink(app, 'booking', link)).body.status).toBe('held');
    expect((await changeByLink(app, 'bookingMove', { ...link, payload: { startsAt } })).status).toBe(409);
    expect(await countOf(store, 'leads')).toBe(5);
    const leadOf = () => store.db.selectFrom('bookings').select('lead_id').where('id', '=', link.id).execute();
    expect(await leadOf()).toEqual([{ lead_id: null }]);

    clock.advance(MINUTE_MS);
    for (let press = 0; press < 2; press += 1)
      expect((await changeByLink(app, 'bookingConfirm', link)).body).toMatchObject({ status: 'booked', startsAt });
    const lead = await store.db.selectFrom('leads').selectAll().where('email', '=', 'dana@example.com').execute();
    expect(lead).toMatchObject([{ kind: 'booking', session_id: SESSION }]);
    expect(await leadOf()).toEqual([{ lead_id: lead[0]?.id }]);
    expect(await countOf(store, 'conversions')).toBe(6);
    const confirmed = (await mailsOf(store, 'booking-confirmed')).filter(({ to }) => to === 'dana@example.com');
    expect(confirmed).toHaveLength(1);
    const alerts = await mailsOf(store, 'owner-alert');
    expect(alerts.filter(({ props }) => props.who.email === 'dana@example.com')).toHaveLength(1);
    clock.advance(40 * MINUTE_MS);
    expect(await readFreeTimes(app)).not.toContain(startsAt);
  });

  test('a visitor who confirms late gets the time if it is free, otherwise the nearest others', async () => {
    const { app, store, clock } = await openCalendar(engine);
    await flood(app, 5, oneNetwork);
    const times = (await readFreeTimes(app)).slice(0, 40);
    const held = [times[0], times[20]];
    for (const [index, startsAt] of held.entries())
      await postBooking(
        app,
        { ...examplePerson, email: `late${index}@example.com`, startsAt },
        { 'x-forwarded-for': oneNetwork(7) },
      );
    clock.advance(31 * MINUTE_MS);
    const links = [await linkFor(store, 'late0@example.com'), await linkFor(store, 'late1@example.com')] as const;
    expect((await changeByLink(app, 'booking', links[0])).body.status).toBe('lapsed');
    const other = await postBooking(app, { ...examplePerson, startsAt: held[0] }, { 'x-forwarded-for': '192.0.2.1' });
    expect(other.status).toBe(201);
    const late = await changeByLink(app, 'bookingConfirm', links[0]);
    expect([late.status, late.body.nextFree.length]).toEqual([409, 4]);
    expect((await changeByLink(app, 'bookingConfirm', links[1])).body.status).toBe('booked');
  });

  test('of two processes that confirm a lapsed time and book it at once, one gets it', async () => {
    const clock = testClock();
    const database = await engine.createDatabase();
    const settings = { RATE_LIMIT: '10000', ...withMail };
    const open = async () => {
      const store = await engine.openStore(database);
      return openTestApp(settings, { store, clock });
    };
    const [here, there] = [await open(), await open()];
    await flood(here.app, 5, oneNetwork);
    const [startsAt] = await readFreeTimes(here.app);
    const person = { ...examplePerson, email: 'late@example.com', startsAt };
    await postBooking(here.app, person, { 'x-forwarded-for': oneNetwork(7) });
    const link = await linkFor(here.store, 'late@example.com');
    clock.advance(31 * MINUTE_MS);
    const statuses = await Promise.all([
      changeByLink(here.app, 'bookingConfirm', link),
      postBooking(there.app, { ...examplePerson, startsAt }, { 'x-forwarded-for': '192.0.2.1' }),
    ]);
    const taken = statuses.filter(({ status }) => status === 200 || status === 201);
    expect([taken.length, statuses.filter(({ status }) => status === 409).length]).toEqual([1, 1]);
  });

  test('a flood from many networks is held from the thirteenth in an hour on, and the owner is told', async () => {
    const { app, store, clock } = await openCalendar(engine, { ...withMail, OWNER_EMAIL: 'owner@hallway.example' });
    const headers = await signInAsOwner(app);
    const readNotices = async () =>
      noticesSchema.parse((await app.inject({ url: apiPaths.ownerNotices, headers })).json()).notices;
    expect(await readNotices()).not.toContainEqual(expect.objectContaining({ id: 'many-bookings' }));
    const statuses = (await flood(app, 14, manyNetworks)).map(({ status }) => status);
    expect(statuses).toEqual([...Array<number>(12).fill(201), 202, 202]);
    expect(await readNotices()).toContainEqual(
      expect.objectContaining({
        id: 'many-bookings',
        severity: 'warning',
        detail: expect.stringContaining('holds its time for 30 minutes until the visitor confirms it'),
      }),
    );
    const alerts = await mailsOf(store, 'owner-alert');
    expect(alerts.filter(({ props }) => props.what.startsWith('Many sessions'))).toHaveLength(1);
    clock.advance(61 * MINUTE_MS);
    expect((await flood(app, 1, () => '192.0.2.1'))[0]?.status).toBe(201);
  });

  test('without a mail server nobody can be asked: a network gets twenty, and no more', async () => {
    const { app } = await openCalendar(engine, { TRUST_PROXY: '1' });
    const statuses = (await flood(app, 22, oneNetwork)).map(({ status }) => status);
    expect(statuses).toEqual([...Array<number>(20).fill(201), 409, 409]);
    const headers = await signInAsOwner(app);
    const { notices } = noticesSchema.parse((await app.inject({ url: apiPaths.ownerNotices, headers })).json());
    expect(notices.find(({ id }) => id === 'many-bookings')?.detail).toContain('With a mail server (SMTP_URL)');
  });

  test('the owner cancels many at once, tells whom they want told, and the times are free again', async () => {
    const { app, store, clock } = await openCalendar(engine);
    const free = await readFreeTimes(app);
    await flood(app, 7, oneNetwork);
    const own = await bookTime(app, (await readFreeTimes(app))[0]);
    const headers = await signInAsOwner(app);
    const list = async () =>
      ownerBookingsSchema.parse((await app.inject({ url: apiPaths.ownerBookings, headers })).json()).bookings;
    const all = await list();
    expect(all.filter(({ status }) => status === 'held')).toHaveLength(2);
    const network = all.find(({ email }) => email === 'flood0@example.com')?.network;
    const ids = all.filter((booking) => booking.network === network).map(({ id }) => id);
    expect(ids).toHaveLength(7);
    const cancel = async (payload: object, signedIn: Record<string, string> = headers) =>
      app.inject({ method: 'POST', url: apiPaths.ownerBookingsCancel, headers: signedIn, payload });
    expect((await cancel({ ids, tell: false }, {})).statusCode).toBe(401);
    expect((await cancel({ ids: [], tell: false })).statusCode).toBe(422);
    const answer = cancelledBookingsSchema.parse((await cancel({ ids, tell: false })).json());
    expect(answer).toEqual({ cancelled: 7 });
    expect(await mailsOf(store, 'booking-cancelled')).toEqual([]);
    expect(cancelledBookingsSchema.parse((await cancel({ ids: [...ids, own.id], tell: true })).json())).toEqual({
      cancelled: 1,
    });
    expect((await mailsOf(store, 'booking-cancelled')).map(({ to }) => to)).toEqual(['ada@example.com']);
    // Until then it can be undone, and nobody else may take the times.
    expect(await readFreeTimes(app)).not.toEqual(free);
    clock.advance(UNDO_MS + 5000);
    expect(await readFreeTimes(app)).toEqual(free);
    expect(new Set((await list()).map(({ status }) => status))).toEqual(new Set(['cancelled']));
  });
});
