import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** POSTs of JSON bodies, so many a second whether or not the server keeps up, from many clients behind one proxy. */
export interface FloodTask {
  readonly url: string;
  readonly bodies: readonly string[];
  /** How many addresses they come from, as a proxy says. */
  readonly clients: number;
  readonly perSecond: number;
  readonly seconds: number;
  /** The most connections; whoever finds none free is not sent. */
  readonly connections: number;
}

export interface FloodResult {
  readonly sentPerSecond: number;
  /** What was due while no connection was free. */
  readonly unsent: number;
  readonly acknowledged: number;
  readonly acknowledgedPerSecond: number;
  readonly acknowledgedP99Ms: number;
  readonly refused: number;
  readonly refusedP50Ms: number;
  readonly refusedP99Ms: number;
  /** Refused otherwise than with 503 and `Retry-After`, or not answered. */
  readonly failed: number;
  readonly connections: number;
  readonly connectedP99Ms: number;
  /** How late the sender's own event loop was. */
  readonly senderLateP99Ms: number;
}

/** Sends the flood from a process of its own. */
export async function sendFlood(task: FloodTask): Promise<FloodResult> {
  const child = spawn(process.execPath, [fileURLToPath(new URL('send-flood.ts', import.meta.url))], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  child.stdin.end(JSON.stringify(task));
  let output = '';
  for await (const chunk of child.stdout) output += String(chunk);
  const result: FloodResult = JSON.parse(output);
  return result;
}
