import { createHash, timingSafeEqual } from 'node:crypto';
import type { Clock } from '../time/clock.ts';
import { limitCounts, readCounts, returnHits, type CountedHits } from '../store/access/limit-counts.ts';
import type { Store } from '../store/engine/store.ts';
import type { OwnerKey } from './owner-key.ts';
import type { OwnerSessions } from './owner-sessions.ts';
import { budgetsOf, refusedUntil, type BudgetUse, type SignInPlace } from './sign-in-budgets.ts';

export interface SignInDeps {
  readonly store: Store;
  readonly clock: Clock;
  readonly password: string;
  readonly key: () => Promise<OwnerKey>;
  readonly sessions: OwnerSessions;
}

export type SignInOutcome =
  | { readonly kind: 'signed-in'; readonly token: string }
  /** `isLast`: the next try of this device or network will not be judged. */
  | { readonly kind: 'wrong'; readonly isLast: boolean }
  | { readonly kind: 'refused'; readonly until: number };

const digest = (text: string) => createHash('sha256').update(text).digest();

/** Compares in constant time. */
function isSame(given: string, own: string): boolean {
  return timingSafeEqual(digest(given), digest(own));
}

/**
 * Judges one try to sign in. It is counted before the password is looked at, and taken back where that is right, so that of many tries at once no
 * more are judged than the budgets allow, over all processes. A try that is refused is refused whatever the password is.
 */
export async function signIn(
  { store, clock, password, key, sessions }: SignInDeps,
  attempt: SignInPlace & { readonly given: string; readonly browser: string },
): Promise<SignInOutcome> {
  const { given, browser } = attempt;
  const at = clock.now();
  const ownerKey = await key();
  const uses = budgetsOf(attempt);
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

  return store.write(async (tx): Promise<SignInOutcome> => {
    await limitCounts.run(tx, counted);
    const counts = counted.map(({ use, hits, endsAt, total }) => ({ use, ...(total ?? { hits, endsAt }) }));
    const until = refusedUntil(counts);
    if (until === null && !isSame(given, password)) {
      const next = counts.map((count) => ({ ...count, hits: count.hits + 1 }));
      return { kind: 'wrong', isLast: refusedUntil(next) !== null };
    }
    await returnHits(tx, keys);
    if (until !== null) return { kind: 'refused', until };
    return { kind: 'signed-in', token: await sessions.begin(tx, browser) };
  });
}
