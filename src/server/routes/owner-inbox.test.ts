import { expect, test } from 'vitest';
import { openCheckout, confirmTest } from '../../../test-support/data/checkouts.ts';
import { exampleDeal } from '../../../test-support/data/deals.ts';
import { exampleForms } from '../../../test-support/data/forms.ts';
import { forEachEngine } from '../../../test-support/databases/engines.ts';
import { OWNER_PASSWORD, signInAsOwner } from '../../../test-support/server/owner.ts';
import { openTestApp, testClock } from '../../../test-support/server/test-app.ts';
import { peopleSchema, personSchema, statusSetSchema, statusUndoneSchema } from '../../contract/people.ts';
import { apiPaths } from '../../contract/paths.ts';
import { SESSION_HEADER } from '../../contract/visitor-api.ts';
import type { Store } from '../store/engine/store.ts';

const SESSION = 'session_1700000000000_abcdefghi';

async function openDesk(store: Store) {
  const clock = testClock();
  const { app } = await openTestApp({ OWNER_PASSWORD, PAYMENTS: 'test' }, { store, clock });
  const cookie = await signInAsOwner(app);
  const post = async (url: string, payload: object, headers = {}) => {
    clock.advance(1000);
    const answer = await app.inject({ method: 'POST', url, payload, headers });
    expect([200, 201, 204, 422], answer.body).toContain(answer.statusCode);
    return answer.body === '' ? null : answer.json();
  };
  const owner = (url: string, payload: object) => post(url, payload, cookie);
  const read = async (url: string) => {
    const answer = await app.inject({ url, headers: cookie });
    expect(answer.statusCode, answer.body).toBe(200);
    return answer.json();
  };
  const list = async (query = '') => peopleSchema.parse(await read(`${apiPaths.ownerPeople}${query}`));
  const found = async (find: string) =>
    (await list(`?${new URLSearchParams({ find }).toString()}`)).people.map(({ name }) => name);
  const person = async (id: string) => personSchema.parse(await read(apiPaths.ownerPerson.replace(':id', id)));
  const about = (path: string, id: string, payload: object) => owner(path.replace(':id', id), payload);
  return { app, cookie, clock, post, owner, list, found, person, about };
}

const quiz = (firstName: string, email: string) => ({ firstName, email });

