import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { report } from './report.ts';
import { median } from './support/median.ts';
import { startServer } from './support/server.ts';

/** How long it takes, once built and with its database there, until the home page is answered; and what the server takes at rest. */
const RUNS = 7;
const MEMORY_TARGET_MB = 170;

interface Way {
  readonly label: string;
  readonly targetSeconds: number;
  readonly settings?: Record<string, string>;
  readonly command?: readonly string[];
}

const ways: readonly Way[] = [
  { label: 'npm start, nothing changed', targetSeconds: 1.5, command: ['npm', 'start'] },
  {
    label: 'the server alone, nothing compiled before',
    targetSeconds: 0.5,
    settings: { NODE_DISABLE_COMPILE_CACHE: '1' },
  },
  { label: 'the server alone', targetSeconds: 0.5 },
];

const dataDir = await mkdtemp(join(tmpdir(), 'foyer-start-'));
const runs = new Map<Way, { seconds: number; memoryMb: number }[]>(ways.map((way) => [way, []]));

async function startOnce({ settings, command }: Way): Promise<{ seconds: number; memoryMb: number }> {
  const server = await startServer({ DATA_DIR: dataDir, ...settings }, '/', command);
  const memoryMb = await server.residentMb();
  await server.stop();
  return { seconds: server.secondsToAnswer, memoryMb };
}

// The first start makes the database and the compile cache, as the first `npm start` does.
await startOnce({ label: 'first', targetSeconds: 0 });
for (let run = 0; run < RUNS; run += 1) for (const way of ways) runs.get(way)?.push(await startOnce(way));
await rm(dataDir, { recursive: true, force: true });

report(
  'start-up',
  ways.flatMap((way) => {
    const seconds = median((runs.get(way) ?? []).map((run) => run.seconds));
    const memoryMb = median((runs.get(way) ?? []).map((run) => run.memoryMb));
    const time = {
      label: way.label,
      value: seconds,
      unit: 's',
      target: `<= ${way.targetSeconds}`,
      met: seconds <= way.targetSeconds,
    };
    // Of npm's own process, where it starts the server.
    if (way.command !== undefined) return [time];
    return [
      time,
      {
        label: `memory then (${way.label})`,
        value: memoryMb,
        unit: 'MB',
        target: `<= ${MEMORY_TARGET_MB}`,
        met: memoryMb <= MEMORY_TARGET_MB,
      },
    ];
  }),
);
