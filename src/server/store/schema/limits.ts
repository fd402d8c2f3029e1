/** How often a client did something within one window of time, over all processes. */
interface LimitCountRow {
  /** A keyed hash of limit and client. */
  key: string;
  hits: number;
  ends_at: number;
}

/** Somebody wants no more mail of a kind. */
interface MailStopRow {
  /** A keyed hash of the kind and the mailbox. */
  key: string;
  stopped_at: number;
}

export interface LimitTables {
  mail_stops: MailStopRow;
  limit_counts: LimitCountRow;
}
