import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { dashboardRangeSchema } from '../../contract/analytics.ts';
import { daysAskedSchema, type DaysAsked } from '../../contract/days-asked.ts';
import { apiPaths } from '../../contract/paths.ts';
import { salesListSchema, salesSchema, salesStatsSchema } from '../../contract/sales.ts';
import type { App } from '../http/app.ts';
import { daysAsked } from '../analytics/range.ts';
import type { AppDeps } from './app-deps.ts';
import { isOwner, requireOwnerForDashboards } from '../http/owner-guard.ts';
import { readRateLimit } from '../http/rate-limit.ts';
import { presentSale } from '../sales/present-sale.ts';
import { buildSalesStats, showsTestSales } from '../sales/sales-stats.ts';
import { overFigures } from '../store/engine/store.ts';
import { listSales } from '../store/orders/sales-figures.ts';

/** What was sold, for whoever may see the dashboards; buyers' addresses are masked for everybody but the owner. */
export function registerSalesRoutes(app: App, { config, clock, ...all }: AppDeps): void {
  const store = overFigures(all.store);
  const test = showsTestSales(config);
  const deps = { store, timeZone: config.siteTimeZone, test };
  const shown = { preHandler: requireOwnerForDashboards, config: readRateLimit(config) };
  const answerStats = (request: FastifyRequest, asked: DaysAsked) =>
    buildSalesStats(deps, daysAsked(asked, clock.now(), config.siteTimeZone), { masked: !isOwner(request) });

  app.get(
    apiPaths.salesStats,
    {
      schema: { querystring: daysAskedSchema, response: { 200: salesStatsSchema } },
      ...shown,
    },
    (request) => answerStats(request, request.query),
  );
  app.get(
    `${apiPaths.salesStats}/:range`,
    { schema: { params: z.object({ range: dashboardRangeSchema }), response: { 200: salesStatsSchema } }, ...shown },
    (request) => answerStats(request, request.params),
  );
  app.get(
    apiPaths.sales,
    { schema: { querystring: salesListSchema, response: { 200: salesSchema } }, ...shown },
    async (request) => {
      const rows = await listSales(store.db, { test, limit: request.query.limit });
      return { sales: rows.map((sale) => presentSale(sale, { masked: !isOwner(request) })) };
    },
  );
}
