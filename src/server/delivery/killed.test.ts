import { expect, test } from 'vitest';
import { apiPaths } from '../../contract/paths.ts';
import { systemClock, type Clock } from '../time/clock.ts';
import { answers, startCrmStandIn } from '../../../stand-ins/crm.ts';
import { forEachEngine } from '../../../test-support/databases/engines.ts';
import { forEachRound } from '../../../test-support/properties/soak.ts';
import { readDeliveries, startTestWorker } from '../../../test-support/server/outbox.ts';
import { startProcess } from '../../../test-support/server/process.ts';
import { createWebhookSender } from './webhook-sender.ts';
import { WEBHOOK_LEASE_MS } from './worker.ts';

forEachRound(() =>
  forEachEngine((engine) => {
    test('a process killed while it sends loses nothing: the next one delivers under the same id', async () => {
      const crm = await startCrmStandIn({ kind: 'hang' });
      const database = await engine.createDatabase();
      const server = await startProcess({
        DATA_DIR: database.dataDir,
        ...(database.databaseUrl === null ? {} : { DATABASE_URL: database.databaseUrl }),
        CRM_WEBHOOK_URL: crm.url,
        ALLOW_PRIVATE_WEBHOOKS: '1',
      });
      await server.says('Foyer is open');
      const accepted = await fetch(`http://127.0.0.1:${server.port}${apiPaths.quizLeads}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ firstName: 'Ada', email: 'ada@example.com' }),
      });
      expect(accepted.status).toBe(201);
      await crm.received(1);
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
