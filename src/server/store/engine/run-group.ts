import { CompiledQuery, type Transaction } from 'kysely';
import { collectEffects, runHanded, type Announced, type Handed } from './unit-effects.ts';
import type { Database } from '../schema/schema.ts';
import type { BulkWrite, Happening, Signal } from './store.ts';

type Tx = Transaction<Database>;

const SAVEPOINT = CompiledQuery.raw('savepoint unit');
const ROLL_BACK = CompiledQuery.raw('rollback to savepoint unit');
const RELEASE = CompiledQuery.raw('release savepoint unit');

/** One request's write: run inside the group, settled after it. */
export interface Queued {
  /** In milliseconds of the monotonic clock. */
  readonly since: number;
  run(tx: Tx): Promise<void>;
  settle(): void;
  fail(error: unknown): void;
  /** It may run beside other processes: no other unit of its group looks at what it stores. */
  readonly isBeside: boolean;
  /** Items of the same bulk run together. */
  readonly bulk: { readonly kind: BulkWrite<never>; readonly item: never } | null;
}

/** How a group is run. */
export interface Manner {
  /** Every unit in a savepoint, so that one that throws is rolled back alone; without, only those in turn, and whatever else throws ends the whole run. */
  readonly savepoints: boolean;
  /** What units hand over runs at the end of each, for a group in which it failed together. */
  readonly apart: boolean;
  /** Whether a unit that threw this lost against another process, so that its whole group is to be run again. */
  isLost(error: unknown): boolean;
}

/** The items that units handed over could not be stored together. */
export class HandedOverError extends Error {
  override readonly name = 'HandedOverError';
}

export interface GroupOutcome {
  /** Those that threw, with what they threw. */
  readonly failed: ReadonlyMap<Queued, unknown>;
  /** Announced once the group is committed. */
  readonly signals: ReadonlySet<Signal>;
  readonly happenings: readonly Happening[];
}

/** Runs the work in a savepoint: what throws leaves nothing behind and does not end the group. Gives back what it threw. */
async function inSavepoint(tx: Tx, work: () => Promise<void>): Promise<{ thrown: unknown } | null> {
  await tx.executeQuery(SAVEPOINT);
  try {
    await work();
    await tx.executeQuery(RELEASE);
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
  return null;
}

/** Runs a part of a group as its manner says; gives back what it threw, where that ends nothing but this part. */
async function runPart(
  tx: Tx,
  manner: Pick<Manner, 'savepoints' | 'isLost'>,
  work: () => Promise<void>,
): Promise<{ thrown: unknown } | null> {
  if (!manner.savepoints) {
    await work();
    return null;
  }
  const trouble = await inSavepoint(tx, work);
  // Whoever it lost against may hold what the others of its group need as well: all of it is run again.
  if (trouble !== null && manner.isLost(trouble.thrown)) throw trouble.thrown;
  return trouble;
}

/**
 * One group: bulk kinds first, each as one run; one by one where the run fails, so that one bad item sinks no other. Then units in turn, which may look at each
 * other's rows, then those beside others. What units hand over runs last, together.
 * @throws HandedOverError where what was handed over fails together: nothing of the group may be committed then
 */
export async function runGroup(tx: Tx, group: readonly Queued[], manner: Manner): Promise<GroupOutcome> {
  const failed = new Map<Queued, unknown>();
  const signals = new Set<Signal>();
  const happenings: Happening[] = [];
  const note = (effects: Announced) => {
    happenings.push(...effects.happenings);
    effects.signals.forEach((signal) => signals.add(signal));
  };
  const kinds = Map.groupBy(
    group.filter((queued) => queued.bulk !== null),
    (queued) => queued.bulk?.kind,
  );
  const units = group.filter((queued) => queued.bulk === null);
  const alone = units.filter(({ isBeside }) => !isBeside);
  for (const [kind, members] of kinds) {
    const items = members.flatMap((member) => (member.bulk ? [member.bulk.item] : []));
    const trouble = await runPart(tx, manner, async () => kind?.run(tx, items));
    if (trouble === null) continue;
    if (members.length === 1) members.forEach((member) => failed.set(member, trouble.thrown));
    else alone.push(...members);
  }
  alone.push(...units.filter(({ isBeside }) => isBeside));
  const together: Handed[] = [];
  for (const queued of alone) {
    const effects: Announced[] = [];
    const left: Handed[] = [];
    const { isBeside } = queued;
    const isTogether = isBeside && !manner.savepoints;
    const trouble = await runPart(tx, { ...manner, savepoints: !isTogether }, async () => {
      const { handed, ...own } = await collectEffects(tx, { isBeside, isTogether }, () => queued.run(tx));
      effects.push(own);
      if (manner.apart) effects.push(await runHanded(tx, handed));
      else left.push(...handed);
    });
    if (trouble === null) {
      effects.forEach(note);
      together.push(...left);
    } else failed.set(queued, trouble.thrown);
  }
  if (together.length > 0) {
    const trouble = await runPart(tx, manner, async () => note(await runHanded(tx, together)));
    if (trouble !== null) throw new HandedOverError('Not stored together', { cause: trouble.thrown });
  }
  return { failed, signals, happenings };
}
