import { expect, test } from 'vitest';
import { callSchema } from '../../contract/owner-bookings.ts';
import { auditSchema } from '../../contract/owner-audit.ts';
import { apiPaths } from '../../contract/paths.ts';
import { bookTime } from '../../../test-support/data/bookings.ts';
import { forEachEngine, type TestEngine } from '../../../test-support/databases/engines.ts';
import { joinMember } from '../../../test-support/server/members.ts';
import { OWNER_PASSWORD, signInAsOwner } from '../../../test-support/server/owner.ts';
import { openTestApp, testClock } from '../../../test-support/server/test-app.ts';

const MINUTE_MS = 60_000;
/** Ten in the morning of the clock's Monday in New York. */
const TEN = Date.parse('2026-11-30T15:00:00Z');
const at = (minutes: number) => new Date(TEN + minutes * MINUTE_MS).toISOString();

async function openDesk(engine: TestEngine) {
  const clock = testClock();
  const store = await engine.openStore();
  const { app } = await openTestApp({ OWNER_PASSWORD }, { store, clock });
  const owner = await signInAsOwner(app);
  const { headers: helper } = await joinMember(app, owner);
  const send = async (by: { cookie: string }, url: string, payload: object) => {
    clock.advance(1000);
    return app.inject({ method: 'POST', url, headers: by, payload });
  };
  const historyOf = async (id: string, by = owner) => {
    const answer = await app.inject({ url: apiPaths.ownerCall.replace(':id', id), headers: by });
    return callSchema.parse(answer.json()).history.map(({ name, own, deed }) => [own ? 'You' : name, deed]);
  };
  return { app, clock, owner, helper, send, historyOf };
}

forEachEngine((engine) => {
  test('a call says who moved, cancelled and brought it back, and when, the latest first', async () => {
    const { app, clock, owner, helper, send, historyOf } = await openDesk(engine);
    const { id } = await bookTime(app, at(0));
    const { id: other } = await bookTime(app, at(240));
    expect(await historyOf(id)).toEqual([]);
    const move = apiPaths.ownerCallMove.replace(':id', id);
    await send(helper, move, { startsAt: at(60), tell: false });
    const movedAt = new Date(clock.now()).toISOString();
    // To where it is: nothing is done.
    await send(helper, move, { startsAt: at(60), tell: false });
    await send(owner, apiPaths.ownerBookingsCancel, { ids: [id, other], tell: false });
    // What is cancelled is not cancelled again.
    await send(helper, apiPaths.ownerBookingsCancel, { ids: [id], tell: false });
    await send(owner, apiPaths.ownerBookingsUndo, { ids: [id] });
    expect(await historyOf(id)).toEqual([
      ['You', 'undone'],
      ['You', 'cancelled'],
      ['Nell', 'moved'],
    ]);
    expect(await historyOf(id, helper)).toEqual([
      [null, 'undone'],
      [null, 'cancelled'],
      ['You', 'moved'],
    ]);
    expect(await historyOf(other)).toEqual([['You', 'cancelled']]);
    const answer = await app.inject({ url: apiPaths.ownerCall.replace(':id', id), headers: owner });
    expect(callSchema.parse(answer.json()).history.at(-1)?.at).toBe(movedAt);
  });

  test('who booked a call by hand and who noted that nobody came is told, each once', async () => {
    const { app, clock, owner, helper, send, historyOf } = await openDesk(engine);
    const call = { name: 'Bea Osei', email: 'bea@example.com', phone: '', notes: '', startsAt: at(0), tell: false };
    const made = await app.inject({
      method: 'POST',
      url: apiPaths.ownerCalls,
      headers: { ...helper, 'idempotency-key': 'by-hand-1' },
      payload: call,
    });
    const again = { ...helper, 'idempotency-key': 'by-hand-1' };
    await app.inject({ method: 'POST', url: apiPaths.ownerCalls, headers: again, payload: call });
    const { id } = made.json<{ id: string }>();
    clock.advance(TEN - clock.now());
    const noShow = apiPaths.ownerCallNoShow.replace(':id', id);
    for (const isNoShow of [true, true, false]) await send(owner, noShow, { noShow: isNoShow });
    expect(await historyOf(id)).toEqual([
      ['You', 'came'],
      ['You', 'no-show'],
      ['Nell', 'booked'],
    ]);
  });

  test('each stands in the list of what was done once, with its call, and what was refused does not', async () => {
    const { app, owner, helper, send } = await openDesk(engine);
    const { id } = await bookTime(app, at(0));
    await bookTime(app, at(60));
    const move = apiPaths.ownerCallMove.replace(':id', id);
    expect((await send(helper, move, { startsAt: at(60), tell: false })).statusCode).toBe(409);
    expect((await send(helper, move, { startsAt: at(120), tell: false })).statusCode).toBe(200);
    const list = await app.inject({ url: apiPaths.ownerAudit, headers: owner });
    const about = auditSchema.parse(list.json()).entries.filter(({ subject }) => subject === id);
    expect(about.map(({ name, deed, what }) => [name, deed, what])).toEqual([['Nell', 'changed', 'a call, moved']]);
  });

  test('of somebody who was erased the deeds stay, without the name', async () => {
    const { app, owner, helper, send, historyOf } = await openDesk(engine);
    const { id } = await bookTime(app, at(0));
    await send(helper, apiPaths.ownerCallMove.replace(':id', id), { startsAt: at(60), tell: false });
    await send(owner, apiPaths.ownerPersonErase, { email: 'nell@example.com' });
    expect(await historyOf(id)).toEqual([['', 'moved']]);
  });
});
