import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeEach, expect, test } from 'vitest';
import { readPosts } from '../texts/read-posts.ts';
import { setTitle, TITLE_WIDTH, writeCard } from './social-card.ts';

let root: string;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'foyer-card-'));
  await mkdir(join(root, 'assets'));
  return () => rm(root, { recursive: true });
});

const longest =
  'What happens to a lead that nobody answers between Friday evening and Monday morning, and what it costs you';

test('the same title gives the same card, another title another', async () => {
  const [first, again, other] = [
    await writeCard(root, 'One'),
    await writeCard(root, 'One'),
    await writeCard(root, 'Two'),
  ];
  expect(first).toMatch(/^\/assets\/card-[0-9a-f]{16}\.png$/);
  expect(again).toBe(first);
  expect(other).not.toBe(first);
  const { width, height, format } = await sharp(await readFile(join(root, first))).metadata();
  expect({ width, height, format }).toEqual({ width: 1200, height: 630, format: 'png' });
});

test('a short title stands large, a long one smaller', () => {
  expect(setTitle('Book a call').size).toBeGreaterThan(
    setTitle('What happens to the leads that nobody ever called back').size,
  );
});

test('every post stands whole in three lines of its card', async () => {
  for (const { title } of await readPosts()) {
    const { lines } = setTitle(title);
    expect(lines.length, title).toBeLessThanOrEqual(3);
    expect(lines.map(({ text }) => text).join(' ')).toBe(title);
    for (const { text, width } of lines) expect(width, text).toBeLessThanOrEqual(TITLE_WIDTH);
  }
});

test.each([longest, 'Donaudampfschifffahrtsgesellschaftskapitänsmütze'])(
  'a title that no size holds stops the build: %s',
  (title) => {
    expect(() => setTitle(title)).toThrow(/is too long for its card/);
  },
);
