import { randomBytes } from 'node:crypto';
import type { Uploaded } from '../../contract/uploads.ts';
import { PICTURE_HEAD_BYTES, readPictureKind } from '../../domain/onboarding/picture-kind.ts';
import type { Clock } from '../time/clock.ts';
import { Refusal, type RefusalKind } from '../requests/refusal.ts';
import type { Store } from '../store/engine/store.ts';
import { dropUploads, insertUpload, listBounded } from '../store/leads/uploads.ts';
import { chooseExcess } from './make-room.ts';
import { PictureError, rewritePicture } from './rewrite-picture.ts';

const ID_BYTES = 20;

function refuse(kind: RefusalKind, title: string, detail: string): Refusal {
  return new Refusal({ kind, title, detail });
}

/**
 * Keeps a picture, written anew, until a form names it; it is on disk when this resolves.
 * @throws Refusal where the content is no PNG, JPG or WebP, or where it is damaged, has too many pixels or is too much work
 */
export async function acceptUpload(
  { store, clock }: { store: Store; clock: Clock },
  { content, client }: { content: Uint8Array; client: string },
): Promise<Uploaded> {
  const told = readPictureKind(content.subarray(0, PICTURE_HEAD_BYTES));
  if ('refusal' in told) throw refuse('unsupported', 'Not a picture that is taken', told.refusal);
  try {
    const { kind, bytes, width, height } = await rewritePicture(content, told.kind, { client });
    const id = randomBytes(ID_BYTES).toString('base64url');
    await store.write(async (tx) => {
      await insertUpload(tx, { id, kind, width, height, bytes, client, at: clock.now() });
      await dropUploads(tx, chooseExcess(await listBounded(tx)));
    });
    return { id, width, height, bytes: bytes.byteLength };
  } catch (error) {
    if (error instanceof PictureError) throw refuse('invalid', 'The picture cannot be used', error.message);
    throw error;
  }
}
