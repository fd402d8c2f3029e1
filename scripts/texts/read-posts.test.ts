import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { readPosts } from './read-posts.ts';
import { recordedPath } from '../../src/contract/paths.ts';

const posts = await readPosts();

test.each(posts)('a view of $slug is counted under its own path', ({ slug }) => {
  expect(recordedPath(`/blog/${slug}`)).toBe(`/blog/${slug}`);
});

test.each(posts.filter(({ video }) => video !== undefined))('the video of $slug is there', ({ video }) => {
  expect(existsSync(join(import.meta.dirname, '../../content/public', video?.href ?? 'none'))).toBe(true);
});

test('a post needs no video, slug or author, and a draft is listed only where it is asked for', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'foyer-posts-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const post = '---\ntitle: One\nexcerpt: Two\ndate: 2026-01-02\nreadTime: 1 min\n';
  await writeFile(join(folder, 'one.mdx'), `${post}---\n\nText.\n`);
  await writeFile(join(folder, 'two.mdx'), `${post}draft: true\n---\n\nText.\n`);
  expect((await readPosts(folder)).map(({ slug }) => slug)).toEqual(['one']);
  expect((await readPosts(folder, { drafts: true })).map(({ slug, isDraft }) => [slug, isDraft])).toEqual([
    ['one', false],
    ['two', true],
  ]);
});

test('a figure of a post may be nothing, beside one that is more', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'foyer-posts-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const write = (before: number, after: number) => {
    const bars = `[{ name: a, figure: a, amount: ${before} }, { name: b, figure: b, amount: ${after} }]`;
    const said = `title: One\nexcerpt: Two\ndate: 2026-01-02\nreadTime: 1 min\nfigures:\n  - { what: c, bars: ${bars} }`;
    return writeFile(join(folder, 'one.mdx'), `---\n${said}\n---\n\nText.\n`);
  };
  await write(0, 31);
  expect(await readPosts(folder)).toMatchObject([{ figures: [{ bars: [{ amount: 0 }, { amount: 31 }] }] }]);
  await write(0, 0);
  await expect(readPosts(folder)).rejects.toThrow('one amount is more than 0');
});
