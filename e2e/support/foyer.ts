import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../test-support/server/free-port.ts';

const START_TIMEOUT_MS = 60_000;
const POLL_MS = 50;
/** `npm test` runs what `npm start` runs, the bundle; by hand the sources run as they stand. */
const SERVER = process.env['FOYER_SERVER'] ?? 'src/server/main.ts';

/** A Foyer process of its own, on a free loopback port, over an empty database. */
export interface RunningFoyer {
  readonly url: string;
  readonly dataDir: string;
  /** Everything the process printed so far. */
  output(): string;
  /** Ends the process as an operator does. */
  stop(): Promise<void>;
  /** Ends it as a power cut does; the data stays. */
  kill(): Promise<void>;
}

async function isReady(url: string): Promise<boolean> {
  try {
    return (await fetch(`${url}/api/ready`)).ok;
  } catch {
    return false;
  }
}

/**
 * Starts the server as `npm start` does, over the built site.
 * @param settings environment settings on top of a quiet, unlimited, loopback-only server; `DATA_DIR` and `PORT` may be given to start again over the same data.
 */
export async function startFoyer(settings: Record<string, string> = {}): Promise<RunningFoyer> {
  const port = settings['PORT'] ?? String(await freePort());
  const ownDataDir = settings['DATA_DIR'] === undefined;
  const dataDir = settings['DATA_DIR'] ?? (await mkdtemp(join(tmpdir(), 'foyer-e2e-')));
  const url = `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, [SERVER], {
    env: {
      PATH: process.env['PATH'],
      HOST: '127.0.0.1',
      PUBLIC_URL: url,
      LOG_LEVEL: 'warn',
      RATE_LIMIT: '0',
      ...settings,
      PORT: port,
      DATA_DIR: dataDir,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));

  const deadline = Date.now() + START_TIMEOUT_MS;
  while (!(await isReady(url))) {
    if (child.exitCode !== null || Date.now() > deadline) {
      child.kill('SIGKILL');
      throw new Error(`Foyer did not start:\n${output}`);
    }
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }

  return {
    url,
    dataDir,
    output: () => output,
    async stop() {
      child.kill('SIGTERM');
      await ended;
      if (ownDataDir) await rm(dataDir, { recursive: true, force: true });
    },
    async kill() {
      child.kill('SIGKILL');
      await ended;
    },
  };
}
