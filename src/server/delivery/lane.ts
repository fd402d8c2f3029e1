import { randomUUID } from 'node:crypto';
import type { Log } from '../logging/log.ts';
import type { Clock } from '../time/clock.ts';
import {
  claimDue,
  dropDelivery,
  findDue,
  recordCutShort,
  recordDelivered,
  recordFailed,
  type ClaimedDelivery,
} from '../store/outbox/delivery-claims.ts';
import { findDestination } from '../store/outbox/destinations.ts';
import type { Store } from '../store/engine/store.ts';
import type { Address } from '../outbox/destinations.ts';
import { createClaimWatch } from './long-claims.ts';
import { queuePauseAlert, type PauseSettings } from './queue-pause-alert.ts';
import { planAfterFailure, type Random } from './retry-policy.ts';
import { resumeDestination } from './resume.ts';
import type { Send, SendResult } from './send.ts';
import { allowance, markFailure, markSuccess, acceptsDeliveries } from './standing.ts';

export interface LaneDeps {
  readonly store: Store;
  readonly clock: Clock;
  readonly random: Random;
  readonly logger: Pick<Log, 'info' | 'warn'>;
}

/** Where a lane leads, and how what it holds gets there. */
export interface Route {
  readonly destination: string;
  readonly address: Address;
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
  /** Ends claims that last too long, then wakes. */
  look(): Promise<void>;
  /** Claims nothing more; resolves when the running attempts have ended, or were cut short after `patienceMs`. */
  close(patienceMs: number): Promise<void>;
}

type Deps = LaneDeps & { readonly settings: PauseSettings };
type Ended = SendResult & { readonly startedAt: number };

function endOf({ startedAt, status, error, answer = null, remark = null }: Ended, endedAt: number) {
  return { startedAt, endedAt, status, error, answer, remark };
}

/** Records an arrival; the first arrival during a pause ends the pause. */
async function recordSuccess(
  { store, clock, logger }: Deps,
  { address }: Route,
  delivery: ClaimedDelivery,
  ended: Ended,
) {
  const at = clock.now();
  const isOver = await store.write(async (tx) => {
    await recordDelivered(tx, delivery, endOf(ended, at));
    return markSuccess(tx, address, at);
  });
  if (!isOver) return;
  await resumeDestination({ store, clock }, address, { withDead: false });
  logger.info({ destinations: address.destinations }, 'Deliveries to a paused destination resumed');
}

/** Records a failure and its consequences for the delivery and its destination; the alert about a pause is queued in the same commit. */
async function recordFailure(
  deps: Deps,
  { address }: Route,
  delivery: ClaimedDelivery,
  ended: Ended & { error: string },
) {
  const { store, clock, random, logger, settings } = deps;
  const { startedAt, status, error, retryAfter, concerns = 'destination', isFinal = false } = ended;
  const { failures, giveUpAt } = delivery;
  const at = clock.now();
  const { after, pausedFor } = await store.write(async (tx) => {
    const note = await markFailure(tx, address, { concerns, startedAt, at, status, error });
    const { openSince, isPaused } = note;
    const plan = { now: at, concerns, isFinal, retryAfter, failures, giveUpAt, openSince, isPaused };
    const planned = planAfterFailure(plan, random);
    await recordFailed(tx, delivery, endOf(ended, at), planned);
    if (note.pausedFor !== null) await queuePauseAlert(tx, settings, { address, cause: note.pausedFor, status, at });
    return { after: planned, pausedFor: note.pausedFor };
  });
  const outlook = after.status === 'dead' ? 'is a dead letter now' : 'will be retried';
  logger.warn(
    { delivery: delivery.id, attempt: delivery.attempt, status, reason: error },
    `A delivery failed; it ${outlook}`,
  );
  if (pausedFor !== null)
    logger.warn(
      { destinations: address.destinations, cause: pausedFor, status },
      'A destination is paused; its deliveries wait',
    );
}

