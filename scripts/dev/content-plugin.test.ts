import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { Mistake } from '../check-content/mistakes.ts';
import { checkApart, watchContent } from './content-watch.ts';
import { mistakesPage } from './content-plugin.ts';

const mistake: Mistake = { file: 'site.ts', line: 3, says: 'site.tagline is "<b>", and must be a text' };

test('the page of mistakes names each with its line, as text, and waits for the mend', () => {
  const page = mistakesPage([mistake, { ...mistake, line: null }]);
  expect(page).toContain('<li>content/site.ts:3: site.tagline is &quot;&lt;b&gt;&quot;, and must be a text</li>');
  expect(page).toContain('<li>content/site.ts: ');
  expect(page).toContain('src="/@vite/client"');
});

test('changes during a check are checked once more, and it is told once', async () => {
  vi.useFakeTimers();
  const told: number[] = [];
  let answer: (mistakes: Mistake[]) => void = () => undefined;
  let checks = 0;
  const content = watchContent(
    () =>
      new Promise((done) => {
        checks += 1;
        answer = done;
      }),
    (mistakes) => told.push(mistakes.length),
  );
  content.touch();
  content.touch();
  await vi.runAllTimersAsync();
  expect(checks).toBe(1);
  content.touch();
  answer([mistake]);
  await vi.runAllTimersAsync();
  expect([checks, told]).toEqual([2, []]);
  answer([]);
  await vi.runAllTimersAsync();
  expect([checks, told, content.mistakes]).toEqual([2, [0], []]);
});

test('a check stands apart: it sees each change, and a file that ends its process is a mistake', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'foyer-dev-content-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  await cp(resolve('content'), folder, { recursive: true });
  const file = join(folder, 'site.ts');
  const right = await readFile(file, 'utf8');
  await writeFile(file, right.replace(/tagline: '[^']*'/, "tagline: ''"));
  expect(await checkApart(folder)).toEqual([
    { file: 'site.ts', line: expect.any(Number), says: 'site.tagline is "", and must be a text that is not empty' },
  ]);
  await writeFile(file, `${right}\nprocess.exit(3);\n`);
  expect(await checkApart(folder)).toEqual([
    { file: '', line: null, says: 'the content cannot be checked: it ended with 3' },
  ]);
  await writeFile(file, right);
  expect(await checkApart(folder)).toEqual([]);
});
