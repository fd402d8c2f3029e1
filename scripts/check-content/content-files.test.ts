import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { POST, copyOfContent, findContentMistakes, lineOf, spoil } from '../../test-support/content/spoil-content.ts';

test('a file that cannot be parsed, or fails when it is read, is named with the line', async () => {
  const unparsed = await spoil('deals.ts', 'export const jvTerms = {', 'export const jvTerms = {{');
  expect(unparsed.said).toEqual([
    expect.stringContaining(`content/deals.ts:${lineOf(unparsed.text, '= {{')}: it cannot be read: `),
  ]);
  const failing = await spoil(
    'podcast.ts',
    'export const podcast',
    'export const more = nothing.there;\nexport const podcast',
  );
  expect(failing.said).toEqual([
    `content/podcast.ts:${lineOf(failing.text, 'nothing.there')}: it cannot be read: nothing is not defined`,
  ]);
});

test('a file that another one reads is named, and not the other', async () => {
  const { said, text } = await spoil('site.ts', 'export const site = {', 'export const site = [');
  expect(said).toEqual([expect.stringMatching(/^content\/site\.ts:\d+: it cannot be read: /)]);
  expect(text).toContain('= [');
});

test('files that are missing and a post whose name makes no address are named', async () => {
  const folder = await copyOfContent();
  await rm(join(folder, 'podcast.ts'));
  await rm(join(folder, 'legal/disclaimer.mdx'));
  await cp(join(folder, POST), join(folder, 'posts/My Post.mdx'));
  const said = await findContentMistakes(folder);
  expect(said.slice(0, 3)).toEqual([
    'content/podcast.ts: the file is missing',
    'content/legal/disclaimer.mdx: the file is missing',
    "content/posts/My Post.mdx: the file's name becomes the post's address, and must be small letters, digits and hyphens, such as my-first-post.mdx",
  ]);
});

test('a file is taken with the mark and the line ends of any editor, and named where it is in another encoding', async () => {
  const folder = await copyOfContent();
  const post = await readFile(join(folder, POST), 'utf8');
  await writeFile(join(folder, POST), `\uFEFF${post.replaceAll('\n', '\r\n')}`);
  const site = await readFile(join(folder, 'site.ts'), 'utf8');
  await writeFile(join(folder, 'site.ts'), `\uFEFF${site.replaceAll('\n', '\r\n')}`);
  expect(await findContentMistakes(folder)).toEqual([]);
  await writeFile(join(folder, POST), `\uFEFF${post}`, 'utf16le');
  await writeFile(join(folder, 'about.ts'), '// one line\n// Jos\xe9\n', 'latin1');
  const says = 'it is not saved as UTF-8, so its letters would be lost. Save it as UTF-8 in your editor';
  expect(await findContentMistakes(folder)).toEqual([`content/about.ts:2: ${says}`, `content/${POST}:1: ${says}`]);
});

test('what other files take is told first, where it is wrong', async () => {
  const { said } = await spoil('site.ts', "brand: '", "brnad: '");
  expect(said[0]).toMatch(/^content\/site\.ts:\d+: site\.brand is missing, and must be a text$/);
  expect(said[1]).toMatch(/^content\/about\.ts:/);
});

test('the slips of who writes no code are told in their words: an apostrophe, a price of a package that is gone', async () => {
  const quoted = await spoil('quiz.ts', 'A social profile alone does not count.', "A profile alone doesn't count.");
  expect(quoted.said).toEqual([
    expect.stringMatching(
      /^content\/quiz\.ts:\d+: it cannot be read: .*; a text with an apostrophe stands in double quotes$/,
    ),
  ]);
  const renamed = await spoil('packages.ts', "id: 'website-build'", "id: 'web'");
  expect(renamed.said[0]).toMatch(
    /^content\/quiz\.ts:\d+: quizPackages\[0\] \(starter-crm\)\.price is "\$NaN", and must be the price of a package: the id that it is taken by is none in packages\.ts/,
  );
});
