import { readConfigureGlobal } from 'fast-check';
import { describe, inject } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    /** How many times as long as `npm test` this run takes: 1 there, more in `npm run soak`. */
    soak: number;
    /** What every property's examples are drawn from. */
    seed: number;
  }
}

/** fast-check's own number of runs, which `vitest.setup.ts` multiplies for a soak. */
const USUAL_RUNS = 100;

/** The number of runs of a property that `npm test` gives so many. */
export function runs(count: number): number {
  return Math.round((count * (readConfigureGlobal().numRuns ?? USUAL_RUNS)) / USUAL_RUNS);
}

/** Defines the same tests once for each time over. For what a seed cannot decide: kills, races. */
export function forEachRound(define: () => void): void {
  const rounds = Array.from({ length: inject('soak') }, (_, round) => round + 1);
  describe.each(rounds)('round %i', () => {
    define();
  });
}
