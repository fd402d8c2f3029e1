import { createHash, timingSafeEqual } from 'node:crypto';
import type { Transaction } from 'kysely';
import { insertAudit } from '../store/access/audit.ts';
import { findMember, type MemberRecord } from '../store/access/members.ts';
import { findSecondStep } from '../store/access/second-steps.ts';
import type { Database } from '../store/schema/schema.ts';
import type { Account, KnownAccount } from './account.ts';
import { judgeTry, type Misjudged, type TryDeps } from './judge-try.ts';
import type { CodeTickets } from './code-tickets.ts';
import type { OwnerSessions } from './owner-sessions.ts';
import { passwordKeyOf, type Passwords } from './passwords.ts';
import { takeCode } from './second-step.ts';
import { budgetsOf, codeBudgetsOf, type SignInPlace } from './sign-in-budgets.ts';

export interface SignInDeps extends TryDeps {
  readonly password: string;
  readonly sessions: OwnerSessions;
  readonly passwords: Passwords;
  readonly tickets: CodeTickets;
}

export type SignInOutcome =
  | { readonly kind: 'signed-in'; readonly token: string; readonly member: MemberRecord | null }
  /** The password is right, and a code is asked for: it comes with this ticket. */
  | { readonly kind: 'needs-code'; readonly ticket: string }
  | Misjudged;

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

/** Whether this is the account's password; as slow where there is no such account. */
export async function isRightPassword(
  { password, passwords }: Pick<SignInDeps, 'password' | 'passwords'>,
  { account, given, deviceId, network }: Omit<Attempt, 'browser'>,
): Promise<boolean> {
  if (account.kind === 'first-owner') return isSame(given, password);
  const line = { client: network, isKnown: deviceId !== null };
  return passwords.isRight(account.member?.password_hash ?? null, given, line);
}

/** The account, if nobody took the member's password or place away while it was looked at. */
async function stillStanding(tx: Transaction<Database>, account: Account): Promise<KnownAccount | null> {
  if (account.kind === 'first-owner') return account;
  if (account.member === null) return null;
  const now = await findMember(tx, account.member.id);
  return now !== null && now.password_hash === account.member.password_hash ? { kind: 'member', member: now } : null;
}

export const memberOf = (account: KnownAccount): MemberRecord | null =>
  account.kind === 'member' ? account.member : null;

/** What the codes of one person are counted by, under one password. */
export const codeSubject = (account: KnownAccount): string =>
  account.kind === 'first-owner' ? '' : `${account.member.id} ${passwordKeyOf(account.member.password_hash ?? '')}`;

/** Judges one try to sign in by a password. Where it is right and the person has a second step, nobody is signed in yet. */
export async function signIn(deps: SignInDeps, attempt: Attempt): Promise<SignInOutcome> {
  const { account, browser } = attempt;
  return judgeTry<SignInOutcome>(deps, {
    uses: budgetsOf(attempt),
    isRight: async () => isRightPassword(deps, attempt),
    async take(tx) {
      const standing = await stillStanding(tx, account);
      if (standing === null) return null;
      const member = memberOf(standing);
      if ((await findSecondStep(tx, member?.id ?? null)) !== null)
        return { kind: 'needs-code', ticket: await deps.tickets.issue(standing) };
      return { kind: 'signed-in', token: await deps.sessions.begin(tx, browser, member), member };
    },
  });
}

export interface CodeAttempt extends SignInPlace {
  /** Of the ticket: whose password was right. */
  readonly account: KnownAccount;
  readonly code: string;
  readonly browser: string;
}

/** Judges a code that comes after the right password. A wrong one is written down: somebody knows the password. */
export async function signInByCode(deps: SignInDeps, attempt: CodeAttempt): Promise<SignInOutcome> {
  const { account, code, browser } = attempt;
  return judgeTry<SignInOutcome>(deps, {
    uses: codeBudgetsOf(attempt, codeSubject(account)),
    async take(tx) {
      const standing = await stillStanding(tx, account);
      if (standing === null) return null;
      const member = memberOf(standing);
      const memberId = member?.id ?? null;
      const at = deps.clock.now();
      const takenBy = await takeCode(tx, memberId, { given: code, now: at });
      if (takenBy === null) {
        const what = `right password, wrong code, on ${browser}`;
        await insertAudit(tx, { memberId, deed: 'refused', what, subject: null, at });
        return null;
      }
      const how = takenBy === 'recovery' ? `${browser}, with a recovery code` : browser;
      return { kind: 'signed-in', token: await deps.sessions.begin(tx, browser, member, how), member };
    },
  });
}
