/** Where in the pasted text a value stands. */
export interface Passage {
  readonly start: number;
  readonly end: number;
}

/** A value of a field as one passage gives it, and where. */
export interface Claim {
  readonly value: string;
  /** Labels and headers before prose, prose before shorthand. */
  readonly rank: number;
  readonly start: number;
  readonly end: number;
  readonly assumed?: boolean;
}

/** Of several claims those of the highest rank decide; where these contradict each other nothing is read. */
export function settle(claims: readonly Claim[]): Claim | undefined {
  const top = claims.reduce((most, { rank }) => Math.max(most, rank), Number.NEGATIVE_INFINITY);
  const best = claims.filter(({ rank }) => rank === top);
  const [first] = best;
  return best.every(({ value }) => value === first?.value) ? first : undefined;
}
