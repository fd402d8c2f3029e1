import { expect, test } from 'vitest';
import { PUSH_DEVICES_MAX, PUSH_RESTORE_MS } from '../../contract/owner-push.ts';
import { apiPaths } from '../../contract/paths.ts';
import { bookTime, changeByLink, examplePerson, exampleTimes, linkOf } from '../../../test-support/data/bookings.ts';
import { confirmTest, openCheckout } from '../../../test-support/data/checkouts.ts';
import { exampleDeal } from '../../../test-support/data/deals.ts';
import { exampleForms } from '../../../test-support/data/forms.ts';
import { disputeFact } from '../../../test-support/data/payment-books.ts';
import { acceptAll, paymentEvent } from '../../../test-support/data/payment-events.ts';
import { websiteBuild } from '../../../test-support/data/sold.ts';
import { forEachEngine, type TestEngine } from '../../../test-support/databases/engines.ts';
import { joinMember, MEMBER_PASSWORD, signInAsMember } from '../../../test-support/server/members.ts';
import { createFakeSender, startTestWorker } from '../../../test-support/server/outbox.ts';
import { OWNER_PASSWORD, signInAsOwner } from '../../../test-support/server/owner.ts';
import { addDevice, newsOf, openPushService, readDevices } from '../../../test-support/server/push-service.ts';
import { openTestApp, testClock, testConfig } from '../../../test-support/server/test-app.ts';
import { DEMO_DOMAIN } from '../store/engine/demo-mark.ts';
import { erasePerson } from '../people/erase-person.ts';
import { createPushKeys } from './push-keys.ts';
import { createPushTo } from './push-sender.ts';
import { createSendPush } from './send-push.ts';

const SETTINGS = {
  OWNER_PASSWORD,
  PAYMENTS: 'test',
  OWNER_EMAIL: 'owner@hallway.example',
  ALLOW_PRIVATE_WEBHOOKS: '1',
};
const SECOND_MS = 1000;
const DAY_MS = 86_400_000;

/** A desk whose worker sends when it is told to, the owner's own device, and the push service behind it. */
async function openPushDesk(engine: TestEngine) {
  const store = await engine.openStore();
  const clock = testClock();
  const service = await openPushService();
  const { app } = await openTestApp(SETTINGS, { store, clock });
  await app.ready();
  const owner = await signInAsOwner(app);
  const pushTo = createPushTo({ store, clock, keys: createPushKeys(store), config: testConfig(SETTINGS) });
  const identify = app.owner.door?.sessions.identify ?? (async () => null);
  const sendPush = createSendPush({ store, pushTo, identify });
  const worker = startTestWorker({ store, clock, sender: createFakeSender().sender, url: null, sendPush });
  const post = async (url: string, payload: object) => app.inject({ method: 'POST', url, payload });
  const queued = () => store.db.selectFrom('deliveries').selectAll().where('destination', '=', 'push').execute();
  return {
    app,
    store,
    clock,
    service,
    owner,
    worker,
    queued,
    leaveDeal: () => post(apiPaths.deals, exampleDeal),
    join: (name: string) => joinMember(app, owner, { name, email: `${name.toLowerCase()}@example.org` }),
    call: async (url: string, id: string, headers: { cookie: string }, method: 'POST' | 'DELETE' = 'POST') =>
      app.inject({ method, url: url.replace(':id', id), headers }),
    post,
  };
}

