import { randomBytes } from 'node:crypto';
import type { Uploaded } from '../../contract/uploads.ts';
import { PICTURE_HEAD_BYTES, readPictureKind } from '../../domain/onboarding/picture-kind.ts';
import type { Clock } from '../clock.ts';
import { ProblemError } from '../http/problem-error.ts';
import type { Store } from '../store/store.ts';
import { dropExcessOrphans, insertUpload } from '../store/uploads.ts';
import { PictureError, rewritePicture } from './rewrite-picture.ts';

const ID_BYTES = 20;
/** Of pictures that wait for their form: more than any site has, and little beside what a disk holds. */
const WAITING_MAX = { count: 500, bytes: 1024 ** 3 };

function refuse(status: 415 | 422, title: string, detail: string): ProblemError {
  return new ProblemError({ status, title, detail });
}

/**
 * Keeps a picture, written anew, until a form names it; it is on disk when this resolves.
 * @throws ProblemError 415 where the content is no PNG, JPG or WebP; 422 where it is damaged or has too many pixels
 */
export async function takeUpload(
  { store, clock }: { store: Store; clock: Clock },
  content: Uint8Array,
): Promise<Uploaded> {
  const told = readPictureKind(content.subarray(0, PICTURE_HEAD_BYTES));
  if ('refusal' in told) throw refuse(415, 'Not a picture that is taken', told.refusal);
  const { kind } = told;
  try {
    const { bytes, width, height } = await rewritePicture(content, kind);
    const id = randomBytes(ID_BYTES).toString('base64url');
    await store.write(async (tx) => {
      await insertUpload(tx, { id, kind, width, height, bytes, at: clock.now() });
      await dropExcessOrphans(tx, WAITING_MAX);
    });
    return { id, width, height, bytes: bytes.byteLength };
  } catch (error) {
    if (error instanceof PictureError) throw refuse(422, 'The picture cannot be used', error.message);
    throw error;
  }
}
