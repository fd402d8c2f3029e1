import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { dashboardRangeSchema, type DashboardRange } from '../../contract/analytics.ts';
import { apiPaths } from '../../contract/paths.ts';
import { salesListSchema, salesSchema, salesStatsSchema } from '../../contract/sales.ts';
import type { App } from '../http/app.ts';
import type { AppDeps } from './app-deps.ts';
import { isOwner, requireOwnerForDashboards } from '../http/owner-guard.ts';
import { presentSale } from '../sales/present-sale.ts';
import { buildSalesStats, showsTestSales } from '../sales/sales-stats.ts';
import { listSales } from '../store/orders/sales-figures.ts';

/** What was sold, for whoever may see the dashboards; buyers' addresses are masked for everybody but the owner. */
export function registerSalesRoutes(app: App, { config, store, clock }: AppDeps): void {
  const test = showsTestSales(config);
  const deps = { store, clock, timeZone: config.siteTimeZone, test };
  const preHandler = requireOwnerForDashboards;
  const answerStats = (request: FastifyRequest, range: DashboardRange) =>
    buildSalesStats(deps, range, { masked: !isOwner(request) });

  app.get(
    apiPaths.salesStats,
    {
      schema: { querystring: z.object({ range: dashboardRangeSchema }), response: { 200: salesStatsSchema } },
      preHandler,
    },
    (request) => answerStats(request, request.query.range),
  );
  app.get(
    `${apiPaths.salesStats}/:range`,
    { schema: { params: z.object({ range: dashboardRangeSchema }), response: { 200: salesStatsSchema } }, preHandler },
    (request) => answerStats(request, request.params.range),
  );
  app.get(
    apiPaths.sales,
    { schema: { querystring: salesListSchema, response: { 200: salesSchema } }, preHandler },
    async (request) => {
      const rows = await listSales(store.db, { test, limit: request.query.limit });
      return { sales: rows.map((sale) => presentSale(sale, { masked: !isOwner(request) })) };
    },
  );
}
