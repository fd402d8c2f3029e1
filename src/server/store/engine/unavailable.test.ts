import { DatabaseSync } from 'node:sqlite';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { openTestApp, testFolder } from '../../../../test-support/server/test-app.ts';
import { openStore } from './open-store.ts';

const payload = { sessionId: 's1', path: '/', title: 'Home Page' };
const headers = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Chrome/156.0.0.0 Safari/537.36' };

async function openOver(dataDir: string) {
  const store = await openStore({ databaseUrl: null, dataDir });
  const { app } = await openTestApp({}, { store });
  const send = (title = payload.title) =>
    app.inject({ method: 'POST', url: '/api/analytics/pageview', payload: { ...payload, title }, headers });
  const countStored = async () => {
    const row = await store.db
      .selectFrom('page_views')
      .select(({ fn }) => fn.countAll<number>().as('stored'))
      .executeTakeFirstOrThrow();
    return row.stored;
  };
  return { store, send, countStored };
}

test('while another program holds the database, a report is refused with 503; afterwards all is as before', async () => {
  const dataDir = await testFolder();
  const { store, send, countStored } = await openOver(dataDir);
  expect((await send()).statusCode).toBe(204);

  const other = new DatabaseSync(join(dataDir, 'foyer.db'));
  other.exec('begin immediate');
  const refused = await Promise.all([send(), send()]);
  for (const answer of refused) {
    expect(answer.statusCode).toBe(503);
    expect(answer.headers['retry-after']).toMatch(/^\d+$/);
    expect(answer.headers['content-type']).toMatch('application/problem+json');
  }
  other.exec('rollback');
  other.close();

  expect((await send()).statusCode).toBe(204);
  expect(await countStored()).toBe(2);
  await store.close();
});

test('a full disk answers 503, keeps what was acknowledged, and stores again once there is room', async () => {
  const { store, send, countStored } = await openOver(await testFolder());
  expect((await send()).statusCode).toBe(204);
  const pages = await sql<{ page_count: number }>`pragma page_count`.execute(store.db);
  const limit = (pages.rows[0]?.page_count ?? 0) + 2;
  await store.write(async (tx) => sql`pragma max_page_count = ${sql.lit(limit)}`.execute(tx));

  let acknowledged = 1;
  let refused = 0;
  for (let round = 0; round < 60 && refused < 5; round += 1) {
    const answers = await Promise.all(Array.from({ length: 20 }, () => send('x'.repeat(200))));
    for (const { statusCode } of answers) {
      expect([204, 503]).toContain(statusCode);
      if (statusCode === 204) acknowledged += 1;
      else refused += 1;
    }
  }
  expect(refused).toBeGreaterThan(0);
  expect(await countStored()).toBe(acknowledged);

  await store.write(async (tx) => sql`pragma max_page_count = 1000000`.execute(tx));
  expect((await send()).statusCode).toBe(204);
  expect(await countStored()).toBe(acknowledged + 1);
  await store.close();
});
