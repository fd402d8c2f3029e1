import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  browser,
  conversion,
  dashboard,
  pageview,
  rollupsAreTrue,
  visitor,
  zone,
} from '../../../../test-support/data/reports.ts';
import { forEachEngine } from '../../../../test-support/databases/engines.ts';
import { runs } from '../../../../test-support/properties/soak.ts';
import { openTestApp, testClock } from '../../../../test-support/server/test-app.ts';
import { findDifferences, repairDifferences } from './rebuild.ts';

const HOUR_MS = 3_600_000;

forEachEngine((engine) => {
  const open = async () => {
    const clock = testClock();
    const store = await engine.openStore();
    const { app } = await openTestApp({}, { store, clock });
    return { app, store, clock };
  };

  test('whatever is reported, in any order and at once, the figures equal the raw rows', async () => {
    const { app, store, clock } = await open();
    const call = fc.record({
      session: fc.constantFrom('a', 'b', 'c', 'd'),
      what: fc.constantFrom('pageview', 'visitor', 'conversion'),
      path: fc.constantFrom('/', '/blog', '/nowhere'),
      bot: fc.boolean(),
      hours: fc.integer({ min: 0, max: 30 }),
    });
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.array(call, { maxLength: 12 }), { maxLength: 4 }),
        fc.nat(),
        async (groups, salt) => {
          for (const group of groups) {
            clock.advance((group[0]?.hours ?? 0) * HOUR_MS);
            await Promise.all(
              group.map(({ session, what, path, bot }) => {
                const headers = bot ? { 'user-agent': 'curl/8' } : browser;
                const sessionId = `${session}${salt}`;
                if (what === 'pageview') return pageview(app, sessionId, path, headers);
                if (what === 'visitor') return visitor(app, sessionId, 'https://a.example', path, headers);
                return conversion(app, sessionId);
              }),
            );
          }
          await rollupsAreTrue(store);
        },
      ),
      { numRuns: runs(15) },
    );
  });

  test('a figure that was tampered with is found and put right, also while visitors come', async () => {
    const { app, store } = await open();
    await visitor(app, 's1', 'https://a.example/');
    await pageview(app, 's1', '/blog');
    await store.write(async (tx) => {
      await tx.updateTable('daily_figures').set({ page_views: 40, visitors: 0 }).execute();
      await tx.updateTable('daily_paths').set({ views: 7 }).execute();
      await tx
        .insertInto('daily_referrers')
        .values({ day: '2026-11-21', referrer: 'https://x.example', visitors: 2 })
        .execute();
    });
    const differences = await findDifferences(store, zone);
    expect(differences).toEqual([
      { rollup: 'daily_figures', day: '2026-11-21', name: 'page_views', stored: 40, counted: 1 },
      { rollup: 'daily_figures', day: '2026-11-21', name: 'visitors', stored: 0, counted: 1 },
      { rollup: 'daily_paths', day: '2026-11-21', name: '/blog', stored: 7, counted: 1 },
      { rollup: 'daily_referrers', day: '2026-11-21', name: 'https://x.example', stored: 2, counted: 0 },
    ]);
    await pageview(app, 's2', '/blog');
    await store.write((tx) => repairDifferences(tx, differences));
    await rollupsAreTrue(store);
    expect(await dashboard(app)).toMatchObject({ totalVisitors: 2, totalPageViews: 2 });
  });

  test('two processes that write at once lose nothing and agree', async () => {
    const database = await engine.createDatabase();
    const clock = testClock();
    const apps = await Promise.all(
      [1, 2].map(async () => (await openTestApp({}, { store: await engine.openStore(database), clock })).app),
    );
    const calls = Array.from({ length: 60 }, (_, number) => number);
    await Promise.all(
      apps.flatMap((app) =>
        calls.flatMap((number) => [pageview(app, `s${number}`), visitor(app, `s${number}`, 'https://a.example/')]),
      ),
    );
    for (const app of apps) {
      const seen = await dashboard(app);
      expect(seen).toMatchObject({ totalVisitors: 60, totalPageViews: 120 });
      expect(seen.topReferrers).toEqual([{ referrer: 'https://a.example', count: 60 }]);
    }
    await rollupsAreTrue(await engine.openStore(database));
  });
});
