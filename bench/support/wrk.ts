import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { z } from 'zod';

const run = promisify(execFile);

const result = z.object({ perSecond: z.number(), p99Ms: z.number(), failed: z.number() });
export type WrkResult = z.infer<typeof result>;

const script = new URL('wrk-report.lua', import.meta.url).pathname;

/** Asks for one address over and over, with wrk: it keeps pace with nginx, as a sender in JavaScript does not. */
export async function sendWithWrk(
  url: string,
  task: { connections: number; seconds: number; headers: Readonly<Record<string, string>> },
): Promise<WrkResult> {
  const headers = Object.entries(task.headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`]);
  const pace = ['-t1', `-c${task.connections}`, `-d${task.seconds}s`];
  const { stdout } = await run('wrk', [...pace, ...headers, '-s', script, url]);
  return result.parse(JSON.parse(stdout.trim().split('\n').at(-1) ?? ''));
}
