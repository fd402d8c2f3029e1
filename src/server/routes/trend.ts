import { trendAskedSchema } from '../../contract/days-asked.ts';
import { apiPaths } from '../../contract/paths.ts';
import { trendSchema } from '../../contract/trend.ts';
import { daysAgainst, daysAsked } from '../analytics/range.ts';
import type { App } from '../http/app.ts';
import { requireOwnerForDashboards } from '../http/owner-guard.ts';
import { readRateLimit } from '../http/rate-limit.ts';
import { showsTestSales } from '../sales/sales-stats.ts';
import { buildTrend } from '../sales/trend.ts';
import { overFigures } from '../store/engine/store.ts';
import type { AppDeps } from './app-deps.ts';

/** Visits and sales by day beside earlier days, for whoever may see the dashboards: there are no words in it. */
export function registerTrendRoute(app: App, { config, store, clock }: AppDeps): void {
  const timeZone = config.siteTimeZone;
  const deps = { store: overFigures(store), clock, timeZone, test: showsTestSales(config) };
  app.get(
    apiPaths.trend,
    {
      config: readRateLimit(config),
      schema: { querystring: trendAskedSchema, response: { 200: trendSchema } },
      preHandler: requireOwnerForDashboards,
    },
    ({ query }) => {
      const span = daysAsked(query, clock.now(), timeZone);
      return buildTrend(deps, span, daysAgainst(span, query.against));
    },
  );
}
