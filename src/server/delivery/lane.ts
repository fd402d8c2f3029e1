import { randomUUID } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../clock.ts';
import { claimDue, keepDelivered, keepFailed, type ClaimedDelivery } from '../store/delivery-claims.ts';
import { hasDue } from '../store/outbox.ts';
import type { Store } from '../store/store.ts';
import { planAfterFailure, type Random } from './retry-policy.ts';
import { SEND_LIMIT_MS, type Sender } from './webhook-sender.ts';

/** How many deliveries one process sends to one destination at a time. */
export const IN_FLIGHT_MAX = 8;
/** A claim outlives the longest attempt by far, so that only a process that died loses it. */
export const LEASE_MS = 3 * SEND_LIMIT_MS;

export interface LaneDeps {
  readonly store: Store;
  readonly clock: Clock;
  readonly sender: Sender;
  readonly random: Random;
  readonly logger: Pick<FastifyBaseLogger, 'warn'>;
}

/** What goes to one destination. */
export interface Lane {
  /** Resolves when nothing due is left. Never rejects. */
  wake(): Promise<void>;
  /** Claims nothing more; resolves when what is being sent has ended. */
  close(): Promise<void>;
}

/** One attempt and its record. */
async function attempt({ store, clock, sender, random, logger }: LaneDeps, url: string, delivery: ClaimedDelivery) {
  const { id, payload, failures, giveUpAt } = delivery;
  const startedAt = clock.now();
  const { status, retryAfter, error } = await sender({ id, url, body: payload, at: startedAt });
  const end = { startedAt, endedAt: clock.now(), status, error };
  try {
    if (error === null) {
      await store.write((tx) => keepDelivered(tx, delivery, end));
      return;
    }
    const after = planAfterFailure({ now: end.endedAt, status, retryAfter, failures, giveUpAt }, random);
    await store.write((tx) => keepFailed(tx, delivery, end, after));
    const outlook = after.status === 'dead' ? 'given up' : 'tried again later';
    logger.warn({ delivery: id, attempt: delivery.attempt, reason: error }, `A delivery failed and is ${outlook}`);
  } catch (failure) {
    logger.warn({ err: failure, delivery: id }, 'An attempt could not be recorded; it is made again under the same id');
  }
}

/** Claims as much as may be in flight, sends it, and claims again whenever an attempt ends or something new is there. */
export function createLane(deps: LaneDeps, destination: string, url: string): Lane {
  const flights = new Set<Promise<void>>();
  let running: Promise<void> | null = null;
  let isClosed = false;
  let isWanted = false;
  let woken = Promise.withResolvers<void>();

  async function claim(): Promise<ClaimedDelivery[]> {
    const limit = IN_FLIGHT_MAX - flights.size;
    if (isClosed || limit === 0) return [];
    const { store, clock, logger } = deps;
    const at = clock.now();
    try {
      if (!(await hasDue(store.db, destination, at))) return [];
      const claimed = { claim: randomUUID(), destination, at, until: at + LEASE_MS, limit };
      return await store.write((tx) => claimDue(tx, claimed));
    } catch (error) {
      logger.warn({ err: error }, 'Deliveries could not be claimed; the next look at the outbox tries again');
      return [];
    }
  }

  function launch(delivery: ClaimedDelivery): void {
    const flight = attempt(deps, url, delivery).finally(() => flights.delete(flight));
    flights.add(flight);
  }

  async function run(): Promise<void> {
    while (isWanted || flights.size > 0) {
      isWanted = false;
      woken = Promise.withResolvers();
      const claimed = await claim();
      claimed.forEach(launch);
      if (claimed.length > 0) isWanted = true;
      if (flights.size > 0) await Promise.race([...flights, woken.promise]);
    }
    running = null;
  }

  return {
    async wake() {
      if (isClosed) return;
      isWanted = true;
      woken.resolve();
      running ??= run();
      await running;
    },
    async close() {
      isClosed = true;
      woken.resolve();
      await running;
    },
  };
}
