import { expect, test } from 'vitest';
import type { Clock } from '../time/clock.ts';
import type { Store } from '../store/engine/store.ts';
import {
  createFakeSender,
  failure,
  gone,
  readDeliveries,
  refusal,
  startTestWorker,
  storeLead,
  success,
} from '../../../test-support/server/outbox.ts';
import { storeDeliveries } from '../../../test-support/data/delivery-rows.ts';
import { forEachEngine } from '../../../test-support/databases/engines.ts';
import { testClock } from '../../../test-support/server/test-app.ts';
import { byDestination, listAddresses } from '../outbox/destinations.ts';
import { FIRST_PROBE_MS, LONGEST_PROBE_WAIT_MS, PAUSE_AFTER_FAILURES, PAUSE_AFTER_MS } from './pause-policy.ts';
import { resumeDestination } from './resume.ts';
import { GIVE_UP_AFTER_MS } from './retry-policy.ts';
import type { Sender } from './webhook-sender.ts';
import { WEBHOOK_IN_FLIGHT_MAX } from './worker.ts';

const CRM = 'https://crm.example/hook';
const OWNER = 'owner@hallway.example';
const HOUR_MS = 3_600_000;

async function storeLeads(store: Store, clock: Clock, count: number): Promise<void> {
  await Promise.all(Array.from({ length: count }, async (_, index) => storeLead(store, clock, `Lead ${index}`)));
}

async function readLeads(store: Store) {
  return (await readDeliveries(store)).filter(({ destination }) => destination !== 'mail');
}

async function readAlerts(store: Store) {
  const mails = (await readDeliveries(store)).filter(({ kind }) => kind === 'mail_destination-paused');
  return mails.map(({ payload }) => JSON.parse(payload));
}

function countBy(statuses: readonly { status: string }[], status: string): number {
  return statuses.filter((delivery) => delivery.status === status).length;
}

/** As the owner does it. */
async function resume(store: Store, clock: Clock, { withDead = false } = {}): Promise<void> {
  const addresses = byDestination(
    listAddresses({
      crmWebhookUrl: CRM,
      crmQuizWebhookUrl: null,
      crmDealWebhookUrl: null,
      smtpUrl: null,
    }),
  );
  const address = addresses.get('crm');
  if (address === undefined) throw new Error('The CRM has an address');
  await resumeDestination({ store, clock }, address, { withDead });
}

/** Lets the worker look at the outbox every so often. */
async function pass(
  clock: ReturnType<typeof testClock>,
  worker: { wake(): Promise<void> },
  spanMs: number,
  stepMs = HOUR_MS / 2,
) {
  for (let passed = 0; passed < spanMs; passed += stepMs) {
    clock.advance(stepMs);
    await worker.wake();
  }
}

