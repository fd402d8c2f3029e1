import { rename, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { recordedLog } from '../../../../test-support/server/recorded-log.ts';
import { writeBuild } from '../../../../test-support/server/site.ts';
import { openTestApp, testFolder } from '../../../../test-support/server/test-app.ts';

/** Longer than the server takes to look whether there is another build. */
const SEEN = { timeout: 10_000 };
const OLD_HASH = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";
const NEW_HASH = "'sha256-AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA='";

const oldFiles = {
  'index.html': '<h1>Old</h1>',
  '404/index.html': '<h1>Nothing here</h1>',
  'assets/app-old.js': 'export const age = "old";',
};
const newFiles = { ...oldFiles, 'index.html': '<h1>New</h1>', 'assets/app-new.js': 'export const age = "new";' };

/** Puts another build in the place of the one that stands, as scripts/build does. */
async function stand(root: string, number: number): Promise<void> {
  await symlink(join('builds', String(number)), join(root, '.next'));
  await rename(join(root, '.next'), join(root, 'build'));
}

/** A folder with one build in it that stands, served. */
async function openBuild(logger = recordedLog().log) {
  const root = await testFolder();
  await writeBuild(join(root, 'builds/1/client'), oldFiles, { styleHashes: [OLD_HASH] });
  await stand(root, 1);
  const webRoot = join(root, 'build/client');
  const { app } = await openTestApp({}, { webRoot, logger });
  const ask = async (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });
  const home = async () => (await ask('/')).body;
  return { root, webRoot, ask, home };
}

test('a new build is served whole once it stands, without a start: pages, files and policy', async () => {
  const { root, ask, home } = await openBuild();
  expect((await ask('/')).headers['content-security-policy']).toContain(OLD_HASH);
  await writeBuild(join(root, 'builds/2/client'), newFiles, { styleHashes: [NEW_HASH] });
  expect((await ask('/assets/app-new.js')).statusCode).toBe(404);
  await stand(root, 2);
  await expect.poll(home, SEEN).toBe('<h1>New</h1>');
  expect((await ask('/assets/app-new.js')).statusCode).toBe(200);
  const policy = (await ask('/')).headers['content-security-policy'];
  expect([policy?.includes(NEW_HASH), policy?.includes(OLD_HASH)]).toEqual([true, false]);
});

test('a build that is made in place is served once its last file is there', async () => {
  const { webRoot, ask, home } = await openBuild();
  await writeFile(join(webRoot, 'index.html'), '<h1>Half</h1>');
  await rm(join(webRoot, 'assets'), { recursive: true });
  // Held: what lies there meanwhile is of no build.
  expect([await home(), (await ask('/assets/app-old.js')).statusCode]).toEqual(['<h1>Old</h1>', 200]);
  await rm(join(webRoot, '../csp.json'));
  await writeBuild(webRoot, newFiles);
  await expect.poll(home, SEEN).toBe('<h1>New</h1>');
});

test('a build that cannot be read leaves the old one served, and the log says so once', async () => {
  const { log, lines } = recordedLog();
  const { root, home } = await openBuild(log);
  await writeBuild(join(root, 'builds/2/client'), newFiles);
  await writeFile(join(root, 'builds/2/csp.json'), '{"styleHashes": ["unsafe-inline"]}');
  await stand(root, 2);
  await expect.poll(() => lines.length, SEEN).toBe(1);
  expect(lines[0]).toContain('the old one is served');
  expect(await home()).toBe('<h1>Old</h1>');

  await writeBuild(join(root, 'builds/3/client'), newFiles);
  await stand(root, 3);
  await expect.poll(home, SEEN).toBe('<h1>New</h1>');
  expect(lines).toHaveLength(1);
});

test('pages that were opened before a build, or before a start, find their hashed files, in every coding', async () => {
  const { root, webRoot, ask, home } = await openBuild();
  const { 'assets/app-old.js': _gone, ...withoutOld } = newFiles;
  await writeBuild(join(root, 'builds/2/client'), withoutOld);
  await stand(root, 2);
  await expect.poll(home, SEEN).toBe('<h1>New</h1>');
  const { app: startedAnew } = await openTestApp({}, { webRoot });
  for (const answer of [
    await ask('/assets/app-old.js', { 'accept-encoding': 'br' }),
    await startedAnew.inject({ url: '/assets/app-old.js', headers: { 'accept-encoding': 'br' } }),
  ]) {
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'text/javascript; charset=utf-8']);
    expect(answer.headers['cache-control']).toContain('immutable');
    expect(brotliDecompressSync(answer.rawPayload).toString()).toBe(oldFiles['assets/app-old.js']);
  }
  // Pages are those of the new build only.
  await rm(join(root, 'builds/1'), { recursive: true });
  const gone = await ask('/assets/app-old.js');
  expect([gone.statusCode, gone.body]).toEqual([404, '<h1>Nothing here</h1>']);
});
