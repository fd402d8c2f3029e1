import { setTimeout as delay } from 'node:timers/promises';
import type { Kysely, Transaction } from 'kysely';
import { HandedOverError, runGroup, type GroupOutcome, type Manner, type Queued } from './run-group.ts';
import type { StoreLimits } from './limits.ts';
import type { Database } from '../schema/schema.ts';
import {
  StoreUnavailableError,
  type Backlog,
  type BulkWrite,
  type Signal,
  type StoreObserver,
  type WriteUnit,
} from './store.ts';
import { asCommitError, asStoreError, isRefusal } from './unavailable.ts';

/** More waiting writes than this mean that the disk does not keep up; a 503 is better than minutes of waiting. */
const QUEUE_MAX = 20_000;
const GROUP_MAX = 1000;
/** SQLite runs in this process: between groups pages are answered, and writes taken or refused. So many forms take some thirty milliseconds. */
const UNITS_ALONE_MAX = 128;
/** A group waits for no more turns of the event loop than these, however many writes arrive. */
const GATHER_TURNS_MAX = 8;

type Tx = Transaction<Database>;

export interface GroupCommit {
  write<T>(unit: WriteUnit<T>): Promise<T>;
  /** A unit that may run beside other processes. */
  writeBeside<T>(unit: WriteUnit<T>): Promise<T>;
  writeBulk<Item>(bulk: BulkWrite<Item>, item: Item): Promise<void>;
  onCommitted(signal: Signal, listener: () => void): () => void;
  observe(observer: StoreObserver): void;
  readonly waiting: number;
  readonly backlog: Backlog;
  /** Resolves when everything queued so far is settled; nothing is taken afterwards. */
  close(): Promise<void>;
}

function queueUnit<T>(
  unit: WriteUnit<T>,
  { since, isBeside }: Pick<Queued, 'since' | 'isBeside'>,
): { queued: Queued; done: Promise<T> } {
  const { promise, resolve, reject } = Promise.withResolvers<T>();
  let settle: (() => void) | undefined;
  const queued: Queued = {
    since,
    isBeside,
    bulk: null,
    async run(tx) {
      const value = await unit(tx);
      settle = () => resolve(value);
    },
    settle: () => settle?.(),
    fail: reject,
  };
  return { queued, done: promise };
}

/** Of a database that one process writes to at a time. */
const alone: GroupRules = { isLost: () => false, unitsMax: UNITS_ALONE_MAX };

/** How groups that share a connection are run. */
export interface GroupRules {
  /** How many units one group takes beside what comes in crowds; without it as many as there is room for. */
  readonly unitsMax?: number;
  /** Whether this was thrown because another process wrote at the same time: the group is run again, and then finds what that one wrote. */
  isLost(error: unknown): boolean;
}

type GroupLimits = Pick<StoreLimits, 'queueMs'> &
  Partial<Pick<StoreLimits, 'againMs'>> & { readonly rules?: GroupRules };

/** A group is run so often before whoever loses against other processes fails alone. */
const RUNS_MAX = 5;
/** Whoever lost waits for a part of this before the next run, so that the same two do not meet again. */
const PAUSE_MS = 20;

/** How a group that failed without losing is run next; null where that would not help. */
function nextManner(manner: Manner, error: unknown): Manner | null {
  if (error instanceof HandedOverError) return { ...manner, savepoints: true, apart: true };
  if (manner.savepoints || error instanceof StoreUnavailableError) return null;
  return { ...manner, savepoints: true };
}

/** One run of a group in a transaction of its own. */
interface GroupRun {
  run(manner: Manner): Promise<GroupOutcome>;
  /** Everything has been sent but the commit: what fails now may be stored, unless the database refused it. */
  readonly hasRun: boolean;
}

/**
 * Runs a group until it stands: all of it once more where it lost against another process, and with its parts kept apart where one of them failed.
 */
async function runUntilItStands(one: GroupRun, { isLost }: GroupRules, mayGoOn: () => boolean): Promise<GroupOutcome> {
  let manner: Manner = { savepoints: false, apart: false, isLost };
  for (let runs = 1; ; runs += 1) {
    try {
      return await one.run(manner);
    } catch (error) {
      const lost = manner.isLost(error);
      const next = lost ? manner : one.hasRun && !isRefusal(error) ? null : nextManner(manner, error);
      if (next === null || (lost && !mayGoOn())) throw error;
      manner = runs < RUNS_MAX ? next : { ...next, savepoints: true, isLost: () => false };
      if (lost) await delay(Math.random() * PAUSE_MS * runs);
    }
  }
}

/**
 * Many requests, one commit: whatever arrived while the last group was being synced goes into the next one.
 * `begin` runs first in each group's transaction. What has waited for longer than `queueMs` is refused.
 */
