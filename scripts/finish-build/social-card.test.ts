import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeEach, expect, test } from 'vitest';
import { readPosts } from '../texts/read-posts.ts';
import { display, setText, titleRoom, writeCard } from './social-card.ts';

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

const setTitle = (title: string) => setText(display, title, titleRoom);

/** In pixels. */
const letterWidth = (text: string, size: number) => (display.layout(text).advanceWidth / display.unitsPerEm) * size;

function expectInRoom({ size, lines }: ReturnType<typeof setTitle>): void {
  expect(lines.length * size).toBeLessThanOrEqual(titleRoom.height);
  for (const line of lines) expect(letterWidth(line, size), line).toBeLessThanOrEqual(titleRoom.width);
}

test('a short title stands large, a long one smaller', () => {
  expect(setTitle('Book a call').size).toBeGreaterThan(
    setTitle('What happens to the leads that nobody ever called back').size,
  );
});

test('every post stands whole on its card', async () => {
  for (const title of [...(await readPosts()).map((post) => post.title), longest]) {
    const set = setTitle(title);
    expect(set.lines.join(' ')).toBe(title);
    expectInRoom(set);
  }
});

test('a word that is wider than the card goes on in the next line', () => {
  const set = setTitle('Donaudampfschifffahrtsgesellschaftskapitänsmütze on sale');
  expect(set.lines.length).toBeGreaterThan(1);
  expect(set.lines.join('')).toBe('Donaudampfschifffahrtsgesellschaftskapitänsmützeon sale');
  expectInRoom(set);
});

test('a title that no size holds is cut, and says so', () => {
  const set = setTitle(`${longest}, `.repeat(9));
  expect(set.lines[0]).toMatch(/^What happens to/);
  expect(set.lines.at(-1)).toMatch(/\S…$/);
  expectInRoom(set);
});
