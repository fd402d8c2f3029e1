import { defineConfig } from 'vitest/config';
import { postPages } from './scripts/texts/post-pages.ts';

/** `npm run soak` makes everything that repeats itself repeat itself so many times over. */
const soak = Number(process.env['SOAK'] ?? 1);
const seed = Number(process.env['SOAK_SEED'] ?? 1);
/** No test takes a minute by itself; a machine with much else to do may take several. */
const PATIENCE_MS = 180_000;
const POLL_MS = 30_000;

export default defineConfig({
  define: await postPages(),
  test: {
    provide: { soak, seed },
    globalSetup: ['test-support/databases/postgres-cluster.ts'],
    // The files of a project share their workers: loading the server anew for each file took longer than its tests.
    isolate: false,
    // Both of two cores: left alone, one of them is kept back for the runner, which has little to do. A third worker made the run slower.
    maxWorkers: '100%',
    projects: [
      {
        extends: true,
        test: {
          name: 'site',
          include: ['src/{domain,contract,web}/**/*.test.{ts,tsx}', '{content,scripts,bench}/**/*.test.ts'],
          exclude: ['**/*.steps.test.ts'],
        },
      },
      // Each in a process of its own: code that another test has run often is compiled in ways that count no steps.
      { extends: true, test: { name: 'steps', isolate: true, include: ['src/**/*.steps.test.ts'] } },
      // Apart, because the server forbids sharp, for its whole process, the formats that the build draws with.
      {
        extends: true,
        test: { name: 'server', include: ['{src/server,stand-ins,test-support,simulator}/**/*.test.ts'] },
      },
    ],
    setupFiles: ['./vitest.setup.ts'],
    testTimeout: PATIENCE_MS * soak,
    hookTimeout: PATIENCE_MS,
    expect: { poll: { timeout: POLL_MS } },
    restoreMocks: true,
  },
});
