/** How often a client did something within one window of time, over all processes. */
interface LimitCountRow {
  /** A keyed hash of limit and client. */
  key: string;
  hits: number;
  ends_at: number;
}

export interface LimitTables {
  limit_counts: LimitCountRow;
}
