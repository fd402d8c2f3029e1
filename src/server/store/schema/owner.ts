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

/** The second step of somebody's sign-in: a code of six digits that an app makes anew every thirty seconds (RFC 6238). */
interface SecondStepRow {
  /** The id of a member, or `owner` for the owner of OWNER_PASSWORD. */
  holder: string;
  /** What the codes are made of, in base32. */
  secret: string;
  made_at: number;
  /** Null until a first code has shown that the app has the secret: until then no code is asked. */
  confirmed_at: number | null;
  /** The last thirty seconds, since 1970, of which a code was taken; none of them or before is taken again. */
  last_step: number;
}

/** A code that is good once in place of the app's; the row goes when it is used. */
interface RecoveryCodeRow {
  /** As in `second_steps`. */
  holder: string;
  /** SHA-256 of the code. */
  code_hash: string;
  made_at: number;
}

export interface OwnerTables {
  desk_audit: DeskAuditRow;
  owner_sessions: OwnerSessionRow;
  desk_members: DeskMemberRow;
  push_devices: PushDeviceRow;
  second_steps: SecondStepRow;
  recovery_codes: RecoveryCodeRow;
}
