import { createHash, randomBytes } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { Clock } from '../time/clock.ts';
import { insertAudit } from '../store/access/audit.ts';
import type { Holder } from '../store/access/holders.ts';
import type { MemberRecord } from '../store/access/members.ts';
import {
  dropEndedSessions,
  endOwnerSession,
  endOwnerSessionsOf,
  findOwnerSession,
  insertOwnerSession,
  listOwnerSessions,
  touchOwnerSession,
  type HeldSession,
  type OwnerSessionRecord,
} from '../store/access/owner-sessions.ts';
import type { Database } from '../store/schema/schema.ts';
import { StoreUnavailableError, type Store } from '../store/engine/store.ts';
import { firstOwner, type DeskIdentity } from './desk-identity.ts';
import type { OwnerKey } from './owner-key.ts';
import { passwordKeyOf } from './passwords.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** However much it is used. */
export const SESSION_MS = 30 * DAY_MS;
export const IDLE_MS = 14 * DAY_MS;
/** A session in use is written no more often than this. */
export const SEEN_EVERY_MS = 5 * MINUTE_MS;
/** Of one person. */
const SESSIONS_MAX = 100;
const TOKEN_BYTES = 32;
/** As a token of so many bytes is written. */
const TOKEN = /^[\w-]{43}$/;

/** The database knows a token by this alone. */
export function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

/** 256 random bits in letters that a cookie and an address take. */
export function newToken(): string {
  return randomBytes(TOKEN_BYTES).toString('base64url');
}

export interface OwnerSessionsDeps {
  readonly store: Store;
  readonly clock: Clock;
  readonly key: () => Promise<OwnerKey>;
}

/** A session that stands, and who it lets in. */
export interface StandingSession {
  readonly session: OwnerSessionRecord;
  readonly identity: DeskIdentity;
}

/** Who signed in, under which password, and who that is now. */
export type Signed = Pick<HeldSession, 'member_id' | 'password_key' | keyof Holder>;

/** Where people are signed in: rows that every process over the database sees, and that end when they are deleted. */
export interface OwnerSessions {
  /**
   * The session of a token; null where it is none, or has ended. Who it is, and what they may do, is read each time. Rejects with
   * StoreUnavailableError where nobody can say.
   */
  find(token: string): Promise<StandingSession | null>;
  /** In the transaction that has found the password right; gives the session's token. `how` is what is written down, where it is more than the browser. */
  begin(tx: Transaction<Database>, browser: string, member: MemberRecord | null, how?: string): Promise<string>;
  /** Everybody's, the latest seen first, without those that have ended. */
  list(): Promise<StandingSession[]>;
  end(token: string): Promise<void>;
  /** By what the database knows it by. */
  endByHash(tokenHash: string): Promise<void>;
  /** Whom something belongs to that was made after signing in, such as a session; null where the password is no longer theirs. */
  identify(signed: Signed): Promise<DeskIdentity | null>;
  /** All of one person's; null is the owner of OWNER_PASSWORD. */
  endAll(memberId: string | null): Promise<void>;
}

export function createOwnerSessions({ store, clock, key }: OwnerSessionsDeps): OwnerSessions {
  async function identify(signed: Signed): Promise<DeskIdentity | null> {
    const { member_id: memberId, password_key: passwordKey } = signed;
    if (memberId === null) return passwordKey === (await key()).fingerprint ? firstOwner : null;
    const { holder_name: name, holder_role: role, holder_password_hash: hash } = signed;
    if (role === null || hash === null || passwordKey !== passwordKeyOf(hash)) return null;
    return { memberId, name, role };
  }

  async function stand(held: HeldSession): Promise<StandingSession | null> {
    const now = clock.now();
    if (held.created_at <= now - SESSION_MS || held.last_seen_at <= now - IDLE_MS) return null;
    const identity = await identify(held);
    const { holder_name: _name, holder_role: _role, holder_password_hash: _hash, ...session } = held;
    return identity && { session, identity };
  }

  /** The desk can be read also while nothing can be written. */
  async function touch(tokenHash: string, at: number): Promise<void> {
    try {
      await store.write((tx) => touchOwnerSession(tx, tokenHash, { at, before: at - SEEN_EVERY_MS }));
    } catch (error) {
      if (!(error instanceof StoreUnavailableError)) throw error;
    }
  }

  return {
    identify,

    async find(token) {
      if (!TOKEN.test(token)) return null;
      const found = await findOwnerSession(store.db, hashOf(token));
      const standing = found && (await stand(found));
      if (standing === null) return null;
      const now = clock.now();
      const { last_seen_at: seenAt, token_hash: tokenHash } = standing.session;
      if (now - seenAt >= SEEN_EVERY_MS) await touch(tokenHash, now);
      return standing;
    },

    async begin(tx, browser, member, how = browser) {
      const token = newToken();
      const memberId = member?.id ?? null;
      const passwordKey = member === null ? (await key()).fingerprint : passwordKeyOf(member.password_hash ?? '');
      const at = clock.now();
      await dropEndedSessions(tx, { memberId, passwordKey, seenBefore: at - IDLE_MS, createdBefore: at - SESSION_MS });
      const session = { token_hash: hashOf(token), password_key: passwordKey, browser, member_id: memberId };
      await insertOwnerSession(tx, { ...session, created_at: at, last_seen_at: at }, SESSIONS_MAX);
      await insertAudit(tx, { memberId, deed: 'signed-in', what: how, subject: null, at });
      return token;
    },

    async list() {
      const all = await listOwnerSessions(store.db);
      const standing = await Promise.all(all.map(stand));
      return standing.filter((session) => session !== null);
    },

    async end(token) {
      if (TOKEN.test(token)) await store.write((tx) => endOwnerSession(tx, hashOf(token)));
    },

    endByHash: (tokenHash) => store.write((tx) => endOwnerSession(tx, tokenHash)),

    endAll: (memberId) => store.write((tx) => endOwnerSessionsOf(tx, memberId)),
  };
}
