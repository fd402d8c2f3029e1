import { mkdir, mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { checkPage } from './check-page.ts';
import { compressFiles } from './compress-files.ts';
import { finishBuild } from './finish-build.ts';
import { cspHash } from './hashed-file.ts';
import { noteChanges } from './early-changes.ts';
import { startFaces } from './late-faces.ts';
import { nextPages } from './next-pages.ts';

const css = '.a{color:red}';
const more = '.b{color:blue}';
const standIn = '@font-face{font-family:In;src:local(Arial)}';
const face = '@font-face{font-family:Out;src:url(/assets/out-1.woff2)}';
const page = [
  '<html lang="en"><head><link rel="modulepreload" href="/assets/react-1.js"/><link rel="stylesheet" href="/assets/root-1.css"/><script type="application/ld+json">{"name":"Foyer"}</script></head><body>',
  '<script>restore("react-router-scroll-positions")</script>',
  '<script>window.__reactRouterContext = {};</script>',
  '<script type="module" async="">import "/assets/manifest-1.js";\nimport * as route0 from "/assets/root-1.js";\nimport("/assets/entry.client-1.js");</script>',
  '<script>window.__reactRouterContext.streamController.close();</script>',
  '</body></html>',
].join('');

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'foyer-build-'));
  const files = {
    'client/index.html': page,
    'client/__spa-fallback.html': page,
    'client/assets/root-1.css': `${css}\n`,
    'client/assets/more-1.css': `${standIn}${face}${more}`,
    'client/long/index.html': page
      .replace('</head>', '<link rel="stylesheet" href="/assets/more-1.css#"/></head>')
      .replace('<body>', '<body><b data-discover="true">1</b><path d="M0 0"></path>'),
    'client/es/book/index.html': page.replace('lang="en"', 'lang="es"'),
    'client/assets/manifest-1.js': `window.__reactRouterManifest={"routes":{"book":{"path":"book","css":[]},"es/book":{"path":"es/book","css":[]},"es/book/times":{"path":"es/book/times","css":[]}}};`,
    'client/assets/entry.client-1.js': 'import{a}from"./react-1.js";a();',
  };
  for (const name of ['assets', 'es/book', 'long']) await mkdir(join(folder, 'client', name), { recursive: true });
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text);
  await finishBuild(folder);
  return () => rm(folder, { recursive: true });
});

const read = (name: string) => readFile(join(folder, 'client', name), 'utf8');
const startOf = (html: string) => /data-start="\/(assets\/start-[^"]+)"/.exec(html)?.[1] ?? '';

test('nothing is left in the page that its policy would stop, and its script elements stay for React to find', async () => {
  const html = await read('index.html');
  expect(() => checkPage('index.html', html)).not.toThrow();
  expect(html.match(/<script><\/script>/g)).toHaveLength(4);
  expect(html).toMatch(/<script async src="\/assets\/boot-[\w-]+\.js"/);
  expect(html).toContain('<script type="application/ld+json">{"name":"Foyer"}</script>');
});

test('one module starts the page: context first, then manifest, routes and entry; the scroll is left alone', async () => {
  const start = await read(startOf(await read('index.html')));
  const order = [
    '__reactRouterContext = {}',
    'streamController.close',
    '__reactRouterManifest',
    'route0',
    'from"/assets/react-1.js"',
  ];
  const places = order.map((part) => start.indexOf(part));
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  expect(places[0]).toBeGreaterThanOrEqual(0);
  expect(start).not.toContain('scroll-positions');
});

test('the styles stand in the page, and the policy knows them by their hash', async () => {
  const html = await read('index.html');
  expect(html).toContain(`<style>${css}</style><link rel="stylesheet" href="/assets/root-1.css" disabled=""/>`);
  const csp: unknown = JSON.parse(await readFile(join(folder, 'csp.json'), 'utf8'));
  const hashes = [cspHash(css)];
  const longHashes = [cspHash(css + standIn + more), cspHash(face)];
  expect(csp).toEqual({
    styleHashes: expect.arrayContaining([...hashes, ...longHashes]),
    pageStyleHashes: { '/': hashes, '/es/book': hashes, '/long': longHashes },
    scriptHashes: [cspHash(nextPages), cspHash(startFaces), cspHash(noteChanges)],
  });
  expect(await read('index.html')).toContain(`<script type="speculationrules">${nextPages}</script>`);
});

test('a page with several stylesheets has them in one element, in their order; the faces that are loaded wait in a second one', async () => {
  const html = await read('long/index.html');
  expect(html.match(/<style>/g)).toHaveLength(1);
  expect(html).toContain(
    `<style>${css}${standIn}${more}</style><style media="(scripting:none)">${face}</style><script>${startFaces}</script><link rel="stylesheet" href="/assets/root-1.css" disabled=""/>`,
  );
  expect(() => checkPage('long/index.html', html)).not.toThrow();
  // The second one is for a part that is loaded later and looks for it.
  expect(html).toContain(
    '<link rel="stylesheet" href="/assets/more-1.css#" disabled=""/><link rel="stylesheet" href="/assets/more-1.css" disabled=""/>',
  );
  expect(html).toContain('<b>1</b><path d="M0 0"/>');
});

test('the service worker stands at an address that never changes, in one classic script that keeps and fetches nothing', async () => {
  const worker = await read('push-worker.js');
  expect(worker).toContain('showNotification');
  expect(worker).not.toMatch(/\bimport\s*[({"'`]|\bcaches\.|addEventListener\(["'`]fetch/);
  expect(brotliDecompressSync(await readFile(join(folder, 'client/push-worker.js.br'))).toString()).toBe(worker);
});

test('every text file has its copies; the fallback page, which nobody is sent, is gone', async () => {
  const html = await read('index.html');
  expect(brotliDecompressSync(await readFile(join(folder, 'client/index.html.br'))).toString()).toBe(html);
  expect(gunzipSync(await readFile(join(folder, 'client/index.html.gz'))).toString()).toBe(html);
  const names = await readdir(join(folder, 'client'), { recursive: true });
  expect(names.filter((name) => name.includes('fallback') || name.includes('woff2.'))).toEqual([]);
});

test.each([
  ['a style attribute', '<p style="color: red">'],
  ['an inline script', '<script type="module">go()</script>'],
  ['an inline event handler', '<button onclick="go()">'],
])('%s stops the build', (what, markup) => {
  expect(() => checkPage('index.html', markup)).toThrow(`index.html has ${what}`);
});

test('what the build before compressed and says the same is taken from there; what changed is compressed', async () => {
  const next = await mkdtemp(join(tmpdir(), 'foyer-next-'));
  onTestFinished(() => rm(next, { recursive: true }));
  await mkdir(join(next, 'client'));
  await writeFile(join(next, 'client/same.txt'), 'the same');
  await writeFile(join(next, 'client/other.txt'), 'new words');
  const before = join(folder, 'client');
  for (const name of ['same.txt', 'other.txt']) {
    await writeFile(join(before, name), name === 'same.txt' ? 'the same' : 'old words');
    for (const end of ['br', 'gz']) await writeFile(join(before, `${name}.${end}`), 'of before');
  }
  await compressFiles(join(next, 'client'), before);
  expect(await readFile(join(next, 'client/same.txt.br'), 'utf8')).toBe('of before');
  expect(await readFile(join(next, 'client/same.txt.gz'), 'utf8')).toBe('of before');
  expect(brotliDecompressSync(await readFile(join(next, 'client/other.txt.br'))).toString()).toBe('new words');
});
