import { expect, test } from 'vitest';
import { forEachEngine } from '../../../test-support/databases/engines.ts';
import {
  createFakeSender,
  readDeliveries,
  startTestWorker,
  storeLead,
  success,
} from '../../../test-support/server/outbox.ts';
import { recordedLog } from '../../../test-support/server/recorded-log.ts';
import { testClock } from '../../../test-support/server/test-app.ts';
import { WEBHOOK_LEASE_MS } from './worker.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

forEachEngine((engine) => {
  /** A lead that a process with its clock a day ahead has claimed, and sends until it is let go; and another process, whose clock is right. */
  async function claimAhead() {
    const clock = testClock();
    const ahead = testClock(clock.now() + DAY_MS);
    const database = await engine.createDatabase();
    const [first, second] = [await engine.openStore(database), await engine.openStore(database)];
    await storeLead(first, clock);
    const claimed = Promise.withResolvers<void>();
    const letGo = Promise.withResolvers<void>();
    const slow = startTestWorker({
      store: first,
      clock: ahead,
      async sender() {
        claimed.resolve();
        await letGo.promise;
        return success;
      },
    });
    const ended = slow.wake();
    await claimed.promise;
    const { sender, sent } = createFakeSender();
    const { log, lines } = recordedLog();
    const worker = startTestWorker({ store: second, clock, sender, logger: log });
    return { clock, store: second, worker, sent, lines, letGo: async () => (letGo.resolve(), ended) };
  }

  test('a claim by a clock that was ahead holds a delivery for its length and no longer, and the log says so', async () => {
    const { clock, store, worker, sent, lines, letGo } = await claimAhead();
    await worker.look();
    clock.advance(WEBHOOK_LEASE_MS - 1);
    await worker.look();
    expect(sent).toEqual([]);
    clock.advance(1);
    await worker.look();
    expect(sent).toHaveLength(1);
    expect(await readDeliveries(store)).toMatchObject([{ status: 'delivered', attempts: 2 }]);
    expect(lines).toEqual([expect.stringContaining('check the clocks of all machines')]);
    await letGo();
  });

  test('a clock that is put back meanwhile counts anew', async () => {
    const { clock, store, worker, sent, letGo } = await claimAhead();
    await worker.look();
    clock.advance(-DAY_MS);
    await worker.look();
    clock.advance(WEBHOOK_LEASE_MS);
    await worker.look();
    // Held by nobody, though not due yet by this clock.
    expect(await readDeliveries(store)).toMatchObject([{ status: 'waiting', claimed_by: null }]);
    expect(sent).toEqual([]);
    clock.advance(DAY_MS);
    await worker.look();
    expect(sent).toHaveLength(1);
    await letGo();
  });

  test('a claim that ends well is left alone, however far ahead its clock', async () => {
    const { clock, store, worker, sent, letGo } = await claimAhead();
    await worker.look();
    await letGo();
    clock.advance(WEBHOOK_LEASE_MS);
    await worker.look();
    expect(sent).toEqual([]);
    expect(await readDeliveries(store)).toMatchObject([{ status: 'delivered', attempts: 1 }]);
  });
});
