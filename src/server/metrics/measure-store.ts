import { Counter, Gauge, Histogram, type Registry } from 'prom-client';
import type { Log } from '../logging/log.ts';
import type { Happening, Store } from '../store/engine/store.ts';

/** From a commit of one page view to one of a thousand writes on a disk that is slow. */
const SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];
const SIZES = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000];

/** What each kind of happening is counted as, and by which label. */
const happenings = {
  lead: { name: 'foyer_leads_total', help: 'Forms that were stored, by their kind', label: 'kind' },
  booking: {
    name: 'foyer_bookings_total',
    help: 'Sessions that were booked, held, moved, cancelled',
    label: 'outcome',
  },
  order: { name: 'foyer_orders_total', help: 'Orders that came to a new state', label: 'outcome' },
  delivery: { name: 'foyer_deliveries_total', help: 'Attempts to deliver, by how they ended', label: 'outcome' },
} as const satisfies Record<Happening['what'], { name: string; help: string; label: string }>;

/**
 * What this process stored, how its commits go, and whether the database answers. All of it is counted here as commits come back, so that it is
 * told, and stays a number, while the database is away.
 */
export function measureStore(registry: Registry, store: Store, log: Pick<Log, 'warn'>): void {
  const counters = new Map(
    Object.entries(happenings).map(([what, { name, help, label }]) => {
      const labelNames = what === 'delivery' ? ['destination', label] : [label];
      const counter = new Counter({ name, help, labelNames, registers: [] });
      registry.registerMetric(counter);
      return [what, counter];
    }),
  );
  const sizes = new Histogram({
    name: 'foyer_group_size',
    help: 'Writes in one commit',
    buckets: SIZES,
    registers: [],
  });
  const seconds = new Histogram({
    name: 'foyer_commit_seconds',
    help: 'Time from the beginning of a group of writes to its commit',
    buckets: SECONDS,
    registers: [],
  });
  const failures = new Counter({
    name: 'foyer_commit_failures_total',
    help: 'Groups of writes that could not be committed',
    registers: [],
  });
  store.observe({
    committed(size, took) {
      sizes.observe(size);
      seconds.observe(took);
    },
    failed: () => failures.inc(),
    happened({ what, outcome, destination }) {
      const labels = { [happenings[what].label]: outcome };
      counters.get(what)?.inc(destination === undefined ? labels : { ...labels, destination });
    },
  });
  const queue = new Gauge({
    name: 'foyer_write_queue_length',
    help: 'Writes that wait for the next group',
    registers: [],
    collect() {
      this.set(store.waiting());
    },
  });
  const up = new Gauge({
    name: 'foyer_database_up',
    help: '1 while the database answers and is migrated, else 0',
    registers: [],
    async collect() {
      try {
        await store.checkReady();
        this.set(1);
      } catch (error) {
        log.warn({ err: error }, 'The database does not answer');
        this.set(0);
      }
    },
  });
  const behind = new Gauge({
    name: 'foyer_replica_behind_seconds',
    help: 'How far the replica that figures are read from was behind at the last look; no line while none is read',
    // A gauge without a label always has a line.
    labelNames: ['database'],
    registers: [],
    async collect() {
      this.reset();
      const ms = await store.figuresBehindMs();
      if (ms !== null) this.set({ database: 'replica' }, ms / 1000);
    },
  });
  for (const metric of [sizes, seconds, failures, queue, up, behind]) registry.registerMetric<string>(metric);
}
