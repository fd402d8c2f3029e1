import type { Transaction } from 'kysely';
import { findInvited, setInvitation, takeInvitation, type MemberRecord } from '../store/access/members.ts';
import { endOwnerSessionsOf } from '../store/access/owner-sessions.ts';
import { findSecondStep } from '../store/access/second-steps.ts';
import type { Store } from '../store/engine/store.ts';
import type { Database } from '../store/schema/schema.ts';
import type { Clock } from '../time/clock.ts';
import type { CodeTickets } from './code-tickets.ts';
import { hashOf, newToken, type OwnerSessions } from './owner-sessions.ts';
import type { Passwords } from './passwords.ts';
import { refuseEasyPassword } from './own-password.ts';

/** How long a link can be used. */
export const INVITATION_MS = 3 * 24 * 60 * 60 * 1000;

export interface Invitations {
  /** A new link for this member in place of any earlier one; the database knows its token by a hash alone. */
  issue(tx: Transaction<Database>, memberId: string): Promise<{ token: string; endsAt: number }>;
  /** Whom a token invites; null where its link cannot be used any more. */
  find(token: string): Promise<MemberRecord | null>;
  /** Sets the password, ends all sessions under an earlier one, and signs in; null as above. Who has a second step gets a ticket for it instead of a token. */
  accept(given: {
    token: string;
    password: string;
    network: string;
    browser: string;
  }): Promise<{ member: MemberRecord; entry: { token: string } | { ticket: string } } | null>;
}

interface InvitationDeps {
  readonly store: Store;
  readonly clock: Clock;
  readonly sessions: OwnerSessions;
  readonly passwords: Passwords;
  readonly tickets: CodeTickets;
}

export function createInvitations({ store, clock, sessions, passwords, tickets }: InvitationDeps): Invitations {
  const find = async (token: string) => findInvited(store.db, hashOf(token), clock.now());
  return {
    async issue(tx, memberId) {
      const token = newToken();
      const endsAt = clock.now() + INVITATION_MS;
      await setInvitation(tx, memberId, { hash: hashOf(token), endsAt });
      return { token, endsAt };
    },
    find,
    async accept({ token, password, network, browser }) {
      // A link that cannot be used costs no slow hash.
      if ((await find(token)) === null) return null;
      refuseEasyPassword(password);
      const passwordHash = await passwords.hash(password, { client: network, isKnown: true });
      return store.write(async (tx) => {
        const member = await takeInvitation(tx, { tokenHash: hashOf(token), passwordHash, now: clock.now() });
        if (member === null) return null;
        await endOwnerSessionsOf(tx, member.id);
        if ((await findSecondStep(tx, member.id)) !== null)
          return { member, entry: { ticket: await tickets.issue({ kind: 'member', member }) } };
        return { member, entry: { token: await sessions.begin(tx, browser, member) } };
      });
    },
  };
}
