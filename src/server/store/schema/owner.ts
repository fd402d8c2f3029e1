import type { AuditDeed } from '../../../contract/owner-audit.ts';
import type { DeskRole } from '../../../contract/owner-session.ts';

/** One place where somebody is signed in. */
interface OwnerSessionRow {
  /** SHA-256 of the token in the browser's cookie. */
  token_hash: string;
  /** Tells under which password it was begun; under another it counts for nothing. */
  password_key: string;
  /** `Firefox on Windows`. */
  browser: string;
  created_at: number;
  /** Written once in a few minutes at most. */
  last_seen_at: number;
  /** Whose it is; null is the owner of OWNER_PASSWORD. */
  member_id: string | null;
}

/** Somebody who may sign in beside the owner of OWNER_PASSWORD, or might once. */
interface DeskMemberRow {
  id: string;
  name: string;
  /** In small letters; of all who are not removed, one has it. */
  email: string;
  role: DeskRole;
  /** As `hashPassword` writes it; null until the invitation is taken. */
  password_hash: string | null;
  /** SHA-256 of the token in the invitation's link; null once it was taken. */
  invitation_hash: string | null;
  invitation_ends_at: number | null;
  created_at: number;
  /** The row stays, so that what they did keeps their name. */
  removed_at: number | null;
}

/** Something that somebody did in the desk: that it was done, never what it said. */
interface DeskAuditRow {
  id: string;
  at: number;
  /** Null is the owner of OWNER_PASSWORD. */
  member_id: string | null;
  deed: AuditDeed;
  /** In words: `a person`, `the orders`. */
  what: string;
  /** The id of what it was about. */
  subject: string | null;
}

export interface OwnerTables {
  desk_audit: DeskAuditRow;
  owner_sessions: OwnerSessionRow;
  desk_members: DeskMemberRow;
}
