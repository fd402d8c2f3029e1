import { CompiledQuery, type Kysely, type Transaction } from 'kysely';
import { collectEffects, runHanded, type Handed, type UnitEffects } from './unit-effects.ts';
import type { StoreLimits } from './limits.ts';
import type { Database } from '../schema/schema.ts';
import {
  StoreUnavailableError,
  type BulkWrite,
  type Happening,
  type Signal,
  type StoreObserver,
  type WriteUnit,
} from './store.ts';
import { asCommitError, asStoreError } from './unavailable.ts';

/** More waiting writes than this mean that the disk does not keep up; a 503 is better than minutes of waiting. */
const QUEUE_MAX = 20_000;
const GROUP_MAX = 1000;
/** A group waits for no more turns of the event loop than these, however many writes arrive. */
const GATHER_TURNS_MAX = 8;

const SAVEPOINT = CompiledQuery.raw('savepoint unit');
const ROLL_BACK = CompiledQuery.raw('rollback to savepoint unit');
const RELEASE = CompiledQuery.raw('release savepoint unit');

type Tx = Transaction<Database>;

/** One request's write: run inside the group, settled after it. */
interface Queued {
  /** In milliseconds of the monotonic clock. */
  readonly since: number;
  run(tx: Tx): Promise<void>;
  settle(): void;
  fail(error: unknown): void;
  /** Items of the same bulk run together. */
  readonly bulk: { readonly kind: BulkWrite<never>; readonly item: never } | null;
}

export interface GroupCommit {
  write<T>(unit: WriteUnit<T>): Promise<T>;
  writeBulk<Item>(bulk: BulkWrite<Item>, item: Item): Promise<void>;
  onCommitted(signal: Signal, listener: () => void): () => void;
  observe(observer: StoreObserver): void;
  readonly waiting: number;
  /** Resolves when everything queued so far is settled; nothing is taken afterwards. */
  close(): Promise<void>;
}

function queueUnit<T>(unit: WriteUnit<T>, since: number): { queued: Queued; done: Promise<T> } {
  const { promise, resolve, reject } = Promise.withResolvers<T>();
  let settle: (() => void) | undefined;
  const queued: Queued = {
    since,
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

/** Runs the work in a savepoint: what throws leaves nothing behind and does not end the group. Gives back what it threw. */
async function inSavepoint(tx: Tx, work: () => Promise<void>): Promise<{ thrown: unknown } | null> {
  await tx.executeQuery(SAVEPOINT);
  try {
    await work();
  } catch (error) {
    try {
      await tx.executeQuery(ROLL_BACK);
    } catch {
      // The whole transaction is gone (disk full, connection lost): the group fails as one, for the first reason.
      throw error;
    }
    await tx.executeQuery(RELEASE);
    return { thrown: error };
  }
  await tx.executeQuery(RELEASE);
  return null;
}

/** The items that units handed over could not be stored together. */
class HandedOverError extends Error {
  override readonly name = 'HandedOverError';
}

interface GroupOutcome {
  /** Those that threw, with what they threw. */
  readonly failed: ReadonlyMap<Queued, unknown>;
  /** Announced once the group is committed. */
  readonly signals: ReadonlySet<Signal>;
  readonly happenings: readonly Happening[];
}

/**
 * One group: bulk kinds first, each as one run; one by one where the run fails, so that one bad item sinks no other. What units hand over runs
 * last, together; with `apart` at the end of each unit, for a group in which that failed.
 * @throws HandedOverError where what was handed over fails together: nothing of the group may be committed then
 */
async function runGroup(tx: Tx, group: readonly Queued[], { apart }: { apart: boolean }): Promise<GroupOutcome> {
  const failed = new Map<Queued, unknown>();
  const signals = new Set<Signal>();
  const happenings: Happening[] = [];
  const note = (effects: Omit<UnitEffects, 'handed'>) => {
    happenings.push(...effects.happenings);
    effects.signals.forEach((signal) => signals.add(signal));
  };
  const kinds = Map.groupBy(
    group.filter((queued) => queued.bulk !== null),
    (queued) => queued.bulk?.kind,
  );
  const alone = group.filter((queued) => queued.bulk === null);
  for (const [kind, members] of kinds) {
    const items = members.flatMap((member) => (member.bulk ? [member.bulk.item] : []));
    const trouble = await inSavepoint(tx, async () => kind?.run(tx, items));
    if (trouble === null) continue;
    if (members.length === 1) members.forEach((member) => failed.set(member, trouble.thrown));
    else alone.push(...members);
  }
  const together: Handed[] = [];
  for (const queued of alone) {
    const effects: Omit<UnitEffects, 'handed'>[] = [];
    const left: Handed[] = [];
    const trouble = await inSavepoint(tx, async () => {
      const { handed, ...own } = await collectEffects(tx, () => queued.run(tx));
      effects.push(own);
      if (apart) effects.push(await runHanded(tx, handed));
      else left.push(...handed);
    });
    if (trouble === null) {
      effects.forEach(note);
      together.push(...left);
    } else failed.set(queued, trouble.thrown);
  }
  if (together.length > 0) {
    const trouble = await inSavepoint(tx, async () => note(await runHanded(tx, together)));
    if (trouble !== null) throw new HandedOverError('Not stored together', { cause: trouble.thrown });
  }
  return { failed, signals, happenings };
}

/**
 * Many requests, one commit: whatever arrived while the last group was being synced goes into the next one.
 * `begin` runs first in each group's transaction. What has waited for longer than `queueMs` is refused.
 */
export function createGroupCommit(
  writer: Kysely<Database>,
  begin: (tx: Tx) => Promise<void>,
  { queueMs }: Pick<StoreLimits, 'queueMs'>,
  now = () => performance.now(),
): GroupCommit {
  let queue: Queued[] = [];
  let running: Promise<void> | null = null;
  let closed = false;
  const listeners = new Map<Signal, Set<() => void>>();
  const observers: StoreObserver[] = [];

  function announce(signals: ReadonlySet<Signal>): void {
    for (const signal of signals) listeners.get(signal)?.forEach((listener) => listener());
  }

  async function commitGroup(group: readonly Queued[]): Promise<void> {
    let hasRun = false;
    const began = now();
    const run = (how: { apart: boolean }) =>
      writer.transaction().execute(async (tx) => {
        await begin(tx);
        const outcome = await runGroup(tx, group, how);
        hasRun = true;
        return outcome;
      });
    try {
      const { failed, signals, happenings } = await run({ apart: false }).catch((error: unknown) => {
        if (error instanceof HandedOverError) return run({ apart: true });
        throw error;
      });
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
      const reason = hasRun ? asCommitError(error) : asStoreError(error);
      for (const queued of group) queued.fail(reason);
    }
  }

  /** The next to be committed together; refuses what comes before them and has waited too long. */
  function nextGroup(): Queued[] {
    const latest = now() - queueMs;
    const late = queue.findIndex((queued) => queued.since >= latest);
    const first = late === -1 ? queue.length : late;
    for (const queued of queue.slice(0, first)) queued.fail(new StoreUnavailableError('This write waited too long'));
    const group = queue.slice(first, first + GROUP_MAX);
    queue = queue.slice(first + GROUP_MAX);
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
      if (group.length > 0) await commitGroup(group);
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

  return {
    write(unit) {
      const { queued, done } = queueUnit(unit, now());
      enqueue(queued);
      return done;
    },
    writeBulk(bulk, item) {
      const { promise, resolve, reject } = Promise.withResolvers<void>();
      enqueue({
        since: now(),
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
    async close() {
      closed = true;
      await running;
    },
  };
}
