import { chmod, mkdir, readdir, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { testFolder } from '../../../../test-support/server/test-app.ts';
import { openStore } from './open-store.ts';

const modeOf = async (path: string) => ((await stat(path)).mode & 0o777).toString(8);

async function modesIn(folder: string) {
  const names = await readdir(folder);
  return Object.fromEntries(await Promise.all(names.map(async (name) => [name, await modeOf(join(folder, name))])));
}

const PRIVATE = {
  'foyer.db': '600',
  'foyer.db-wal': '600',
  'foyer.db-shm': '600',
  'foyer.lock': '600',
  'foyer.seen': '600',
};

test('what visitors left is private: the folder that is made for it, and the database with the files beside it', async () => {
  const dataDir = join(await testFolder(), 'made', 'here');
  const store = await openStore({ databaseUrl: null, dataDir });
  expect(await modeOf(dataDir)).toBe('700');
  expect(await modesIn(dataDir)).toEqual(PRIVATE);
  await store.close();
});

test('a database that others could read is private after the next start; the folder that holds it stays as it is', async () => {
  const dataDir = join(await testFolder(), 'shared');
  await mkdir(dataDir);
  await chmod(dataDir, 0o755);
  await writeFile(join(dataDir, 'foyer.db'), '', { mode: 0o644 });
  const store = await openStore({ databaseUrl: null, dataDir });
  expect(await modeOf(dataDir)).toBe('755');
  expect(await modesIn(dataDir)).toEqual(PRIVATE);
  await store.close();
});
