import { attributionSchema } from '../../contract/attribution.ts';
import { daysAskedSchema } from '../../contract/days-asked.ts';
import { apiPaths } from '../../contract/paths.ts';
import type { App } from '../http/app.ts';
import type { AppDeps } from './app-deps.ts';
import { daysAsked } from '../analytics/range.ts';
import { requireOwner } from '../http/owner-guard.ts';
import { buildAttribution } from '../sales/attribution.ts';
import { showsTestSales } from '../sales/sales-stats.ts';
import { overFigures } from '../store/engine/store.ts';

/** What earned what: leads and dollars by source, page and campaign. */
export function registerAttributionRoutes(app: App, { config, store, clock }: AppDeps): void {
  const deps = { store: overFigures(store), test: showsTestSales(config) };
  app.get(
    apiPaths.ownerAttribution,
    {
      onRequest: requireOwner,
      schema: { querystring: daysAskedSchema, response: { 200: attributionSchema } },
    },
    (request) => buildAttribution(deps, daysAsked(request.query, clock.now(), config.siteTimeZone)),
  );
}
