import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { createVitest, type TestRunResult, type TestSpecification } from 'vitest/node';
import { withFault, type Fault } from './plant-faults.ts';

const PATIENCE_MS = 60_000;
/** The files that noticed the last faults are asked first. */
const ASKED_FIRST = 2;

/** A test file that noticed the fault, or null where none did. */
export type Verdict = string | null;

export interface Trials extends AsyncDisposable {
  /** Runs every test without a fault. Gives the files that fail. */
  checkTests(): Promise<string[]>;
  tryFault(file: string, fault: Fault): Promise<Verdict>;
}

function failuresOf({ testModules, unhandledErrors }: TestRunResult): string[] {
  const failed = testModules.filter((module) => !module.ok()).map((module) => module.relativeModuleId);
  return failed.length === 0 && unhandledErrors.length > 0
    ? ['an error outside any test, or a run without end']
    : failed;
}

/**
 * One Vitest that is kept for all faults: each is put in the place of its file's source while it is loaded, so nothing on disk changes.
 * @param tests files from the root
 */
export async function openTrials(root: string, tests: readonly string[]): Promise<Trials> {
  let planted: { readonly path: string; readonly source: string } | null = null;
  const plant: Plugin = {
    name: 'plant-fault',
    enforce: 'pre',
    load: (id) => (id === planted?.path ? planted.source : null),
  };
  const vitest = await createVitest(
    {
      root,
      config: false,
      watch: false,
      reporters: [{}],
      include: [...tests],
      globalSetup: ['test-support/databases/postgres-cluster.ts'],
      setupFiles: ['vitest.setup.ts', 'scripts/mutate/end-without-end.ts'],
      provide: { soak: 1, seed: 1 },
      pool: 'forks',
      isolate: false,
      maxWorkers: 1,
      bail: 1,
      // It knows modules by what stands on disk.
      fsModuleCache: false,
      testTimeout: PATIENCE_MS,
      hookTimeout: PATIENCE_MS,
      restoreMocks: true,
    },
    { plugins: [plant], logLevel: 'silent' },
  );
  await vitest.standalone();
  const place = ({ moduleId }: TestSpecification) => tests.findIndex((file) => join(root, file) === moduleId);
  const specifications = (await vitest.globTestSpecifications()).toSorted((a, b) => place(a) - place(b));
  let inTurn: TestSpecification[] = specifications;

  async function run(some: readonly TestSpecification[]): Promise<string[]> {
    return some.length === 0 ? [] : failuresOf(await vitest.runTestSpecifications([...some]));
  }

  return {
    checkTests: () => run(specifications),
    async tryFault(file, fault) {
      const path = join(root, file);
      planted = { path, source: withFault(readFileSync(path, 'utf8'), fault) };
      vitest.invalidateFile(path);
      const [first] = [...(await run(inTurn.slice(0, ASKED_FIRST)))];
      const [noticed = null] = first === undefined ? await run(inTurn.slice(ASKED_FIRST)) : [first];
      planted = null;
      vitest.invalidateFile(path);
      const by = inTurn.find(({ moduleId }) => noticed !== null && moduleId.endsWith(noticed));
      if (by) inTurn = [by, ...inTurn.filter((one) => one !== by)];
      return noticed;
    },
    [Symbol.asyncDispose]: () => vitest.close(),
  };
}
