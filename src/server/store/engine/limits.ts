/** The store's time limits: every write is answered within ten seconds, whatever the database or the network does. */
export interface StoreLimits {
  /** A write that has waited this long for its group is refused without having run. */
  readonly queueMs: number;
  /** For a new connection, or a free one. */
  readonly connectMs: number;
  /** For a whole group, its connection included; then that connection is thrown away. */
  readonly groupMs: number;
  /** A group that lost against another process is run again, unless this has passed. */
  readonly againMs: number;
  /** For one read, its connection included; then that connection is thrown away. */
  readonly readMs: number;
  /** For one statement, after which PostgreSQL itself stops it. */
  readonly readStatementMs: number;
  readonly writeStatementMs: number;
  /** For another process's group. */
  readonly lockMs: number;
  /**
   * Between two statements of a group. Shorter than `lockMs` and `queueMs`: while PostgreSQL ends the group of a process that stands still,
   * the others' writes wait, and are not refused.
   */
  readonly idleMs: number;
}

/** A write takes `queueMs`, `againMs` and `groupMs` at most. */
export const storeLimits: StoreLimits = {
  queueMs: 3000,
  connectMs: 3000,
  groupMs: 5000,
  againMs: 2000,
  readMs: 8000,
  readStatementMs: 7000,
  writeStatementMs: 4500,
  lockMs: 3500,
  idleMs: 2500,
};

const HOUR_MS = 60 * 60 * 1000;
const MINUTE_MS = 60 * 1000;

/** For commands, whose reader waits: they count through all there is. What they write keeps visitors waiting, so that stays bounded. */
export const commandLimits: StoreLimits = {
  ...storeLimits,
  groupMs: MINUTE_MS,
  writeStatementMs: MINUTE_MS,
  readMs: HOUR_MS,
  readStatementMs: HOUR_MS,
};
