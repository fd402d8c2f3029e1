import { expect, test } from 'vitest';
import { StoreUnavailableError, type Store } from '../store/engine/store.ts';
import { held, storeDeliveries } from '../../../test-support/data/delivery-rows.ts';
import { forEachEngine } from '../../../test-support/databases/engines.ts';
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
import { recordedLog } from '../../../test-support/server/recorded-log.ts';
import { testClock } from '../../../test-support/server/test-app.ts';
import { PAUSE_AFTER_FAILURES, PAUSE_AFTER_MS } from './pause-policy.ts';
import { LONGEST_WAIT_MS } from './retry-policy.ts';
import type { Sender } from './webhook-sender.ts';
import { WEBHOOK_LEASE_MS } from './worker.ts';

const HOUR_MS = 3_600_000;

/** What an operator reads: each line's facts and its sentence. */
const read = (lines: readonly string[]): unknown[] => lines.map((line) => JSON.parse(line));
const sentence = (msg: string) => expect.objectContaining({ msg });

/** A store that stores nothing while its database is away. */
function storeThatFails(store: Store) {
  const state = { isAway: false };
  const failing: Store = {
    ...store,
    write: async (work) => {
      if (state.isAway) throw new StoreUnavailableError('The database is away');
      return store.write(work);
    },
  };
  return { failing, state };
}

