import { z } from 'zod';
import { dashboardRangeSchema } from '../../contract/analytics.ts';
import { attributionSchema } from '../../contract/attribution.ts';
import { apiPaths } from '../../contract/paths.ts';
import type { App } from '../http/app.ts';
import type { AppDeps } from './app-deps.ts';
import { requireOwner } from '../http/owner-guard.ts';
import { buildAttribution } from '../sales/attribution.ts';
import { showsTestSales } from '../sales/sales-stats.ts';

/** What earned what: leads and dollars by source, page and campaign. */
export function registerAttributionRoutes(app: App, { config, store, clock }: AppDeps): void {
  const deps = { store, clock, timeZone: config.siteTimeZone, test: showsTestSales(config) };
  app.get(
    apiPaths.ownerAttribution,
    {
      onRequest: requireOwner,
      schema: { querystring: z.object({ range: dashboardRangeSchema }), response: { 200: attributionSchema } },
    },
    (request) => buildAttribution(deps, request.query.range),
  );
}
