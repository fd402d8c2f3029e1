/** From one instant until another, the latter not included; epoch milliseconds. */
export interface Span {
  readonly from: number;
  readonly until: number;
}

/** The beginning of a month by UTC: of the one that holds `at`, or so many later. */
export function monthStart(at: number, later = 0): number {
  const date = new Date(at);
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + later);
}

/** The whole months by UTC, in their order, that hold a span. */
export function monthsOf({ from, until }: Span): Span[] {
  const months: Span[] = [];
  for (let start = monthStart(from); start < until; start = monthStart(start, 1))
    months.push({ from: start, until: monthStart(start, 1) });
  return months;
}
