import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@playwright/test';

/** Most script of a page in brotli bytes: what it loads by itself, and until everything on it answers. */
const BEFORE_A_REACH = 10_000;
const UNTIL_IT_ANSWERS = 110_000;
/** The listing reader in its worker, with the places that it knows. */
const READER_AND_PLACES = 90_000;
const bounds: Readonly<Record<string, number>> = { '/': 100_000 };

const PAGES = [
  '/',
  '/book',
  '/es/book',
  '/onboarding-preview',
  '/buy-box',
  '/es/buy-box',
  '/checkout',
  '/coursecreator',
  '/partners',
  '/blog',
];
/** No visitor loads the paths of the desk. */
const DESK_API = '/api/owner/';
const client = fileURLToPath(new URL('../build/client', import.meta.url));

const BOOT =
  /<script async src="(?<boot>[^"]+)" data-start="(?<start>[^"]+)" data-files="(?<files>[^"]*)"(?: data-after="(?<after>[^"]+)")?>/;
const IMPORTED = /(?:from|import)\s*"(?:\.\/|\/assets\/)(?<file>[^"]+\.js)"/g;

/** These files and all that they import, without what they import only when it is needed. */
async function withImports(files: readonly string[]): Promise<Set<string>> {
  const all = new Set(files);
  for (const file of all) {
    const code = await readFile(join(client, file), 'utf8');
    for (const { groups } of code.matchAll(IMPORTED)) all.add(`/assets/${groups?.['file'] ?? ''}`);
  }
  return all;
}

async function weigh(files: Iterable<string>): Promise<number> {
  const sizes = await Promise.all([...files].map(async (file) => (await stat(join(client, `${file}.br`))).size));
  return sizes.reduce((sum, size) => sum + size, 0);
}

for (const path of PAGES) {
  test(`${path} stays within its bounds of script`, async () => {
    const html = await readFile(join(client, path, 'index.html'), 'utf8');
    const { boot = '', start = '', files = '', after } = BOOT.exec(html)?.groups ?? {};
    const own = [boot, ...(after === undefined ? [] : [after])];
    expect(await weigh(own)).toBeLessThanOrEqual(BEFORE_A_REACH);
    const imported = files.split(' ').map((name) => `/assets/${name}.js`);
    const most = bounds[path] ?? UNTIL_IT_ANSWERS;
    const all = await withImports([...own, start, ...imported]);
    expect(await weigh(all)).toBeLessThanOrEqual(most);
    for (const file of all) expect(await readFile(join(client, file), 'utf8')).not.toContain(DESK_API);
  });
}

test('the listing reader and its places stay within their bound', async () => {
  const assets = await readdir(join(client, 'assets'));
  const own = assets.filter((file) => /^(?:listing-worker-.+\.js|us-places-.+\.txt)$/.test(file));
  expect(own).toHaveLength(2);
  expect(await weigh(own.map((file) => `/assets/${file}`))).toBeLessThanOrEqual(READER_AND_PLACES);
});
