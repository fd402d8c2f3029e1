import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TestRunResult } from 'vitest/node';
import { openVitest, specificationsOf } from './open-vitest.ts';
import type { Fault } from './plant-faults.ts';
import { withFault } from './with-fault.ts';

/** Tries faults one at a time, each with its modules loaded anew. */
export interface Trials extends AsyncDisposable {
  /** Whether one of these test files notices the fault. */
  isNoticed(file: string, fault: Fault, tests: readonly string[]): Promise<boolean>;
}

const hasFailures = ({ testModules, unhandledErrors }: TestRunResult) =>
  testModules.some((module) => !module.ok()) || unhandledErrors.length > 0;

/** @param tests files from the root */
export async function openTrials(root: string, tests: readonly string[]): Promise<Trials> {
  let planted: { readonly path: string; readonly source: string } | null = null;
  const vitest = await openVitest({
    root,
    tests,
    sourceOf: (path) => (path === planted?.path ? planted.source : null),
    setupFiles: ['scripts/mutate/watchdog.ts'],
    bail: 1,
  });
  return {
    async isNoticed(file, fault, some) {
      const path = join(root, file);
      planted = { path, source: withFault(readFileSync(path, 'utf8'), fault) };
      vitest.invalidateFile(path);
      const specifications = await specificationsOf(vitest, root, some);
      const noticed = specifications.length > 0 && hasFailures(await vitest.runTestSpecifications(specifications));
      planted = null;
      vitest.invalidateFile(path);
      return noticed;
    },
    [Symbol.asyncDispose]: () => vitest.close(),
  };
}
