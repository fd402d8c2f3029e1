import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

/** Lives through worlds in several processes, each with a part of the seeds. Whether all held. */
export async function simulateInParts(given: {
  seeds: number;
  days: number;
  first: number;
  isBrief: boolean;
  workers: number;
}): Promise<boolean> {
  const { seeds, days, first, isBrief, workers } = given;
  const each = Math.ceil(seeds / workers);
  const parts = Array.from({ length: workers }, (_, part) => ({
    from: first + part * each,
    count: Math.min(each, seeds - part * each),
  }));
  const codes = parts
    .filter(({ count }) => count > 0)
    .map(async ({ from, count }) => {
      const what = [`--seeds=${count}`, `--days=${days}`, `--seed=${from}`, ...(isBrief ? ['--brief'] : [])];
      const [code]: unknown[] = await once(fork(join(import.meta.dirname, 'command.ts'), what), 'exit');
      return code;
    });
  return (await Promise.all(codes)).every((code) => code === 0);
}
