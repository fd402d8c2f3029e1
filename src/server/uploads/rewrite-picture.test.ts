import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { apiPaths } from '../../contract/paths.ts';
import { UPLOAD_MAX_BYTES } from '../../contract/upload-limits.ts';
import { countUploads, makePicture, postUpload, storedBytes } from '../../../test-support/data/uploads.ts';
import { OWNER_PASSWORD, signInAsOwner } from '../../../test-support/server/owner.ts';
import { openTestApp } from '../../../test-support/server/test-app.ts';
import { KEPT_MAX_BYTES, rewritePicture } from './rewrite-picture.ts';

const noise = (width: number, height: number) =>
  sharp({
    create: { width, height, channels: 3, background: '#888', noise: { type: 'gaussian', mean: 128, sigma: 60 } },
  });

test('a photo keeps its picture, upright, and nothing else: no place, no camera, no words', async () => {
  const { app, store } = await openTestApp();
  const photo = await sharp({ create: { width: 60, height: 30, channels: 3, background: '#6a2a6a' } })
    .jpeg()
    .withExif({
      IFD0: { Make: 'Camera & Sons', Copyright: 'Ada' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 0/1' },
    })
    .withMetadata({ orientation: 6 })
    .toBuffer();
  const before = await sharp(photo).metadata();
  expect([before.orientation, before.exif?.includes('Camera & Sons')]).toEqual([6, true]);
  expect((await postUpload(app, photo, 'IMG_0001.JPG')).body).toMatchObject({ width: 30, height: 60 });
  const after = await sharp(await storedBytes(store)).metadata();
  expect([after.exif, after.xmp, after.iptc, after.icc, after.orientation]).toEqual(
    Array.from({ length: 5 }, () => undefined),
  );
  expect((await storedBytes(store)).includes('Camera')).toBe(false);
});

test('words in a PNG and what was appended to it are not kept', async () => {
  const { app, store } = await openTestApp();
  const plain = await makePicture('png');
  const words = Buffer.from('Comment\0drawn at 12 Elm St');
  const length = Buffer.alloc(4);
  length.writeUInt32BE(words.length);
  const body = Buffer.concat([Buffer.from('tEXt'), words]);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(body));
  const afterHeader = 33;
  const written = Buffer.concat([
    plain.subarray(0, afterHeader),
    length,
    body,
    sum,
    plain.subarray(afterHeader),
    Buffer.from('<script>alert(1)</script>'),
  ]);
  expect(written.includes('Elm St')).toBe(true);
  expect((await postUpload(app, written)).status).toBe(201);
  const kept = await storedBytes(store);
  expect([kept.includes('Elm St'), kept.includes('script')]).toEqual([false, false]);
});

test('transparency stays', async () => {
  const { app, store } = await openTestApp();
  const logo = await sharp({ create: { width: 8, height: 8, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } } })
    .png()
    .toBuffer();
  await postUpload(app, logo);
  expect(await sharp(await storedBytes(store)).stats()).toMatchObject({ isOpaque: false });
});

test('a picture wider than anybody needs is made smaller', async () => {
  const { app } = await openTestApp();
  expect((await postUpload(app, await makePicture('jpeg', 5000, 100))).body).toMatchObject({ width: 2560, height: 51 });
});

test('a small PNG that would unfold to many megabytes is kept in at most two, as the WebP that it has become', async () => {
  const { app, store } = await openTestApp({ OWNER_PASSWORD });
  const bomb = await noise(3000, 3000).threshold(128).png({ palette: true, colours: 2 }).toBuffer();
  expect(bomb.length).toBeLessThan(UPLOAD_MAX_BYTES);
  const { status, body } = await postUpload(app, bomb);
  expect([status, body.bytes <= KEPT_MAX_BYTES]).toEqual([201, true]);
  expect(await sharp(await storedBytes(store)).metadata()).toMatchObject({ format: 'webp', width: body.width });
  const url = apiPaths.ownerUpload.replace(':id', body.id);
  const answer = await app.inject({ url, headers: await signInAsOwner(app) });
  expect(answer.headers).toMatchObject({
    'content-type': 'image/webp',
    'content-disposition': expect.stringMatching(/\.webp"$/),
  });
});

test('a picture that has had its share of time is refused with what to do', async () => {
  let clockMs = 0;
  const nowMs = () => (clockMs += 2500);
  const slow = rewritePicture(await makePicture(), 'png', { client: 'one', nowMs });
  await expect(slow).rejects.toThrow(/takes too long to read. Please save it with fewer pixels/);
  expect((await rewritePicture(await makePicture(), 'png', { client: 'one' })).kind).toBe('png');
});

describe('what is no picture that is taken', () => {
  const svg = '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
  test.each([
    ['an SVG', Buffer.from(svg), 415, /scripts.*PNG/],
    ['a text called logo.png', Buffer.from('This is my logo.'), 415, /not a PNG, JPG or WebP picture/],
    ['an empty file', Buffer.alloc(0), 415, /empty/],
    [
      'a signature with nothing behind it',
      Buffer.from('\u0089PNG\r\n\u001a\n', 'latin1'),
      422,
      /damaged or was cut off/,
    ],
    ['a JPEG of noise', Buffer.concat([Buffer.of(0xff, 0xd8, 0xff), Buffer.alloc(900, 7)]), 422, /damaged/],
  ])('%s is refused with a reason, and nothing is kept', async (_what, content, wanted, reason) => {
    const { app, store } = await openTestApp();
    const { status, body } = await postUpload(app, content);
    expect([status, body.detail]).toEqual([wanted, expect.stringMatching(reason)]);
    expect(await countUploads(store)).toBe(0);
  });

  test.each(['png', 'jpeg', 'webp'] as const)('a %s that was cut off is refused', async (kind) => {
    const { app, store } = await openTestApp();
    const whole = await noise(300, 200).toFormat(kind).toBuffer();
    const { status, body } = await postUpload(app, whole.subarray(0, Math.floor(whole.length / 2)));
    expect([status, body.detail]).toEqual([422, expect.stringMatching(/damaged or was cut off/)]);
    expect(await countUploads(store)).toBe(0);
  });

  test('a small file that unfolds to a huge picture is refused by its size in pixels', async () => {
    const { app, store } = await openTestApp();
    const bomb = await sharp({ create: { width: 6000, height: 6000, channels: 3, background: '#fff' } })
      .png({ compressionLevel: 9 })
      .toBuffer();
    expect(bomb.length).toBeLessThan(UPLOAD_MAX_BYTES);
    const { status, body } = await postUpload(app, bomb);
    expect([status, body.detail]).toEqual([422, expect.stringMatching(/6000 × 6000 pixels/)]);
    expect(await countUploads(store)).toBe(0);
  });
});
