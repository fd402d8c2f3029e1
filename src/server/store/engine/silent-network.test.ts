import { expect, onTestFinished, test } from 'vitest';
import { apiPaths } from '../../../contract/paths.ts';
import { postgres } from '../../../../test-support/databases/engines.ts';
import { openTcpProxy } from '../../../../stand-ins/tcp-proxy.ts';
import { openTestApp } from '../../../../test-support/server/test-app.ts';
import { storeLimits } from './limits.ts';

const impatient = {
  ...storeLimits,
  queueMs: 500,
  againMs: 0,
  connectMs: 400,
  groupMs: 700,
  readMs: 700,
  readStatementMs: 600,
  idleMs: 300,
};

/** An app whose database lies behind a network that the test can break. */
async function openBehindProxy() {
  const { databaseUrl, dataDir } = await postgres.createDatabase();
  const url = new URL(databaseUrl ?? '');
  const proxy = await openTcpProxy(Number(url.port));
  onTestFinished(() => proxy.close());
  url.port = String(proxy.port);
  const store = await postgres.openStore({ databaseUrl: url.href, dataDir }, impatient);
  const { app } = await openTestApp({}, { store });
  const sendLead = async (name: string, key: string) =>
    app.inject({
      method: 'POST',
      url: apiPaths.quizLeads,
      headers: { 'idempotency-key': key },
      payload: { firstName: name, email: 'ada@example.com' },
    });
  /** As often as a busy machine needs to connect within limits as short as these; its key keeps it from being stored twice. */
  const sendUntilStored = async (name: string, key: string) =>
    expect.poll(async () => (await sendLead(name, key)).statusCode).toBe(201);
  const readDashboard = async () => app.inject(`${apiPaths.dashboard}/7d`);
  const names = async () => (await store.db.selectFrom('leads').select('name').execute()).map(({ name }) => name);
  return { proxy, sendLead, sendUntilStored, readDashboard, names };
}

function expectBusy(answer: { statusCode: number; headers: Record<string, unknown> }): void {
  expect(answer.statusCode).toBe(503);
  expect(answer.headers['retry-after']).toMatch(/^\d+$/);
  expect(answer.headers['content-type']).toBe('application/problem+json');
}

test('while the network swallows every byte, writes and reads are answered 503; once bytes flow again they go on', async () => {
  const { proxy, sendLead, sendUntilStored, readDashboard, names } = await openBehindProxy();
  await sendUntilStored('Before', 'key-1');

  proxy.swallow();
  const answers = await Promise.all([sendLead('Lost', 'key-2'), sendLead('Lost', 'key-3'), readDashboard()]);
  answers.forEach(expectBusy);
  // Now without a connection of before.
  expectBusy(await sendLead('Lost', 'key-4'));
  expectBusy(await readDashboard());

  proxy.flow();
  await sendUntilStored('After', 'key-5');
  await expect.poll(async () => (await readDashboard()).statusCode).toBe(200);
  expect(await names()).toEqual(['Before', 'After']);
});

test('a commit whose answer is lost says that it may be stored, and the same request again is stored once', async () => {
  const { proxy, sendLead, sendUntilStored, names } = await openBehindProxy();
  await sendUntilStored('Before', 'key-1');

  proxy.swallowAnswerTo('commit');
  // On a busy machine the time may be over before the commit, and nothing is unsure yet.
  const tryOnce = async () => {
    const answer = await sendLead('Grace', 'key-2');
    expectBusy(answer);
    return answer.json();
  };
  await expect.poll(tryOnce).toMatchObject({ detail: expect.stringContaining('may or may not have been saved') });

  proxy.flow();
  await sendUntilStored('Grace', 'key-2');
  expect(await names()).toEqual(['Before', 'Grace']);
});
