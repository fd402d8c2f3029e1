import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readPosts } from './read-posts.ts';
import { recordedPath } from '../../src/contract/paths.ts';

const posts = await readPosts();

test('there are two posts, newest first, each with its read time', () => {
  expect(posts.map(({ slug, readTime }) => [slug, readTime])).toEqual([
    ['over-40-and-waiting', '5 min'],
    ['ai-took-over-follow-ups', '6 min'],
  ]);
});

test.each(posts)('$slug has 600 to 1,000 words, in headings, paragraphs and lists', ({ text }) => {
  const words = text.split(/\s+/).filter((word) => /\w/.test(word));
  expect(words.length).toBeGreaterThanOrEqual(600);
  expect(words.length).toBeLessThanOrEqual(1000);
  expect(text).toMatch(/^## /m);
  expect(text).toMatch(/^(- |1\. )/m);
});

test('the claims stand in the posts: hours saved, the gain in responses, and the target', () => {
  const all = posts.map(({ text }) => text).join('\n');
  for (const claim of ['12+ hours saved', '32% response gain', '1,500 people']) expect(all).toContain(claim);
});

test.each(posts)('a view of $slug is counted under its own path', ({ slug }) => {
  expect(recordedPath(`/blog/${slug}`)).toBe(`/blog/${slug}`);
});

test.each(posts)('the video of $slug is there', ({ video }) => {
  expect(existsSync(join(import.meta.dirname, '../../public', video.href))).toBe(true);
});
