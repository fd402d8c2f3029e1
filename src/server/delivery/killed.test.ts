import { expect, test } from 'vitest';
import { systemClock, type Clock } from '../time/clock.ts';
import { answers } from '../../../stand-ins/crm.ts';
import { forEachEngine } from '../../../test-support/databases/engines.ts';
import { forEachRound } from '../../../test-support/properties/soak.ts';
import { readDeliveries, startTestWorker } from '../../../test-support/server/outbox.ts';
import { startSendingProcess } from '../../../test-support/server/interrupted-process.ts';
import { createWebhookSender } from './webhook-sender.ts';
import { WEBHOOK_LEASE_MS } from './worker.ts';

forEachRound(() =>
  forEachEngine((engine) => {
    test('a process killed while it sends loses nothing: the next one delivers under the same id', async () => {
      const { crm, database, server } = await startSendingProcess(engine);
      server.signal('SIGKILL');
      await server.ended;

      crm.behave(answers(200));
      const store = await engine.openStore(database);
      expect(await readDeliveries(store)).toMatchObject([{ status: 'waiting', attempts: 1 }]);
      const later: Clock = { now: () => systemClock.now() + WEBHOOK_LEASE_MS };
      const sender = createWebhookSender({ secret: null, allowPrivate: true });
      await startTestWorker({ store, clock: later, sender, url: crm.url }).wake();
      expect(await readDeliveries(store)).toMatchObject([{ status: 'delivered', attempts: 2 }]);
      const [first, second] = crm.requests;
      expect(second?.headers['webhook-id']).toBe(first?.headers['webhook-id']);
      expect(second?.body).toBe(first?.body);
      expect(crm.requests).toHaveLength(2);
    });
  }),
);
