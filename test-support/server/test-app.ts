import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { createApp } from '../../src/server/app.ts';
import type { Clock } from '../../src/server/time/clock.ts';
import { readConfig, type Config } from '../../src/server/config/config.ts';
import type { App } from '../../src/server/http/app.ts';
import type { AppDeps } from '../../src/server/routes/app-deps.ts';
import { openStore } from '../../src/server/store/engine/open-store.ts';
import type { Store } from '../../src/server/store/engine/store.ts';
import { sqlite } from '../databases/engines.ts';
import { testHours } from '../data/test-hours.ts';

/** Settings of a quiet server without limits, over a folder that nothing is written to. */
export function testConfig(settings: Record<string, string> = {}): Config {
  return readConfig({ LOG_LEVEL: 'silent', RATE_LIMIT: '0', DATA_DIR: join(tmpdir(), 'foyer-unused'), ...settings });
}

/** A clock that stands still until it is told to go on. */
export function testClock(start = Date.UTC(2026, 10, 21, 12)): Clock & { advance(ms: number): void } {
  let now = start;
  return {
    now: () => now,
    advance(ms) {
      now += ms;
    },
  };
}

/** An empty folder that goes when the test ends. */
export async function testFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'foyer-test-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/** Tests look at hundreds of passwords. */
const quickPasswords = { logN: 4, r: 8, p: 1 } as const;

/** An app over an empty SQLite database, or over the given store; both are closed when the test ends. */
export async function openTestApp(
  settings: Record<string, string> = {},
  deps: Partial<Omit<AppDeps, 'config'>> = {},
): Promise<{ app: App; store: Store }> {
  const folder = deps.store ? await testFolder() : (await sqlite.createDatabase()).dataDir;
  const store = deps.store ?? (await openStore({ databaseUrl: null, dataDir: folder }));
  const app = await createApp({
    clock: testClock(),
    bookingRules: testHours,
    passwordCost: quickPasswords,
    ...deps,
    config: testConfig({ DATA_DIR: folder, ...settings }),
    store,
  });
  onTestFinished(async () => {
    await app.close();
    if (deps.store === undefined) await store.close();
  });
  return { app, store };
}
