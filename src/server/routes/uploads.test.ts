import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { apiPaths } from '../../contract/paths.ts';
import { PROBLEM_MEDIA_TYPE, problemSchema } from '../../contract/problem.ts';
import { UNPAID_PICTURE_KEPT_MS, UPLOAD_KEPT_MS, UPLOAD_MAX_BYTES } from '../../contract/upload-limits.ts';
import type { App } from '../http/app.ts';
import { StoreUnavailableError, type Store } from '../store/engine/store.ts';
import { claimUpload, insertUpload } from '../store/leads/uploads.ts';
import { forEachEngine } from '../../../test-support/databases/engines.ts';
import { exampleOnboarding } from '../../../test-support/data/onboarding.ts';
import { openTestApp, testClock } from '../../../test-support/server/test-app.ts';
import { makePicture, multipartOf, postUpload, uploadPicture } from '../../../test-support/data/uploads.ts';
import { KEPT_MAX_BYTES, rewritePicture } from '../uploads/rewrite-picture.ts';
import { sweepUploads } from '../uploads/sweep-uploads.ts';

const PASSWORD = 'the owner’s own';

async function storedBytes({ db }: Store): Promise<Buffer> {
  const { bytes } = await db.selectFrom('uploads').select('bytes').executeTakeFirstOrThrow();
  return Buffer.from(bytes);
}

async function countUploads({ db }: Store): Promise<number> {
  return (await db.selectFrom('uploads').select('id').execute()).length;
}

async function signIn(app: App): Promise<string> {
  const answer = await app.inject({ method: 'POST', url: apiPaths.ownerSession, payload: { password: PASSWORD } });
  return String(answer.headers['set-cookie']).split(';', 1)[0] ?? '';
}

const noise = (width: number, height: number) =>
  sharp({
    create: { width, height, channels: 3, background: '#888', noise: { type: 'gaussian', mean: 128, sigma: 60 } },
  });

forEachEngine((engine) => {
  test.each(['png', 'jpeg', 'webp'] as const)(
    'a %s is kept in its own format, and answered with its size',
    async (kind) => {
      const store = await engine.openStore();
      const clock = testClock();
      const { app } = await openTestApp({}, { store, clock });
      const { status, body } = await postUpload(app, await makePicture(kind, 64, 32));
      const bytes = await storedBytes(store);
      expect([status, body]).toEqual([201, { id: expect.any(String), width: 64, height: 32, bytes: bytes.length }]);
      expect(await sharp(bytes).metadata()).toMatchObject({ format: kind, width: 64, height: 32 });
      const [row] = await store.db.selectFrom('uploads').select(['id', 'kind', 'byte_count', 'created_at']).execute();
      expect(row).toEqual({ id: body.id, kind, byte_count: bytes.length, created_at: clock.now() });
    },
  );

  test('a picture that no form names goes after a day, one whose form has no paid order after a month, that of a paid order never', async () => {
    const store = await engine.openStore();
    const clock = testClock();
    const { app } = await openTestApp({}, { store, clock });
    const named = await uploadPicture(app);
    const paidFor = await uploadPicture(app);
    await uploadPicture(app);
    const payload = { ...exampleOnboarding.website, logoFile: named };
    await app.inject({ method: 'POST', url: apiPaths.websiteOnboarding, payload });
    await store.write((tx) => claimUpload(tx, paidFor, { onboardingId: 'form-2', forGood: true }));
    const { sweep, close } = sweepUploads(store, clock, app.log);
    const ids = async () =>
      (await store.db.selectFrom('uploads').select('id').execute()).map(({ id }) => id).toSorted();
    clock.advance(UPLOAD_KEPT_MS);
    await sweep();
    expect(await countUploads(store)).toBe(3);
    clock.advance(1);
    await sweep();
    expect(await ids()).toEqual([named, paidFor].toSorted());
    clock.advance(UNPAID_PICTURE_KEPT_MS - UPLOAD_KEPT_MS);
    await sweep();
    await close();
    expect(await ids()).toEqual([paidFor]);
    expect(await store.db.selectFrom('onboardings').select('id').execute()).toHaveLength(1);
  });

  test('whoever sends many pictures loses their own oldest, whether or not forms without an order name them; no other client does', async () => {
    const store = await engine.openStore();
    const { app } = await openTestApp({ TRUST_PROXY: '1' }, { store, clock: testClock() });
    const put = (id: string, at: number) =>
      store.write((tx) =>
        insertUpload(tx, { id, kind: 'png', width: 1, height: 1, bytes: Buffer.alloc(1024 ** 2), client: 'flood', at }),
      );
    const own = await uploadPicture(app, '198.51.100.1');
    for (let at = 0; at < 25; at += 1) await put(`flood-${String(at).padStart(2, '0')}`, at);
    await store.write((tx) => claimUpload(tx, 'flood-00', { onboardingId: 'form-1', forGood: false }));
    await store.write((tx) => claimUpload(tx, 'flood-01', { onboardingId: 'form-2', forGood: true }));
    await uploadPicture(app, '198.51.100.2');
    const rows = await store.db.selectFrom('uploads').select('id').orderBy('id').execute();
    const left = rows.map(({ id }) => id);
    expect(left).toContain(own);
    expect(left.filter((id) => id.startsWith('flood'))).toEqual([
      'flood-01',
      ...Array.from({ length: 20 }, (_, index) => `flood-${String(index + 5).padStart(2, '0')}`),
    ]);
    const clients = await store.db.selectFrom('uploads').select('client').where('id', '=', own).execute();
    expect(JSON.stringify(clients)).not.toContain('198.51');
  });

  test('the owner gets a picture as a download, and nobody else does', async () => {
    const store = await engine.openStore();
    const { app } = await openTestApp({ OWNER_PASSWORD: PASSWORD }, { store });
    const url = apiPaths.ownerUpload.replace(':id', await uploadPicture(app));
    expect((await app.inject({ url })).statusCode).toBe(401);
    const answer = await app.inject({ url, headers: { cookie: await signIn(app) } });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'image/png',
      'content-disposition': expect.stringMatching(/^attachment; filename="picture-[\w-]{8}\.png"$/),
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    });
    expect(answer.rawPayload.equals(await storedBytes(store))).toBe(true);
  });
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
  const { crc32 } = await import('node:zlib');
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
  const { app, store } = await openTestApp({ OWNER_PASSWORD: PASSWORD });
  const bomb = await noise(3000, 3000).threshold(128).png({ palette: true, colours: 2 }).toBuffer();
  expect(bomb.length).toBeLessThan(UPLOAD_MAX_BYTES);
  const { status, body } = await postUpload(app, bomb);
  expect([status, body.bytes <= KEPT_MAX_BYTES]).toEqual([201, true]);
  expect(await sharp(await storedBytes(store)).metadata()).toMatchObject({ format: 'webp', width: body.width });
  const url = apiPaths.ownerUpload.replace(':id', body.id);
  const answer = await app.inject({ url, headers: { cookie: await signIn(app) } });
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

