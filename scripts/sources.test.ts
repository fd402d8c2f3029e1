import { mkdir, mkdtemp, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { codeMark, sourcesMark } from './sources.mjs';

const files = [
  'package.json',
  'package-lock.json',
  'vite.config.ts',
  'react-router.config.ts',
  'tsconfig.web.json',
  'content/site.ts',
  'db/migrations/0001.ts',
  'demo/people.json',
  'content/public/robots.txt',
  'scripts/start.mjs',
  'src/server/main.ts',
];

async function project(): Promise<string> {
  const root = await mkdtemp(join(tmpdir(), 'foyer-sources-'));
  onTestFinished(() => rm(root, { recursive: true, force: true }));
  for (const file of files) {
    await mkdir(dirname(join(root, file)), { recursive: true });
    await writeFile(join(root, file), 'one');
  }
  return root;
}

test('every source counts: a change of any of them, of its name, or one more makes another mark', async () => {
  const root = await project();
  const marks = new Set([sourcesMark(root)]);
  for (const file of files) {
    await writeFile(join(root, file), 'two');
    marks.add(sourcesMark(root));
  }
  await writeFile(join(root, 'content/more.ts'), '');
  marks.add(sourcesMark(root));
  await rm(join(root, 'content/more.ts'));
  await writeFile(join(root, 'content/other.ts'), '');
  marks.add(sourcesMark(root));
  expect(marks.size).toBe(files.length + 3);
});

test('the same contents have the same mark, whatever their times', async () => {
  const root = await project();
  const mark = sourcesMark(root);
  await utimes(join(root, 'content/site.ts'), new Date(0), new Date(0));
  expect(sourcesMark(root)).toBe(mark);
  await rm(join(root, 'builds'), { recursive: true });
  expect(sourcesMark(root)).toBe(mark);
});

test('a change that keeps size and time is seen', async () => {
  const root = await project();
  const file = join(root, 'content/site.ts');
  const { atime, mtime } = await stat(file);
  const mark = sourcesMark(root);
  await writeFile(file, 'two');
  await utimes(file, atime, mtime);
  expect(sourcesMark(root)).not.toBe(mark);
});

test('tests are no part of the build', async () => {
  const root = await project();
  const mark = sourcesMark(root);
  await writeFile(join(root, 'content/site.test.ts'), '');
  expect(sourcesMark(root)).toBe(mark);
});

test('content changes the mark of all and not that of the code; everything else changes both', async () => {
  const root = await project();
  const before = { all: sourcesMark(root), code: codeMark(root) };
  await writeFile(join(root, 'content/site.ts'), 'two');
  expect([sourcesMark(root) === before.all, codeMark(root) === before.code]).toEqual([false, true]);
  for (const file of files.filter((name) => !name.startsWith('content/'))) {
    const code = codeMark(root);
    await writeFile(join(root, file), 'two');
    expect(codeMark(root)).not.toBe(code);
  }
});