forEachEngine((engine) => {
  test('a new lead, what becomes of a booking and of an order are told in the words of their mails, and money to owners alone', async () => {
    const { app, store, service, owner, worker, leaveDeal, join } = await openPushDesk(engine);
    await addDevice(app, owner, service);
    const helper = await addDevice(app, (await join('Nell')).headers, service);
    await leaveDeal();
    const link = linkOf(await bookTime(app, exampleTimes(testClock().now())[0]));
    await changeByLink(app, 'bookingMove', { ...link, payload: { startsAt: exampleTimes(testClock().now())[1] } });
    await changeByLink(app, 'bookingCancel', link);
    const { clientSecret, orderId } = await openCheckout(app);
    await confirmTest(app, clientSecret, 'failed');
    await confirmTest(app, clientSecret, 'succeeded');
    await worker.wake();
    const news = newsOf(service);
    const { name } = exampleDeal;
    const twice = [
      `New deal: ${name}`,
      ...['New booking', 'Booking moved', 'Booking cancelled'].map((of) => `${of}: ${examplePerson.name}`),
    ];
    const once = [`Test payment failed: ${examplePerson.name}`, `Test purchase: ${examplePerson.name}`];
    expect(news.map(({ title }) => title).toSorted()).toEqual([...twice, ...twice, ...once].toSorted());
    const deal = news.find(({ title }) => title === twice[0]);
    expect(deal?.body).toContain(exampleDeal.propertyAddress);
    expect(deal?.callPath).toBe(`${deal?.path}#call`);
    const purchase = news.find(({ title }) => title === once[1]);
    expect([purchase?.body, purchase?.callPath]).toEqual([
      `Product: ${websiteBuild.orderName} · Amount: ${websiteBuild.total}`,
      null,
    ]);
    const personId = new URLSearchParams(purchase?.path.split('?')[1]).get('person');
    const item = await store.db.selectFrom('person_items').selectAll().where('id', '=', orderId).executeTakeFirst();
    expect(personId).toBe(item?.person_id);
    expect(service.pushed.every(({ contact }) => contact === 'mailto:owner@hallway.example')).toBe(true);
    expect(service.pushed.some(({ sealed }) => sealed.includes(name))).toBe(false);
    const kinds = await store.db
      .selectFrom('deliveries')
      .select(['kind', 'payload'])
      .where('destination', '=', 'push')
      .execute();
    const helped = kinds.filter(({ payload }) => payload.includes(helper.id)).map(({ kind }) => kind);
    expect(new Set(helped)).toEqual(new Set(['push_lead', 'push_booking']));
  });

  test('a dispute is told; who was an owner and is a helper by then is told no money that was queued before', async () => {
    const { app, store, service, owner, worker, join } = await openPushDesk(engine);
    const { id, headers } = await join('Nell');
    const url = apiPaths.ownerMemberRole.replace(':id', id);
    await app.inject({ method: 'POST', url, headers: owner, payload: { role: 'owner' } });
    await addDevice(app, owner, service);
    await addDevice(app, headers, service);
    const { clientSecret } = await openCheckout(app);
    await confirmTest(app, clientSecret, 'succeeded');
    const { intent_id: intentId } = await store.db.selectFrom('orders').select('intent_id').executeTakeFirstOrThrow();
    await acceptAll(store, [paymentEvent(intentId, [disputeFact('open')], { provider: 'test' })]);
    await app.inject({ method: 'POST', url, headers: owner, payload: { role: 'helper' } });
    await worker.wake();
    expect(
      newsOf(service)
        .map(({ title }) => title)
        .toSorted(),
    ).toEqual([expect.stringMatching(/^Dispute over .*: /), `Test purchase: ${examplePerson.name}`]);
  });

  test.each([404, 410])(
    'a device that its service answers %i for is forgotten with all that waited for it',
    async (status) => {
      const { app, service, owner, worker, queued, leaveDeal } = await openPushDesk(engine);
      await addDevice(app, owner, service);
      await leaveDeal();
      await leaveDeal();
      service.behave({ status });
      await worker.wake();
      expect((await readDevices(app, owner)).devices).toEqual([]);
      expect(await queued()).toEqual([]);
      await leaveDeal();
      expect(await queued()).toEqual([]);
    },
  );

  test('a service that is busy is asked again when it said, and not before; one that fails is asked again under the same id', async () => {
    const { app, clock, service, owner, worker, leaveDeal } = await openPushDesk(engine);
    await addDevice(app, owner, service);
    service.behave({ status: 429, headers: { 'retry-after': '600' } });
    await leaveDeal();
    await worker.wake();
    service.behave({ status: 201 });
    clock.advance(599 * SECOND_MS);
    await leaveDeal();
    await worker.look();
    expect([service.answered, newsOf(service)]).toEqual([[429], []]);
    const { devices } = await readDevices(app, owner);
    expect(devices[0]?.trouble?.error).toBe('Answered 429');
    clock.advance(DAY_MS / 4);
    service.behave({ status: 503 });
    await worker.look();
    service.behave({ status: 201 });
    clock.advance(DAY_MS / 2);
    await worker.look();
    const ids = newsOf(service).map(({ id }) => id);
    expect([service.answered, new Set(ids).size]).toEqual([[429, 503, 503, 201, 201], 2]);
    const [device] = (await readDevices(app, owner)).devices;
    expect([device?.trouble, device?.lastToldAt]).toEqual([null, new Date(clock.now()).toISOString()]);
  });

  test('what is a day old is no news any more', async () => {
    const { app, clock, service, owner, worker, queued, leaveDeal } = await openPushDesk(engine);
    await addDevice(app, owner, service);
    await leaveDeal();
    clock.advance(DAY_MS + 1);
    await worker.look();
    expect([service.answered, await queued()]).toEqual([[], []]);
  });

  test('the devices of whoever signs out, is removed or gets another password go, and those of others stay', async () => {
    const { app, service, owner, worker, leaveDeal, join, call } = await openPushDesk(engine);
    await addDevice(app, owner, service);
    const [out, gone, renewed] = [await join('Nell'), await join('Nora'), await join('Nina')];
    for (const { headers } of [out, gone, renewed]) await addDevice(app, headers, service);
    const names = (await readDevices(app, owner)).devices.map(({ name }) => name ?? 'The owner');
    expect(names.toSorted()).toEqual(['Nell', 'Nina', 'Nora', 'The owner']);
    await leaveDeal();
    await app.inject({ method: 'DELETE', url: apiPaths.ownerSession, headers: out.headers });
    await call(apiPaths.ownerMember, gone.id, owner, 'DELETE');
    const link: { link: string } = (await call(apiPaths.ownerMemberLink, renewed.id, owner)).json();
    const token = link.link.split('#invitation=')[1];
    await app.inject({
      method: 'POST',
      url: apiPaths.invitationAccept,
      payload: { token, password: `${MEMBER_PASSWORD} too` },
    });
    await worker.wake();
    expect((await readDevices(app, owner)).devices.map(({ name }) => name)).toEqual([null]);
    expect(newsOf(service)).toHaveLength(1);
  });

  test('a session that only grew old leaves the device, which belongs to the next one once the desk is open there', async () => {
    const { app, store, clock, service, owner, join, call } = await openPushDesk(engine);
    const { headers } = await join('Nell');
    const { id } = await addDevice(app, headers, service);
    clock.advance(20 * DAY_MS);
    const next = {
      cookie:
        String((await signInAsMember(app, { email: 'nell@example.org' })).headers['set-cookie']).split(';', 1)[0] ?? '',
    };
    expect((await readDevices(app, next)).devices.map((device) => device.id)).toEqual([id]);
    // Somebody else who says so gains nothing.
    await call(apiPaths.ownerPushHere, id, await signInAsOwner(app));
    await call(apiPaths.ownerPushHere, id, next);
    await app.inject({ method: 'DELETE', url: apiPaths.ownerSession, headers: next });
    expect(await store.db.selectFrom('push_devices').selectAll().execute()).toEqual([]);
    expect(owner.cookie).not.toBe('');
  });

  test('with a person the pushes go that wait and name them, and of the demonstration none is told', async () => {
    const { app, store, clock, service, owner, queued, leaveDeal, post } = await openPushDesk(engine);
    await addDevice(app, owner, service);
    await leaveDeal();
    await post(apiPaths.waitlist, { ...exampleForms.waitlist, email: `ada@${DEMO_DOMAIN}` });
    expect(await queued()).toHaveLength(1);
    await erasePerson(store, testConfig(SETTINGS), exampleDeal.email, clock.now());
    expect(await queued()).toEqual([]);
  });

  test('a device is removed by whoever it belongs to or an owner, and is back for half a minute if they want', async () => {
    const { app, clock, service, owner, worker, leaveDeal, join, call } = await openPushDesk(engine);
    const helper = await join('Nell');
    const own = await addDevice(app, owner, service);
    const theirs = await addDevice(app, helper.headers, service);
    const status = async (url: string, id: string, who: { cookie: string }, method?: 'DELETE') =>
      (await call(url, id, who, method)).statusCode;
    for (const [url, method] of [
      [apiPaths.ownerPushDevice, 'DELETE'],
      [apiPaths.ownerPushTest],
      [apiPaths.ownerPushRestore],
    ] as const)
      expect(await status(url, own.id, helper.headers, method)).toBe(404);
    expect((await readDevices(app, helper.headers)).devices.map(({ id }) => id)).toEqual([theirs.id]);
    expect(await status(apiPaths.ownerPushDevice, theirs.id, owner, 'DELETE')).toBe(204);
    await leaveDeal();
    await worker.wake();
    expect(newsOf(service)).toHaveLength(1);
    expect(await status(apiPaths.ownerPushRestore, theirs.id, helper.headers)).toBe(204);
    expect((await readDevices(app, owner)).devices).toHaveLength(2);
    await call(apiPaths.ownerPushDevice, theirs.id, helper.headers, 'DELETE');
    clock.advance(PUSH_RESTORE_MS * 2);
    expect(await status(apiPaths.ownerPushRestore, theirs.id, owner)).toBe(404);
  });

  test('a test tells what came of it, and a device that is gone leaves the list', async () => {
    const { app, service, owner, call } = await openPushDesk(engine);
    const { id } = await addDevice(app, owner, service);
    const taken = await call(apiPaths.ownerPushTest, id, owner);
    expect([taken.json(), newsOf(service)[0]?.title]).toEqual([
      { taken: true, status: 201, error: null, gone: false },
      'This is a test',
    ]);
    service.behave({ status: 410 });
    expect((await call(apiPaths.ownerPushTest, id, owner)).json()).toMatchObject({ taken: false, gone: true });
    expect((await readDevices(app, owner)).devices).toEqual([]);
  });

  test('all processes sign with one key; of each person so many devices are told, the newest', async () => {
    const { app, store, clock, service, owner } = await openPushDesk(engine);
    const { app: other } = await openTestApp(SETTINGS, { store, clock });
    const made = [];
    for (let count = 0; count <= PUSH_DEVICES_MAX; count += 1) {
      clock.advance(SECOND_MS);
      made.push((await addDevice(app, owner, service)).id);
    }
    const [here, there] = [await readDevices(app, owner), await readDevices(other, owner)];
    expect(there).toEqual(here);
    expect(here.devices.map(({ id, browser }) => [id, browser])).toEqual(
      made.slice(1).map((id) => [id, 'Chrome on Android']),
    );
  });
});

test.each([
  'https://127.0.0.1/send',
  'https://localhost/send',
  'https://10.1.2.3/send',
  'http://push.example/send',
  `https://push.example/${'a'.repeat(1000)}`,
])('an address that is none of a push service is refused: %s', async (endpoint) => {
  const { app } = await openTestApp({ OWNER_PASSWORD });
  const headers = await signInAsOwner(app);
  const keys = { p256dh: Buffer.alloc(65, 4).toString('base64url'), auth: Buffer.alloc(16).toString('base64url') };
  const answer = await app.inject({ method: 'POST', url: apiPaths.ownerPush, headers, payload: { endpoint, keys } });
  expect(answer.statusCode).toBe(422);
});
