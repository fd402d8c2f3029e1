import { site } from '../../../content/site.ts';
import { Refusal, refuseField } from '../requests/refusal.ts';
import { isEasilyGuessed } from '../config/easily-guessed.ts';
import { replacePassword } from '../store/access/members.ts';
import { endOtherSessionsOf, rekeyOwnerSession } from '../store/access/owner-sessions.ts';
import { isCommonPassword } from './common-passwords.ts';
import { judgeTry, type Misjudged } from './judge-try.ts';
import { passwordKeyOf } from './passwords.ts';
import { budgetsOf, type SignInPlace } from './sign-in-budgets.ts';
import type { KnownAccount } from './account.ts';
import { isRightPassword, type SignInDeps } from './sign-in.ts';

const FEWEST_OTHER_LETTERS = 8;

/** Whether little is left of a password without the site's own names, which anybody tries who knows the site. */
function isOwnName(password: string): boolean {
  const names = [site.brand, site.shortName].flatMap((name) => name.toLowerCase().split(/\s+/));
  const rest = names.reduce((left, name) => left.replaceAll(name, ''), password.toLowerCase());
  return rest.length < password.length && rest.length < FEWEST_OTHER_LETTERS;
}

/** What is easily guessed is no password. */
export function refuseEasyPassword(password: string, field = 'password'): void {
  if (isEasilyGuessed(password) || isOwnName(password) || isCommonPassword(password))
    throw refuseField(field, 'This is easily guessed: take several words that have nothing to do with each other');
}

const setElsewhere = new Refusal({
  kind: 'conflict',
  title: 'Your password is a setting',
  detail: 'The owner’s password is OWNER_PASSWORD in the server’s settings. Change it there and start Foyer again.',
});

/** Sets a new password, judged like a sign-in by the old one. Ends every other session of theirs; this one, and what is told on this device, stays. */
export async function changeOwnPassword(
  deps: SignInDeps,
  {
    account,
    sessionHash,
    place,
    given,
    next,
  }: { account: KnownAccount; sessionHash: string; place: SignInPlace; given: string; next: string },
): Promise<{ readonly kind: 'changed' } | Misjudged> {
  if (account.kind === 'first-owner') throw setElsewhere;
  refuseEasyPassword(next, 'next');
  const { member } = account;
  let after = '';
  return judgeTry(deps, {
    uses: budgetsOf(place),
    async isRight() {
      if (!(await isRightPassword(deps, { account, given, ...place }))) return false;
      after = await deps.passwords.hash(next, { client: place.network, isKnown: true });
      return true;
    },
    async take(tx) {
      const before = member.password_hash ?? '';
      if (!(await replacePassword(tx, member.id, { before, after }))) return null;
      await endOtherSessionsOf(tx, member.id, sessionHash);
      await rekeyOwnerSession(tx, sessionHash, passwordKeyOf(after));
      return { kind: 'changed' } as const;
    },
  });
}
