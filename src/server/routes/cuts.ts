import { apiPaths } from '../../contract/paths.ts';
import { cutsAskedSchema, cutsSchema } from '../../contract/cuts.ts';
import { buildCuts } from '../analytics/cuts.ts';
import { daysAgainst, daysAsked } from '../analytics/range.ts';
import type { App } from '../http/app.ts';
import { requireOwner } from '../http/owner-guard.ts';
import type { AppDeps } from './app-deps.ts';

/** Visitors and conversions by source, campaign, page or device; for the owner, because anybody can invent a source. */
export function registerCutsRoute(app: App, { config, store, clock }: AppDeps): void {
  const timeZone = config.siteTimeZone;
  app.get(
    apiPaths.ownerCuts,
    { onRequest: requireOwner, schema: { querystring: cutsAskedSchema, response: { 200: cutsSchema } } },
    ({ query }) => {
      const span = daysAsked(query, clock.now(), timeZone);
      return buildCuts({ store, clock, timeZone }, query, { span, before: daysAgainst(span, query.against) });
    },
  );
}
