import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { report } from './report.ts';
import { median } from './support/median.ts';
import { startServer } from './support/server.ts';

/** How long from the start of the process, once built and with its database there, to the first answers; and what it takes at rest. */
const RUNS = 7;
const START_TARGET_S = 0.7;
const MEMORY_TARGET_MB = 170;

async function startOnce(dataDir: string, path: string): Promise<{ seconds: number; memoryMb: number }> {
  const server = await startServer({ DATA_DIR: dataDir }, path);
  const memoryMb = await server.residentMb();
  await server.stop();
  return { seconds: server.secondsToAnswer, memoryMb };
}

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
