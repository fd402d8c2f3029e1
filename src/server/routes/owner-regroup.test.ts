import { expect, test } from 'vitest';
import { exampleForms } from '../../../test-support/data/forms.ts';
import { forEachEngine } from '../../../test-support/databases/engines.ts';
import { OWNER_PASSWORD, signInAsOwner } from '../../../test-support/server/owner.ts';
import { openTestApp, testClock } from '../../../test-support/server/test-app.ts';
import { peopleSchema, personJoinedSchema, personSchema, personSplitSchema } from '../../contract/people.ts';
import { apiPaths } from '../../contract/paths.ts';
import type { Store } from '../store/engine/store.ts';

async function openDesk(store: Store) {
  const clock = testClock();
  const { app } = await openTestApp({ OWNER_PASSWORD }, { store, clock });
  const headers = await signInAsOwner(app);
  const post = (url: string, payload: object) => {
    clock.advance(1000);
    return app.inject({ method: 'POST', url, payload, headers });
  };
  const about = (path: string, id: string, payload: object) => post(path.replace(':id', id), payload);
  const people = async () =>
    peopleSchema.parse((await app.inject({ url: apiPaths.ownerPeople, headers })).json()).people;
  const person = async (id: string) =>
    personSchema.parse((await app.inject({ url: apiPaths.ownerPerson.replace(':id', id), headers })).json());
  return { app, headers, post, about, people, person };
}

forEachEngine((engine) => {
  test('two people are made one and one two, each the other’s way back; what was split is joined by nobody but the owner', async () => {
    const { post, about, people, person } = await openDesk(await engine.openStore());
    await post(apiPaths.waitlist, { ...exampleForms.waitlist, email: 'ada@example.com' });
    await post(apiPaths.quizLeads, { firstName: 'Ada', email: 'ada@work.example' });
    const [work, home] = await people();
    const [keep = '', other = ''] = [home?.id, work?.id];
    await post(apiPaths.ownerPeopleStatus, { ids: [other], status: 'lost' });
    const joined = await about(apiPaths.ownerPersonJoin, keep, { email: 'ADA@work.example' });
    expect(personJoinedSchema.parse(joined.json())).toEqual({ emails: ['ada@work.example'] });
    expect(await people()).toMatchObject([{ id: keep, kinds: ['quiz', 'waitlist'], status: 'lost' }]);
    // A link to whoever was joined leads here.
    expect((await person(other)).id).toBe(keep);

    const split = await about(apiPaths.ownerPersonSplit, keep, { emails: ['ada@work.example'] });
    const { id } = personSplitSchema.parse(split.json());
    expect(await person(id)).toMatchObject({
      emails: ['ada@work.example'],
      phones: [],
      status: 'lost',
      kinds: ['quiz'],
    });
    expect(await person(keep)).toMatchObject({
      emails: ['ada@example.com'],
      phones: ['+12145550142'],
      kinds: ['waitlist'],
    });
    await post(apiPaths.waitlist, { ...exampleForms.waitlist, email: 'ada@work.example' });
    expect(await people()).toHaveLength(2);
    await about(apiPaths.ownerPersonJoin, keep, { email: 'ada@work.example' });
    expect(await people()).toMatchObject([{ id: keep }]);
    expect((await person(keep)).history.map(({ who, text }) => `${who}: ${text}`)).toContain(
      'owner: Joined with ada@work.example',
    );
  });

  test('only who there is is joined, and only some of a person’s own addresses are split off', async () => {
    const { post, about, people } = await openDesk(await engine.openStore());
    await post(apiPaths.quizLeads, { firstName: 'Ada', email: 'ada@example.com' });
    const [{ id } = { id: '' }] = await people();
    const statuses = [
      await about(apiPaths.ownerPersonJoin, id, { email: 'nobody@example.com' }),
      await about(apiPaths.ownerPersonJoin, id, { email: 'ada@example.com' }),
      await about(apiPaths.ownerPersonSplit, id, { emails: ['ada@example.com'] }),
      await about(apiPaths.ownerPersonSplit, id, { emails: ['ben@example.com'] }),
      await about(apiPaths.ownerPersonJoin, '00000000-0000-4000-8000-000000000000', { email: 'ada@example.com' }),
    ];
    expect(statuses.map(({ statusCode }) => statusCode)).toEqual([404, 409, 422, 422, 404]);
    expect(await people()).toHaveLength(1);
  });

  test('what has arrived is sent once more as a message of its own that says so, and the person’s history tells it', async () => {
    const store = await engine.openStore();
    const { post, about, people, person } = await openDesk(store);
    await post(apiPaths.quizLeads, { firstName: 'Ada', email: 'ada@example.com' });
    const [{ id } = { id: '' }] = await people();
    const [message] = (await person(id)).deliveries;
    const copy = () => about(apiPaths.ownerDeliveryCopy, message?.id ?? '', {});
    // What has not arrived is sent again itself.
    expect((await copy()).statusCode).toBe(409);
    await store.write((tx) => tx.updateTable('deliveries').set({ status: 'delivered' }).execute());
    expect((await copy()).statusCode).toBe(204);
    const told = await person(id);
    expect(told.deliveries.map(({ kind, status }) => `${kind} ${status}`)).toEqual([
      'quiz_lead_again waiting',
      'quiz_lead delivered',
    ]);
    const [again, first] = told.deliveries;
    expect(again?.payload).toEqual(first?.payload);
    expect(again?.id).not.toBe(first?.id);
    expect(told.history.map(({ text }) => text)).toEqual(['Sent again: Quiz lead']);
  });
});
