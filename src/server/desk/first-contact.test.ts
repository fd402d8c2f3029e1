import { expect, test } from 'vitest';
import { post, VISITOR_SESSION } from '../../../test-support/data/one-visitor.ts';
import { forEachEngine } from '../../../test-support/databases/engines.ts';
import { joinMember } from '../../../test-support/server/members.ts';
import { OWNER_PASSWORD, signInAsOwner } from '../../../test-support/server/owner.ts';
import { openTestApp, testClock } from '../../../test-support/server/test-app.ts';
import { FIRST_CONTACT_DAYS, firstContactSchema } from '../../contract/first-contact.ts';
import { personCalledSchema, personSchema } from '../../contract/people.ts';
import { apiPaths } from '../../contract/paths.ts';
import { SESSION_HEADER } from '../../contract/visitor-api.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

forEachEngine((engine) => {
  test('the time to the first contact is told by median, worst, bars and source; what was taken back is none', async () => {
    const [clock, store] = [testClock(), await engine.openStore()];
    const { app } = await openTestApp({ OWNER_PASSWORD }, { store, clock });
    let headers = await signInAsOwner(app);
    const read = async () =>
      firstContactSchema.parse((await app.inject({ url: apiPaths.ownerFirstContact, headers })).json());
    const set = async (name: string, status: string) => {
      const key = store.db.selectFrom('person_keys').select('person_id').where('key', '=', `e:${name}@example.com`);
      const ids = [(await key.executeTakeFirstOrThrow()).person_id];
      const payload = { ids, status };
      return (await app.inject({ method: 'POST', url: apiPaths.ownerPeopleStatus, headers, payload })).json();
    };
    const lead = (name: string, more: Record<string, string> = {}) =>
      post(app, apiPaths.quizLeads, { firstName: name, email: `${name}@example.com` }, more);
    expect(await read()).toEqual({
      people: 0,
      contacted: 0,
      medianMs: null,
      worstMs: null,
      longestWaitMs: null,
      bars: [0, 0, 0, 0, 0, 0],
      sources: [],
    });
    await lead('old');
    clock.advance(FIRST_CONTACT_DAYS * DAY_MS);
    headers = await signInAsOwner(app);
    await post(app, apiPaths.visitor, {
      sessionId: VISITOR_SESSION,
      userAgent: 'Mozilla/5.0 Firefox/150',
      referrer: null,
      landingPage: '/?utm_source=letter',
    });
    await lead('ada', { [SESSION_HEADER]: VISITOR_SESSION });
    await lead('ben');
    await lead('cem');
    await lead('dee');
    clock.advance(MINUTE_MS);
    await set('ada', 'contacted');
    const { changeId } = await set('dee', 'contacted');
    clock.advance(MINUTE_MS);
    await set('ada', 'won');
    const undo = { method: 'POST', url: apiPaths.ownerPeopleStatusUndo, headers, payload: { changeId } } as const;
    expect((await app.inject(undo)).json()).toMatchObject({ restored: 1 });
    clock.advance(59 * MINUTE_MS);
    await set('ben', 'lost');
    clock.advance(MINUTE_MS);
    await set('dee', 'contacted');
    expect(await read()).toEqual({
      people: 4,
      contacted: 3,
      medianMs: 61 * MINUTE_MS,
      worstMs: 62 * MINUTE_MS,
      longestWaitMs: 62 * MINUTE_MS,
      bars: [1, 0, 0, 2, 0, 0],
      sources: [
        { source: null, people: 3, contacted: 2, medianMs: 61.5 * MINUTE_MS, worstMs: 62 * MINUTE_MS },
        { source: 'letter', people: 1, contacted: 1, medianMs: MINUTE_MS, worstMs: MINUTE_MS },
      ],
    });
    expect((await app.inject(apiPaths.ownerFirstContact)).statusCode).toBe(401);
  });

  test('a call that is noted is a first contact, whoever noted it, and none once it is taken back within half a minute', async () => {
    const [clock, store] = [testClock(), await engine.openStore()];
    const { app } = await openTestApp({ OWNER_PASSWORD }, { store, clock });
    const owner = await signInAsOwner(app);
    const { headers } = await joinMember(app, owner);
    await post(app, apiPaths.quizLeads, { firstName: 'Ada', email: 'ada@example.com' });
    const { id } = await store.db.selectFrom('people').select('id').executeTakeFirstOrThrow();
    const call = async (url: string, payload?: object) =>
      app.inject({ method: 'POST', url: url.replace(':id', id), headers, ...(payload && { payload }) });
    const contacted = async () => {
      const {
        contacted: count,
        worstMs,
        longestWaitMs,
      } = firstContactSchema.parse((await app.inject({ url: apiPaths.ownerFirstContact, headers: owner })).json());
      return [count, worstMs, longestWaitMs];
    };
    clock.advance(MINUTE_MS);
    const first = personCalledSchema.parse((await call(apiPaths.ownerPersonCalled)).json());
    expect(await contacted()).toEqual([1, MINUTE_MS, null]);
    const person = async () =>
      personSchema.parse((await app.inject({ url: apiPaths.ownerPerson.replace(':id', id), headers: owner })).json());
    expect((await person()).history.map(({ kind, text, name }) => [kind, text, name])).toEqual([
      ['called', 'Called', 'Nell'],
    ]);
    expect((await call(apiPaths.ownerPersonCalledUndo, first)).statusCode).toBe(204);
    expect([await contacted(), (await person()).history]).toEqual([[0, null, MINUTE_MS], []]);
    const second = personCalledSchema.parse((await call(apiPaths.ownerPersonCalled)).json());
    clock.advance(MINUTE_MS);
    expect((await call(apiPaths.ownerPersonCalledUndo, second)).statusCode).toBe(409);
    expect(await contacted()).toEqual([1, MINUTE_MS, null]);
  });
});
