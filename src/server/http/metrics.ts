import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client';
import type { App } from './app-types.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Where any part of the server registers its own figures: `new Gauge({ registers: [app.metrics], collect() {...} })`. */
    metrics: Registry;
  }
}

const SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

/** Counts and times every request by its route pattern, so that ids and unknown paths make no new series. */
export function measureRequests(app: App): void {
  const registry = new Registry();
  app.decorate('metrics', registry);
  collectDefaultMetrics({ register: registry });
  const labelNames = ['method', 'route', 'status'] as const;
  const requests = new Counter({
    name: 'foyer_http_requests_total',
    help: 'Answers by method, route and status',
    labelNames,
    registers: [registry],
  });
  const durations = new Histogram({
    name: 'foyer_http_request_seconds',
    help: 'Time to answer by route',
    labelNames: ['route'] as const,
    buckets: SECONDS,
    registers: [registry],
  });
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
    const route = request.routeOptions.url ?? 'unknown';
    requests.inc({ method: request.method, route, status: reply.statusCode });
    durations.observe({ route }, reply.elapsedTime / 1000);
    done();
  });
}
