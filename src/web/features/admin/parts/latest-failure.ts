/** What was tried: a mutation of the desk. */
interface Tried {
  readonly error: Error | null;
  /** Epoch milliseconds; 0 for what was not tried yet. */
  readonly submittedAt: number;
}

/** Why the latest of these tries failed; null if it did not, whatever became of those before it. */
export function latestFailure(...tries: readonly [Tried, ...Tried[]]): Error | null {
  return tries.reduce((latest, one) => (one.submittedAt > latest.submittedAt ? one : latest)).error;
}
