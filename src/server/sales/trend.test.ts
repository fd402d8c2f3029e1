import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dashboardRanges, dashboardSchema } from '../../contract/analytics.ts';
import { salesStatsSchema } from '../../contract/sales.ts';
import { trendSchema } from '../../contract/trend.ts';
import { forEachEngine } from '../../../test-support/databases/engines.ts';
import { conversion, pageview } from '../../../test-support/data/reports.ts';
import { exampleSale, replaceSales } from '../../../test-support/data/sales.ts';
import { runs } from '../../../test-support/properties/soak.ts';
import { OWNER_PASSWORD } from '../../../test-support/server/owner.ts';
import { openTestApp, testClock } from '../../../test-support/server/test-app.ts';
import { buildDashboard } from '../analytics/dashboard.ts';
import { daysAgainst, daysOfRange } from '../analytics/range.ts';
import { addToDays, addToPaths } from '../store/analytics/rollups.ts';
import type { Store } from '../store/engine/store.ts';
import { dayOf } from '../time/days.ts';
import { buildSalesStats } from './sales-stats.ts';
import { buildTrend } from './trend.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** Somebody who came at an instant, opened one page and left something. */
async function come(store: Store, at: readonly number[], timeZone: string): Promise<void> {
  await store.write(async (tx) => {
    for (const table of ['sessions', 'page_views', 'conversions', 'daily_figures', 'daily_paths'] as const)
      await tx.deleteFrom(table).execute();
    for (const [index, one] of at.toSorted((a, b) => a - b).entries()) {
      const id = `session ${index}`;
      const row = { page: '/', at: one, filtered: 0, session_id: id };
      await tx.insertInto('sessions').values({ id, first_seen_at: one, filtered: 0 }).execute();
      await tx
        .insertInto('page_views')
        .values({ session_id: id, path: '/', title: '', at: one, filtered: 0 })
        .execute();
      await tx
        .insertInto('conversions')
        .values({ ...row, id, type: 'booking', value: null })
        .execute();
      const day = dayOf(one, timeZone);
      await addToDays(tx, new Map([[day, { visitors: 1, page_views: 1, conversions: 1 }]]));
      await addToPaths(tx, [{ day, path: '/', views: 1 }]);
    }
  });
}

