import type { Clock } from '../time/clock.ts';
import { findMember } from '../store/access/members.ts';
import type { Store } from '../store/engine/store.ts';
import type { OwnerKey } from './owner-key.ts';
import { passwordKeyOf } from './passwords.ts';
import type { KnownAccount } from './account.ts';

/** So long a right password waits for its code. */
export const TICKET_MS = 10 * 60 * 1000;
const PURPOSE = 'right password';

/** What whoever gave the right password brings along with the code, so that the password need not be kept or sent again. It opens nothing by itself. */
export interface CodeTickets {
  issue(account: KnownAccount): Promise<string>;
  /** Whose password it was; null where it was made up, is too old, or the password is another by now. */
  read(ticket: string): Promise<KnownAccount | null>;
}

const FORMAT = /^(\d{13})\.([\w-]*)\.([\w-]{43})$/;

export function createCodeTickets({
  store,
  clock,
  key,
}: {
  store: Store;
  clock: Clock;
  key: () => Promise<OwnerKey>;
}): CodeTickets {
  const textOf = (endsAt: number, account: KnownAccount) =>
    account.kind === 'first-owner'
      ? `${endsAt} owner`
      : `${endsAt} ${account.member.id} ${passwordKeyOf(account.member.password_hash ?? '')}`;

  async function find(id: string): Promise<KnownAccount | null> {
    // A key of another OWNER_PASSWORD signs nothing that this one knows.
    if (id === '') return { kind: 'first-owner' };
    const member = await findMember(store.db, id);
    return member?.password_hash ? { kind: 'member', member } : null;
  }

  return {
    async issue(account) {
      const { sign } = await key();
      const endsAt = clock.now() + TICKET_MS;
      const id = account.kind === 'first-owner' ? '' : account.member.id;
      return `${endsAt}.${id}.${sign(PURPOSE, textOf(endsAt, account))}`;
    },
    async read(ticket) {
      const [, endsAt = '', id = '', signature = ''] = FORMAT.exec(ticket) ?? [];
      if (endsAt === '' || Number(endsAt) <= clock.now()) return null;
      const account = await find(id);
      if (account === null) return null;
      const { isSigned } = await key();
      return isSigned(PURPOSE, textOf(Number(endsAt), account), signature) ? account : null;
    },
  };
}
