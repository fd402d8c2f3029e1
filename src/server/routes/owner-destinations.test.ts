import { expect, test } from 'vitest';
import { destinationsSchema } from '../../contract/owner-destinations.ts';
import { noticesSchema } from '../../contract/owner-notices.ts';
import { deliveriesSchema } from '../../contract/owner.ts';
import { apiPaths } from '../../contract/paths.ts';
import { forEachEngine, type TestEngine } from '../../../test-support/databases/engines.ts';
import {
  createFakeSender,
  gone,
  refusal,
  startTestWorker,
  storeLead,
  success,
} from '../../../test-support/server/outbox.ts';
import { OWNER_PASSWORD, signInAsOwner } from '../../../test-support/server/owner.ts';
import { openTestApp, testClock } from '../../../test-support/server/test-app.ts';

const CRM = 'https://key:secret@crm.example/hook?token=abc';

async function openDesk(engine: TestEngine) {
  const [clock, store] = [testClock(), await engine.openStore()];
  const { sender, sent, behave } = createFakeSender(gone);
  const worker = startTestWorker({ store, clock, sender, url: CRM });
  const settings = { OWNER_PASSWORD, CRM_WEBHOOK_URL: CRM };
  const { app } = await openTestApp(settings, { store, clock });
  const headers = await signInAsOwner(app);
  const read = async (url: string) => (await app.inject({ url, headers })).json();
  return {
    app,
    clock,
    store,
    worker,
    sent,
    behave,
    destinations: async () => destinationsSchema.parse(await read(apiPaths.ownerDestinations)).destinations,
    notices: async () => noticesSchema.parse(await read(apiPaths.ownerNotices)).notices,
    deliveries: async () => deliveriesSchema.parse(await read(apiPaths.ownerDeliveries)).deliveries,
    resume: async (id: string, payload: object = {}) =>
      (await app.inject({ method: 'POST', url: apiPaths.ownerResume.replace(':id', id), headers, payload })).statusCode,
  };
}

forEachEngine((engine) => {
  test('a paused destination is in the metrics for as long as it is paused', async () => {
    const { app, clock, store, worker, behave, destinations, resume } = await openDesk(engine);
    const paused = async () => {
      // Figures are kept for a moment.
      clock.advance(10_000);
      return (await app.inject(apiPaths.metrics)).body
        .split('\n')
        .filter((line) => line.startsWith('foyer_outbox_paused{'));
    };
    const ofEach = (value: 0 | 1) =>
      ['crm', 'crm-quiz', 'crm-deal'].map(
        (destination) => `foyer_outbox_paused{destination="${destination}"} ${value}`,
      );
    expect(await paused()).toEqual(ofEach(0));
    await storeLead(store, clock);
    await worker.wake();
    expect(await paused()).toEqual(ofEach(1));
    behave(success);
    const [crm] = await destinations();
    expect(await resume(crm?.id ?? '')).toBe(204);
    expect(await paused()).toEqual(ofEach(0));
  });

  test('the owner sees that the CRM is paused, what waits and why, and one action sends all', async () => {
    const { clock, store, worker, behave, destinations, notices, deliveries, resume } = await openDesk(engine);
    expect(await destinations()).toMatchObject([{ channel: 'crm', host: 'crm.example', pause: null, waiting: 0 }]);
    expect(await notices()).toEqual([]);
    for (const name of ['Ada', 'Grace', 'Joan']) await storeLead(store, clock, name);
    await worker.wake();
    const [crm] = await destinations();
    expect(crm).toMatchObject({
      pause: { cause: 'gone', since: '2026-11-21T12:00:00.000Z', nextProbeAt: null },
      lastError: 'Answered 410',
      waiting: 3,
      dead: 0,
    });
    expect(await notices()).toMatchObject([
      {
        severity: 'urgent',
        title: 'Your CRM is paused: 3 deliveries wait',
        link: { path: '/admin?tab=deliveries#lists' },
      },
    ]);
    expect(await deliveries()).toMatchObject([
      { status: 'waiting', waitsFor: 'resume', nextAttemptAt: null },
      { waitsFor: 'resume' },
      { waitsFor: 'resume' },
    ]);
    expect(JSON.stringify([crm, await notices()])).not.toMatch(/secret|token/);
    behave(success);
    expect(await resume(crm?.id ?? '')).toBe(204);
    await worker.wake();
    expect((await deliveries()).map(({ status }) => status)).toEqual(['delivered', 'delivered', 'delivered']);
    expect(await destinations()).toMatchObject([{ pause: null, failingSince: null, waiting: 0 }]);
    expect(await notices()).toEqual([]);
  });

  test('dead letters stay where they are unless they are asked for', async () => {
    const { clock, store, worker, behave, destinations, deliveries, resume } = await openDesk(engine);
    behave({ ...refusal, isFinal: true });
    await storeLead(store, clock);
    await worker.wake();
    behave(success);
    const [crm] = await destinations();
    expect(crm).toMatchObject({ waiting: 0, dead: 1 });
    expect(await resume(crm?.id ?? '')).toBe(204);
    await worker.wake();
    expect(await deliveries()).toMatchObject([{ status: 'dead' }]);
    expect(await resume(crm?.id ?? '', { withDead: true })).toBe(204);
    await worker.wake();
    expect(await deliveries()).toMatchObject([{ status: 'delivered' }]);
  });

  test('only the owner resumes, and only what there is', async () => {
    const { app, resume, destinations } = await openDesk(engine);
    const [crm] = await destinations();
    const url = apiPaths.ownerResume.replace(':id', crm?.id ?? '');
    expect((await app.inject({ method: 'POST', url, payload: {} })).statusCode).toBe(401);
    expect((await app.inject(apiPaths.ownerDestinations)).statusCode).toBe(401);
    for (const id of ['x', '%00', '0'.repeat(32)]) expect(await resume(id)).toBe(404);
    expect(await resume(crm?.id ?? '', { withDead: 'yes' })).toBe(422);
  });
});
