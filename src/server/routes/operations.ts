import { apiPaths } from '../../contract/paths.ts';
import type { App } from '../http/app-types.ts';

/** What operators and their tools read: figures for Prometheus, and the contract. */
export function registerOperationsRoutes(app: App): void {
  app.get(apiPaths.metrics, { schema: { hide: true } }, async (_request, reply) =>
    reply.type(app.metrics.contentType).send(await app.writeMetrics()),
  );

  app.get(apiPaths.openapi, { schema: { hide: true } }, () => app.swagger());
}
