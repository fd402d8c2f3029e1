import { Session, type Profiler } from 'node:inspector';

/** Counts the blocks of code that a call runs in files whose address has `part`: the same on every machine, however busy. */
export function openStepCounter(part: string) {
  const session = new Session();
  session.connect();
  session.post('Profiler.enable');
  session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true });

  /** What ran since it was last asked. */
  function take(): number {
    let steps = 0;
    session.post('Profiler.takePreciseCoverage', (error, { result }: Profiler.TakePreciseCoverageReturnType) => {
      if (error) throw error;
      for (const { url, functions } of result)
        if (url.includes(part)) for (const { ranges } of functions) for (const { count } of ranges) steps += count;
    });
    return steps;
  }

  return {
    count(run: () => unknown): number {
      take();
      run();
      return take();
    },
    close: () => session.disconnect(),
  };
}
