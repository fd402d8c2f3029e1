import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { report } from './report.ts';

/** How long from `node src/server/main.ts`, once built and with its database there, to the first answers; and what it takes at rest. */
const RUNS = 7;
const START_TARGET_S = 0.7;
const MEMORY_TARGET_MB = 170;
const POLL_MS = 3;

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('No loopback port could be had');
  return address.port;
}

async function answers(url: string): Promise<boolean> {
  try {
    return (await fetch(url)).ok;
  } catch {
    return false;
  }
}

async function residentMb(pid: number | undefined): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024;
}

async function startOnce(dataDir: string, path: string): Promise<{ seconds: number; memoryMb: number }> {
  const port = String(await freePort());
  const env = { PATH: process.env['PATH'], HOST: '127.0.0.1', LOG_LEVEL: 'warn', PORT: port, DATA_DIR: dataDir };
  const started = performance.now();
  const child = spawn(process.execPath, ['--max-semi-space-size=8', 'src/server/main.ts'], { env, stdio: 'ignore' });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  while (!(await answers(`http://127.0.0.1:${port}${path}`))) {
    if (child.exitCode !== null) throw new Error('Foyer did not start');
    await delay(POLL_MS);
  }
  const seconds = (performance.now() - started) / 1000;
  const memoryMb = await residentMb(child.pid);
  child.kill('SIGTERM');
  await ended;
  return { seconds, memoryMb };
}

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

const dataDir = await mkdtemp(join(tmpdir(), 'foyer-start-'));
// The first start makes the database and the compile cache, as the first `npm start` does.
await startOnce(dataDir, '/api/health');
const figures = [];
for (const path of existsSync('build/client/index.html') ? ['/api/health', '/'] : ['/api/health']) {
  const runs = [];
  for (let run = 0; run < RUNS; run += 1) runs.push(await startOnce(dataDir, path));
  const seconds = median(runs.map((run) => run.seconds));
  const memoryMb = median(runs.map((run) => run.memoryMb));
  figures.push(
    {
      label: `start to first answer of ${path}`,
      value: seconds,
      unit: 's',
      target: `<= ${START_TARGET_S}`,
      met: seconds <= START_TARGET_S,
    },
    {
      label: `memory then (${path})`,
      value: memoryMb,
      unit: 'MB',
      target: `<= ${MEMORY_TARGET_MB}`,
      met: memoryMb <= MEMORY_TARGET_MB,
    },
  );
}
await rm(dataDir, { recursive: true, force: true });
report('start-up', figures);
