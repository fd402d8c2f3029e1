import { expect, test } from 'vitest';
import { callSchema, callsSchema, UNDO_MS } from '../../contract/owner-bookings.ts';
import { apiPaths } from '../../contract/paths.ts';
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
const HOUR_MS = 60 * MINUTE_MS;
/** Ten in the morning of the clock's Monday in New York. */
const TEN = Date.parse('2026-11-30T15:00:00Z');
const at = (minutes: number) => new Date(TEN + minutes * MINUTE_MS).toISOString();
const MONDAY = '?from=2026-11-30&to=2026-11-30';

async function openDesk(engine: TestEngine) {
  const [clock, store] = [testClock(), await engine.openStore()];
  const { app } = await openTestApp({ OWNER_PASSWORD, OWNER_EMAIL: 'owner@hallway.example' }, { store, clock });
  const headers = await signInAsOwner(app);
  const ask = async (url: string, payload?: object, method: 'GET' | 'POST' | 'DELETE' = payload ? 'POST' : 'GET') => {
    const answer = await app.inject({ method, url, headers, ...(payload && { payload }) });
    return { status: answer.statusCode, body: answer.body === '' ? null : answer.json() };
  };
  const onMonday = async () => callsSchema.parse((await ask(apiPaths.ownerCalls + MONDAY)).body);
  const move = (id: string, startsAt: string, tell = true) =>
    ask(apiPaths.ownerCallMove.replace(':id', id), { startsAt, tell });
  const mails = async () => {
    const rows = await store.db.selectFrom('deliveries').selectAll().where('destination', '=', 'mail').execute();
    return rows.filter(({ payload }) => JSON.parse(payload).to !== 'owner@hallway.example');
  };
  return { app, clock, store, ask, onMonday, move, mails };
}

const byHand = { name: 'Bea Osei', email: 'bea@example.com', phone: '', notes: 'Asked by phone', tell: true };

