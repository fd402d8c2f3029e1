import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { lockMistakes } from './lock-mistakes.ts';

const root = join(import.meta.dirname, '../..');
const read = async (file: string): Promise<unknown> => JSON.parse(await readFile(join(root, file), 'utf8'));

test('each package is locked by its hash, comes from the registry, and runs no script that is not allowed', async () => {
  expect(lockMistakes(await read('package.json'), await read('package-lock.json'))).toEqual([]);
});

test('npm keeps registry addresses out of the lock file, so that any address in it is of another place', async () => {
  expect(await readFile(join(root, '.npmrc'), 'utf8')).toMatch(/^omit-lockfile-registry-resolved=true$/m);
});

const integrity = `sha512-${'A'.repeat(86)}==`;
const manifest = { dependencies: { mime: '4.1.0' }, devDependencies: {}, allowScripts: {} };
const lockWith = (mime: object, others: object = {}) => ({
  lockfileVersion: 3,
  packages: {
    '': { dependencies: { mime: '4.1.0' } },
    'node_modules/mime': { version: '4.1.0', integrity, ...mime },
    ...others,
  },
});

test.each([
  ['without a hash', { integrity: undefined }, 'has no SHA-512 of its archive'],
  ['with a hash that was broken once', { integrity: 'sha1-AAAA' }, 'has no SHA-512 of its archive'],
  ['from git', { resolved: 'git+ssh://git@github.com/a/mime.git#0' }, 'comes from git+ssh://'],
  [
    'from an archive elsewhere',
    { resolved: 'https://packages.example/mime.tgz' },
    'comes from https://packages.example',
  ],
  ['from a folder', { link: true, resolved: '../mime' }, 'is a folder'],
  ['under another name', { name: 'mime-2' }, 'is mime-2 under another name'],
  ['inside another', { inBundle: true }, 'comes inside another package'],
  ['with a script', { hasInstallScript: true }, 'runs a script when it is installed'],
  ['of another version', { version: '4.0.0' }, '4.1.0 is not what is locked'],
])('a package %s is refused', (_, mime, mistake) => {
  expect(lockMistakes(manifest, lockWith({}))).toEqual([]);
  expect(lockMistakes(manifest, lockWith(mime)).join('\n')).toContain(mistake);
});

test('a range, a script allowed to nobody, and a lock file of another package.json are refused', () => {
  expect(lockMistakes({ ...manifest, dependencies: { mime: '^4.1.0' } }, lockWith({})).join('\n')).toContain(
    'which is no exact version',
  );
  expect(lockMistakes({ ...manifest, allowScripts: { mime: true } }, lockWith({})).join('\n')).toContain(
    'is allowed a script and has none',
  );
  const more = { ...manifest, devDependencies: { yaml: '2.9.1' } };
  const locked = lockWith({}, { 'node_modules/yaml': { version: '2.9.1', integrity } });
  expect(lockMistakes(more, locked)).toEqual(['yaml: package-lock.json was not written for this package.json']);
});