forEachEngine((engine) => {
  test('one inbox of people: each with all they left, found by whatever is known of them', async () => {
    const store = await engine.openStore();
    const { app, cookie, post, list, found, person } = await openDesk(store);
    const landingPage = '/buy-box?utm_source=letter&utm_campaign=november';
    const visit = { sessionId: SESSION, userAgent: 'Mozilla/5.0 Firefox/150', referrer: null, landingPage };
    await post(apiPaths.visitor, visit);
    for (const path of ['/buy-box', '/book']) await post(apiPaths.pageview, { sessionId: SESSION, path, title: path });
    const session = { [SESSION_HEADER]: SESSION };
    await post(apiPaths.quizLeads, quiz('Zelda', 'zelda@example.com'));
    await post(apiPaths.deals, exampleDeal, session);
    await post(apiPaths.deals, { ...exampleDeal, propertyAddress: '9 Oak Ct', askingPrice: '$3,650,000' }, session);
    // Another address of the same number.
    const smsConsent = { version: '2025-05-08', page: '/reactivation' };
    await post(apiPaths.reactivation, { ...exampleForms.reactivation, email: 'ada@work.example', smsConsent });
    const { clientSecret, orderId } = await openCheckout(app, {}, SESSION);
    await confirmTest(app, clientSecret, 'succeeded');

    const { people, next } = await list();
    expect(next).toBeNull();
    const order = people.find(({ kinds }) => kinds.includes('order'));
    expect(people.map(({ email }) => email).toSorted()).toEqual(
      [
        order?.email ?? '',
        'zelda@example.com',
        ...(order?.email.startsWith('ada') ? [] : ['ada@work.example']),
      ].toSorted(),
    );
    const ada = people.find(({ kinds }) => kinds.includes('deal'));
    expect(ada).toMatchObject({ status: 'new', followUpOn: null, tags: [] });
    expect(ada?.origin).toEqual({ source: 'letter', campaign: 'november', landingPage: '/buy-box' });

    for (const text of ['BYRON', 'ada@work', '+1 214 555 0142', '2145550142', '555-0142', 'larkspur houston', '9 oak'])
      expect([text, await found(text)]).toEqual([text, [ada?.name]]);
    expect(await found(orderId)).toEqual([order?.name]);
    expect(await found('nobody at all')).toEqual([]);
    // Its own signs are no wildcards.
    expect(await found('%')).toEqual([]);

    const told = await person(ada?.id ?? '');
    expect(told.emails).toEqual(expect.arrayContaining(['ada@example.com', 'ada@work.example']));
    expect(told.phones).toEqual(['+12145550142']);
    expect(told.leads.map(({ kind }) => kind)).toEqual(['reactivation', 'deal']);
    expect(told.nearMisses).toHaveLength(1);
    expect(told.consents).toMatchObject([{ page: '/reactivation', version: '2025-05-08' }]);
    expect(told.visits).toMatchObject([{ pages: [{ path: '/buy-box' }, { path: '/book' }] }]);
    expect(told.deliveries.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['deal', 'reactivation']));
    expect((await person(order?.id ?? '')).orders).toMatchObject([{ id: orderId, status: 'completed' }]);
    // The id of anything that they left leads to them.
    for (const { id } of [...told.leads, ...told.nearMisses]) expect((await person(id)).id).toBe(ada?.id);
    expect((await person(orderId)).id).toBe(order?.id);
    expect(await app.inject({ url: apiPaths.ownerPerson.replace(':id', 'nobody'), headers: cookie })).toMatchObject({
      statusCode: 404,
    });
  });

  test('the list goes on where it ended, whoever comes in between', async () => {
    const store = await engine.openStore();
    const { post, list } = await openDesk(store);
    for (let at = 0; at < 7; at += 1) await post(apiPaths.quizLeads, quiz(`Visitor ${at}`, `visitor${at}@example.com`));
    const first = await list('?limit=3');
    await post(apiPaths.quizLeads, quiz('Late', 'late@example.com'));
    const second = await list(`?limit=3&before=${first.next}`);
    const third = await list(`?limit=3&before=${second.next}`);
    expect([first, second, third].flatMap(({ people }) => people.map(({ name }) => name))).toEqual(
      [6, 5, 4, 3, 2, 1, 0].map((at) => `Visitor ${at}`),
    );
    expect(third.next).toBeNull();
  });

  test('status, notes, a day to come back and tags are kept with when; a change of many is taken back', async () => {
    const store = await engine.openStore();
    const { post, owner, list, person, about, app } = await openDesk(store);
    for (const name of ['Ada', 'Ben', 'Cleo']) await post(apiPaths.quizLeads, quiz(name, `${name}@example.com`));
    const ids = (await list()).people.map(({ id }) => id);
    const [cleo = '', ben = ''] = ids;
    const set = async (wanted: object) => statusSetSchema.parse(await owner(apiPaths.ownerPeopleStatus, wanted));
    expect((await set({ ids: [cleo], status: 'won' })).changed).toBe(1);
    const { changeId, changed } = await set({ ids, status: 'contacted' });
    expect(changed).toBe(3);
    await set({ ids: [ben], status: 'lost' });
    const undo = async () => statusUndoneSchema.parse(await owner(apiPaths.ownerPeopleStatusUndo, { changeId }));
    // Ben's was set again since.
    expect(await undo()).toEqual({ restored: 2, more: false });
    expect((await list()).people.map(({ name, status }) => `${name} ${status}`)).toEqual([
      'Cleo won',
      'Ben lost',
      'Ada new',
    ]);
    expect(await undo()).toEqual({ restored: 0, more: false });
    expect((await list('?status=won')).people.map(({ name }) => name)).toEqual(['Cleo']);

    await about(apiPaths.ownerPersonNotes, cleo, { text: 'Asked for noon.\nBrother owns half.' });
    await about(apiPaths.ownerPersonFollowUp, cleo, { day: '2026-12-01' });
    await about(apiPaths.ownerPersonTags, cleo, { tags: ['probate', 'houston'] });
    await about(apiPaths.ownerPersonTags, cleo, { tags: ['houston'] });
    const told = await person(cleo);
    expect(told).toMatchObject({ status: 'won', followUpOn: '2026-12-01', tags: ['houston'] });
    expect(told.history.map(({ kind, text }) => `${kind}: ${text}`)).toEqual([
      'tag: No longer tagged probate',
      'tag: Tagged probate, Tagged houston',
      'follow_up: Follow up on 2026-12-01',
      'note: Asked for noon.\nBrother owns half.',
      'status: Contacted to Won',
      'status: Won to Contacted',
      'status: New to Won',
    ]);
    const refused = await app.inject({
      method: 'POST',
      url: apiPaths.ownerPeopleStatus,
      payload: { ids, status: 'won' },
    });
    expect(refused.statusCode).toBe(401);
  });
});
