import { expect, test } from 'vitest';
import { postgres } from '../../../../test-support/databases/engines.ts';
import { countRaw, readStored } from '../rebuild/count-rollups.ts';
import { readDashboard } from './dashboard.ts';
import { foldFigures } from './fold-figures.ts';
import { createReports } from './reports.ts';

const DAY_MS = 86_400_000;
const AT = Date.UTC(2026, 10, 20, 12);
const TODAY = '2026-11-21';
const range = { first: '2026-11-01', last: TODAY, since: 0, until: AT + DAY_MS };

test('what several processes counted of a day is read as one, and folded into one row once the day is over', async () => {
  const store = await postgres.openStore();
  const bulk = createReports();
  for (const [number, path] of ['/', '/', '/blog'].entries())
    for (const at of [AT, AT + DAY_MS])
      await store.writeBulk(bulk, {
        view: { sessionId: `session_1_${number}`, path, title: '', at, timeZone: 'UTC', filtered: false },
      });
  // As other processes count: each in a bucket of its own.
  await store.write(async (tx) => {
    for (const table of ['daily_figures', 'daily_paths'] as const)
      for (const row of await tx.selectFrom(table).selectAll().execute())
        await tx
          .insertInto(table)
          .values({ ...row, bucket: 7 })
          .execute();
    for (const { id: _id, ...view } of await tx.selectFrom('page_views').selectAll().execute())
      await tx.insertInto('page_views').values(view).execute();
    for (const { id, ...session } of await tx.selectFrom('sessions').selectAll().execute())
      await tx
        .insertInto('sessions')
        .values({ ...session, id: `${id}b` })
        .execute();
  });
  const before = await readDashboard(store.db, range);
  expect(Object.fromEntries(before.days.map(({ day, page_views: views }) => [day, views]))).toEqual({
    '2026-11-20': 6,
    [TODAY]: 6,
  });
  expect(before.pages).toEqual([
    { path: '/', views: 8 },
    { path: '/blog', views: 4 },
  ]);

  expect(await store.write((tx) => foldFigures(tx, TODAY))).toBe(3);
  expect(await readDashboard(store.db, range)).toEqual(before);
  expect(await readStored(store.db)).toEqual(await countRaw(store.db, 'UTC'));
  const buckets = await store.db
    .selectFrom('daily_figures')
    .select(['day', 'bucket'])
    .orderBy('day')
    .orderBy('bucket')
    .execute();
  expect(buckets).toEqual([
    { day: '2026-11-20', bucket: 0 },
    { day: TODAY, bucket: 0 },
    { day: TODAY, bucket: 7 },
  ]);
  expect(await store.write((tx) => foldFigures(tx, TODAY))).toBe(0);
});
