import { expect, test } from 'vitest';
import { post } from '../../../test-support/data/one-visitor.ts';
import { forEachEngine, type TestEngine } from '../../../test-support/databases/engines.ts';
import { createFakeSender, startTestWorker } from '../../../test-support/server/outbox.ts';
import { OWNER_PASSWORD, signInAsOwner } from '../../../test-support/server/owner.ts';
import { openTestApp, testClock, testConfig } from '../../../test-support/server/test-app.ts';
import { answers, isSigned, startCrmStandIn } from '../../../stand-ins/crm.ts';
import {
  EVENT_DESTINATIONS_MAX,
  eventDestinationMadeSchema,
  eventDestinationsSchema,
  RESTORE_MS,
} from '../../contract/event-destinations.ts';
import { apiPaths } from '../../contract/paths.ts';
import { keepSettingsDestination } from '../outbox/settings-destination.ts';
import { WAITING_MAX, tendStream } from '../outbox/sweep-stream.ts';
import { sweepOldRows } from '../retention/sweep-old-rows.ts';

const DAY_MS = 86_400_000;
const HOOK = 'https://crm.example/hook';

async function openDesk(engine: TestEngine, settings: Record<string, string> = {}) {
  const [clock, store] = [testClock(), await engine.openStore()];
  const { app } = await openTestApp({ OWNER_PASSWORD, ...settings }, { store, clock });
  const headers = await signInAsOwner(app);
  const ask = async (method: 'GET' | 'POST' | 'DELETE', url: string, payload?: object) => {
    const answer = await app.inject({ method, url, headers, ...(payload && { payload }) });
    return { status: answer.statusCode, body: answer.body === '' ? null : answer.json() };
  };
  const list = async () =>
    eventDestinationsSchema.parse((await ask('GET', apiPaths.ownerEventDestinations)).body).destinations;
  const make = async (change: object = {}) => {
    const { status, body } = await ask('POST', apiPaths.ownerEventDestinations, {
      name: 'Phone',
      url: HOOK,
      ...change,
    });
    expect([status, body], JSON.stringify(body)).toMatchObject([201, {}]);
    return eventDestinationMadeSchema.parse(body);
  };
  const at = (path: string, id: string) => path.replace(':id', id);
  const lead = (firstName: string, email = `${firstName.toLowerCase()}@example.com`) =>
    post(app, apiPaths.quizLeads, { firstName, email });
  const { sender, sent, behave } = createFakeSender();
  const worker = startTestWorker({ store, clock, sender, url: null });
  const told = async () => {
    await worker.look();
    return sent.splice(0).map(({ id, url, secret, body }) => ({ id, url, secret, ...JSON.parse(body) }));
  };
  return { app, clock, store, ask, list, make, at, lead, told, behave };
}

