import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { apiPaths } from '../../contract/paths.ts';
import { countRoundTrips } from '../../../test-support/databases/round-trips.ts';
import { postgres } from '../../../test-support/databases/engines.ts';
import { openTestApp } from '../../../test-support/server/test-app.ts';

const LEADS = 20;

test('a group of leads takes three round trips to PostgreSQL: it begins, asks, and writes', async () => {
  const store = await postgres.openStore();
  const { app } = await openTestApp({}, { store });
  const sizes: number[] = [];
  const sendGroup = (name: string) => async () => {
    const answers = await Promise.all(
      Array.from({ length: LEADS }, async (_, index) =>
        app.inject({
          method: 'POST',
          url: apiPaths.quizLeads,
          headers: { 'idempotency-key': randomUUID() },
          payload: { firstName: 'Ada', email: `${name}${index % 5}@example.com` },
        }),
      ),
    );
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([201]));
  };
  await sendGroup('ada')();
  store.observe({ committed: (size) => sizes.push(size), failed: () => undefined, happened: () => undefined });
  // Of people who are known, and of new ones.
  for (const name of ['ada', 'bea']) {
    sizes.length = 0;
    const { roundTrips, statements } = await countRoundTrips(sendGroup(name));
    expect(sizes.reduce((sum, size) => sum + size)).toBeGreaterThanOrEqual(LEADS);
    expect(sizes.length).toBeLessThan(LEADS / 2);
    expect(roundTrips).toBeLessThanOrEqual(3 * sizes.length);
    expect(statements).toBeLessThanOrEqual(16 * sizes.length);
  }
});
