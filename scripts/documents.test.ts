import { existsSync } from 'node:fs';
import { readFile, readdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { settingNames } from '../src/server/config/config.ts';

const root = join(import.meta.dirname, '..');
const read = (file: string) => readFile(join(root, file), 'utf8');

/** All that is written about Foyer, but for the table of the specification, which has a check of its own. */
const documents = [
  'README.md',
  'ARCHITECTURE.md',
  'CONTRIBUTING.md',
  'CHANGELOG.md',
  ...(await readdir(join(root, 'docs'), { recursive: true }))
    .filter((file) => file.endsWith('.md') && file !== 'conformance.md')
    .map((file) => join('docs', file)),
];
const texts = await Promise.all(documents.map(async (file) => ({ file, text: await read(file) })));

/** Decisions tell what was there at their time, so their paths may be gone. */
const present = texts.filter(({ file }) => !file.startsWith('docs/decisions/') && file !== 'CHANGELOG.md');

function findAll(pattern: RegExp, among = texts): { file: string; found: string }[] {
  return among.flatMap(({ file, text }) =>
    [...text.matchAll(pattern)].map((match) => ({ file, found: match[1] ?? match[0] })),
  );
}

test('every link between the documents leads to a file', () => {
  const links = findAll(/\]\((?!https?:|#)([^)#\s]+)(?:#[^)]*)?\)/g);
  expect(links.length).toBeGreaterThan(30);
  expect(links.filter(({ file, found }) => !existsSync(join(root, dirname(file), found)))).toEqual([]);
});

test('every npm script that is named exists, and every command of a release', async () => {
  const { scripts } = z
    .object({ scripts: z.record(z.string(), z.string()) })
    .parse(JSON.parse(await read('package.json')));
  const named = findAll(/\bnpm run ([a-z][\w:-]*)/g);
  expect(named.length).toBeGreaterThan(30);
  expect(named.filter(({ found }) => !(found in scripts))).toEqual([]);
  const starter = await read('scripts/release/make-release.ts');
  const ofRelease = findAll(/(?:`|\/foyer\/|exec foyer |\.\/)foyer ([a-z][a-z-]*)/g, present);
  expect(ofRelease.length).toBeGreaterThan(1);
  expect(ofRelease.filter(({ found }) => !new RegExp(`[ |]${found} *[|)]`).test(starter))).toEqual([]);
});

test('every setting that is named exists', () => {
  /** Of other programs, of tests, and of the recipes. */
  const others =
    /^(NODE_ENV|CHROME_PATH|SOAK_SEED|FOYER_\w+|POSTGRES_PASSWORD|EX_CONFIG|SIGTERM|SIGINT|PATH|HOME|FILE|FOLDER|VERSION|COMMAND|EMAIL|[A-Z]+)$/;
  const named = findAll(/`([A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+)(?:=[^`]*)?`/g, present);
  expect(named.length).toBeGreaterThan(20);
  expect(named.filter(({ found }) => !settingNames.includes(found) && !others.test(found))).toEqual([]);
});

test('every file and folder of the project that is named is there', () => {
  const named = findAll(
    /`((?:content|src|docs|scripts|deploy|db|e2e|bench|listings|stand-ins|test-support)\/[\w./-]*)`/g,
    present,
  );
  expect(named.length).toBeGreaterThan(60);
  // `content/...` is no file.
  const written = named.filter(({ found }) => !found.endsWith('...'));
  expect(written.filter(({ found }) => !existsSync(join(root, found)))).toEqual([]);
});

test('README fits one screen, and the index of docs/ names every page', async () => {
  expect((await read('README.md')).trimEnd().split('\n').length).toBeLessThanOrEqual(60);
  const index = await read('docs/README.md');
  const pages = (await readdir(join(root, 'docs'))).filter((file) => file.endsWith('.md') && file !== 'README.md');
  expect(pages.filter((page) => !index.includes(`(${page})`))).toEqual([]);
});
