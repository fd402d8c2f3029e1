import type { Transaction } from 'kysely';
import type { Database } from '../schema/schema.ts';
import type { BulkWrite } from './store.ts';

type Tx = Transaction<Database>;

export interface Handed {
  readonly kind: BulkWrite<never>;
  readonly item: never;
}

/** What the unit that runs in a transaction has handed over so far. */
const collected = new WeakMap<Tx, Handed[]>();

/**
 * Leaves a part of a unit to the end of its group, where the same parts of all units run together. It is in the same commit as the unit: both are
 * stored, or neither. To be called in a unit of `store.write`; in any other transaction it runs at once.
 */
export async function handOver<Item>(tx: Tx, bulk: BulkWrite<Item>, item: Item): Promise<void> {
  const handed = collected.get(tx);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- items are only ever handed to the kind they came with
  if (handed !== undefined) handed.push({ kind: bulk, item: item as never });
  else await bulk.run(tx, [item]);
}

/** Runs a unit; gives what it handed over. */
export async function collectHanded(tx: Tx, unit: () => Promise<void>): Promise<readonly Handed[]> {
  const handed: Handed[] = [];
  collected.set(tx, handed);
  try {
    await unit();
  } finally {
    collected.delete(tx);
  }
  return handed;
}

/** Runs what was handed over, each kind once with all its items in their order. */
export async function runHanded(tx: Tx, handed: readonly Handed[]): Promise<void> {
  for (const [kind, of] of Map.groupBy(handed, (one) => one.kind))
    await kind.run(
      tx,
      of.map(({ item }) => item),
    );
}
