import { createHash, randomBytes } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { Clock } from '../time/clock.ts';
import {
  dropEndedSessions,
  endAllOwnerSessions,
  endOwnerSession,
  findOwnerSession,
  insertOwnerSession,
  listOwnerSessions,
  touchOwnerSession,
  type OwnerSessionRecord,
} from '../store/access/owner-sessions.ts';
import type { Database } from '../store/schema/schema.ts';
import { StoreUnavailableError, type Store } from '../store/engine/store.ts';
import type { OwnerKey } from './owner-key.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** However much it is used. */
export const SESSION_MS = 30 * DAY_MS;
export const IDLE_MS = 14 * DAY_MS;
/** A session in use is written no more often than this. */
export const SEEN_EVERY_MS = 5 * MINUTE_MS;
const SESSIONS_MAX = 100;
const TOKEN_BYTES = 32;
/** As a token of so many bytes is written. */
const TOKEN = /^[\w-]{43}$/;

/** The database knows a token by this alone. */
function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

export interface OwnerSessionsDeps {
  readonly store: Store;
  readonly clock: Clock;
  readonly key: () => Promise<OwnerKey>;
}

/** Where the owner is signed in: rows that every process over the database sees, and that end when they are deleted. */
export interface OwnerSessions {
  /** The session of a token; null where it is none, or has ended. Rejects with StoreUnavailableError where nobody can say. */
  find(token: string): Promise<OwnerSessionRecord | null>;
  /** In the transaction that has found the password right; gives the session's token. */
  begin(tx: Transaction<Database>, browser: string): Promise<string>;
  /** The latest seen first, without those that have ended. */
  list(): Promise<OwnerSessionRecord[]>;
  end(token: string): Promise<void>;
  endAll(): Promise<void>;
}

export function createOwnerSessions({ store, clock, key }: OwnerSessionsDeps): OwnerSessions {
  async function stands(session: OwnerSessionRecord): Promise<boolean> {
    const now = clock.now();
    const { fingerprint } = await key();
    return (
      session.password_key === fingerprint &&
      session.created_at > now - SESSION_MS &&
      session.last_seen_at > now - IDLE_MS
    );
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
    async find(token) {
      if (!TOKEN.test(token)) return null;
      const found = await findOwnerSession(store.db, hashOf(token));
      if (found === null || !(await stands(found))) return null;
      const now = clock.now();
      if (now - found.last_seen_at >= SEEN_EVERY_MS) await touch(found.token_hash, now);
      return found;
    },

    async begin(tx, browser) {
      const token = randomBytes(TOKEN_BYTES).toString('base64url');
      const { fingerprint: passwordKey } = await key();
      const at = clock.now();
      await dropEndedSessions(tx, { passwordKey, seenBefore: at - IDLE_MS, createdBefore: at - SESSION_MS });
      const session = { token_hash: hashOf(token), password_key: passwordKey, browser };
      await insertOwnerSession(tx, { ...session, created_at: at, last_seen_at: at }, SESSIONS_MAX);
      return token;
    },

    async list() {
      const all = await listOwnerSessions(store.db);
      const standing = await Promise.all(all.map(stands));
      return all.filter((_session, index) => standing[index]);
    },

    async end(token) {
      if (TOKEN.test(token)) await store.write((tx) => endOwnerSession(tx, hashOf(token)));
    },

    endAll: () => store.write(endAllOwnerSessions),
  };
}