forEachEngine((engine) => {
  test('the log says what became of each failure, with its delivery, attempt, status and reason', async () => {
    const [clock, store] = [testClock(), await engine.openStore()];
    const { log, lines } = recordedLog('info');
    await storeLead(store, clock);
    const { sender, behave } = createFakeSender(failure);
    const worker = startTestWorker({ store, clock, sender, logger: log });
    await worker.wake();
    behave({ ...refusal, isFinal: true });
    clock.advance(HOUR_MS);
    await worker.wake();
    const [delivery] = await readDeliveries(store);
    const facts = { delivery: delivery?.id, level: 40 };
    expect(read(lines)).toEqual([
      expect.objectContaining({
        ...facts,
        attempt: 1,
        status: 500,
        reason: 'Answered 500',
        msg: 'A delivery failed; it will be retried',
      }),
      expect.objectContaining({
        ...facts,
        attempt: 2,
        status: 422,
        reason: 'Answered 422',
        msg: 'A delivery failed; it is a dead letter now',
      }),
    ]);
  });

  test('the log says that a destination is paused, why, and that what is for it waits', async () => {
    const [clock, store] = [testClock(), await engine.openStore()];
    const { log, lines } = recordedLog('info');
    await storeLead(store, clock);
    await startTestWorker({ store, clock, sender: createFakeSender(gone).sender, logger: log }).wake();
    expect(read(lines)).toEqual([
      sentence('A delivery failed; it will be retried'),
      expect.objectContaining({
        destinations: expect.arrayContaining(['crm']),
        cause: 'gone',
        status: 410,
        level: 40,
        msg: 'A destination is paused; its deliveries wait',
      }),
    ]);
  });

  test('the first arrival ends a pause, which the log says once; dead letters stay where they are', async () => {
    const [clock, store] = [testClock(), await engine.openStore()];
    const { log, lines } = recordedLog('info');
    const { sender, behave } = createFakeSender({ ...refusal, isFinal: true });
    const worker = startTestWorker({ store, clock, sender, logger: log });
    await storeLead(store, clock, 'Dead');
    await worker.wake();
    behave(failure);
    clock.advance(1);
    await Promise.all(['First', 'Second'].map(async (name) => storeLead(store, clock, name)));
    for (let passed = 0; passed < PAUSE_AFTER_MS + 12 * HOUR_MS; passed += HOUR_MS) {
      clock.advance(HOUR_MS);
      await worker.wake();
    }
    const paused = expect.objectContaining({ cause: 'failing', msg: 'A destination is paused; its deliveries wait' });
    expect(read(lines).length).toBeGreaterThan(PAUSE_AFTER_FAILURES);
    expect(read(lines)).toContainEqual(paused);
    lines.length = 0;
    behave(success);
    clock.advance(LONGEST_WAIT_MS);
    await worker.wake();
    expect(read(lines)).toEqual([
      expect.objectContaining({
        destinations: expect.arrayContaining(['crm']),
        level: 30,
        msg: 'Deliveries to a paused destination resumed',
      }),
    ]);
    expect((await readDeliveries(store)).map(({ status }) => status)).toEqual(['dead', 'delivered', 'delivered']);
  });

  test('the log says that a result could not be stored, and the delivery goes out again under its id once its lease has ended', async () => {
    const [clock, store] = [testClock(), await engine.openStore()];
    const { log, lines } = recordedLog('info');
    await storeLead(store, clock);
    const { failing, state } = storeThatFails(store);
    const sent: string[] = [];
    const sender: Sender = async ({ id }) => {
      state.isAway = sent.push(id) === 1;
      return success;
    };
    const worker = startTestWorker({ store: failing, clock, sender, logger: log });
    await worker.wake();
    const [delivery] = await readDeliveries(store);
    expect(read(lines)).toEqual([
      expect.objectContaining({
        delivery: delivery?.id,
        err: expect.objectContaining({ message: 'The database is away' }),
        level: 40,
        msg: 'The result of a delivery attempt could not be stored; the delivery is sent again under the same id',
      }),
    ]);
    state.isAway = false;
    clock.advance(WEBHOOK_LEASE_MS);
    await worker.wake();
    expect(sent).toEqual([delivery?.id, delivery?.id]);
    expect(await readDeliveries(store)).toMatchObject([{ status: 'delivered', attempts: 2 }]);
    expect(lines).toHaveLength(1);
  });

  test('while no delivery can be claimed, the log says so and nothing is sent; afterwards what is due goes out', async () => {
    const [clock, store] = [testClock(), await engine.openStore()];
    const { log, lines } = recordedLog('info');
    await storeLead(store, clock);
    const { failing, state } = storeThatFails(store);
    const { sender, sent } = createFakeSender();
    const worker = startTestWorker({ store: failing, clock, sender, logger: log });
    state.isAway = true;
    await worker.wake();
    expect(sent).toEqual([]);
    expect(read(lines)).toEqual([
      expect.objectContaining({
        err: expect.objectContaining({ message: 'The database is away' }),
        level: 40,
        msg: 'Deliveries could not be claimed; the worker retries within a second',
      }),
    ]);
    state.isAway = false;
    await worker.wake();
    expect(sent).toHaveLength(1);
  });

  test('the log says once that a claim was released that a clock ahead had made, in however many buckets it was', async () => {
    const [clock, store] = [testClock(), await engine.openStore()];
    const { log, lines } = recordedLog('info');
    const { sender, sent } = createFakeSender();
    const far = held('far', { claimed_until: clock.now() + 100 * HOUR_MS });
    await storeDeliveries(store, { a: far, b: far, xb: far });
    const worker = startTestWorker({ store, clock, sender, logger: log });
    await worker.look();
    clock.advance(WEBHOOK_LEASE_MS);
    expect(sent).toEqual([]);
    await worker.look();
    expect(sent.map(({ id }) => id).toSorted()).toEqual(['a', 'b', 'xb']);
    expect(read(lines)).toEqual([
      expect.objectContaining({
        level: 40,
        destination: 'crm',
        msg: 'Released a claim made by a machine whose clock is ahead; check the clocks of all machines',
      }),
    ]);
  });

  test('the log says that the claims of other workers could not be checked', async () => {
    const [clock, store] = [testClock(), await engine.openStore()];
    const { log, lines } = recordedLog('info');
    const { sender } = createFakeSender();
    const worker = startTestWorker({ store, clock, sender, logger: log });
    await store.close();
    await worker.look();
    expect(read(lines)).toContainEqual(
      expect.objectContaining({
        level: 40,
        msg: 'Claims by other workers could not be checked; the worker retries within a second',
      }),
    );
  });
});
