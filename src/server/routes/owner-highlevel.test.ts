import { expect, test } from 'vitest';
import { HIGHLEVEL } from '../../../stand-ins/highlevel.ts';
import { HIGHLEVEL_SETTINGS, startTestHighLevel } from '../../../test-support/server/highlevel.ts';
import { OWNER_PASSWORD, signInAsOwner } from '../../../test-support/server/owner.ts';
import { openTestApp } from '../../../test-support/server/test-app.ts';
import {
  eventDestinationMadeSchema,
  eventDestinationsSchema,
  eventTestSchema,
} from '../../contract/event-destinations.ts';
import { apiPaths } from '../../contract/paths.ts';

const entered = { token: HIGHLEVEL.token, ...HIGHLEVEL_SETTINGS };

async function openDesk(settings: Record<string, string> = { ALLOW_PRIVATE_WEBHOOKS: '1' }) {
  const there = await startTestHighLevel();
  const { app, store } = await openTestApp({ OWNER_PASSWORD, HIGHLEVEL_URL: there.url, ...settings });
  const headers = await signInAsOwner(app);
  const ask = async (url: string, payload: object = {}) => {
    const answer = await app.inject({ method: 'POST', url, headers, payload });
    return { status: answer.statusCode, body: answer.body === '' ? null : answer.json() };
  };
  const make = async (change: object = {}) =>
    ask(apiPaths.ownerEventDestinations, { name: 'CRM', highLevel: { ...entered, ...change } });
  const made = async (change: object = {}) => eventDestinationMadeSchema.parse((await make(change)).body);
  const list = async () => {
    const answer = await app.inject({ url: apiPaths.ownerEventDestinations, headers });
    return eventDestinationsSchema.parse(answer.json()).destinations;
  };
  const tryIt = async (id: string) =>
    eventTestSchema.parse((await ask(apiPaths.ownerEventDestinationTest.replace(':id', id))).body);
  const change = async (id: string, payload: object) => ask(apiPaths.ownerEventDestination.replace(':id', id), payload);
  return { there, store, ask, make, made, list, tryIt, change };
}

test('HighLevel is named in the desk with a token that is never shown again; without one the stored one stays', async () => {
  const { store, made, list, change } = await openDesk();
  const { destination, secret } = await made({ fields: { package: '{{ contact.package }}', score: '' } });
  expect(secret).toBeNull();
  expect(await list()).toEqual([destination]);
  expect(destination).toMatchObject({
    host: 'services.leadconnectorhq.com',
    highLevel: { ...HIGHLEVEL_SETTINGS, fields: { package: 'contact.package' } },
    pausedFor: null,
    remark: null,
  });
  expect(JSON.stringify(await list())).not.toContain(HIGHLEVEL.token);
  const { token: _token, ...others } = { ...entered, calendarId: '' };
  expect((await change(destination.id, { highLevel: others })).status).toBe(204);
  expect(await list()).toMatchObject([{ highLevel: { calendarId: null, fields: HIGHLEVEL_SETTINGS.fields } }]);
  const stored = store.db.selectFrom('event_destinations').select('secret');
  expect(await stored.execute()).toEqual([{ secret: HIGHLEVEL.token }]);
});

test('what is entered wrongly is named; a destination is one or the other, and stays it', async () => {
  const { ask, make, made, change } = await openDesk();
  const fieldsOf = ({ body }: { body: { errors?: { field: string }[] } | null }) =>
    body?.errors?.map(({ field }) => field);
  expect(fieldsOf(await make({ token: 'short' }))).toEqual(['highLevel.token']);
  expect(fieldsOf(await make({ token: `${HIGHLEVEL.token}\r\nx: y` }))).toEqual(['highLevel.token']);
  expect(fieldsOf(await make({ locationId: '../x' }))).toEqual(['highLevel.locationId']);
  expect(fieldsOf(await make({ pipelineId: '' }))).toEqual(['highLevel.pipelineId']);
  expect(fieldsOf(await make({ fields: { package: 'a field' } }))).toEqual(['highLevel.fields.package']);
  expect((await make({ fields: { nonsense: 'x' } })).status).toBe(422);
  const both = { name: 'CRM', url: 'https://crm.example/', highLevel: entered };
  expect(fieldsOf(await ask(apiPaths.ownerEventDestinations, both))).toEqual(['url']);
  expect(fieldsOf(await ask(apiPaths.ownerEventDestinations, { name: 'CRM' }))).toEqual(['url']);
  const { destination } = await made();
  expect((await change(destination.id, { url: 'https://crm.example/' })).body).toMatchObject({ status: 409 });
  const hook = await ask(apiPaths.ownerEventDestinations, { name: 'Hook', url: 'https://crm.example/' });
  const { destination: webhook } = eventDestinationMadeSchema.parse(hook.body);
  expect((await change(webhook.id, { highLevel: entered })).body).toMatchObject({ status: 409 });
});

test('a test names what it found, or each thing that is wrong, and writes nothing', async () => {
  const { there, made, tryIt, change } = await openDesk();
  const { id } = (await made()).destination;
  expect(await tryIt(id)).toEqual({
    taken: true,
    status: null,
    error: null,
    checks: [
      { what: 'Location', name: 'Reyes Homes', problem: null },
      { what: 'Contacts', name: null, problem: null },
      { what: 'Pipeline', name: 'Sales', problem: null },
      { what: 'Stage', name: 'New', problem: null },
      { what: 'Calendar', name: 'Calls', problem: null },
      { what: 'Custom fields', name: null, problem: null },
    ],
  });
  const problems = async () =>
    (await tryIt(id)).checks.flatMap(({ what, problem }) => (problem === null ? [] : [what]));
  const set = async (wrong: object) => change(id, { highLevel: { ...entered, ...wrong } });
  await set({ pipelineId: 'nope', calendarId: 'nope', fields: { package: 'contact.pakage' } });
  expect(await problems()).toEqual(['Pipeline', 'Calendar', 'Field for Package']);
  await set({ stageId: 'nope' });
  expect(await problems()).toEqual(['Stage']);
  there.withoutScopes('opportunities.readonly');
  await set({});
  expect((await tryIt(id)).checks.filter(({ problem }) => problem !== null)).toEqual([
    { what: 'Pipeline', name: null, problem: expect.stringMatching(/lacks a scope/) },
  ]);
  await set({ locationId: 'another' });
  expect(await tryIt(id)).toMatchObject({ taken: false, error: expect.stringMatching(/does not reach this location/) });
  there.takeToken(null);
  expect(await tryIt(id)).toMatchObject({ taken: false, error: expect.stringMatching(/does not know this token/) });
  expect(there.answered.filter((one) => !one.startsWith('GET '))).toEqual([]);
});

test('HighLevel at a private address is asked nothing unless that is allowed', async () => {
  const { there, made, tryIt } = await openDesk({});
  const { id } = (await made()).destination;
  expect(await tryIt(id)).toMatchObject({ taken: false, error: expect.stringMatching(/private address/) });
  expect(there.answered).toEqual([]);
});
