import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { apiPaths } from '../../contract/paths.ts';
import { PROBLEM_MEDIA_TYPE, problemSchema } from '../../contract/problem.ts';
import { UPLOAD_KEPT_MS } from '../../contract/upload-limits.ts';
import { StoreUnavailableError } from '../store/engine/store.ts';
import { claimUpload, insertUpload } from '../store/leads/uploads.ts';
import { forEachEngine } from '../../../test-support/databases/engines.ts';
import { exampleOnboarding } from '../../../test-support/data/onboarding.ts';
import { OWNER_PASSWORD, signInAsOwner } from '../../../test-support/server/owner.ts';
import { openTestApp, testClock, testConfig } from '../../../test-support/server/test-app.ts';
import {
  countUploads,
  makePicture,
  multipartOf,
  postUpload,
  storedBytes,
  uploadPicture,
} from '../../../test-support/data/uploads.ts';
import { sweepUploads } from '../uploads/sweep-uploads.ts';

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
    const { sweep, close } = sweepUploads(testConfig(), { store, clock, log: app.log });
    const ids = async () =>
      (await store.db.selectFrom('uploads').select('id').execute()).map(({ id }) => id).toSorted();
    clock.advance(UPLOAD_KEPT_MS);
    await sweep();
    expect(await countUploads(store)).toBe(3);
    clock.advance(1);
    await sweep();
    expect(await ids()).toEqual([named, paidFor].toSorted());
    clock.advance(29 * UPLOAD_KEPT_MS);
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
    const { app } = await openTestApp({ OWNER_PASSWORD }, { store });
    const url = apiPaths.ownerUpload.replace(':id', await uploadPicture(app));
    expect((await app.inject({ url })).statusCode).toBe(401);
    const answer = await app.inject({ url, headers: await signInAsOwner(app) });
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
      'This file is too large. Pictures up to 5 MB are accepted; please choose a smaller one.',
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
  const { app } = await openTestApp({ OWNER_PASSWORD });
  const url = apiPaths.ownerUpload.replace(':id', 'x'.repeat(27));
  expect((await app.inject({ url, headers: await signInAsOwner(app) })).statusCode).toBe(404);
});

function* chunksOf(payload: Buffer): Generator<Uint8Array> {
  const size = 256 * 1024;
  for (let at = 0; at < payload.length; at += size) yield payload.subarray(at, at + size);
}
