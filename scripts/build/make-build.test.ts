import { mkdir, mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { makeBuild } from './make-build.ts';

async function project(): Promise<string> {
  const root = await mkdtemp(join(tmpdir(), 'foyer-make-build-'));
  onTestFinished(() => rm(root, { recursive: true, force: true }));
  return root;
}

/** Ten pages of one build, as far as `until`. */
async function writePages(folder: string, text: string, until = 10): Promise<void> {
  await mkdir(join(folder, 'client'));
  for (let page = 0; page < until; page += 1) await writeFile(join(folder, 'client', `${page}.html`), text);
}

async function readPages(root: string): Promise<string[]> {
  const pages = await readdir(join(root, 'build/client'));
  return Promise.all(pages.map((page) => readFile(join(root, 'build/client', page), 'utf8')));
}

test('a build that fails half way leaves every page of the one that stands', async () => {
  const root = await project();
  await makeBuild(root, (folder) => writePages(folder, 'good'));
  const failing = makeBuild(root, async (folder) => {
    await writePages(folder, 'bad', 4);
    throw new Error('A post is broken');
  });
  await expect(failing).rejects.toThrow('A post is broken');
  expect(await readPages(root)).toEqual(Array.from({ length: 10 }, () => 'good'));
  expect(await readdir(join(root, 'builds'))).not.toContain('2');
});

test('whoever looks while many are built, some in vain, meets whole builds only', async () => {
  const root = await project();
  await makeBuild(root, (folder) => writePages(folder, 'first'));
  let building = true;
  const builds = (async () => {
    for (let round = 0; round < 4; round += 1) {
      const make = (text: string, until = 10) =>
        makeBuild(root, async (folder) => {
          await writePages(folder, text, until);
          if (until < 10) throw new Error('failed');
        });
      await Promise.allSettled([make(`a${round}`), make(`b${round}`), make('half', 5)]);
    }
    building = false;
  })();
  let looks = 0;
  while (building || looks === 0) {
    const [first] = await readPages(root);
    expect(first).toBeDefined();
    expect(await readdir(join(root, 'build/client'))).toHaveLength(10);
    looks += 1;
  }
  await builds;
  expect(await readPages(root)).toEqual(Array.from({ length: 10 }, () => 'b3'));
});