describe('a request that is no upload', () => {
  test('over 5 MB is told how large it may be, whether or not its length was announced', async () => {
    const { app, store } = await openTestApp();
    const { payload, headers } = multipartOf(Buffer.concat([await makePicture(), Buffer.alloc(6 * 1024 * 1024)]));
    const announced = await app.inject({ method: 'POST', url: apiPaths.uploads, payload, headers });
    expect([announced.statusCode, announced.json().detail]).toEqual([
      413,
      expect.stringMatching(/^This file is 6\.1 MB\. /),
    ]);
    const address = await app.listen({ port: 0, host: '127.0.0.1' });
    const stream = ReadableStream.from(chunksOf(payload));
    const streamed = await fetch(address + apiPaths.uploads, { method: 'POST', headers, body: stream, duplex: 'half' });
    expect([streamed.status, problemSchema.parse(await streamed.json()).detail]).toEqual([
      413,
      'This file is too large. Pictures up to 5 MB are taken; please choose a smaller one.',
    ]);
    expect(await countUploads(store)).toBe(0);
  });

  test('in another media type, without a file, or cut off is refused with what to do', async () => {
    const { app } = await openTestApp();
    const post = async (payload: string | Buffer, type: string) => {
      const headers = { 'content-type': type };
      const answer = await app.inject({ method: 'POST', url: apiPaths.uploads, payload, headers });
      expect(answer.headers['content-type']).toBe(PROBLEM_MEDIA_TYPE);
      return answer.statusCode;
    };
    const { payload, headers } = multipartOf(await makePicture());
    const type = headers['content-type'];
    expect(await post('{}', 'application/json')).toBe(415);
    expect(await post('picture', 'image/png')).toBe(415);
    expect(await post(payload, 'multipart/form-data')).toBe(400);
    expect(await post(payload.subarray(0, 120), type)).toBe(400);
    expect(await post('', type)).toBe(400);
    const field = type.replace(/.*boundary=/, '--');
    expect(await post(`${field}\r\nContent-Disposition: form-data; name="a"\r\n\r\nb\r\n${field}--\r\n`, type)).toBe(
      400,
    );
    const bare = await app.inject({ method: 'POST', url: apiPaths.uploads });
    expect(bare.statusCode).toBe(415);
  });

  test('beyond the limit of its client waits', async () => {
    const { app } = await openTestApp({ RATE_LIMIT: '1' });
    const picture = await makePicture();
    expect((await postUpload(app, picture)).status).toBe(201);
    expect((await postUpload(app, picture)).status).toBe(429);
  });

  test('while nothing can be stored is refused with 503', async () => {
    const { store } = await openTestApp();
    const away = { ...store, write: () => Promise.reject(new StoreUnavailableError('away')) };
    const { app } = await openTestApp({}, { store: away });
    expect((await postUpload(app, await makePicture())).status).toBe(503);
  });
});

test('ids are too many to be guessed, and every other form still takes JSON alone', async () => {
  const { app } = await openTestApp();
  const ids = await Promise.all(Array.from({ length: 5 }, () => uploadPicture(app)));
  expect(new Set(ids).size).toBe(5);
  for (const id of ids) expect(id).toMatch(/^[\w-]{27}$/);
  const { payload, headers } = multipartOf(await makePicture());
  const elsewhere = await app.inject({ method: 'POST', url: apiPaths.quizLeads, payload, headers });
  expect(elsewhere.statusCode).toBe(415);
});

test('a picture that is not there is a 404 for the owner', async () => {
  const { app } = await openTestApp({ OWNER_PASSWORD: PASSWORD });
  const url = apiPaths.ownerUpload.replace(':id', 'x'.repeat(27));
  expect((await app.inject({ url, headers: { cookie: await signIn(app) } })).statusCode).toBe(404);
});

function* chunksOf(payload: Buffer): Generator<Uint8Array> {
  const size = 256 * 1024;
  for (let at = 0; at < payload.length; at += size) yield payload.subarray(at, at + size);
}
