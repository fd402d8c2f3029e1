import { spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { build, install } from '../../scripts/installed.mjs';
import serverProcess from '../../scripts/server-process.json' with { type: 'json' };
import { freePort } from '../../test-support/server/free-port.ts';

const POLL_MS = 3;
const START_TIMEOUT_MS = 300_000;
/** Linux counts a process's time in hundredths of a second. */
const TICK_MS = 10;

async function answers(url: string): Promise<boolean> {
  try {
    const { ok, body } = await fetch(url);
    await body?.cancel();
    return ok;
  } catch {
    return false;
  }
}

// Or what is measured would be an older state of the sources.
install();
build();

/** The server process as `npm start` runs it once everything is built; on loopback, without a rate limit. */
export interface MeasuredServer {
  readonly url: string;
  /** From the start of the process to its first good answer at `firstPath`. */
  readonly secondsToAnswer: number;
  /** Memory it has in use now (resident set). */
  residentMb(): Promise<number>;
  /** The most that it ever had in use. */
  peakMb(): Promise<number>;
  /** The processor's time that it has taken so far: on a busy machine it says more than a rate. */
  processorMs(): Promise<number>;
  stop(): Promise<void>;
}

/** What `npm start` runs in the end. */
const serverAlone: readonly string[] = [process.execPath, ...serverProcess.flags, 'build/server/main.js'];

export async function startServer(
  settings: Record<string, string>,
  firstPath = '/api/ready',
  [command = '', ...args] = serverAlone,
): Promise<MeasuredServer> {
  const port = String(await freePort());
  const url = `http://127.0.0.1:${port}`;
  const started = performance.now();
  const child = spawn(command, args, {
    env: {
      ...serverProcess.env,
      PATH: process.env['PATH'],
      HOME: process.env['HOME'],
      HOST: '127.0.0.1',
      LOG_LEVEL: 'warn',
      RATE_LIMIT: '0',
      ...settings,
      PORT: port,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  while (!(await answers(`${url}${firstPath}`))) {
    const isGone = child.exitCode !== null || child.signalCode !== null;
    if (isGone || performance.now() - started > START_TIMEOUT_MS) {
      child.kill('SIGKILL');
      throw new Error(`Foyer did not answer at ${firstPath}`);
    }
    await delay(POLL_MS);
  }
  const secondsToAnswer = (performance.now() - started) / 1000;
  const memoryMb = async (kind: 'VmRSS' | 'VmHWM') => {
    const status = await readFile(`/proc/${child.pid}/status`, 'utf8');
    return Number(new RegExp(`${kind}:\\s+(\\d+)`).exec(status)?.[1]) / 1024;
  };
  return {
    url,
    secondsToAnswer,
    residentMb: () => memoryMb('VmRSS'),
    peakMb: () => memoryMb('VmHWM'),
    async processorMs() {
      const stat = await readFile(`/proc/${child.pid}/stat`, 'utf8');
      // Of the fields after the name, which may hold anything, the twelfth and thirteenth: in user and in system mode.
      const [user, system] = stat
        .slice(stat.lastIndexOf(')') + 2)
        .split(' ')
        .slice(11, 13);
      return (Number(user) + Number(system)) * TICK_MS;
    },
    async stop() {
      child.kill('SIGTERM');
      await ended;
      // npm is gone before what it started.
      while (await answers(`${url}${firstPath}`)) await delay(POLL_MS);
    },
  };
}