forEachEngine((engine) => {
  test('the calls of a day stand in their order, with what is blocked and what is offered; nobody else sees them', async () => {
    const { app, ask, onMonday } = await openDesk(engine);
    await bookTime(app, at(120));
    await bookTime(app, at(0));
    const { timeZone, calls, free } = await onMonday();
    expect([timeZone, calls.map(({ startsAt }) => startsAt)]).toEqual(['America/New_York', [at(0), at(120)]]);
    expect(free).toEqual(await readFreeTimes(app, MONDAY));
    expect((await ask(`${apiPaths.ownerCalls}?from=2026-12-01&to=2026-12-01`)).body.calls).toEqual([]);
    expect((await ask(`${apiPaths.ownerCalls}?from=2026-01-01&to=2026-12-01`)).status).toBe(422);
    for (const url of [apiPaths.ownerCalls + MONDAY, apiPaths.ownerCall.replace(':id', calls[0]?.id ?? '')])
      expect((await app.inject({ url })).statusCode).toBe(401);
  });

  test('beside a call stands what the same person wrote elsewhere', async () => {
    const { app, ask } = await openDesk(engine);
    const lead = await app.inject({
      method: 'POST',
      url: apiPaths.quizLeads,
      payload: { firstName: 'Ada', email: 'ADA@example.com' },
    });
    const answers = apiPaths.quizAnswers.replace(':id', lead.json().id);
    await app.inject({ method: 'POST', url: answers, payload: { answers: { hasWebsite: 'yes' } } });
    const { id } = await bookTime(app, at(0));
    const { status, body } = await ask(apiPaths.ownerCall.replace(':id', id));
    const { call, forms, managePath } = callSchema.parse(body);
    expect([status, call.name, forms.length]).toEqual([200, 'Ada Byron', 1]);
    expect(forms[0]?.details.length).toBeGreaterThan(0);
    expect((await changeByLink(app, 'booking', linkOf({ manageUrl: managePath ?? '' }))).status).toBe(200);
    expect((await ask(apiPaths.ownerCall.replace(':id', '11111111-1111-4111-8111-111111111111'))).status).toBe(404);
  });

  test('a call booked by hand is a lead and an invitation, outside the hours too, and no conversion of the site', async () => {
    const { app, ask, store, mails } = await openDesk(engine);
    const early = at(-120);
    const made = await ask(apiPaths.ownerCalls, { ...byHand, startsAt: early, lengthMinutes: 45 });
    expect([made.status, made.body]).toMatchObject([201, { madeBy: 'owner', startsAt: early, endsAt: at(-75) }]);
    expect(await store.db.selectFrom('conversions').selectAll().execute()).toEqual([]);
    const leads = await store.db.selectFrom('leads').selectAll().execute();
    expect(leads).toMatchObject([{ kind: 'booking', email: 'bea@example.com' }]);
    expect((await mails()).map(({ kind }) => kind)).toEqual(['mail_booking-confirmed']);
    await ask(apiPaths.ownerCalls, { ...byHand, startsAt: at(0), tell: false });
    expect(await mails()).toHaveLength(1);
    // What is taken or past is refused, and visitors are not offered it.
    expect((await ask(apiPaths.ownerCalls, { ...byHand, startsAt: at(15) })).body.title).toBe('This time is taken');
    expect((await ask(apiPaths.ownerCalls, { ...byHand, startsAt: '2020-01-01T00:00:00Z' })).status).toBe(409);
    expect(await readFreeTimes(app, MONDAY)).not.toContain(at(0));
  });

  test('a move can be undone for half a minute: its old time is kept, and no mail leaves', async () => {
    const { app, ask, move, mails, clock, onMonday } = await openDesk(engine);
    const { id } = await bookTime(app, at(0));
    expect((await move(id, at(180))).body).toMatchObject({ startsAt: at(180) });
    expect(await readFreeTimes(app, MONDAY)).not.toContain(at(0));
    const [, told] = await mails();
    expect([told?.kind, told?.next_attempt_at]).toEqual(['mail_booking-moved', expect.any(Number)]);
    expect(Number(told?.next_attempt_at)).toBeGreaterThanOrEqual(clock.now() + UNDO_MS);
    expect((await ask(apiPaths.ownerBookingsUndo, { ids: [id] })).body).toEqual({ undone: 1 });
    expect((await onMonday()).calls).toMatchObject([{ startsAt: at(0), status: 'booked' }]);
    expect((await mails()).map(({ kind }) => kind)).toEqual(['mail_booking-confirmed']);
    expect((await ask(apiPaths.ownerBookingsUndo, { ids: [id] })).body).toEqual({ undone: 0 });

    await move(id, at(180), false);
    expect(await mails()).toHaveLength(1);
    clock.advance(UNDO_MS + MINUTE_MS);
    expect((await ask(apiPaths.ownerBookingsUndo, { ids: [id] })).body).toEqual({ undone: 0 });
    expect(await readFreeTimes(app, MONDAY)).toContain(at(0));
  });

  test('a cancellation can be undone for half a minute; meanwhile nobody takes the time', async () => {
    const { app, ask, mails, clock, onMonday } = await openDesk(engine);
    const { id } = await bookTime(app, at(0));
    await ask(apiPaths.ownerBookingsCancel, { ids: [id], tell: true });
    expect((await postBooking(app, { ...examplePerson, startsAt: at(0) })).status).toBe(409);
    expect((await ask(apiPaths.ownerBookingsUndo, { ids: [id] })).body).toEqual({ undone: 1 });
    expect((await onMonday()).calls).toMatchObject([{ startsAt: at(0), status: 'booked' }]);
    expect((await mails()).map(({ kind }) => kind)).toEqual(['mail_booking-confirmed']);
    await ask(apiPaths.ownerBookingsCancel, { ids: [id], tell: true });
    clock.advance(UNDO_MS + MINUTE_MS);
    expect((await postBooking(app, { ...examplePerson, startsAt: at(0) })).status).toBe(201);
    expect((await ask(apiPaths.ownerBookingsUndo, { ids: [id] })).body).toEqual({ undone: 0 });
  });

  test('the owner moves a call onto no other, into no blocked time, and no call that is past or cancelled', async () => {
    const { app, ask, move, clock } = await openDesk(engine);
    const { id } = await bookTime(app, at(0));
    const other = await bookTime(app, at(120));
    await ask(apiPaths.ownerBlockedTimes, { startsAt: at(180), endsAt: at(240), note: 'Dentist' });
    expect((await move(id, at(105))).body.title).toBe('This time is taken');
    expect((await move(id, at(170))).body.title).toBe('This time is blocked');
    // By less than its own length.
    expect((await move(id, at(10))).status).toBe(200);
    await ask(apiPaths.ownerBookingsCancel, { ids: [other.id], tell: false });
    expect((await move(other.id, at(300))).status).toBe(409);
    clock.advance(TEN + HOUR_MS - clock.now());
    expect((await move(id, at(300))).status).toBe(409);
    expect((await move('11111111-1111-4111-8111-111111111111', at(300))).status).toBe(404);
  });

  test('a blocked time is not offered to visitors, and can be offered again; calls in it stay', async () => {
    const { app, ask, onMonday } = await openDesk(engine);
    await bookTime(app, at(0));
    const free = await readFreeTimes(app, MONDAY);
    const { status, body } = await ask(apiPaths.ownerBlockedTimes, {
      startsAt: at(0),
      endsAt: at(120),
      note: 'Dentist',
    });
    expect(status).toBe(201);
    const left = await readFreeTimes(app, MONDAY);
    expect(left).toEqual(free.filter((time) => time >= at(120)));
    expect((await postBooking(app, { ...examplePerson, startsAt: at(60) })).status).toBe(409);
    const { calls, blocked } = await onMonday();
    expect([calls.length, blocked]).toEqual([1, [body]]);
    const address = apiPaths.ownerBlockedTime.replace(':id', body.id);
    expect((await app.inject({ method: 'DELETE', url: address })).statusCode).toBe(401);
    for (const expected of [204, 404]) expect((await ask(address, undefined, 'DELETE')).status).toBe(expected);
    expect(await readFreeTimes(app, MONDAY)).toEqual(free);
    for (const wrong of [
      { startsAt: at(0), endsAt: at(0) },
      { startsAt: at(0), endsAt: at(60 * 24 * 400) },
      { startsAt: at(0), endsAt: at(60), note: 'x'.repeat(201) },
    ])
      expect((await ask(apiPaths.ownerBlockedTimes, wrong)).status).toBe(422);
  });

  test('that nobody came is noted once the call has begun, and can be taken back', async () => {
    const { app, ask, clock, onMonday } = await openDesk(engine);
    const { id } = await bookTime(app, at(0));
    const note = (noShow: boolean) => ask(apiPaths.ownerCallNoShow.replace(':id', id), { noShow });
    expect((await note(true)).status).toBe(409);
    clock.advance(TEN + MINUTE_MS - clock.now());
    expect((await note(true)).body.noShow).toBe(true);
    expect((await onMonday()).calls[0]?.noShow).toBe(true);
    expect((await note(false)).body.noShow).toBe(false);
  });
});
