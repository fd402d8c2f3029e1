import { Session } from 'node:inspector';

interface Coverage {
  readonly result: readonly {
    readonly functions: readonly { readonly ranges: readonly { readonly count: number }[] }[];
  }[];
}

/** How many blocks of code a call runs: the same on every machine, however busy. */
export function countSteps(run: () => unknown): number {
  const session = new Session();
  session.connect();
  session.post('Profiler.enable');
  session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true });
  run();
  let steps = 0;
  session.post('Profiler.takePreciseCoverage', (error: Error | null, { result }: Coverage) => {
    if (error) throw error;
    for (const { functions } of result)
      for (const { ranges } of functions) for (const { count } of ranges) steps += count;
  });
  session.post('Profiler.stopPreciseCoverage');
  session.disconnect();
  return steps;
}
