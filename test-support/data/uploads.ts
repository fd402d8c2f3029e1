import sharp from 'sharp';
import { apiPaths } from '../../src/contract/paths.ts';
import { UPLOAD_PART } from '../../src/contract/upload-limits.ts';
import { uploadedSchema } from '../../src/contract/uploads.ts';
import type { App } from '../../src/server/http/app.ts';
import type { Store } from '../../src/server/store/engine/store.ts';

const BOUNDARY = '----foyer-test';

/** A picture of one colour. */
export async function makePicture(kind: 'png' | 'jpeg' | 'webp' = 'png', width = 40, height = 20): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: '#6a2a6a' } })
    .toFormat(kind)
    .toBuffer();
}

/** The body and type of a form with one file in it. */
export function multipartOf(content: Uint8Array, name = 'logo.png', type = 'image/png', part: string = UPLOAD_PART) {
  const head = `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${part}"; filename="${name}"\r\nContent-Type: ${type}\r\n\r\n`;
  return {
    payload: Buffer.concat([Buffer.from(head), content, Buffer.from(`\r\n--${BOUNDARY}--\r\n`)]),
    headers: { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` },
  };
}

export async function postUpload(app: App, content: Uint8Array, name?: string, forwardedFor?: string) {
  const { payload, headers } = multipartOf(content, name);
  const answer = await app.inject({
    method: 'POST',
    url: apiPaths.uploads,
    payload,
    headers: { ...headers, ...(forwardedFor !== undefined && { 'x-forwarded-for': forwardedFor }) },
  });
  return { status: answer.statusCode, body: answer.json() };
}

/** Uploads a picture that is taken; its id. With `forwardedFor`, from that client, where the app trusts its proxy. */
export async function uploadPicture(app: App, forwardedFor?: string): Promise<string> {
  return uploadedSchema.parse((await postUpload(app, await makePicture(), undefined, forwardedFor)).body).id;
}

/** The bytes of the one picture that is stored. */
export async function storedBytes({ db }: Store): Promise<Buffer> {
  const { bytes } = await db.selectFrom('uploads').select('bytes').executeTakeFirstOrThrow();
  return Buffer.from(bytes);
}

export async function countUploads({ db }: Store): Promise<number> {
  return (await db.selectFrom('uploads').select('id').execute()).length;
}
