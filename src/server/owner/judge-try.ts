import type { Transaction } from 'kysely';
import { limitCounts, readCounts, returnHits, type CountedHits } from '../store/access/limit-counts.ts';
import type { Store } from '../store/engine/store.ts';
import type { Database } from '../store/schema/schema.ts';
import type { Clock } from '../time/clock.ts';
import type { OwnerKey } from './owner-key.ts';
import { refusedUntil, type BudgetUse } from './sign-in-budgets.ts';

export interface TryDeps {
  readonly store: Store;
  readonly clock: Clock;
  readonly key: () => Promise<OwnerKey>;
}

export type Misjudged =
  /** `isLast`: the next try of this device or network will not be judged. */
  { readonly kind: 'wrong'; readonly isLast: boolean } | { readonly kind: 'refused'; readonly until: number };

export interface Try<Result> {
  readonly uses: readonly BudgetUse[];
  /** The slow part, outside of every transaction: others write meanwhile. */
  readonly isRight?: () => Promise<boolean>;
  /** What a right one gets, in the transaction that takes its count back; null where it is wrong after all. */
  take(tx: Transaction<Database>): Promise<Result | null>;
}

/**
 * Judges one try at a password or a code. It is counted before it is looked at, and taken back where it is right, so that of many tries at once no
 * more are judged than the budgets allow, over all processes. A try that is refused is refused whatever was given.
 */
export async function judgeTry<Result>(
  { store, clock, key }: TryDeps,
  { uses, isRight, take }: Try<Result>,
): Promise<Result | Misjudged> {
  const at = clock.now();
  const ownerKey = await key();
  const counted: readonly (CountedHits & { readonly use: BudgetUse })[] = uses.map((use) => ({
    use,
    key: ownerKey.sign('sign-in', `${use.name} ${use.subject}`),
    hits: 1,
    at,
    endsAt: at + use.windowMs,
    total: null,
  }));
  const keys = counted.map((count) => count.key);
  // What is refused costs no write.
  const before = await readCounts(store.db, keys, at);
  const ahead = counted.map(({ use, key: name, endsAt }) => {
    const known = before.get(name);
    return { use, hits: (known?.hits ?? 0) + 1, endsAt: known?.endsAt ?? endsAt };
  });
  const refused = refusedUntil(ahead);
  if (refused !== null) return { kind: 'refused', until: refused };
  const counts = await store.write(async (tx) => {
    await limitCounts.run(tx, counted);
    const totals = counted.map(({ use, hits, endsAt, total }) => ({ use, ...(total ?? { hits, endsAt }) }));
    // What is refused is not counted.
    if (refusedUntil(totals) !== null) await returnHits(tx, keys);
    return totals;
  });
  const until = refusedUntil(counts);
  if (until !== null) return { kind: 'refused', until };
  const next = counts.map((count) => ({ ...count, hits: count.hits + 1 }));
  const wrong = { kind: 'wrong', isLast: refusedUntil(next) !== null } as const;
  if (isRight !== undefined && !(await isRight())) return wrong;
  return store.write(async (tx) => {
    const result = await take(tx);
    if (result === null) return wrong;
    await returnHits(tx, keys);
    return result;
  });
}
