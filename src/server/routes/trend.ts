import { z } from 'zod';
import { dashboardRangeSchema } from '../../contract/analytics.ts';
import { apiPaths } from '../../contract/paths.ts';
import { trendSchema } from '../../contract/trend.ts';
import { daysOfRange } from '../analytics/range.ts';
import type { App } from '../http/app.ts';
import { requireOwnerForDashboards } from '../http/owner-guard.ts';
import { showsTestSales } from '../sales/sales-stats.ts';
import { buildTrend } from '../sales/trend.ts';
import type { AppDeps } from './app-deps.ts';

/** Visits and sales by day beside the days before, for whoever may see the dashboards: there are no words in it. */
export function registerTrendRoute(app: App, { config, store, clock }: AppDeps): void {
  const timeZone = config.siteTimeZone;
  const deps = { store, clock, timeZone, test: showsTestSales(config) };
  app.get(
    apiPaths.trend,
    {
      schema: { querystring: z.object({ range: dashboardRangeSchema }), response: { 200: trendSchema } },
      preHandler: requireOwnerForDashboards,
    },
    (request) => buildTrend(deps, daysOfRange(request.query.range, clock.now(), timeZone)),
  );
}
