import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** POSTs of JSON bodies, taken in turn, over connections that are kept open; each waits for its answer before it sends the next. */
export interface LoadTask {
  readonly url: string;
  readonly bodies: readonly string[];
  /** Sent with each request, beside what describes its body. */
  readonly headers?: Readonly<Record<string, string>>;
  readonly connections: number;
  readonly seconds: number;
}

export interface LoadResult {
  readonly acknowledged: number;
  readonly refused: number;
  readonly perSecond: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
}

/** Sends the load from a process of its own, so that measuring does not share the server's event loop; counts only what was answered. */
export async function sendLoad(task: LoadTask): Promise<LoadResult> {
  const child = spawn(process.execPath, [fileURLToPath(new URL('send-load.ts', import.meta.url))], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  child.stdin.end(JSON.stringify(task));
  let output = '';
  for await (const chunk of child.stdout) output += String(chunk);
  const result: LoadResult = JSON.parse(output);
  return result;
}
