import { createHash, timingSafeEqual } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { Clock } from '../time/clock.ts';
import { limitCounts, readCounts, returnHits, type CountedHits } from '../store/access/limit-counts.ts';
import { findMember, type MemberRecord } from '../store/access/members.ts';
import type { Database } from '../store/schema/schema.ts';
import type { Store } from '../store/engine/store.ts';
import type { OwnerKey } from './owner-key.ts';
import type { OwnerSessions } from './owner-sessions.ts';
import type { Passwords } from './passwords.ts';
import { budgetsOf, refusedUntil, type BudgetUse, type SignInPlace } from './sign-in-budgets.ts';

export interface SignInDeps {
  readonly store: Store;
  readonly clock: Clock;
  readonly password: string;
  readonly key: () => Promise<OwnerKey>;
  readonly sessions: OwnerSessions;
  readonly passwords: Passwords;
}

export type SignInOutcome =
  | { readonly kind: 'signed-in'; readonly token: string; readonly member: MemberRecord | null }
  /** `isLast`: the next try of this device or network will not be judged. */
  | { readonly kind: 'wrong'; readonly isLast: boolean }
  | { readonly kind: 'refused'; readonly until: number };

/** Whose password is given: the one of OWNER_PASSWORD, or of whoever has the address, where somebody has. */
export type Account =
  { readonly kind: 'first-owner' } | { readonly kind: 'member'; readonly member: MemberRecord | null };

export interface Attempt extends SignInPlace {
  readonly account: Account;
  readonly given: string;
  readonly browser: string;
}

const digest = (text: string) => createHash('sha256').update(text).digest();

/** Compares in constant time. */
function isSame(given: string, own: string): boolean {
  return timingSafeEqual(digest(given), digest(own));
}

async function isRight(
  { password, passwords }: SignInDeps,
  { account, given, deviceId, network }: Attempt,
): Promise<boolean> {
  if (account.kind === 'first-owner') return isSame(given, password);
  const line = { client: network, isKnown: deviceId !== null };
  return passwords.isRight(account.member?.password_hash ?? null, given, line);
}

/** Whether nobody took the member's password or place away while it was looked at. */
async function stillStands(tx: Transaction<Database>, account: Account): Promise<boolean> {
  if (account.kind === 'first-owner') return true;
  if (account.member === null) return false;
  const now = await findMember(tx, account.member.id);
  return now !== null && now.password_hash === account.member.password_hash;
}

/**
 * Judges one try to sign in. It is counted before the password is looked at, and taken back where that is right, so that of many tries at once no
 * more are judged than the budgets allow, over all processes. A try that is refused is refused whatever the password is.
 */
export async function signIn(deps: SignInDeps, attempt: Attempt): Promise<SignInOutcome> {
  const { store, clock, key, sessions } = deps;
  const { account, browser } = attempt;
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
  // The slow part is outside of every transaction: others write meanwhile.
  if (!(await isRight(deps, attempt))) return wrong;
  return store.write(async (tx): Promise<SignInOutcome> => {
    if (!(await stillStands(tx, account))) return wrong;
    await returnHits(tx, keys);
    const member = account.kind === 'member' ? account.member : null;
    return { kind: 'signed-in', token: await sessions.begin(tx, browser, member), member };
  });
}
