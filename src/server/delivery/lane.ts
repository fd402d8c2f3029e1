import { randomUUID } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../clock.ts';
import { claimDue, keepDelivered, keepFailed, type ClaimedDelivery } from '../store/delivery-claims.ts';
import { hasDue } from '../store/outbox.ts';
import type { Store } from '../store/store.ts';
import { planAfterFailure, type Random } from './retry-policy.ts';
import type { Send } from './send.ts';

export interface LaneDeps {
  readonly store: Store;
  readonly clock: Clock;
  readonly random: Random;
  readonly logger: Pick<FastifyBaseLogger, 'warn'>;
}

/** Where a lane leads, and how what it holds gets there. */
export interface Route {
  readonly destination: string;
  readonly send: Send;
  /** How many deliveries one process sends there at a time. */
  readonly inFlightMax: number;
  /** How long a claim lasts: far longer than an attempt can, so that only a process that died loses it. */
  readonly leaseMs: number;
}

/** What goes to one destination. */
export interface Lane {
  /** Resolves when nothing due is left. Never rejects. */
  wake(): Promise<void>;
  /** Claims nothing more; resolves when what is being sent has ended. */
  close(): Promise<void>;
}

/** One attempt and its record. */
async function attempt({ store, clock, random, logger }: LaneDeps, send: Send, delivery: ClaimedDelivery) {
  const { id, payload, failures, giveUpAt } = delivery;
  const startedAt = clock.now();
  const { status, retryAfter, error, isFinal = false } = await send({ id, body: payload, at: startedAt });
  const end = { startedAt, endedAt: clock.now(), status, error };
  try {
    if (error === null) {
      await store.write((tx) => keepDelivered(tx, delivery, end));
      return;
    }
    const after = planAfterFailure({ now: end.endedAt, status, isFinal, retryAfter, failures, giveUpAt }, random);
    await store.write((tx) => keepFailed(tx, delivery, end, after));
    const outlook = after.status === 'dead' ? 'given up' : 'tried again later';
    logger.warn({ delivery: id, attempt: delivery.attempt, reason: error }, `A delivery failed and is ${outlook}`);
  } catch (failure) {
    logger.warn({ err: failure, delivery: id }, 'An attempt could not be recorded; it is made again under the same id');
  }
}

/** Claims as much as may be in flight, sends it, and claims again whenever an attempt ends or something new is there. */
export function createLane(deps: LaneDeps, { destination, send, inFlightMax, leaseMs }: Route): Lane {
  const flights = new Set<Promise<void>>();
  let running: Promise<void> | null = null;
  let isClosed = false;
  let isWanted = false;
  let woken = Promise.withResolvers<void>();

  async function claim(): Promise<ClaimedDelivery[]> {
    const limit = inFlightMax - flights.size;
    if (isClosed || limit === 0) return [];
    const { store, clock, logger } = deps;
    const at = clock.now();
    try {
      if (!(await hasDue(store.db, destination, at))) return [];
      const claimed = { claim: randomUUID(), destination, at, until: at + leaseMs, limit };
      return await store.write((tx) => claimDue(tx, claimed));
    } catch (error) {
      logger.warn({ err: error }, 'Deliveries could not be claimed; the next look at the outbox tries again');
      return [];
    }
  }

  function launch(delivery: ClaimedDelivery): void {
    const flight = attempt(deps, send, delivery).finally(() => flights.delete(flight));
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
