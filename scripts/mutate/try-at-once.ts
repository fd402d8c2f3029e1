import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { lineSchema, type Line } from './fault-report.ts';
import { openVitest, specificationsOf } from './open-vitest.ts';
import { switchFaults, type NumberedFault } from './switch-faults.ts';

export interface FaultInFile extends NumberedFault {
  readonly file: string;
}

/** What became of a fault when all were tried in one process. */
export interface Outcome {
  /** `loading`: it is met while modules are loaded, and only then, so that it must be tried by itself. */
  readonly state: 'noticed' | 'lived' | 'loading' | 'unreached';
  /** The test files that may notice it when it is tried by itself. */
  readonly tests: readonly string[];
}

const LONG_MS = 10_000;

interface TestTrace {
  readonly file: string;
  readonly name: string;
  readonly reached: readonly number[];
  readonly ms: number;
}

/**
 * Puts all faults into the sources at once, asleep; finds out which test reaches which; then repeats each test once for every fault
 * that it reaches and nothing has noticed yet. Gives the tests that fail by themselves, or what became of each fault.
 */
export async function tryAtOnce(
  root: string,
  faults: readonly FaultInFile[],
  tests: readonly string[],
  { isQuick, progress }: { isQuick: boolean; progress: (noticed: number) => void },
): Promise<{ failing: string[] } | { outcomes: ReadonlyMap<number, Outcome> }> {
  const folder = mkdtempSync(join(tmpdir(), 'foyer-mutate-'));
  const [planFile, report] = [join(folder, 'plan.json'), join(folder, 'report')];
  const sources = new Map<string, string>();
  for (const [file, some] of Map.groupBy(faults, (one) => one.file)) {
    const path = join(root, file);
    sources.set(path, switchFaults(readFileSync(path, 'utf8'), some));
  }
  const vitest = await openVitest({
    root,
    tests,
    sourceOf: (path) => sources.get(path) ?? null,
    runner: join(import.meta.dirname, 'fault-runner.ts'),
    env: { FAULT_PLAN: planFile },
  });

  async function run(
    tries: Record<string, { ids: number[]; ms: number }> | null,
    files: readonly string[],
  ): Promise<Line[]> {
    writeFileSync(planFile, JSON.stringify({ tries, report }));
    writeFileSync(report, '');
    await vitest.runTestSpecifications(await specificationsOf(vitest, root, files));
    return readFileSync(report, 'utf8')
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => lineSchema.parse(JSON.parse(line)));
  }

  try {
    const found = await run(null, tests);
    const failing = found.flatMap((line) => ('failing' in line ? [line.failing] : []));
    if (failing.length > 0) return { failing };
    const traces = new Map<string, TestTrace>();
    for (const line of found) if ('isRepeatable' in line && line.isRepeatable) traces.set(line.test, line);
    const loaded = new Set(found.flatMap((line) => ('loaded' in line ? line.loaded : [])));

    const noticed = new Set<number>();
    const tried = new Map<string, Set<number>>();
    const untriedOf = (test: string, { reached }: TestTrace) =>
      reached.filter((id) => !noticed.has(id) && !tried.get(test)?.has(id));
    /** Repeats these tests until each has met every fault that it reaches; a process that a fault ended is followed by another. */
    async function tryWith(some: readonly (readonly [string, TestTrace])[]): Promise<void> {
      const perFile = Map.groupBy(some, ([, { file }]) => file);
      const quickest = (file: string) => {
        const all = perFile.get(file) ?? [];
        return all.reduce((sum, [, { ms }]) => sum + ms, 0) / all.length;
      };
      for (;;) {
        const left = some.flatMap(([test, trace]) => {
          const ids = untriedOf(test, trace);
          return ids.length === 0 ? [] : [{ test, trace, ids }];
        });
        if (left.length === 0) return;
        const files = [...new Set(left.map(({ trace }) => trace.file))].toSorted((a, b) => quickest(a) - quickest(b));
        const plan = Object.fromEntries(left.map(({ test, trace, ids }) => [test, { ids, ms: trace.ms }]));
        const lines = await run(plan, files);
        const spoilt = new Set(lines.flatMap((line) => ('spoilt' in line ? [line.spoilt] : [])));
        let begun: { begun: number; test: string } | null = null;
        for (const line of lines) {
          if ('begun' in line) begun = line;
          if (!('tried' in line)) continue;
          begun = null;
          const ids = tried.get(line.test) ?? new Set();
          tried.set(line.test, ids.add(line.tried));
          // A test that fails afterwards without any fault has proved nothing.
          if (line.noticed && !spoilt.has(line.test)) noticed.add(line.tried);
        }
        if (begun) noticed.add(begun.begun);
        progress(noticed.size);
        if (!lines.some((line) => 'begun' in line)) return;
      }
    }
    const all = [...traces];
    // What takes longest comes last: few faults are left for it.
    const quick = all.filter(([, { ms }]) => ms < LONG_MS);
    await tryWith(quick.filter(([, { name }]) => !name.includes('on postgres')));
    await tryWith(quick);
    if (!isQuick) await tryWith(all);

    const outcomes = new Map<number, Outcome>();
    for (const { id, file } of faults) {
      const reaching = new Set(
        found.flatMap((line) => ('reached' in line && line.reached.includes(id) ? [line.file] : [])),
      );
      const isLoading = loaded.has(id) && reaching.size === 0;
      const isBeside = (test: string) => (dirname(test) === dirname(file) ? 0 : 1);
      const state = noticed.has(id) ? 'noticed' : isLoading ? 'loading' : reaching.size > 0 ? 'lived' : 'unreached';
      outcomes.set(id, {
        state,
        tests: isLoading ? tests.toSorted((a, b) => isBeside(a) - isBeside(b)) : [...reaching],
      });
    }
    return { outcomes };
  } finally {
    await vitest.close();
    rmSync(folder, { recursive: true, force: true });
  }
}
