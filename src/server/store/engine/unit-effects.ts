import type { Transaction } from 'kysely';
import type { Database } from '../schema/schema.ts';
import type { Asked, BulkWrite, Happening, Signal } from './store.ts';

type Tx = Transaction<Database>;

export interface Handed {
  readonly kind: BulkWrite<never>;
  readonly item: never;
}

/** What a unit leaves to the end of its group, and what is announced after the commit. */
export interface UnitEffects {
  readonly handed: Handed[];
  readonly signals: Set<Signal>;
  readonly happenings: Happening[];
  /** Whether it may run beside other processes: no other unit of its group looks at what this one stores. */
  readonly isBeside: boolean;
  /** Whether it stands or falls with its group, so that it may leave to the group's end what would fail it alone. */
  readonly isTogether: boolean;
}

type UnitManner = Pick<UnitEffects, 'isBeside' | 'isTogether'>;

/** What is announced after the commit. */
export type Announced = Pick<UnitEffects, 'signals' | 'happenings'>;

/** Of the unit that runs in a transaction, so far. */
const collected = new WeakMap<Tx, UnitEffects>();

/**
 * Leaves a part of a unit to the end of its group, where the same parts of all units run together. It is in the same commit as the unit: both are
 * stored, or neither. To be called in a unit of `store.write`; in any other transaction it runs at once.
 */
export async function handOver<Item>(tx: Tx, bulk: BulkWrite<Item>, item: Item): Promise<void> {
  const effects = collected.get(tx);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- items are only ever handed to the kind they came with
  if (effects !== undefined) effects.handed.push({ kind: bulk, item: item as never });
  else await bulk.run(tx, [item]);
}

/**
 * As `handOver` in a unit of `store.writeBeside`, so that what many of them store is a few statements; in any other it runs at once, because what follows in it,
 * or another unit of its group, may look at it.
 */
export async function handBeside<Item>(tx: Tx, bulk: BulkWrite<Item>, item: Item): Promise<void> {
  if (collected.get(tx)?.isBeside === true) await handOver(tx, bulk, item);
  else await bulk.run(tx, [item]);
}

/** Whether what this unit hands over may throw for it: the group is run again then, and each unit by itself. */
export function standsTogether(tx: Tx): boolean {
  return collected.get(tx)?.isTogether ?? false;
}

/** Announces a signal once the commit that holds this unit is on disk. To be called in a unit of `store.write`; elsewhere nobody is told. */
export function announceAfterCommit(tx: Tx, signal: Signal): void {
  collected.get(tx)?.signals.add(signal);
}

/** Counts something once the commit that holds this unit is on disk. To be called in a unit of `store.write`; elsewhere it is not counted. */
export function countAfterCommit(tx: Tx, happening: Happening): void {
  collected.get(tx)?.happenings.push(happening);
}

/** Runs a unit and returns its effects. */
export async function collectEffects(tx: Tx, manner: UnitManner, unit: () => Promise<void>): Promise<UnitEffects> {
  const effects: UnitEffects = { handed: [], signals: new Set(), happenings: [], ...manner };
  collected.set(tx, effects);
  try {
    await unit();
  } finally {
    collected.delete(tx);
  }
  return effects;
}

/**
 * Runs what was handed over, each kind once with all its items in their order; those that need the others last. All that ask do so before any of them writes. Gives what is announced of it; what a kind
 * hands over itself has run as well.
 */
export async function runHanded(tx: Tx, handed: readonly Handed[]): Promise<Announced> {
  const kinds = [...Map.groupBy(handed, (one) => one.kind)];
  const { handed: more, ...effects } = await collectEffects(tx, { isBeside: true, isTogether: false }, async () => {
    const asked: Asked[] = [];
    for (const [kind, of] of kinds.toSorted(([a], [b]) => Number(a.isLast ?? false) - Number(b.isLast ?? false))) {
      const items = of.map(({ item }) => item);
      if (kind.ask !== undefined) asked.push(await kind.ask(tx, items));
      else if (kind.isLast === true) asked.push(async () => async () => kind.run(tx, items));
      else await kind.run(tx, items);
    }
    const writes = await Promise.all(asked.map((answered) => answered()));
    for (const write of writes) await write();
  });
  if (more.length === 0) return effects;
  const { signals, happenings } = await runHanded(tx, more);
  return { signals: new Set([...effects.signals, ...signals]), happenings: [...effects.happenings, ...happenings] };
}
