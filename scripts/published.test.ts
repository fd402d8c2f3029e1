import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { z } from 'zod';

const root = join(import.meta.dirname, '..');
const read = (file: string) => readFile(join(root, file), 'utf8');

const manifest = z.object({ version: z.string(), license: z.string() });
const packages = z.object({
  packages: z.record(
    z.string(),
    z.object({ version: z.string().optional(), license: z.string().optional(), dev: z.boolean().optional() }),
  ),
});

/** Licences under which a package may be part of an MIT project (docs/decisions/0023-the-licence.md). */
const ALLOWED = /^(MIT|MIT-0|ISC|0BSD|BSD-[23]-Clause|Apache-2\.0|Unlicense|BlueOak-1\.0\.0|OFL-1\.1)$/;
/** A shared library in packages of its own: neither changed nor bundled. */
const IMAGE_LIBRARY = /^node_modules\/@img\/sharp-/;

test('the version is the newest section of the changelog, and the lock file says the same', async () => {
  const { version } = manifest.parse(JSON.parse(await read('package.json')));
  const [newest] = /^## \d+\.\d+\.\d+/m.exec(await read('CHANGELOG.md')) ?? [];
  const lock = packages.parse(JSON.parse(await read('package-lock.json')));
  expect([newest, lock.packages['']?.version]).toEqual([`## ${version}`, version]);
});

test('the licence is the one in LICENSE, and that of every package that runs allows it', async () => {
  const { license } = manifest.parse(JSON.parse(await read('package.json')));
  expect((await read('LICENSE')).startsWith(`${license} License`)).toBe(true);
  const lock = packages.parse(JSON.parse(await read('package-lock.json')));
  const running = Object.entries(lock.packages).filter(([path, { dev }]) => path !== '' && dev !== true);
  const refused = running
    .filter(([path, { license: own = '' }]) => !ALLOWED.test(own) && !IMAGE_LIBRARY.test(path))
    .map(([path, { license: own }]) => `${path}: ${own ?? 'no licence'}`);
  expect(running.length).toBeGreaterThan(50);
  expect(refused).toEqual([]);
});

test('docs/upgrade.md says what each migration does', async () => {
  const told = await read('docs/upgrade.md');
  const names = (await readdir(join(root, 'db/migrations'))).map((file) => file.replace(/\.ts$/, ''));
  expect(names.filter((name) => !told.includes(`\`${name}\``))).toEqual([]);
});