forEachEngine((engine) => {
  test('a CRM that answers 410 loses no lead: all wait, nothing more is sent, and the owner is mailed once', async () => {
    const [clock, store] = [testClock(), await engine.openStore()];
    await storeLeads(store, clock, 20);
    const { sender, sent, behave } = createFakeSender(gone);
    const worker = startTestWorker({ store, clock, sender, url: CRM, ownerEmail: OWNER });
    await worker.wake();
    expect(sent.length).toBeLessThanOrEqual(WEBHOOK_IN_FLIGHT_MAX);
    const tried = sent.length;
    expect(countBy(await readLeads(store), 'waiting')).toBe(20);
    expect(await readAlerts(store)).toEqual([
      {
        template: 'destination-paused',
        to: OWNER,
        props: {
          host: 'crm.example',
          isGone: true,
          isDenied: false,
          status: 410,
          pausedAt: 'Sat, Nov 21, 7:00 AM EST',
        },
      },
    ]);
    // However long it lasts, and also where the CRM would take them by now: it said itself that it wants nothing.
    behave(success);
    await pass(clock, worker, 30 * 24 * HOUR_MS, 24 * HOUR_MS);
    await storeLead(store, clock, 'Late');
    await worker.wake();
    expect(sent).toHaveLength(tried);
    expect(countBy(await readLeads(store), 'waiting')).toBe(21);

    await resume(store, clock);
    await worker.wake();
    expect(countBy(await readLeads(store), 'delivered')).toBe(21);
    expect(await readAlerts(store)).toHaveLength(1);
  });

  test('all that goes to one address is paused together, and another address goes on', async () => {
    const [clock, store] = [testClock(), await engine.openStore()];
    const sent: string[] = [];
    const sender: Sender = async ({ url, body }) => {
      sent.push(`${url} ${body}`);
      return url === CRM ? gone : success;
    };
    const worker = startTestWorker({ store, clock, sender, url: CRM, dealUrl: 'https://deals.example/' });
    const deliver = async (destination: string) =>
      storeDeliveries(store, {
        [destination]: { destination, payload: `to ${destination}`, next_attempt_at: clock.now() },
      });
    await deliver('crm');
    await worker.wake();
    await deliver('crm-quiz');
    await deliver('crm-deal');
    await worker.wake();
    expect(sent).toEqual([`${CRM} to crm`, 'https://deals.example/ to crm-deal']);
  });

  test('another address ends the pause by itself', async () => {
    const [clock, store] = [testClock(), await engine.openStore()];
    await storeLeads(store, clock, 3);
    const { sender, sent, behave } = createFakeSender(gone);
    await startTestWorker({ store, clock, sender, url: CRM }).wake();
    behave(success);
    clock.advance(GIVE_UP_AFTER_MS * 2);
    await startTestWorker({ store, clock, sender, url: 'https://new.crm.example/hook' }).wake();
    expect(new Set(sent.slice(-3).map(({ url }) => url))).toEqual(new Set(['https://new.crm.example/hook']));
    expect(countBy(await readLeads(store), 'delivered')).toBe(3);
  });

  test('processes agree on a pause, tell of it once, and a new process knows of it', async () => {
    const [clock, database] = [testClock(), await engine.createDatabase()];
    const stores = [
      await engine.openStore(database),
      await engine.openStore(database),
      await engine.openStore(database),
    ];
    const [first, second, third] = stores;
    if (first === undefined || second === undefined || third === undefined) throw new Error('There are three stores');
    await storeLeads(first, clock, 40);
    const { sender, sent } = createFakeSender(gone);
    const settings = { clock, sender, url: CRM, ownerEmail: OWNER };
    await Promise.all([first, second].map((store) => startTestWorker({ ...settings, store }).wake()));
    expect(sent.length).toBeLessThanOrEqual(2 * WEBHOOK_IN_FLIGHT_MAX);
    expect(await readAlerts(first)).toHaveLength(1);
    const before = sent.length;
    await startTestWorker({ ...settings, store: third }).wake();
    expect(sent).toHaveLength(before);
    expect(countBy(await readLeads(first), 'waiting')).toBe(40);
  });

  test('a day without one success pauses it too; probes are few, and the first that arrives lets all follow', async () => {
    const [clock, store] = [testClock(), await engine.openStore()];
    await storeLeads(store, clock, 5);
    const { sender, sent, behave } = createFakeSender(failure);
    const worker = startTestWorker({ store, clock, sender, url: CRM, ownerEmail: OWNER });
    await worker.wake();
    await pass(clock, worker, PAUSE_AFTER_MS - HOUR_MS);
    expect(sent.length).toBeGreaterThan(PAUSE_AFTER_FAILURES);
    expect(await readAlerts(store)).toEqual([]);
    await pass(clock, worker, 12 * HOUR_MS);
    expect(await readAlerts(store)).toMatchObject([{ props: { isGone: false, status: 500 } }]);
    // Longer than any delivery is tried: none is given up, and the owner is not told again.
    const before = sent.length;
    const span = GIVE_UP_AFTER_MS + 24 * HOUR_MS;
    await pass(clock, worker, span, LONGEST_PROBE_WAIT_MS);
    const probes = sent.length - before;
    expect(probes).toBeGreaterThan(24);
    expect(probes).toBeLessThanOrEqual(Math.ceil(span / LONGEST_PROBE_WAIT_MS) + 5);
    expect(countBy(await readLeads(store), 'waiting')).toBe(5);
    expect(await readAlerts(store)).toHaveLength(1);
    behave(success);
    clock.advance(LONGEST_PROBE_WAIT_MS);
    await worker.wake();
    expect(countBy(await readLeads(store), 'delivered')).toBe(5);
  });

  test('of two processes one probes', async () => {
    const [clock, database] = [testClock(), await engine.createDatabase()];
    const [first, second] = [await engine.openStore(database), await engine.openStore(database)];
    await storeLeads(first, clock, 5);
    const { sender, sent } = createFakeSender(failure);
    const workers = [first, second].map((store) => startTestWorker({ store, clock, sender, url: CRM }));
    await pass(
      clock,
      { wake: async () => void (await Promise.all(workers.map((worker) => worker.wake()))) },
      3 * 24 * HOUR_MS,
    );
    const before = sent.length;
    clock.advance(LONGEST_PROBE_WAIT_MS);
    await Promise.all(workers.map((worker) => worker.wake()));
    expect(sent.length - before).toBe(1);
    clock.advance(FIRST_PROBE_MS - 1);
    await Promise.all(workers.map((worker) => worker.wake()));
    expect(sent.length - before).toBe(1);
  });

  test('one delivery that is refused again and again pauses nothing, and is given up alone', async () => {
    const [clock, store] = [testClock(), await engine.openStore()];
    await storeLead(store, clock, 'Bad');
    const { sender, behave } = createFakeSender(refusal);
    const worker = startTestWorker({ store, clock, sender, url: CRM, ownerEmail: OWNER });
    await worker.wake();
    await pass(clock, worker, GIVE_UP_AFTER_MS + 12 * HOUR_MS);
    expect(countBy(await readLeads(store), 'dead')).toBe(1);
    expect(await readAlerts(store)).toEqual([]);
    behave(success);
    await storeLead(store, clock, 'Good');
    await worker.wake();
    expect(countBy(await readLeads(store), 'delivered')).toBe(1);
  });

  test('resumed, what failed before begins its days anew, and dead letters go too where asked', async () => {
    const [clock, store] = [testClock(), await engine.openStore()];
    await storeLead(store, clock, 'Dead');
    const { sender, sent, behave } = createFakeSender({ ...refusal, isFinal: true });
    const worker = startTestWorker({ store, clock, sender, url: CRM });
    await worker.wake();
    behave(failure);
    clock.advance(1);
    await storeLead(store, clock, 'Old');
    await worker.wake();
    clock.advance(GIVE_UP_AFTER_MS - HOUR_MS);
    behave(gone);
    await worker.wake();
    clock.advance(2 * HOUR_MS);
    behave(failure);
    await resume(store, clock);
    await worker.wake();
    expect((await readLeads(store)).map(({ status }) => status)).toEqual(['dead', 'waiting']);
    behave(success);
    await resume(store, clock, { withDead: true });
    const before = sent.length;
    await worker.wake();
    expect(sent.length - before).toBe(2);
    expect(countBy(await readLeads(store), 'delivered')).toBe(2);
  });

  test('a resume sends nothing that waits for its turn, or was held back before it was ever tried', async () => {
    const [clock, store] = [testClock(), await engine.openStore()];
    const at = clock.now();
    await storeDeliveries(store, {
      tried: { failures: 3, attempts: 3, next_attempt_at: at + HOUR_MS },
      turn: { next_attempt_at: at + HOUR_MS },
      held: { status: 'dead', next_attempt_at: at },
    });
    await resume(store, clock, { withDead: true });
    const { sender, sent } = createFakeSender();
    await startTestWorker({ store, clock, sender, url: CRM }).wake();
    expect(sent.map(({ id }) => id)).toEqual(['tried']);
  });

  test('more than one batch is released, and an answer to what was sent before a resume does not pause it again', async () => {
    const [clock, store] = [testClock(), await engine.openStore()];
    await storeLead(store, clock, 'Slow');
    const [stuck, began] = [Promise.withResolvers<typeof gone>(), Promise.withResolvers<void>()];
    const behaviour = { isSlow: true };
    const sender: Sender = async () => {
      if (!behaviour.isSlow) return success;
      behaviour.isSlow = false;
      began.resolve();
      return stuck.promise;
    };
    const worker = startTestWorker({ store, clock, sender, url: CRM });
    const done = worker.wake();
    await began.promise;
    clock.advance(10);
    const later = { destination: 'crm-quiz', failures: 1, next_attempt_at: clock.now() + HOUR_MS };
    await storeDeliveries(
      store,
      Object.fromEntries(Array.from({ length: 510 }, (_, index) => [`later ${index}`, later])),
    );
    await resume(store, clock);
    stuck.resolve(gone);
    await done;
    await worker.wake();
    expect(countBy(await readLeads(store), 'delivered')).toBe(510);
    clock.advance(HOUR_MS);
    await worker.wake();
    expect(countBy(await readLeads(store), 'delivered')).toBe(511);
  });
});
