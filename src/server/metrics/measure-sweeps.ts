import { Gauge, type Registry } from 'prom-client';
import type { Sweeper } from '../time/sweep.ts';

/** How long ago each sweep last ended well: one that lags, or always fails, grows. */
export function measureSweeps(registry: Registry, sweepers: readonly Sweeper[]): void {
  const since = new Gauge({
    name: 'foyer_sweep_seconds_since_success',
    help: 'Seconds since a sweep last ended well',
    labelNames: ['sweep'] as const,
    registers: [],
    collect() {
      for (const { name, secondsSinceSuccess } of sweepers) this.set({ sweep: name }, secondsSinceSuccess());
    },
  });
  registry.registerMetric(since);
}
