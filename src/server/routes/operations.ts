import { apiPaths } from '../../contract/paths.ts';
import type { App } from '../http/app.ts';
import type { AppDeps } from './app-deps.ts';
import { requireMetricsReader } from '../http/metrics-guard.ts';

/** Requests within this time get the same figures. */
const FIGURES_KEPT_MS = 5_000;

/** What operators and their tools read: figures for Prometheus, and the contract. */
export function registerOperationsRoutes(app: App, { config, clock }: Pick<AppDeps, 'config' | 'clock'>): void {
  let kept: { readonly figures: Promise<string>; readonly at: number } | null = null;
  const onRequest = requireMetricsReader(config);
  app.get(apiPaths.metrics, { onRequest, schema: { hide: true } }, async (_request, reply) => {
    const now = clock.now();
    // Also where the clock was set back.
    if (kept === null || Math.abs(now - kept.at) >= FIGURES_KEPT_MS) kept = { figures: app.writeMetrics(), at: now };
    return reply.type(app.metrics.contentType).send(await kept.figures);
  });

  app.get(apiPaths.openapi, { schema: { hide: true } }, () => app.swagger());
}
