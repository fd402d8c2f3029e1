import { Gauge, Registry, collectDefaultMetrics } from 'prom-client';
import type { App } from './app.ts';
import type { RequestFigures } from './request-figures.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Where any part of the server registers its own figures: `new Gauge({ registers: [app.metrics], collect() {...} })`. */
    metrics: Registry;
    /** Every figure there is, as Prometheus reads them. */
    writeMetrics(): Promise<string>;
  }
}

/** Counts and times every request by its route pattern, so that ids and unknown paths make no new series. */
export function measureRequests(app: App, figures: RequestFigures): void {
  const registry = new Registry();
  app.decorate('metrics', registry);
  app.decorate('writeMetrics', async () => `${await registry.metrics()}\n${figures.write()}`);
  collectDefaultMetrics({ register: registry });
  const open = new Gauge({
    name: 'foyer_http_requests_open',
    help: 'Requests being answered',
    registers: [],
    collect() {
      this.set(app.openRequests.count);
    },
  });
  registry.registerMetric(open);

  app.addHook('onResponse', (request, reply, done) => {
    figures.add(request.method, request.routeOptions.url ?? 'unknown', reply.statusCode, reply.elapsedTime / 1000);
    done();
  });
}
