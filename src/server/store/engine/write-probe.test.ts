import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { apiPaths } from '../../../contract/paths.ts';
import { openTestApp } from '../../../../test-support/server/test-app.ts';
import { createWriteProbe } from './write-probe.ts';

test('a server that can read but not write is not ready, and says so', async () => {
  const { app, store } = await openTestApp();
  await store.write((tx) => sql`pragma query_only = 1`.execute(tx));
  const answer = await app.inject(apiPaths.ready);
  expect([answer.statusCode, answer.json().status]).toEqual([503, 503]);
  expect(answer.headers['retry-after']).toMatch(/^\d+$/);
});

test('however often it is asked, it writes at most once a second', async () => {
  const { store } = await openTestApp();
  let writes = 0;
  let now = 0;
  const counting: typeof store = {
    ...store,
    write(unit) {
      writes += 1;
      return store.write(unit);
    },
  };
  const probe = createWriteProbe(counting, () => now);
  await Promise.all(Array.from({ length: 50 }, () => probe()));
  now = 999;
  await probe();
  expect(writes).toBe(1);
  now = 1000;
  await probe();
  expect(writes).toBe(2);
});
