import { Gauge } from 'prom-client';
import type { App, AppDeps } from '../http/app-types.ts';
import { countOutbox } from '../store/outbox.ts';

/** What waits and what was given up, read from the database when it is asked for; no figure while that cannot be read. */
export function measureOutbox(app: App, { store, clock }: Pick<AppDeps, 'store' | 'clock'>): void {
  async function count() {
    try {
      return await countOutbox(store.db);
    } catch (error) {
      app.log.warn({ err: error }, 'The outbox could not be counted');
      return null;
    }
  }
  const deliveries = new Gauge({
    name: 'foyer_outbox_deliveries',
    help: 'Deliveries that wait, and dead letters',
    labelNames: ['status'] as const,
    registers: [],
    async collect() {
      const counted = await count();
      this.set({ status: 'waiting' }, counted?.waiting ?? Number.NaN);
      this.set({ status: 'dead' }, counted?.dead ?? Number.NaN);
    },
  });
  const oldest = new Gauge({
    name: 'foyer_outbox_oldest_waiting_seconds',
    help: 'Age of the oldest delivery that waits, 0 when none does',
    registers: [],
    async collect() {
      const counted = await count();
      const since = counted?.oldestWaitingAt ?? clock.now();
      this.set(counted === null ? Number.NaN : Math.max(0, clock.now() - since) / 1000);
    },
  });
  app.metrics.registerMetric(deliveries);
  app.metrics.registerMetric(oldest);
}
