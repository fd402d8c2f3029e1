import { join } from 'node:path';
import type { Plugin } from 'vite';
import { BaseSequencer, createVitest, type TestSpecification, type Vitest } from 'vitest/node';

const PATIENCE_MS = 60_000;

/** Files run in the order in which they are asked for. */
class InOrder extends BaseSequencer {
  override sort = (files: TestSpecification[]) => Promise.resolve(files);
}

interface Opening {
  readonly root: string;
  /** Files from the root. */
  readonly tests: readonly string[];
  /** What stands in the place of a source while it is loaded, so that nothing on disk changes; null for what stands there. */
  readonly sourceOf: (path: string) => string | null;
  readonly setupFiles?: readonly string[];
  readonly runner?: string;
  readonly env?: Record<string, string>;
  readonly bail?: number;
}

/** One Vitest that is kept for many runs, each in a process of its own for all its files. */
export async function openVitest({ root, tests, sourceOf, setupFiles = [], ...options }: Opening): Promise<Vitest> {
  const plant: Plugin = { name: 'plant-fault', enforce: 'pre', load: (id) => sourceOf(id) };
  const vitest = await createVitest(
    {
      root,
      config: false,
      watch: false,
      reporters: [{}],
      include: [...tests],
      globalSetup: ['test-support/databases/postgres-cluster.ts'],
      setupFiles: ['vitest.setup.ts', ...setupFiles],
      provide: { soak: 1, seed: 1 },
      pool: 'forks',
      isolate: false,
      maxWorkers: 1,
      sequence: { sequencer: InOrder },
      // It knows modules by what stands on disk.
      fsModuleCache: false,
      testTimeout: PATIENCE_MS,
      hookTimeout: PATIENCE_MS,
      restoreMocks: true,
      ...options,
    },
    { plugins: [plant], logLevel: 'silent' },
  );
  await vitest.standalone();
  return vitest;
}

/** The specifications of these files, in this order. */
export async function specificationsOf(
  vitest: Vitest,
  root: string,
  files: readonly string[],
): Promise<TestSpecification[]> {
  const all = await vitest.globTestSpecifications();
  return files.flatMap((file) => all.filter(({ moduleId }) => moduleId === join(root, file)));
}
