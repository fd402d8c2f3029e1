import { expect, test } from 'vitest';
import { forEachEngine } from '../../../test-support/databases/engines.ts';
import {
  createFakeSender,
  failure,
  readDeliveries,
  refusal,
  startTestWorker,
  storeLead,
  success,
} from '../../../test-support/server/outbox.ts';
import { testClock } from '../../../test-support/server/test-app.ts';
import { GIVE_UP_AFTER_MS } from './retry-policy.ts';
import type { Sender } from './webhook-sender.ts';
import { WEBHOOK_IN_FLIGHT_MAX, WEBHOOK_LEASE_MS } from './worker.ts';

const MINUTE_MS = 60_000;

forEachEngine((engine) => {
  test('a delivery goes out once, with the bytes that were stored', async () => {
    const clock = testClock();
    const store = await engine.openStore();
    await storeLead(store, clock);
    const { sender, sent } = createFakeSender();
    const worker = startTestWorker({ store, clock, sender });
    await worker.wake();
    await worker.wake();
    const [delivery] = await readDeliveries(store);
    expect(sent).toEqual([
      { id: delivery?.id, url: 'https://crm.example/hook', body: delivery?.payload, at: clock.now() },
    ]);
    expect(delivery).toMatchObject({
      status: 'delivered',
      attempts: 1,
      delivered_at: clock.now(),
      last_status: 200,
      claimed_by: null,
    });
  });

  test('a CRM that is away for a minute gets its deliveries when it is back, under the same ids', async () => {
    const clock = testClock();
    const store = await engine.openStore();
    for (const name of ['Ada', 'Grace', 'Joan']) await storeLead(store, clock, name);
    const { sender, sent, behave } = createFakeSender(failure);
    const worker = startTestWorker({ store, clock, sender });
    await worker.wake();
    expect(sent).toHaveLength(3);
    await worker.wake();
    expect(sent).toHaveLength(3);
    clock.advance(MINUTE_MS);
    behave(success);
    await worker.wake();
    const deliveries = await readDeliveries(store);
    expect(deliveries.map(({ status, attempts, last_error }) => [status, attempts, last_error])).toEqual(
      Array.from({ length: 3 }, () => ['delivered', 2, null]),
    );
    expect(new Set(sent.map(({ id }) => id))).toEqual(new Set(deliveries.map(({ id }) => id)));
    expect(new Set(sent.map(({ body }) => body)).size).toBe(3);
  });

  test('days of refusals end in a dead letter, every attempt on record', async () => {
    const clock = testClock();
    const store = await engine.openStore();
    await storeLead(store, clock);
    const began = clock.now();
    const { sender, sent } = createFakeSender(refusal);
    const worker = startTestWorker({ store, clock, sender });
    let [delivery] = await readDeliveries(store);
    while (delivery?.status === 'waiting') {
      clock.advance(Math.max(0, delivery.next_attempt_at - clock.now()));
      await worker.wake();
      [delivery] = await readDeliveries(store);
    }
    expect(delivery).toMatchObject({
      status: 'dead',
      attempts: sent.length,
      last_status: 422,
      last_error: 'Answered 422',
    });
    expect(clock.now() - began).toBeGreaterThan(GIVE_UP_AFTER_MS - 12 * 60 * MINUTE_MS);
    expect(clock.now() - began).toBeLessThanOrEqual(GIVE_UP_AFTER_MS);
    expect(sent.length).toBeGreaterThan(20);
    const attempts = await store.db.selectFrom('delivery_attempts').selectAll().orderBy('number').execute();
    expect(attempts.map(({ number }) => number)).toEqual(sent.map((_, index) => index + 1));
    clock.advance(30 * 24 * 60 * MINUTE_MS);
    await worker.wake();
    expect(sent).toHaveLength(attempts.length);
  });

  test('Retry-After is waited for', async () => {
    const clock = testClock();
    const store = await engine.openStore();
    await storeLead(store, clock);
    const { sender, sent } = createFakeSender({ status: 429, retryAfter: '600', error: 'Answered 429' });
    const worker = startTestWorker({ store, clock, sender });
    await worker.wake();
    clock.advance(10 * MINUTE_MS - 1);
    await worker.wake();
    expect(sent).toHaveLength(1);
    clock.advance(1);
    await worker.wake();
    expect(sent).toHaveLength(2);
  });

  test('without an address deliveries wait, untouched, and go out once one is set', async () => {
    const clock = testClock();
    const store = await engine.openStore();
    await storeLead(store, clock);
    const { sender, sent } = createFakeSender();
    await startTestWorker({ store, clock, sender, url: null }).wake();
    clock.advance(40 * 24 * 60 * MINUTE_MS);
    expect(await readDeliveries(store)).toMatchObject([{ status: 'waiting', attempts: 0 }]);
    await startTestWorker({ store, clock, sender }).wake();
    expect(sent).toHaveLength(1);
    expect(await readDeliveries(store)).toMatchObject([{ status: 'delivered' }]);
  });

  test('two processes share the work, and no delivery is sent by both', async () => {
    const clock = testClock();
    const database = await engine.createDatabase();
    const [first, second] = [await engine.openStore(database), await engine.openStore(database)];
    await Promise.all(Array.from({ length: 60 }, async (_, index) => storeLead(first, clock, `Lead ${index}`)));
    const { sender, sent } = createFakeSender();
    const workers = [first, second].map((store) => startTestWorker({ store, clock, sender }));
    let waiting = true;
    while (waiting) {
      await Promise.all(workers.map((worker) => worker.wake()));
      waiting = (await readDeliveries(first)).some(({ status }) => status === 'waiting');
    }
    expect(sent).toHaveLength(60);
    expect(new Set(sent.map(({ id }) => id)).size).toBe(60);
  });

  test('what a worker took and never finished is sent again when its lease ends, under the same id', async () => {
    const clock = testClock();
    const database = await engine.createDatabase();
    const [first, second] = [await engine.openStore(database), await engine.openStore(database)];
    await storeLead(first, clock);
    const stuck = Promise.withResolvers<typeof failure>();
    const began = Promise.withResolvers<string>();
    const slow: Sender = async ({ id }) => {
      began.resolve(id);
      return stuck.promise;
    };
    const lost = startTestWorker({ store: first, clock, sender: slow });
    const ended = lost.wake();
    const id = await began.promise;
    const { sender, sent } = createFakeSender();
    const worker = startTestWorker({ store: second, clock, sender });
    clock.advance(WEBHOOK_LEASE_MS - 1);
    await worker.wake();
    expect(sent).toEqual([]);
    clock.advance(1);
    await worker.wake();
    expect(sent.map((message) => message.id)).toEqual([id]);
    stuck.resolve(failure);
    await ended;
    expect(await readDeliveries(second)).toMatchObject([{ status: 'delivered', attempts: 2, last_error: null }]);
  });

  test('so many are in flight and no more; a stop waits for them and claims nothing further', async () => {
    const clock = testClock();
    const store = await engine.openStore();
    await Promise.all(Array.from({ length: WEBHOOK_IN_FLIGHT_MAX + 5 }, async () => storeLead(store, clock)));
    const gate = Promise.withResolvers<void>();
    const full = Promise.withResolvers<void>();
    let inFlight = 0;
    const sender: Sender = async () => {
      inFlight += 1;
      if (inFlight === WEBHOOK_IN_FLIGHT_MAX) full.resolve();
      await gate.promise;
      return success;
    };
    const worker = startTestWorker({ store, clock, sender });
    void worker.wake();
    await full.promise;
    void worker.wake();
    const closed = worker.close();
    gate.resolve();
    await closed;
    expect(inFlight).toBe(WEBHOOK_IN_FLIGHT_MAX);
    const statuses = (await readDeliveries(store)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 'delivered')).toHaveLength(WEBHOOK_IN_FLIGHT_MAX);
    expect(statuses.filter((status) => status === 'waiting')).toHaveLength(5);
  });

  test('one that is woken while all its places are taken still sends all that is due, also where they all end at once', async () => {
    const clock = testClock();
    const store = await engine.openStore();
    const count = WEBHOOK_IN_FLIGHT_MAX + 5;
    await Promise.all(Array.from({ length: count }, async () => storeLead(store, clock)));
    const [gate, full] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    let inFlight = 0;
    const sender: Sender = async () => {
      inFlight += 1;
      if (inFlight === WEBHOOK_IN_FLIGHT_MAX) full.resolve();
      await gate.promise;
      return success;
    };
    const worker = startTestWorker({ store, clock, sender });
    const done = worker.wake();
    await full.promise;
    void worker.wake();
    setImmediate(() => gate.resolve());
    await done;
    const statuses = (await readDeliveries(store)).map(({ status }) => status);
    expect(statuses).toEqual(Array.from({ length: count }, () => 'delivered'));
  });

  test('one slow receiver does not hold up what comes after it', async () => {
    const clock = testClock();
    const store = await engine.openStore();
    await storeLead(store, clock, 'Slow');
    const gate = Promise.withResolvers<void>();
    const began = Promise.withResolvers<void>();
    const next = Promise.withResolvers<void>();
    const sender: Sender = async ({ body }) => {
      if (!body.includes('Slow')) next.resolve();
      else {
        began.resolve();
        await gate.promise;
      }
      return success;
    };
    const worker = startTestWorker({ store, clock, sender });
    const done = worker.wake();
    await began.promise;
    await storeLead(store, clock, 'Quick');
    void worker.wake();
    await next.promise;
    gate.resolve();
    await done;
    expect((await readDeliveries(store)).map(({ status }) => status)).toEqual(['delivered', 'delivered']);
  });
});
