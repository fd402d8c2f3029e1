import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readFile, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { beginBuild } from './builds.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

async function project(): Promise<string> {
  const root = await mkdtemp(join(tmpdir(), 'foyer-builds-'));
  onTestFinished(() => rm(root, { recursive: true, force: true }));
  return root;
}

const served = (root: string) => readFile(join(root, 'build/csp.json'), 'utf8').catch(() => null);
const kept = async (root: string) => (await readdir(join(root, 'builds'))).filter((name) => !name.startsWith('.'));

async function finish(root: string, text: string): Promise<boolean> {
  const build = beginBuild(root);
  await writeFile(join(build.folder, 'csp.json'), text);
  return build.takePlace();
}

test('a build is not seen until it is whole, then at once, and its last file is another one', async () => {
  const root = await project();
  await finish(root, 'one');
  const before = await stat(join(root, 'build/csp.json'));
  const build = beginBuild(root);
  await writeFile(join(build.folder, 'csp.json'), 'two');
  expect(await served(root)).toBe('one');
  expect(build.takePlace()).toBe(true);
  expect(await served(root)).toBe('two');
  expect((await stat(join(root, 'build/csp.json'))).ino).not.toBe(before.ino);
});

test('one that fails leaves what stands, and nothing of itself', async () => {
  const root = await project();
  await finish(root, 'one');
  const build = beginBuild(root);
  await writeFile(join(build.folder, 'csp.json'), 'half');
  build.discard();
  expect(await served(root)).toBe('one');
  expect(await kept(root)).toEqual(['1']);
});

test('of two builds at once each has its own folder, and the one that began later stays', async () => {
  const root = await project();
  await finish(root, 'one');
  const early = beginBuild(root);
  const late = beginBuild(root);
  await writeFile(join(early.folder, 'csp.json'), 'early');
  await writeFile(join(late.folder, 'csp.json'), 'late');
  expect(late.takePlace()).toBe(true);
  expect(early.takePlace()).toBe(false);
  expect(await served(root)).toBe('late');
  expect(early.takePlace()).toBe(false);
});

test('a folder that an older version built in place is kept, and replaced', async () => {
  const root = await project();
  await mkdir(join(root, 'build'));
  await writeFile(join(root, 'build/csp.json'), 'old');
  await finish(root, 'new');
  expect(await served(root)).toBe('new');
  expect(await readFile(join(root, 'builds/0/csp.json'), 'utf8')).toBe('old');
});

test('the build before stays for a day, older ones and half ones of then go', async () => {
  const root = await project();
  await finish(root, 'one');
  beginBuild(root);
  const longAgo = new Date(Date.now() - 2 * DAY_MS);
  for (const name of await kept(root)) await utimes(join(root, 'builds', name), longAgo, longAgo);
  // It was made long ago, and is left only now.
  await finish(root, 'three');
  expect(await kept(root)).toEqual(['1', '3']);
  await utimes(join(root, 'builds/1'), longAgo, longAgo);
  await finish(root, 'four');
  expect(await kept(root)).toEqual(['3', '4']);
});

test('however often it is built in a day, few builds are kept', async () => {
  const root = await project();
  for (let count = 0; count < 12; count += 1) await finish(root, String(count));
  expect((await kept(root)).length).toBeLessThanOrEqual(6);
  expect(await served(root)).toBe('11');
});

test('few bytes are kept of the builds before, but always the last of them, also of two that were left at one moment', async () => {
  vi.useFakeTimers({ now: Date.now(), toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  const root = await project();
  for (const text of ['one', 'two', 'three', 'four']) {
    const build = beginBuild(root, 1500);
    await writeFile(join(build.folder, 'csp.json'), text.padEnd(1000));
    build.takePlace();
  }
  expect(await kept(root)).toEqual(['3', '4']);
});

test('the build that a server runs from stays, however old', async () => {
  const root = await project();
  await finish(root, 'one');
  const main = join(root, 'builds/1/main.js');
  await writeFile(main, 'setInterval(() => {}, 1000); console.log("up")');
  const server = spawn(process.execPath, [main], { stdio: ['ignore', 'pipe', 'ignore'] });
  onTestFinished(() => void server.kill('SIGKILL'));
  await once(server.stdout, 'data');
  await finish(root, 'two');
  const longAgo = new Date(Date.now() - 2 * DAY_MS);
  await utimes(join(root, 'builds/1'), longAgo, longAgo);
  await finish(root, 'three');
  expect(await kept(root)).toEqual(['1', '2', '3']);
  server.kill('SIGKILL');
  await once(server, 'exit');
  await finish(root, 'four');
  expect(await kept(root)).toEqual(['2', '3', '4']);
});
