import { expect } from 'vitest';
import { apiPaths } from '../../src/contract/paths.ts';
import { startCrmStandIn } from '../../stand-ins/crm.ts';
import { databaseSettings, type TestDatabase, type TestEngine } from '../databases/engines.ts';
import { startProcess, type ServerProcess } from './process.ts';

/** A process that has sent a quiz lead's delivery to a CRM which does not answer. */
export async function startSendingProcess(engine: TestEngine): Promise<{
  crm: Awaited<ReturnType<typeof startCrmStandIn>>;
  database: TestDatabase;
  server: ServerProcess;
}> {
  const crm = await startCrmStandIn({ kind: 'hang' });
  const database = await engine.createDatabase();
  const server = await startProcess({
    ...databaseSettings(database),
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
  return { crm, database, server };
}
