import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { copyOfContent, findContentMistakes } from '../../test-support/content/spoil-content.ts';

test('who has nothing in Spanish has nothing wrong', async () => {
  const folder = await copyOfContent();
  await rm(join(folder, 'es'), { recursive: true });
  expect(await findContentMistakes(folder)).toEqual([]);
});

test('a text without Spanish is named, and Spanish whose English is gone, with its line', async () => {
  const folder = await copyOfContent();
  const file = join(folder, 'es/booking.ts');
  const source = await readFile(file, 'utf8');
  await writeFile(file, source.replace("'30 minutes'", "'45 minutes'"));
  const line = source.split('\n').findIndex((text) => text.includes("'30 minutes'")) + 1;
  const mistakes = await findContentMistakes(folder);
  expect(mistakes).toHaveLength(2);
  expect(mistakes[0]).toMatch(
    /es\/booking\.ts: there is no Spanish for "30 minutes" \(site\.consultation\.length in site\.ts\): add it, or remove this file/,
  );
  expect(mistakes[1]).toMatch(new RegExp(`es/booking\\.ts:${line}: "45 minutes" is said nowhere`));
});

test('a file that no page reads is named', async () => {
  const folder = await copyOfContent();
  await writeFile(join(folder, 'es/blog.ts'), 'export const words = {};\n');
  expect(await findContentMistakes(folder)).toEqual([expect.stringMatching(/es\/blog\.ts: no such file is read/)]);
});

test('terms that are changed in English ask for their Spanish, and a buy box that is new for its', async () => {
  const folder = await copyOfContent();
  const [terms, boxes] = [join(folder, 'deals.ts'), join(folder, 'markets.ts')];
  const change = async (file: string, before: string, after: string) =>
    writeFile(file, (await readFile(file, 'utf8')).replace(before, after));
  await change(terms, "'I agree to the Joint Venture terms'", "'I agree to these terms'");
  await change(boxes, "title: 'Tennessee'", "title: 'Nashville and around'");
  const mistakes = await findContentMistakes(folder);
  expect(mistakes).toEqual([
    expect.stringMatching(/es\/deal\.ts: there is no Spanish for "I agree to these terms" \(jvTerms\.agreement in /),
    expect.stringMatching(/es\/deal\.ts: there is no Spanish for "Nashville and around" \(markets\.\*\.title in /),
    expect.stringMatching(/es\/deal\.ts:\d+: "I agree to the Joint Venture terms" is said nowhere/),
    expect.stringMatching(/es\/deal\.ts:\d+: "Tennessee" is said nowhere/),
  ]);
});
