import { expect, test } from 'vitest';
import { auditSchema } from '../../contract/owner-audit.ts';
import { apiPaths } from '../../contract/paths.ts';
import { auditOf } from '../owner/audited-calls.ts';
import { dropAudit } from '../store/retention/old-rows.ts';
import { StoreUnavailableError, type Store } from '../store/engine/store.ts';
import { forEachEngine, type TestEngine } from '../../../test-support/databases/engines.ts';
import { joinMember, signInAsMember } from '../../../test-support/server/members.ts';
import { OWNER_PASSWORD, signInAsOwner } from '../../../test-support/server/owner.ts';
import { openTestApp, testClock } from '../../../test-support/server/test-app.ts';

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;

async function openDesk(engine: TestEngine) {
  const clock = testClock();
  const store = await engine.openStore();
  const { app } = await openTestApp({ OWNER_PASSWORD }, { store, clock });
  await app.inject({
    method: 'POST',
    url: apiPaths.quizLeads,
    payload: { firstName: 'Dana', email: 'dana@example.com' },
  });
  const { id } = await store.db.selectFrom('people').select('id').executeTakeFirstOrThrow();
  const owner = await signInAsOwner(app);
  const read = async (headers = owner, query = '') => {
    const answer = await app.inject({ url: `${apiPaths.ownerAudit}${query}`, headers });
    return auditSchema.parse(answer.json());
  };
  const done = async () => (await read()).entries.map(({ name, deed, what }) => [name, deed, what]);
  return { app, store, clock, owner, read, done, personId: id, person: apiPaths.ownerPerson.replace(':id', id) };
}

forEachEngine((engine) => {
  test('who signed in, saw, changed, exported and erased what is written down, and never what it said', async () => {
    const { app, store, clock, owner, read, done, person, personId } = await openDesk(engine);
    const { headers } = await joinMember(app, owner);
    const step = async (method: 'GET' | 'POST', url: string, cookie: { cookie: string }, payload?: object) => {
      clock.advance(1);
      const answer = await app.inject({ method, url, headers: cookie, ...(payload && { payload }) });
      expect(answer.statusCode).toBeLessThan(300);
    };
    await step('GET', person, headers);
    await step('POST', `${person}/notes`, headers, { text: 'Asked for noon' });
    await step('GET', apiPaths.ownerPeopleExport, headers);
    await step('GET', apiPaths.ownerOrdersExport, owner);
    await step('POST', apiPaths.ownerPersonErase, owner, { email: 'dana@example.com' });
    expect((await done()).slice(0, 5)).toEqual([
      [null, 'erased', 'somebody'],
      [null, 'exported', 'orders'],
      ['Nell', 'exported', 'people'],
      ['Nell', 'changed', 'a person’s notes'],
      ['Nell', 'saw', 'a person'],
    ]);
    const signIns = (await read()).entries.filter(({ deed }) => deed === 'signed-in');
    expect(signIns.map(({ name }) => name ?? 'the first owner').toSorted()).toEqual(['Nell', 'the first owner']);
    const rows = JSON.stringify(await store.db.selectFrom('desk_audit').selectAll().execute());
    expect(rows).not.toMatch(/dana|noon|@/i);
    // Who was erased is not told by an id either.
    expect(rows).not.toContain(personId);
  });

  test('the same look is written once an hour, what was refused never', async () => {
    const { app, clock, owner, done, person } = await openDesk(engine);
    const { headers } = await joinMember(app, owner);
    const looks = async () => (await done()).filter(([, , what]) => what === 'a person').length;
    for (const cookie of [headers, headers, owner, headers]) await app.inject({ url: person, headers: cookie });
    expect(await looks()).toBe(2);
    clock.advance(HOUR_MS);
    await app.inject({ url: person, headers });
    expect(await looks()).toBe(3);
    const before = await done();
    await app.inject({ url: apiPaths.ownerOrders, headers });
    await app.inject({ url: apiPaths.ownerOrders });
    await app.inject({ url: apiPaths.ownerPerson.replace(':id', crypto.randomUUID()), headers });
    await signInAsMember(app, { password: 'a guess' });
    expect(await done()).toEqual(before);
  });

  test('only owners read it, page by page, and a name stays after its person was removed', async () => {
    const { app, store, clock, owner, read } = await openDesk(engine);
    const { id, headers } = await joinMember(app, owner);
    expect((await app.inject({ url: apiPaths.ownerAudit, headers })).statusCode).toBe(403);
    const row = { member_id: id, deed: 'saw', what: 'a person', subject: null, at: clock.now() - DAY_MS } as const;
    const many = Array.from({ length: 120 }, (_, at) => ({ ...row, id: `row-${String(at).padStart(4, '0')}` }));
    await store.write(async (tx) => {
      await tx.insertInto('desk_audit').values(many).execute();
    });
    await app.inject({ method: 'DELETE', url: apiPaths.ownerMember.replace(':id', id), headers: owner });
    const seen: string[] = [];
    let next: string | null = null;
    do {
      const page = await read(owner, next === null ? '' : `?before=${encodeURIComponent(next)}`);
      seen.push(...page.entries.filter(({ name }) => name === 'Nell').map((entry) => entry.id));
      ({ next } = page);
    } while (next !== null);
    expect(seen.filter((entryId) => entryId.startsWith('row'))).toEqual(many.map((one) => one.id).toReversed());
  });

  test('what is too old goes, and nothing else', async () => {
    const { store, clock } = await openDesk(engine);
    const now = clock.now();
    const row = { member_id: null, deed: 'saw', what: 'a person', subject: null } as const;
    await store.write(async (tx) => {
      for (const days of [401, 399]) {
        const at = now - days * DAY_MS;
        await tx
          .insertInto('desk_audit')
          .values({ ...row, id: `after ${days}`, at })
          .execute();
      }
    });
    const drop = { before: now - 400 * DAY_MS, now, timeZone: 'UTC', after: 0 };
    expect(await store.write((tx) => dropAudit(tx, drop))).toBeNull();
    const left = await store.db.selectFrom('desk_audit').select('id').where('id', 'like', 'after%').execute();
    expect(left.map(({ id }) => id)).toEqual(['after 399']);
  });
});

