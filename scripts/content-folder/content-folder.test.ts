import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { checkContent } from '../check-content/check-content.ts';
import { contentFolder, ownFile } from './content-folder.mjs';
import { makeContentFolder } from './new-folder.ts';

async function scratch(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'foyer-own-content-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

test('the content is the folder that CONTENT_DIR names, in the environment first and then in .env', async () => {
  const root = await scratch();
  expect(contentFolder(root, {})).toBe(join(root, 'content'));
  await writeFile(join(root, '.env'), '# mine\nCONTENT_DIR=../mine\n');
  expect(contentFolder(root, {})).toBe(resolve(root, '../mine'));
  expect(contentFolder(root, { CONTENT_DIR: '' })).toBe(resolve(root, '../mine'));
  expect(contentFolder(root, { CONTENT_DIR: '/srv/other' })).toBe('/srv/other');
});

test('a new folder of content is whole: it is right, its types are known there, and it has no tests', async () => {
  const folder = join(await scratch(), 'new/mine');
  await makeContentFolder(resolve('content'), folder);
  expect(await checkContent(folder)).toEqual([]);
  expect(existsSync(join(folder, 'specification.test.ts'))).toBe(false);
  const types = spawnSync(resolve('node_modules/.bin/tsc'), ['-p', folder], { encoding: 'utf8' });
  expect(types.stdout + types.stderr).toBe('');
});

test('a folder that holds something, or lies in the content, is refused and stays as it was', async () => {
  const folder = await scratch();
  await writeFile(join(folder, 'notes.txt'), 'mine');
  await expect(makeContentFolder(resolve('content'), folder)).rejects.toThrow('is not empty. Name a new folder.');
  expect(await readFile(join(folder, 'notes.txt'), 'utf8')).toBe('mine');
  await expect(makeContentFolder(resolve('content'), resolve('content/mine'))).rejects.toThrow(
    'Name a folder outside it.',
  );
  expect(existsSync('content/mine')).toBe(false);
});

test('a program of the server reads the owner’s content from there', async () => {
  const folder = join(await scratch(), 'mine');
  await makeContentFolder(resolve('content'), folder);
  const site = await readFile(join(folder, 'site.ts'), 'utf8');
  await writeFile(join(folder, 'site.ts'), site.replace(/brand: '[^']*'/, "brand: 'Brightdoor Works'"));
  const program = join(await scratch(), 'tell.mjs');
  await mkdir(join(program, '..'), { recursive: true });
  await writeFile(
    program,
    `import { site } from ${JSON.stringify(resolve('content/site.ts'))};\nconsole.log(site.brand);\n`,
  );
  const told = spawnSync(process.execPath, ['--import', './scripts/content-folder/own-content.mjs', program], {
    encoding: 'utf8',
    env: { ...process.env, CONTENT_DIR: folder },
  });
  expect(told.stdout).toBe('Brightdoor Works\n');
});

test('a Spanish file that the owner has left out or deleted is one without words, in their own folder and in Foyer’s', async () => {
  const root = await scratch();
  const content = join(root, 'content');
  const own = await scratch();
  const booking = join(content, 'es/booking.ts');
  const quiz = join(content, 'es/quiz.ts');
  await mkdir(join(content, 'es'), { recursive: true });
  await writeFile(booking, '');
  await mkdir(join(own, 'es'));
  await writeFile(join(own, 'es/quiz.ts'), '');
  const noWords = join(root, 'src/domain/words/no-words.ts');
  expect([ownFile(root, content, booking), ownFile(root, content, quiz)]).toEqual([booking, noWords]);
  expect([ownFile(root, own, booking), ownFile(root, own, quiz)]).toEqual([noWords, join(own, 'es/quiz.ts')]);
});

test('npm test leaves an owner’s folder alone: it says so and stops before it builds anything', async () => {
  const env = { ...process.env, CONTENT_DIR: '../my-content' };
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/test.mjs'], { env, encoding: 'utf8' });
  expect([status, stdout]).toEqual([1, '']);
  expect(stderr).toContain('CONTENT_DIR names another');
});
