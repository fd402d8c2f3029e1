import { expect, test } from 'vitest';
import { readPictureKind, refuseSize } from './picture-kind.ts';

const text = (words: string) => new TextEncoder().encode(words);
const LIMIT = 5 * 1024 * 1024;

test.each([
  ['png', Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0)],
  ['jpeg', Uint8Array.of(0xff, 0xd8, 0xff, 0xe1)],
  ['webp', text('RIFF....WEBPVP8 ')],
] as const)('a %s is known by its first bytes', (kind, head) => {
  expect(readPictureKind(head)).toEqual({ kind });
});

test.each([
  ['an SVG', text('<svg xmlns="http://www.w3.org/2000/svg">'), /scripts.*PNG/],
  ['an SVG behind a declaration', text('\uFEFF<?xml version="1.0"?>\n<!-- drawn -->\n<SVG>'), /scripts.*PNG/],
  ['an SVG behind a doctype', text('<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN">'), /scripts.*PNG/],
  ['a photo as iPhones keep it', text('\0\0\0\u0018ftypheic'), /HEIC.*JPG/],
  ['an AVIF', text('\0\0\0\u0018ftypavif'), /not a PNG, JPG or WebP/],
  ['a GIF', text('GIF89a'), /not a PNG, JPG or WebP/],
  ['a text that is called a picture', text('Hello, this is my logo'), /whatever its name says/],
  ['a web page', text('<html><body>logo</body></html>'), /not a PNG, JPG or WebP/],
  ['a cut-off signature', Uint8Array.of(0x89, 0x50), /not a PNG, JPG or WebP/],
  ['nothing', new Uint8Array(), /empty/],
])('%s is not taken, and says why', (_what, head, reason) => {
  expect(readPictureKind(head)).toEqual({ refusal: expect.stringMatching(reason) });
});

test('a file over the limit is told its size and the limit', () => {
  expect(refuseSize(LIMIT, LIMIT)).toBeNull();
  expect(refuseSize(12.4 * 1024 * 1024, LIMIT)).toBe(
    'This file is 12.4 MB. Pictures up to 5 MB are accepted; please choose a smaller one.',
  );
  expect(refuseSize(LIMIT + 1, LIMIT)).toMatch(/^This file is 5\.1 MB\. Pictures up to 5 MB/);
});

test('a file of a length that nobody knows is refused all the same', () => {
  expect(refuseSize(Infinity, LIMIT)).toMatch(/^This file is too large\. Pictures up to 5 MB/);
});