test('where nothing can be written the desk is read all the same', async () => {
  const { app, store, clock } = { ...(await openTestApp({ OWNER_PASSWORD })), clock: testClock() };
  const owner = await signInAsOwner(app);
  const state = { isFull: false };
  const shaky: Store = {
    ...store,
    write: async (unit) =>
      state.isFull ? Promise.reject(new StoreUnavailableError('The disk is full')) : store.write(unit),
  };
  const { app: full } = await openTestApp({ OWNER_PASSWORD }, { store: shaky, clock });
  state.isFull = true;
  expect((await full.inject({ url: apiPaths.ownerPeople, headers: owner })).statusCode).toBe(200);
});

test('every change that can be made in the desk is written down, by its own words or its address', async () => {
  const { app } = await openTestApp({});
  await app.ready();
  const changes = app.routeTable.filter(
    ({ method, url }) => url.startsWith('/api/owner/') && !['GET', 'HEAD', 'OPTIONS'].includes(method),
  );
  expect(changes.length).toBeGreaterThan(25);
  const unwritten = changes.filter(({ method, url }) => auditOf(method, url) === null);
  // Signing in and what is done with each call are written where they succeed, a second step where it is confirmed.
  expect(unwritten.map(({ method, url }) => `${method} ${url}`).toSorted()).toEqual([
    `POST ${apiPaths.ownerBookingsCancel}`,
    `POST ${apiPaths.ownerBookingsUndo}`,
    `POST ${apiPaths.ownerCalls}`,
    `POST ${apiPaths.ownerCallMove}`,
    `POST ${apiPaths.ownerCallNoShow}`,
    `POST ${apiPaths.ownerSecondStepSetUp}`,
    `POST ${apiPaths.ownerPushHere}`,
    `POST ${apiPaths.ownerSession}`,
  ]);
  expect(auditOf('POST', '/api/owner/lamps/:id/switch')).toEqual({ deed: 'changed', what: 'lamps/switch' });
});
