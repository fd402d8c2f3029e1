import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../test-support/server/free-port.ts';
import { serverProgram } from '../../test-support/server/programs.ts';

/** Long, for a machine with much else to do; a journey gives up earlier by itself. */
const START_TIMEOUT_MS = 240_000;
/** What the process prints once it takes requests. */
const OPEN = 'Foyer is open';

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
  /** Ends it at once, with its data, which nobody looks at any more. */
  discard(): Promise<void>;
}

/**
 * Starts the server as `npm start` does, over the built site.
 * @param settings environment settings on top of a quiet, unlimited, loopback-only server; `DATA_DIR` and `PORT` may be given to start again over the same data.
 * @param fill puts something into the folder of the data before the start
 */
export async function startFoyer(
  settings: Record<string, string> = {},
  fill: (dataDir: string) => Promise<void> = async () => undefined,
): Promise<RunningFoyer> {
  const port = settings['PORT'] ?? String(await freePort());
  const ownDataDir = settings['DATA_DIR'] === undefined;
  const dataDir = settings['DATA_DIR'] ?? (await mkdtemp(join(tmpdir(), 'foyer-e2e-')));
  await fill(dataDir);
  const url = `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, [serverProgram], {
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
  // A test that fails does not come to its stop().
  const leaveNothing = () => {
    child.kill('SIGKILL');
    if (ownDataDir) rmSync(dataDir, { recursive: true, force: true });
  };
  process.once('exit', leaveNothing);
  const ended = new Promise<void>((resolve) =>
    child.once('exit', () => {
      process.off('exit', leaveNothing);
      resolve();
    }),
  );
  const isOpen = await new Promise<boolean>((resolve) => {
    const take = (chunk: string) => {
      output += chunk;
      if (output.includes(OPEN)) resolve(true);
    };
    child.stdout.setEncoding('utf8').on('data', take);
    child.stderr.setEncoding('utf8').on('data', take);
    void ended.then(() => resolve(false));
    setTimeout(() => resolve(false), START_TIMEOUT_MS).unref();
  });
  if (!isOpen) {
    child.kill('SIGKILL');
    throw new Error(`Foyer did not start:\n${output}`);
  }

  const end = async (signal: 'SIGTERM' | 'SIGKILL') => {
    child.kill(signal);
    await ended;
  };
  const clear = async () => {
    if (ownDataDir) await rm(dataDir, { recursive: true, force: true });
  };
  return {
    url,
    dataDir,
    output: () => output,
    async stop() {
      await end('SIGTERM');
      await clear();
    },
    kill: () => end('SIGKILL'),
    async discard() {
      await end('SIGKILL');
      await clear();
    },
  };
}
