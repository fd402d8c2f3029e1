/** One place where the owner is signed in. */
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
}

export interface OwnerTables {
  owner_sessions: OwnerSessionRow;
}
