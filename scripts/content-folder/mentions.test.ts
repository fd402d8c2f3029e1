import { execFile, spawn } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { expect, onTestFinished, test, vi } from 'vitest';
import { z } from 'zod';
import { changeContent } from '../../test-support/content/change-content.ts';
import { freePort } from '../../test-support/server/free-port.ts';
import { checkContent } from '../check-content/check-content.ts';
import { makeContentFolder } from './new-folder.ts';

/** What the demonstration is called, how it is reached, what it costs and what it promises. */
const old = [
  /keyturn/i,
  /rowan/i,
  /010-0142|5550100142/,
  /\$(1,500|2,500|7|97|970|297|3,000|2,000|10,000)(?![\d,.]*\d)/,
  /within 24 hours|24-hour|(hear|answer) within a day|same-day/i,
  /\b30[- ]minute/,
];

/** How many it lists of what. */
const oldCounts = [
  /\b(ten|10) (short )?questions/i,
  /\beleven (firms|buy)/i,
  /\beight things/i,
  /\bfour components/i,
  /\bnine states/i,
  /\bdrawing board/i,
];

async function changedContent(): Promise<string> {
  const folder = join(await mkdtemp(join(tmpdir(), 'foyer-mentions-')), 'mine');
  onTestFinished(() => rm(resolve(folder, '..'), { recursive: true, force: true }));
  await makeContentFolder(resolve('content'), folder);
  await changeContent(folder);
  expect(await checkContent(folder)).toEqual([]);
  return folder;
}

const paths = [
  '/',
  '/partners',
  '/buy-box',
  '/reactivation',
  '/checkout',
  '/checkout-success',
  '/success',
  '/blog',
  '/book',
  '/blog/ai-took-over-follow-ups',
  '/blog/over-40-and-waiting',
  '/privacy-policy',
  '/terms-of-service',
  '/disclaimer',
  '/freelendingsnapshot',
  '/coursecreator',
  '/business-buyer-course',
  '/onboarding-preview',
  '/admin',
  '/dashboard',
  '/quiz',
  '/404',
];

/** Where the changed site lies. */
const PUBLIC_URL = 'https://brightdoor.example';

/** Every page as the site that is developed renders it, which needs no build. */
async function pagesOf(folder: string): Promise<Record<string, string>> {
  const port = await freePort();
  const data = await mkdtemp(join(tmpdir(), 'foyer-mentions-data-'));
  const server = spawn(process.execPath, ['node_modules/.bin/react-router', 'dev', '--port', String(port)], {
    env: { ...process.env, CONTENT_DIR: folder, DATA_DIR: data, NODE_ENV: 'development', PUBLIC_URL },
    stdio: 'ignore',
    detached: true,
  });
  onTestFinished(async () => {
    if (server.pid !== undefined) process.kill(-server.pid, 'SIGKILL');
    await rm(data, { recursive: true, force: true });
  });
  const ask = (path: string) => fetch(`http://localhost:${port}${path}`, { headers: { accept: 'text/html' } });
  await vi.waitFor(() => ask('/'), { timeout: 50_000, interval: 200 });
  const pages: Record<string, string> = {};
  for (const path of paths) pages[path] = await (await ask(path)).text();
  return pages;
}

async function restOf(folder: string): Promise<Record<string, string>> {
  const args = ['--import', './scripts/content-folder/own-content.mjs', 'test-support/content/say-everything.ts'];
  const env = { ...process.env, CONTENT_DIR: folder, PUBLIC_URL };
  const { stdout } = await promisify(execFile)(process.execPath, args, { env, maxBuffer: 64 * 1024 * 1024 });
  return z.record(z.string(), z.string()).parse(JSON.parse(stdout));
}

/** Where any of the old words is still said, with the words around it. */
function stillSaid(said: Readonly<Record<string, string>>, words = old): string[] {
  return Object.entries(said).flatMap(([where, text]) =>
    words.flatMap((word) => {
      const at = text.search(word);
      return at < 0 ? [] : [`${where}: ${text.slice(Math.max(0, at - 40), at + 60)}`];
    }),
  );
}

test('brand, owner, telephone, addresses, prices and times that are changed in the content are changed on every page, in every mail, card, feed and manifest', async () => {
  const folder = await changedContent();
  const [pages, rest] = await Promise.all([pagesOf(folder), restOf(folder)]);
  for (const path of paths) expect(pages[path], path).toContain('Brightdoor Works');
  expect(pages['/']).toMatch(/\$1,649.*\$2,731/s);
  expect(pages['/']).toMatch(/then nine questions.*One thing built and in use/s);
  expect(pages['/']?.match(/<li><b>[^<]*<\/b><span>[^<]*<\/span><span class="note">\d+/g)).toHaveLength(6);
  expect(pages['/blog/over-40-and-waiting']?.match(/Also here/g)).toHaveLength(3);
  expect(pages['/partners']).toContain('One firm that I send my own clients to');
  expect(pages['/buy-box']?.match(/class="is-long"><dt>[^<]*/g)).toEqual(['class="is-long"><dt>garage']);
  expect(pages['/buy-box']).toContain('Twelve buy boxes in ten states.');
  expect(pages['/quiz']).toContain('Nine short questions');
  expect(pages['/terms-of-service']).toMatch(/\$1,649.*\$2,731.*36 hours/s);
  expect(pages['/freelendingsnapshot']).toContain('$12,963');
  expect(rest['mail booking-confirmed']).toMatch(/Jordan Reyes[^]*Brightdoor Works/);
  expect(rest['card']).toContain('Brightdoor Works');
  for (const path of ['/', '/book', '/blog/over-40-and-waiting', '/privacy-policy'])
    expect(rest['sitemap.xml']).toContain(`<loc>${PUBLIC_URL}${path}</loc>`);
  expect(rest['robots.txt']).toContain(`Sitemap: ${PUBLIC_URL}/sitemap.xml`);
  expect(rest['feed']).toContain(`<link>${PUBLIC_URL}/blog/over-40-and-waiting</link>`);
  expect(rest['mail lending-snapshot']).toContain(`${PUBLIC_URL}/api/lending-system/`);
  for (const [what, words] of Object.entries(rest)) expect(words, what).not.toMatch(/localhost|\{origin\}/);
  // The addresses of Vite's own files name the folder that Foyer lies in.
  const shown = Object.fromEntries(
    Object.entries(pages).map(([path, html]) => [path, html.replaceAll(resolve('.'), '')]),
  );
  expect(stillSaid({ ...shown, ...rest })).toEqual([]);
  expect(stillSaid(shown, oldCounts)).toEqual([]);
});

test('no source says the brand, the owner, a price or a promise of the content by itself', () => {
  const files = globSync('{src,scripts/finish-build,scripts/theme}/**/*.{ts,tsx,css}').filter(
    (file) => !file.includes('.test.'),
  );
  const said = Object.fromEntries(
    files.map((file) => [file, readFileSync(file, 'utf8').replaceAll(/\/\*[^]*?\*\/|(^|\s)\/\/.*$/gm, '')]),
  );
  expect(stillSaid(said)).toEqual([]);
});
