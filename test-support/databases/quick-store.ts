import { mkdtemp, rm } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { openStore } from '../../src/server/store/engine/open-store.ts';
import type { Store } from '../../src/server/store/engine/store.ts';
import type { TestEngine } from './engines.ts';

/** An empty store; on SQLite in memory-backed files where the machine has them: for thousands of commits that need not outlive it. */
export async function openQuickStore(engine: TestEngine): Promise<Store> {
  if (engine.name === 'postgres') return engine.openStore();
  const dataDir = await mkdtemp(join(existsSync('/dev/shm') ? '/dev/shm' : tmpdir(), 'foyer-test-'));
  const store = await openStore({ databaseUrl: null, dataDir });
  onTestFinished(async () => {
    await store.close();
    await rm(dataDir, { recursive: true, force: true });
  });
  return store;
}
