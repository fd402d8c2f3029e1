import type { Kysely, Transaction } from 'kysely';
import { apiPaths } from '../../contract/paths.ts';
import { mailboxOf } from '../outbox/mailbox.ts';
import type { MailTemplate } from '../outbox/mail-schemas.ts';
import { createSigner, signIn } from '../store/access/signer.ts';
import type { Store } from '../store/engine/store.ts';
import type { Database } from '../store/schema/schema.ts';
import type { Clock } from '../time/clock.ts';

const SECRET = 'mail-stops';
/** 132 bits in base64url; a whole hash would make the path longer than the router takes. */
const KEY_LENGTH = 22;

/** The mails that answer nothing their reader did, as the page names them. */
export const stoppable = {
  'checkout-abandoned': 'mail about an order that was begun and not paid',
  'site-notice': 'mail about trouble with the site',
  'weekly-report': 'the weekly report',
} as const satisfies Partial<Record<MailTemplate, string>>;

export type Stoppable = keyof typeof stoppable;
/** Those that go to visitors. */
const visitors = ['checkout-abandoned'] as const satisfies Stoppable[];

function isStoppable(kind: string): kind is Stoppable {
  return Object.hasOwn(stoppable, kind);
}

/** Who wants no more mail of a kind. Neither a link nor a row names a mailbox: both hold a hash, keyed by a secret of this installation. */
export interface MailStops {
  /** The path under which the reader stops these mails and takes that back. It stays the same, so every mail's link works. */
  pathFor(kind: Stoppable, to: string): Promise<string>;
  isStopped(db: Kysely<Database>, kind: Stoppable, to: string): Promise<boolean>;
  /** Which mails a link is about; null for one that was never given out. */
  read(token: string): Promise<{ kind: Stoppable; isStopped: boolean } | null>;
  /** Which mails to visitors these mailboxes get no more, and since when. */
  listStopped(
    db: Kysely<Database>,
    mailboxes: readonly string[],
  ): Promise<{ email: string; what: string; at: number }[]>;
  /** Stops all mails to visitors; gives the keys of those that were not stopped before, by which `resume` lets them come again. */
  stopAll(tx: Transaction<Database>, mailboxes: readonly string[], at: number): Promise<string[]>;
  resume(tx: Transaction<Database>, keys: readonly string[]): Promise<void>;
  /** Stops the mails a link is about, or lets them come again. Does nothing for a link that was never given out. */
  set(token: string, isStopped: boolean, clock: Clock): Promise<void>;
}

export function createMailStops(store: Store): MailStops {
  const signer = createSigner(store, SECRET);
  const named = (kind: Stoppable, to: string) => `mailbox:${kind}:${mailboxOf(to)}`;
  const keyOf = async (kind: Stoppable, to: string) => (await signer.sign(named(kind, to))).slice(0, KEY_LENGTH);
  /** The same within a unit, where a signer that does not know its secret yet would wait for the unit to end. */
  const keyIn = async (tx: Transaction<Database>, kind: Stoppable, to: string) =>
    (await signIn(tx, SECRET, named(kind, to))).slice(0, KEY_LENGTH);
  const signed = (kind: string, key: string) => `link:${kind}:${key}`;

  async function verify(token: string): Promise<{ kind: Stoppable; key: string } | null> {
    const [kind = '', key = '', signature = ''] = token.split('.', 3);
    return isStoppable(kind) && (await signer.verify(signed(kind, key), signature)) ? { kind, key } : null;
  }

  async function holds(db: Kysely<Database>, key: string): Promise<boolean> {
    return (await db.selectFrom('mail_stops').select('key').where('key', '=', key).executeTakeFirst()) !== undefined;
  }

  return {
    async pathFor(kind, to) {
      const key = await keyOf(kind, to);
      return apiPaths.mailStop.replace(':token', `${kind}.${key}.${await signer.sign(signed(kind, key))}`);
    },
    async listStopped(db, mailboxes) {
      const stopped = [];
      for (const email of mailboxes)
        for (const kind of visitors) {
          const row = await db
            .selectFrom('mail_stops')
            .select('stopped_at')
            .where('key', '=', await keyOf(kind, email))
            .executeTakeFirst();
          if (row !== undefined) stopped.push({ email, what: stoppable[kind], at: row.stopped_at });
        }
      return stopped;
    },
    async stopAll(tx, mailboxes, at) {
      const keys = [];
      for (const email of mailboxes) for (const kind of visitors) keys.push(await keyIn(tx, kind, email));
      if (keys.length === 0) return [];
      const rows = await tx
        .insertInto('mail_stops')
        .values([...new Set(keys)].toSorted().map((key) => ({ key, stopped_at: at })))
        .onConflict((conflict) => conflict.column('key').doNothing())
        .returning('key')
        .execute();
      return rows.map(({ key }) => key);
    },
    async resume(tx, keys) {
      if (keys.length > 0)
        await tx
          .deleteFrom('mail_stops')
          .where('key', 'in', [...keys])
          .execute();
    },
    isStopped: async (db, kind, to) => holds(db, await keyOf(kind, to)),
    async read(token) {
      const link = await verify(token);
      return link && { kind: link.kind, isStopped: await holds(store.db, link.key) };
    },
    async set(token, isStopped, clock) {
      const link = await verify(token);
      if (link === null) return;
      const { key } = link;
      await store.write(async (tx) => {
        await tx.deleteFrom('mail_stops').where('key', '=', key).execute();
        if (isStopped) await tx.insertInto('mail_stops').values({ key, stopped_at: clock.now() }).execute();
      });
    },
  };
}