forEachEngine((engine) => {
  test('today is compared with as much of the earlier day as has passed of today', async () => {
    const clock = testClock(Date.UTC(2026, 10, 14, 14));
    const store = await engine.openStore();
    const { app } = await openTestApp({}, { store, clock });
    const read = async (query = '') =>
      trendSchema.parse((await app.inject({ url: `/api/analytics/trend${query}` })).json());
    await pageview(app, 'morning');
    await conversion(app, 'morning');
    clock.advance(6 * HOUR_MS);
    await pageview(app, 'afternoon');
    await pageview(app, 'afternoon');
    await conversion(app, 'afternoon');
    await replaceSales(store, [
      exampleSale(Date.UTC(2026, 10, 14, 14), { test: 1 }),
      exampleSale(Date.UTC(2026, 10, 14, 20), { test: 1 }),
      exampleSale(Date.UTC(2026, 10, 13, 23), { test: 1, paid_cents: 100 }),
    ]);
    clock.advance(7 * DAY_MS - 3 * HOUR_MS);
    await pageview(app, 'later');

    const trend = await read();
    expect(trend.countedUntil).toBe('2026-11-21T17:00:00.000Z');
    expect([trend.now.from, trend.now.to]).toEqual(['2026-11-15', '2026-11-21']);
    expect([trend.before.from, trend.before.to]).toEqual(['2026-11-08', '2026-11-14']);
    expect(trend.now.totals).toEqual({ visitors: 1, pageViews: 1, conversions: 0, sales: 0, revenueCents: 0 });
    expect(trend.before.totals).toMatchObject({ visitors: 1, pageViews: 1, conversions: 1 });
    expect(trend.before.days.at(-1)).toEqual({
      date: '2026-11-14',
      visitors: 1,
      conversions: 1,
      sales: trend.test ? 1 : 0,
      revenueCents: trend.test ? 180_000 : 0,
    });
    clock.advance(4 * HOUR_MS);
    expect((await read()).before.totals).toMatchObject({ visitors: 2, pageViews: 3, conversions: 2 });
    expect((await read('?range=90')).now.days).toHaveLength(90);
    expect((await app.inject({ url: '/api/analytics/trend?range=8d' })).statusCode).toBe(422);
  });

  test('days of the past are compared whole, with whichever days are asked for', async () => {
    const clock = testClock();
    const store = await engine.openStore();
    const { app } = await openTestApp({}, { store, clock });
    await pageview(app, 's1');
    await conversion(app, 's1');
    clock.advance(21 * DAY_MS + 3 * HOUR_MS);
    await pageview(app, 's2');
    const read = async (path: string, query: string) => {
      const answer = await app.inject({ url: `${path}?${query}` });
      expect(answer.statusCode, answer.body).toBe(200);
      return answer;
    };
    const days = 'from=2026-11-15&to=2026-11-21';
    const past = trendSchema.parse((await read('/api/analytics/trend', days)).json());
    expect(past.countedUntil).toBeNull();
    expect(past.now.totals).toMatchObject({ visitors: 1, pageViews: 1, conversions: 1 });
    expect(past.before).toMatchObject({ from: '2026-11-08', to: '2026-11-14', totals: { visitors: 0 } });
    const today = trendSchema.parse((await read('/api/analytics/trend', 'against=2026-11-15')).json());
    expect(today.now).toMatchObject({ from: '2026-12-06', to: '2026-12-12', totals: { visitors: 1 } });
    expect(today.before).toMatchObject({ from: '2026-11-15', to: '2026-11-21', totals: { visitors: 1 } });

    const dashboard = dashboardSchema.parse((await read('/api/analytics/dashboard', days)).json());
    expect(dashboard).toMatchObject({ totalVisitors: 1, totalPageViews: 1, totalConversions: 1 });
    expect(dashboard.recentConversions).toHaveLength(1);
    const later = dashboardSchema.parse(
      (await read('/api/analytics/dashboard', 'from=2026-11-01&to=2026-11-20')).json(),
    );
    expect([later.totalConversions, later.recentConversions]).toEqual([0, []]);
    const sales = salesStatsSchema.parse((await read('/api/sales/stats', days)).json());
    expect(sales.dailySales.map(({ date }) => date)).toEqual(dashboard.dailyStats.map(({ date }) => date));
    const refused = await app.inject({ url: '/api/analytics/dashboard?from=2026-11-21&to=2026-11-15' });
    expect(refused.statusCode).toBe(422);
  });

  test('page views of a part of a day are not told where some of that day were dropped', async () => {
    const clock = testClock();
    const store = await engine.openStore();
    const { app } = await openTestApp({}, { store, clock });
    await pageview(app, 's1');
    clock.advance(7 * DAY_MS + HOUR_MS);
    const row = { day: '2026-11-21', path: '/', filtered: 0, views: 1 };
    await store.write((tx) => tx.insertInto('dropped_page_views').values(row).execute());
    const { before } = trendSchema.parse((await app.inject({ url: '/api/analytics/trend' })).json());
    expect(before.totals).toMatchObject({ visitors: 1, pageViews: null });
  });

  test('who may not see the dashboards does not see how they went', async () => {
    const store = await engine.openStore();
    const { app } = await openTestApp({ OWNER_PASSWORD }, { store });
    expect((await app.inject({ url: '/api/analytics/trend' })).statusCode).toBe(401);
  });

  test('the days add up to the dashboard and to the sales, and the earlier ones to what had come by then', async () => {
    const store = await engine.openStore();
    const zones = ['America/New_York', 'Asia/Kathmandu', 'Pacific/Kiritimati'];
    // Shortly after clocks were set forward or back somewhere, and on an ordinary day.
    const moments = ['2026-03-10T03:00:00Z', '2026-03-15T15:10:00Z', '2026-11-08T04:30:00Z'].map(Date.parse);
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...zones),
        fc.constantFrom(...moments),
        fc.constantFrom(...dashboardRanges),
        fc.array(fc.integer({ min: 0, max: 16 * 48 }), { maxLength: 40 }),
        async (timeZone, now, range, halfHours) => {
          const times = halfHours.map((half) => now - half * (HOUR_MS / 2));
          await come(store, times, timeZone);
          await replaceSales(
            store,
            times.map((at) => exampleSale(at, { paid_cents: 101 })),
          );
          const deps = { store, timeZone, clock: { now: () => now }, test: false };
          const span = daysOfRange(range, now, timeZone);
          const trend = await buildTrend(deps, span);

          const dashboard = await buildDashboard(deps, span);
          const sales = await buildSalesStats(deps, span, { masked: true });
          expect(trend.now.totals).toEqual({
            visitors: dashboard.totalVisitors,
            pageViews: dashboard.totalPageViews,
            conversions: dashboard.totalConversions,
            sales: sales.totalSales,
            revenueCents: sales.totalRevenue,
          });
          // With a clock on the wall: so much of a day had passed as since today's midnight.
          const sinceMidnight = (at: number) => {
            let midnight = at;
            while (dayOf(midnight - 1, timeZone) === dayOf(at, timeZone)) midnight -= HOUR_MS / 4;
            return at - midnight;
          };
          const { first, last } = daysAgainst(span);
          const earlier = times.filter((at) => {
            const day = dayOf(at, timeZone);
            return day >= first && (day < last || (day === last && sinceMidnight(at) < sinceMidnight(now)));
          }).length;
          expect(trend.before.totals).toEqual({
            visitors: earlier,
            pageViews: earlier,
            conversions: earlier,
            sales: earlier,
            revenueCents: earlier * 101,
          });
          for (const { days, totals } of [trend.now, trend.before])
            expect(days.reduce((sum, day) => sum + day.revenueCents, 0)).toBe(totals.revenueCents);
        },
      ),
      { numRuns: runs(25) },
    );
  });
});
