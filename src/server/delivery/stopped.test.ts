import { expect, test } from 'vitest';
import { systemClock } from '../time/clock.ts';
import { answers } from '../../../stand-ins/crm.ts';
import { forEachEngine } from '../../../test-support/databases/engines.ts';
import { readDeliveries, startTestWorker, storeLead, success } from '../../../test-support/server/outbox.ts';
import { startSendingProcess } from '../../../test-support/server/interrupted-process.ts';
import { testClock } from '../../../test-support/server/test-app.ts';
import type { SendResult } from './send.ts';
import { createWebhookSender, type Sender } from './webhook-sender.ts';

forEachEngine((engine) => {
  test('told to stop while a CRM says nothing, the process ends well; what it was sending is due at once for the next', async () => {
    const { crm, database, server } = await startSendingProcess(engine);
    server.signal('SIGTERM');
    expect(await server.ended).toBe(0);

    const store = await engine.openStore(database);
    expect(await readDeliveries(store)).toMatchObject([
      { status: 'waiting', attempts: 1, failures: 0, claimed_by: null },
    ]);
    const attempts = await store.db.selectFrom('delivery_attempts').select(['number', 'error']).execute();
    expect(attempts).toEqual([{ number: 1, error: expect.stringContaining('stopped') }]);

    crm.behave(answers(200));
    const sender = createWebhookSender({ secret: null, allowPrivate: true });
    await startTestWorker({ store, clock: systemClock, sender, url: crm.url }).wake();
    expect(await readDeliveries(store)).toMatchObject([{ status: 'delivered', attempts: 2 }]);
    const [first, second] = crm.requests;
    expect(second?.headers['webhook-id']).toBe(first?.headers['webhook-id']);
  });

  test('a stop that cuts an attempt short leaves the delivery due at once and unchanged, and the attempt says why', async () => {
    const [clock, store] = [testClock(), await engine.openStore()];
    await storeLead(store, clock);
    const [before] = await readDeliveries(store);
    const [began, never] = [Promise.withResolvers<void>(), Promise.withResolvers<SendResult>()];
    const sender: Sender = async () => {
      began.resolve();
      return never.promise;
    };
    const worker = startTestWorker({ store, clock, sender });
    void worker.wake();
    await began.promise;
    await worker.close(1);
    expect(await readDeliveries(store)).toEqual([{ ...before, attempts: 1 }]);
    expect(await store.db.selectFrom('delivery_attempts').selectAll().execute()).toMatchObject([
      { delivery_id: before?.id, number: 1, status: null, error: 'Foyer was stopped before there was an answer' },
    ]);
    never.resolve(success);
  });
});
