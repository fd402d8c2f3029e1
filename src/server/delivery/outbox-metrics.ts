import { Gauge, type Registry } from 'prom-client';
import { deliveryChannels, type DeliveryChannel } from '../../contract/owner.ts';
import type { Log } from '../logging/log.ts';
import type { Store } from '../store/engine/store.ts';
import { countOutbox, type OutboxCount } from '../store/outbox/outbox-counts.ts';
import { findDestinations } from '../store/outbox/destinations.ts';
import type { Clock } from '../time/clock.ts';
import { channelOf, findAddresses, listAddresses, type AddressSettings } from '../outbox/destinations.ts';

const counted = ['waiting', 'dead'] as const;

/**
 * What waits and what was given up, for the CRM, for mail and for devices, and which destinations are paused; read from the database when it is asked for,
 * and what was last read while that cannot be read: `foyer_database_up` says so.
 */
export function measureOutbox(
  registry: Registry,
  { store, clock, log, config }: { store: Store; clock: Clock; log: Pick<Log, 'warn'>; config: AddressSettings },
): void {
  let known: (OutboxCount & { readonly channel: DeliveryChannel })[] = [];
  async function countNow() {
    try {
      const rows = await countOutbox(store.db);
      known = rows.map((row) => ({ ...row, channel: channelOf(row) }));
    } catch (error) {
      log.warn({ err: error }, 'The outbox could not be counted');
    }
    return known;
  }
  let knownPauses = new Map<string, number>(
    listAddresses(config).flatMap(({ destinations }) => destinations.map((name) => [name, 0])),
  );
  /** For each address 1 where it is paused; one that was never sent to stands. */
  async function readPauses() {
    try {
      const addresses = await findAddresses(store.db, config);
      const ids = addresses.map(({ id }) => id);
      const rows = await findDestinations(store.db, ids);
      const isPaused = new Set(rows.flatMap(({ id, pause_cause: cause }) => (cause === null ? [] : id)));
      knownPauses = new Map(
        addresses.flatMap(({ id, destinations }) => destinations.map((name) => [name, isPaused.has(id) ? 1 : 0])),
      );
    } catch (error) {
      log.warn({ err: error }, 'The paused destinations could not be read');
    }
    return knownPauses;
  }
  // Both figures are asked for at once, and come of one count.
  let counting: ReturnType<typeof countNow> | null = null;
  async function count() {
    counting ??= countNow().finally(() => (counting = null));
    return counting;
  }
  const deliveries = new Gauge({
    name: 'foyer_outbox_deliveries',
    help: 'Deliveries that wait, and dead letters',
    labelNames: ['status', 'channel'] as const,
    registers: [],
    async collect() {
      const rows = await count();
      for (const status of counted)
        for (const channel of deliveryChannels) {
          const own = rows.filter((row) => row.status === status && row.channel === channel);
          this.set(
            { status, channel },
            own.reduce((sum, row) => sum + row.count, 0),
          );
        }
    },
  });
  const oldest = new Gauge({
    name: 'foyer_outbox_oldest_waiting_seconds',
    help: 'Age of the oldest delivery that waits, 0 when none does',
    labelNames: ['channel'] as const,
    registers: [],
    async collect() {
      const rows = await count();
      const now = clock.now();
      for (const channel of deliveryChannels) {
        const own = rows.filter((row) => row.status === 'waiting' && row.channel === channel);
        const since = own.reduce((earliest, row) => Math.min(earliest, row.oldestAt), now);
        this.set({ channel }, (now - since) / 1000);
      }
    },
  });
  const paused = new Gauge({
    name: 'foyer_outbox_paused',
    help: '1 while nothing is sent to this destination because its address refuses or fails',
    labelNames: ['destination'] as const,
    registers: [],
    async collect() {
      // One that was removed is told of no more.
      this.reset();
      for (const [destination, isPaused] of await readPauses()) this.set({ destination }, isPaused);
    },
  });
  registry.registerMetric(deliveries);
  registry.registerMetric(oldest);
  registry.registerMetric(paused);
}
