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

/** One browser that is told by Web Push. */
interface PushDeviceRow {
  /** SHA-256 of its endpoint. */
  id: string;
  /** Whose it is; null is the owner of OWNER_PASSWORD. */
  member_id: string | null;
  /** As in its session: under another password it is told nothing. */
  password_key: string;
  /** The session that it was last used in; it goes when somebody ends that. */
  session_hash: string;
  /** Where its push service takes what is for it. */
  endpoint: string;
  /** The browser's public key and shared secret (RFC 8291), in base64url. */
  p256dh: string;
  auth: string;
  /** `Firefox on Windows`. */
  browser: string;
  made_at: number;
  told_at: number | null;
  /** Of the last failure since it was last told. */
  failed_at: number | null;
  last_error: string | null;
  /** Its push service asked to wait so long. */
  wait_until: number | null;
  /** It can be brought back for half a minute. */
  removed_at: number | null;
}

export interface OwnerTables {
  desk_audit: DeskAuditRow;
  owner_sessions: OwnerSessionRow;
  desk_members: DeskMemberRow;
  push_devices: PushDeviceRow;
}