export function createGroupCommit(
  writer: Kysely<Database>,
  begin: (tx: Tx) => Promise<void>,
  { queueMs, againMs = 0, rules = alone }: GroupLimits,
  now = () => performance.now(),
): GroupCommit {
  let queue: Queued[] = [];
  /** How many are in the group that is being committed. */
  let committing = 0;
  let running: Promise<void> | null = null;
  let closed = false;
  const listeners = new Map<Signal, Set<() => void>>();
  const observers: StoreObserver[] = [];

  function announce(signals: ReadonlySet<Signal>): void {
    for (const signal of signals) listeners.get(signal)?.forEach((listener) => listener());
  }

  async function commitGroup(group: readonly Queued[]): Promise<void> {
    const began = now();
    const one = {
      hasRun: false,
      run: (manner: Manner) =>
        writer.transaction().execute(async (tx) => {
          one.hasRun = false;
          await begin(tx);
          const outcome = await runGroup(tx, group, manner);
          one.hasRun = true;
          return outcome;
        }),
    };
    try {
      const { failed, signals, happenings } = await runUntilItStands(one, rules, () => now() - began < againMs);
      for (const queued of group) {
        if (failed.has(queued)) queued.fail(asStoreError(failed.get(queued)));
        else queued.settle();
      }
      announce(signals);
      for (const observer of observers) {
        observer.committed(group.length, (now() - began) / 1000);
        happenings.forEach((happening) => observer.happened(happening));
      }
    } catch (error) {
      observers.forEach((observer) => observer.failed());
      const reason = one.hasRun ? asCommitError(error) : asStoreError(error);
      for (const queued of group) queued.fail(reason);
    }
  }

  /** Where in the queue the group ends that begins here. */
  function endOfGroup(first: number): number {
    const { unitsMax = GROUP_MAX } = rules;
    const last = Math.min(first + GROUP_MAX, queue.length);
    let units = 0;
    for (let end = first; end < last; end += 1) {
      if (queue[end]?.bulk === null) units += 1;
      if (units > unitsMax) return end;
    }
    return last;
  }

  /** The next to be committed together; refuses what comes before them and has waited too long. */
  function nextGroup(): Queued[] {
    const latest = now() - queueMs;
    const late = queue.findIndex((queued) => queued.since >= latest);
    const first = late === -1 ? queue.length : late;
    for (const queued of queue.slice(0, first)) queued.fail(new StoreUnavailableError('This write waited too long'));
    const end = endOfGroup(first);
    const group = queue.slice(first, end);
    queue = queue.slice(end);
    return group;
  }

  /** Waits while each turn of the event loop brings more writes, so that they share a commit. */
  async function gather(): Promise<void> {
    for (let turn = 0; turn < GATHER_TURNS_MAX; turn += 1) {
      const before = queue.length;
      await new Promise<void>((resolve) => setImmediate(resolve));
      if (queue.length === before || queue.length >= GROUP_MAX) return;
    }
  }

  async function drain(): Promise<void> {
    await gather();
    while (queue.length > 0) {
      const group = nextGroup();
      committing = group.length;
      if (group.length > 0) await commitGroup(group);
      committing = 0;
      await gather();
    }
    running = null;
  }

  function enqueue(queued: Queued): void {
    if (closed) queued.fail(new StoreUnavailableError('The store is closed'));
    else if (queue.length >= QUEUE_MAX) queued.fail(new StoreUnavailableError('Too many writes are waiting'));
    else {
      queue.push(queued);
      running ??= drain();
    }
  }

  function enqueueUnit<T>(unit: WriteUnit<T>, isBeside: boolean): Promise<T> {
    const { queued, done } = queueUnit(unit, { since: now(), isBeside });
    enqueue(queued);
    return done;
  }

  return {
    write: (unit) => enqueueUnit(unit, false),
    writeBeside: (unit) => enqueueUnit(unit, true),
    writeBulk(bulk, item) {
      const { promise, resolve, reject } = Promise.withResolvers<void>();
      enqueue({
        since: now(),
        isBeside: true,
        // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- items are only ever handed to the kind they came with
        bulk: { kind: bulk, item: item as never },
        run: (tx) => bulk.run(tx, [item]),
        settle: resolve,
        fail: reject,
      });
      return promise;
    },
    onCommitted(signal, listener) {
      const own = listeners.get(signal) ?? new Set();
      listeners.set(signal, own.add(listener));
      return () => own.delete(listener);
    },
    observe(observer) {
      observers.push(observer);
    },
    get waiting() {
      return queue.length;
    },
    get backlog() {
      const [oldest] = queue;
      return { writes: queue.length + committing, waitedMs: oldest === undefined ? 0 : now() - oldest.since };
    },
    async close() {
      closed = true;
      await running;
    },
  };
}
