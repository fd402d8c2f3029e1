/** A value that one passage gives, and how much that kind of passage counts. */
export interface Claim<T extends string | number = number> {
  readonly value: T;
  readonly rank: number;
}

/** SPEC 1: of the claims of the highest rank the one said most often; where two are said equally often, none. */
export function settle<T extends string | number>(claims: readonly Claim<T>[]): T | undefined {
  const top = claims.reduce((highest, { rank }) => Math.max(highest, rank), 0);
  const counts = new Map<T, number>();
  for (const { value, rank } of claims) if (rank === top) counts.set(value, (counts.get(value) ?? 0) + 1);
  const [first, second] = [...counts].sort(([, a], [, b]) => b - a);
  return first === undefined || (second !== undefined && second[1] === first[1]) ? undefined : first[0];
}