forEachEngine((engine) => {
  test('a destination that is made in the desk gets what it chose, signed with its own secret, at once and until it is off', async () => {
    const { ask, list, make, at, lead, told } = await openDesk(engine);
    const { destination, secret } = await make({ types: ['lead.received'] });
    expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{32}$/);
    expect(await list()).toEqual([{ ...destination, host: 'crm.example' }]);
    expect(JSON.stringify(await list())).not.toContain(secret);
    await lead('Ada');
    expect(await told()).toMatchObject([{ type: 'lead.received', url: HOOK, secret }]);
    await ask('POST', at(apiPaths.ownerEventDestination, destination.id), { types: [], url: 'https://other.example/' });
    await lead('Ben');
    expect((await told()).map(({ type, url }) => `${type} ${url}`)).toEqual([
      'person.created https://other.example/',
      'lead.received https://other.example/',
    ]);
    await ask('POST', at(apiPaths.ownerEventDestination, destination.id), { isOn: false });
    await lead('Cem');
    expect(await told()).toEqual([]);
    expect(await list()).toMatchObject([{ isOn: false, waiting: 0 }]);
  });

  test('a wrong or private address, one too many and an unknown id are refused in words; nobody but the owner sees any', async () => {
    const { app, ask, make, at } = await openDesk(engine);
    for (const url of [
      'nowhere',
      'ftp://crm.example',
      'http://127.0.0.1/x',
      'http://[::1]/',
      'http://10.0.0.8',
      'http://localhost:3000',
    ])
      expect((await ask('POST', apiPaths.ownerEventDestinations, { name: 'Phone', url })).body, url).toMatchObject({
        status: 422,
        errors: [{ field: 'url' }],
      });
    const { destination } = await make();
    const change = at(apiPaths.ownerEventDestination, destination.id);
    expect((await ask('POST', change, { url: 'http://192.168.1.1/' })).status).toBe(422);
    for (let count = 1; count < EVENT_DESTINATIONS_MAX; count += 1) await make();
    expect((await ask('POST', apiPaths.ownerEventDestinations, { name: 'More', url: HOOK })).body).toMatchObject({
      status: 409,
      title: 'No more destinations',
    });
    expect((await ask('DELETE', at(apiPaths.ownerEventDestination, 'nobody'))).status).toBe(404);
    expect((await app.inject(apiPaths.ownerEventDestinations)).statusCode).toBe(401);
    expect((await app.inject({ method: 'DELETE', url: change })).statusCode).toBe(401);
  });

  test('what is removed can be taken back for half a minute with all that waits, and is forgotten after that', async () => {
    const { clock, store, ask, list, make, at, lead, told } = await openDesk(engine);
    const { destination } = await make({ types: ['lead.received'] });
    const [one, back] = [apiPaths.ownerEventDestination, apiPaths.ownerEventDestinationRestore].map((path) =>
      at(path, destination.id),
    );
    await lead('Ada');
    await ask('DELETE', one ?? '');
    expect([await list(), await told()]).toEqual([[], []]);
    clock.advance(RESTORE_MS);
    await tendStream({ store, clock });
    expect((await ask('POST', back ?? '')).status).toBe(204);
    expect((await told()).map(({ type }) => type)).toEqual(['lead.received']);
    await ask('POST', one ?? '', { isOn: false });
    await ask('POST', one ?? '', { isOn: true });
    await lead('Ben');
    await ask('DELETE', one ?? '');
    clock.advance(3 * RESTORE_MS);
    expect((await ask('POST', back ?? '')).body).toMatchObject({ status: 409, title: 'Too late' });
    await tendStream({ store, clock });
    const left = store.db.selectFrom('deliveries').select('status').where('destination', 'like', 'events:%');
    expect(await left.execute()).toEqual([{ status: 'delivered' }]);
    expect(await store.db.selectFrom('event_destinations').select(['url', 'secret']).execute()).toEqual([
      { url: null, secret: null },
    ]);
  });

  test('a period is sent again under the same ids, in order, to one destination, as deliveries that say so', async () => {
    const { clock, store, ask, list, make, at, lead, told } = await openDesk(engine);
    await make({ types: ['lead.received'] });
    await lead('Before');
    clock.advance(DAY_MS);
    await lead('Ada');
    await lead('Ada again', 'ada@example.com');
    const [, ...first] = [...(await told())].toSorted(
      (a, b) => Number(a.data.lead.name !== 'Before') - Number(b.data.lead.name !== 'Before'),
    );
    clock.advance(DAY_MS);
    await lead('After');
    await told();
    const { destination } = await make({ name: 'New', url: 'https://new.example/' });
    const replay = at(apiPaths.ownerEventDestinationReplay, destination.id);
    const day = { from: '2026-11-22', until: '2026-11-22' };
    expect((await ask('POST', replay, { from: '2026-11-23', until: '2026-11-22' })).status).toBe(422);
    expect((await ask('POST', replay, day)).status).toBe(204);
    expect((await ask('POST', replay, day)).body).toMatchObject({ status: 409, title: 'A replay is under way' });
    await Promise.all([tendStream({ store, clock }), tendStream({ store, clock })]);
    const again = await told();
    expect(again.map(({ id, url, data }) => [id, url, data.lead.name])).toEqual([
      [first[0]?.id, 'https://new.example/', 'Ada'],
      [first[1]?.id, 'https://new.example/', 'Ada again'],
    ]);
    const kinds = store.db
      .selectFrom('deliveries')
      .select('kind')
      .where('destination', '=', `events:${destination.id}`);
    expect(await kinds.execute()).toEqual([{ kind: 'lead.received_again' }, { kind: 'lead.received_again' }]);
    expect((await list())[1]).toMatchObject({ replay: { queued: 2, isOver: true } });
    expect((await ask('POST', replay, day)).status).toBe(204);
  });

  test('a replay to a destination that takes nothing waits, and does not pile up', async () => {
    const { clock, store, ask, list, make, at, lead } = await openDesk(engine);
    const { destination } = await make({ types: ['lead.received'] });
    for (let count = 0; count < 3; count += 1) await lead(`Ada${count}`);
    const rows = await store.db.selectFrom('deliveries').selectAll().where('destination', 'like', 'events:%').execute();
    const [row] = rows;
    if (row === undefined) throw new Error('Nothing waits');
    const many = Array.from({ length: WAITING_MAX }, (_, number) => ({
      ...row,
      id: `waits ${number}`,
      turn: null,
      turn_of: null,
    }));
    for (let from = 0; from < many.length; from += 200)
      await store.write((tx) =>
        tx
          .insertInto('deliveries')
          .values(many.slice(from, from + 200))
          .execute(),
      );
    await ask('POST', at(apiPaths.ownerEventDestinationReplay, destination.id), {
      from: '2026-11-21',
      until: '2026-11-21',
    });
    await tendStream({ store, clock });
    expect((await list())[0]).toMatchObject({ waiting: WAITING_MAX + 3, replay: { queued: 0, isOver: false } });
    await store.write((tx) => tx.deleteFrom('deliveries').where('id', 'like', 'waits %').execute());
    await tendStream({ store, clock });
    expect((await list())[0]).toMatchObject({ waiting: 6, replay: { queued: 3, isOver: true } });
  });

  test('the destination of the settings is listed while it is set, and is changed only there', async () => {
    const settings = { CRM_EVENTS_URL: 'https://settings.example/hook', CRM_EVENTS_SECRET: 'hush' };
    const { clock, store, ask, list, at, lead } = await openDesk(engine, settings);
    await keepSettingsDestination({ store, clock }, testConfig(settings));
    await lead('Ada');
    expect(await list()).toMatchObject([
      { id: 'settings', host: 'settings.example', isFixed: true, isOn: true, waiting: 2 },
    ]);
    expect((await ask('DELETE', at(apiPaths.ownerEventDestination, 'settings'))).status).toBe(409);
    expect(await store.db.selectFrom('event_destinations').select(['url', 'secret']).execute()).toEqual([
      { url: null, secret: null },
    ]);
    await keepSettingsDestination({ store, clock }, testConfig());
    await lead('Ben');
    expect(await store.db.selectFrom('crm_events').select('seq').execute()).toHaveLength(2);
  });

  test('what the stream told goes when it is old; what waits still arrives', async () => {
    const { app, clock, store, make, lead, told } = await openDesk(engine);
    await make({ types: ['lead.received'] });
    await lead('Ada');
    clock.advance(91 * DAY_MS);
    await lead('Ben');
    const sweeper = sweepOldRows(testConfig(), { store, clock, log: app.log });
    await sweeper.sweep();
    await sweeper.close();
    expect(await store.db.selectFrom('crm_events').select('type').execute()).toHaveLength(1);
    expect((await told()).map(({ data }) => data.person.name)).toEqual(['Ada', 'Ben']);
  });
});

test('a test says whether the destination took it, and what it answered', async () => {
  const crm = await startCrmStandIn();
  const { app } = await openTestApp({ OWNER_PASSWORD, ALLOW_PRIVATE_WEBHOOKS: '1' });
  const headers = await signInAsOwner(app);
  const payload = { name: 'Phone', url: crm.url };
  const made = await app.inject({ method: 'POST', url: apiPaths.ownerEventDestinations, headers, payload });
  const { destination, secret } = eventDestinationMadeSchema.parse(made.json());
  const { id } = destination;
  const tryIt = async () =>
    (await app.inject({ method: 'POST', url: apiPaths.ownerEventDestinationTest.replace(':id', id), headers })).json();
  expect(await tryIt()).toEqual({ taken: true, status: 200, error: null, checks: [] });
  const [request] = crm.requests;
  expect(JSON.parse(request?.body ?? '')).toMatchObject({ type: 'test' });
  expect(request !== undefined && isSigned(request, secret ?? '')).toBe(true);
  crm.behave(answers(500));
  expect(await tryIt()).toMatchObject({ taken: false, status: 500, error: 'Answered 500' });
});
