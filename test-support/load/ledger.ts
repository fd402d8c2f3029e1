/** What visitors were told is done, to be counted against the database afterwards. */
export interface Ledger {
  /** Titles of page views, each sent once. */
  readonly views: Set<string>;
  /** Names of leads, each sent under one key until it was acknowledged. */
  readonly leads: Map<string, string>;
  /** Addresses of bookings, with their ids. */
  readonly bookings: Map<string, string>;
  /** Ids of bookings that were cancelled. */
  readonly cancelled: Set<string>;
  /** Checkouts, with the ids of their orders. */
  readonly orders: Map<string, string>;
  /** Ids of orders that were paid. */
  readonly paid: Set<string>;
  /** Answers that no visitor should ever get, in words. */
  readonly wrong: string[];
  /** How many requests were answered 503, or not at all. */
  refused: number;
  unanswered: number;
  /** In milliseconds. */
  slowestAnswer: number;
}

export const newLedger = (): Ledger => ({
  views: new Set(),
  leads: new Map(),
  bookings: new Map(),
  cancelled: new Set(),
  orders: new Map(),
  paid: new Set(),
  wrong: [],
  refused: 0,
  unanswered: 0,
  slowestAnswer: 0,
});

export function countAcknowledged({ views, leads, bookings, cancelled, orders, paid }: Ledger): number {
  return views.size + leads.size + bookings.size + cancelled.size + orders.size + paid.size;
}

/** In the words of a report. */
export function describeLedger(ledger: Ledger): string {
  const { views, leads, bookings, cancelled, orders, paid } = ledger;
  return (
    `${views.size} page views, ${leads.size} leads, ${bookings.size} bookings, ${cancelled.size} cancellations, ` +
    `${orders.size} orders, ${paid.size} payments acknowledged; ${ledger.refused} requests refused with 503, ` +
    `${ledger.unanswered} without an answer, the slowest answer after ${Math.round(ledger.slowestAnswer)} ms`
  );
}