async function recordStopped({ store, clock }: Deps, delivery: ClaimedDelivery, startedAt: number) {
  const error = 'Foyer was stopped before there was an answer';
  const ended = { startedAt, status: null, retryAfter: null, error };
  await store.write((tx) => recordCutShort(tx, delivery, endOf(ended, clock.now())));
}

/** One attempt and its record. `cut` ends it before its time. */
async function attempt(deps: Deps, route: Route, delivery: ClaimedDelivery, cut: Promise<null>): Promise<void> {
  const { id, messageId, payload: body } = delivery;
  const startedAt = deps.clock.now();
  const sent = await Promise.race([route.send({ id: messageId, body, at: startedAt }), cut]);
  try {
    if (sent === null) {
      await recordStopped(deps, delivery, startedAt);
      return;
    }
    const { error, ...result } = sent;
    if (sent.isMoot === true) await deps.store.write((tx) => dropDelivery(tx, delivery));
    else if (error === null) await recordSuccess(deps, route, delivery, { ...result, error, startedAt });
    else await recordFailure(deps, route, delivery, { ...result, error, startedAt });
  } catch (failure) {
    deps.logger.warn(
      { err: failure, delivery: id },
      'The result of a delivery attempt could not be stored; the delivery is sent again under the same id',
    );
  }
}

/** Claims as many deliveries as may be in flight, sends them, and claims again whenever an attempt ends or a delivery becomes due. */
export function createLane(deps: Deps, route: Route): Lane {
  const { destination, address, inFlightMax, leaseMs } = route;
  const endLongClaims = createClaimWatch(deps, route);
  /** The running attempts, each with what cuts it short. */
  const flights = new Map<Promise<void>, () => void>();
  let running: Promise<void> | null = null;
  let looking: Promise<void> | null = null;
  let isClosed = false;
  let isWanted = false;
  let woken = Promise.withResolvers<void>();

  async function claim(): Promise<ClaimedDelivery[]> {
    const free = inFlightMax - flights.size;
    if (isClosed || free === 0) return [];
    const { store, clock, logger } = deps;
    const at = clock.now();
    try {
      if (!acceptsDeliveries(await findDestination(store.db, address.id), at)) return [];
      const due = await findDue(store.db, { destination, at }, free);
      if (due.length === 0) return [];
      return await store.write(async (tx) => {
        const limit = await allowance(tx, address, { at, limit: free });
        const buckets = due.slice(0, limit);
        return claimDue(tx, { claim: randomUUID(), destination, at, until: at + leaseMs, buckets });
      });
    } catch (error) {
      logger.warn({ err: error }, 'Deliveries could not be claimed; the worker retries within a second');
      return [];
    }
  }

  function launch(delivery: ClaimedDelivery): void {
    const cut = Promise.withResolvers<null>();
    const flight = attempt(deps, route, delivery, cut.promise).finally(() => {
      flights.delete(flight);
      // Its place is free, and it may have ended a pause. Said here, since all that is in flight may end at once.
      isWanted = true;
    });
    flights.set(flight, () => cut.resolve(null));
  }

  async function run(): Promise<void> {
    while (isWanted || flights.size > 0) {
      isWanted = false;
      woken = Promise.withResolvers();
      const claimed = await claim();
      claimed.forEach(launch);
      if (flights.size > 0) await Promise.race([...flights.keys(), woken.promise]);
    }
    running = null;
  }

  async function watchClaims(): Promise<void> {
    try {
      await endLongClaims();
    } catch (error) {
      deps.logger.warn(
        { err: error },
        'Claims by other workers could not be checked; the worker retries within a second',
      );
    }
    looking = null;
  }

  async function wake(): Promise<void> {
    if (isClosed) return;
    isWanted = true;
    woken.resolve();
    running ??= run();
    await running;
  }

  return {
    wake,
    async look() {
      looking ??= watchClaims();
      await looking;
      await wake();
    },
    async close(patienceMs) {
      isClosed = true;
      woken.resolve();
      const timer = setTimeout(() => flights.forEach((cutShort) => cutShort()), patienceMs);
      await running;
      clearTimeout(timer);
    },
  };
}
