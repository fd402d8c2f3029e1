import type { Sharp, SharpOptions } from 'sharp';
import type { PictureKind } from '../../domain/onboarding/picture-kind.ts';
import { createFairTurns } from '../limits/fair-turns.ts';
import { loadSharp } from '../pictures/load-sharp.ts';

/** Of the picture as it is decoded: what a camera gives, and little enough for a small machine's memory. */
export const PIXELS_MAX = 25_000_000;
/** The longest side of the picture as it is kept: more than the widest screen shows. */
export const SIDE_MAX = 2560;
/** Of the picture as it is kept. */
export const KEPT_MAX_BYTES = 2 * 1024 * 1024;
const SMALLER_SIDE = 1600;
/** So many times too large, a picture is not tried in between: only the smallest writing helps. */
const FAR_TOO_LARGE = 3;
/** Of work on one picture, in all. */
const SECONDS_MAX = 5;

export interface RewrittenPicture {
  readonly kind: PictureKind;
  readonly bytes: Uint8Array;
  readonly width: number;
  readonly height: number;
}

/** Why a picture could not be written anew, as a sentence a person can act on. */
export class PictureError extends Error {
  override readonly name = 'PictureError';
}

const tooSlow = 'This picture takes too long to read. Please save it with fewer pixels and choose the new file.';
const tooHeavy = 'This picture stays too large, however it is written. Please save it smaller and choose the new file.';
const damaged = 'This picture is damaged or was cut off. Please save it again and choose the new file.';

const options: SharpOptions = { limitInputPixels: PIXELS_MAX, failOn: 'error', sequentialRead: true };

/** One way to write a picture. */
interface Writing {
  readonly kind: PictureKind;
  readonly quality?: number;
  readonly side?: number;
}

/** As it came, then worse and worse, until it is small enough. What a PNG cannot hold in little space, WebP can, with its transparency. */
const writings: Readonly<Record<PictureKind, readonly Writing[]>> = {
  png: [
    { kind: 'png' },
    { kind: 'webp', quality: 85 },
    { kind: 'webp', quality: 60 },
    { kind: 'webp', quality: 60, side: SMALLER_SIDE },
  ],
  jpeg: [
    { kind: 'jpeg', quality: 90 },
    { kind: 'jpeg', quality: 70 },
    { kind: 'jpeg', quality: 60, side: SMALLER_SIDE },
  ],
  webp: [
    { kind: 'webp', quality: 85 },
    { kind: 'webp', quality: 60 },
    { kind: 'webp', quality: 60, side: SMALLER_SIDE },
  ],
};

function encode(picture: Sharp, { kind, quality }: Writing): Sharp {
  if (kind === 'png') return picture.png({ compressionLevel: 6 });
  return kind === 'jpeg' ? picture.jpeg({ quality }) : picture.webp({ quality, effort: 1 });
}

function fitInto(picture: Sharp, side: number): Sharp {
  return picture.resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true });
}

/** The rest of a picture's time limit, in whole seconds as sharp takes them. */
function createShare(nowMs: () => number): () => { seconds: number } {
  const end = nowMs() + SECONDS_MAX * 1000;
  return () => {
    const seconds = Math.ceil((end - nowMs()) / 1000);
    if (seconds <= 0) throw new PictureError(tooSlow);
    return { seconds };
  };
}

async function rewrite(bytes: Uint8Array, kind: PictureKind, nowMs: () => number): Promise<RewrittenPicture> {
  const sharp = await loadSharp();
  const { width, height } = await sharp(bytes, { ...options, limitInputPixels: false }).metadata();
  if (width * height > PIXELS_MAX)
    throw new PictureError(
      `This picture is ${width} × ${height} pixels. Up to ${PIXELS_MAX / 1_000_000} megapixels are taken; please make it smaller.`,
    );
  const share = createShare(nowMs);
  // Decoded once, however often it is written.
  const upright = fitInto(sharp(bytes, options).autoOrient(), SIDE_MAX).timeout(share());
  const { data: pixels, info: raw } = await upright.raw().toBuffer({ resolveWithObject: true });
  const left = [...writings[kind]];
  for (let writing = left.shift(); writing !== undefined; writing = left.shift()) {
    const { side = SIDE_MAX } = writing;
    const picture = fitInto(sharp(pixels, { raw }).timeout(share()), side);
    const { data, info } = await encode(picture, writing).toBuffer({ resolveWithObject: true });
    if (data.byteLength <= KEPT_MAX_BYTES)
      return { kind: writing.kind, bytes: data, width: info.width, height: info.height };
    if (data.byteLength > KEPT_MAX_BYTES * FAR_TOO_LARGE) left.splice(0, left.length - 1);
  }
  throw new PictureError(tooHeavy);
}

/** One picture at a time is decoded in this process, whatever comes in at once, and no client waits for all of another's. */
const turns = createFairTurns();

/**
 * Decodes a picture and writes it anew, upright, in sRGB and with nothing in it but the picture: no place, no camera, no text, nothing that was
 * appended. It keeps its format unless another one makes it small enough.
 * @throws PictureError where it is damaged, cut off, larger than PIXELS_MAX, or too much work
 */
export async function rewritePicture(
  bytes: Uint8Array,
  kind: PictureKind,
  { client, nowMs = () => performance.now() }: { client: string; nowMs?: () => number },
): Promise<RewrittenPicture> {
  try {
    return await turns.take(client, () => rewrite(bytes, kind, nowMs));
  } catch (error) {
    if (error instanceof PictureError) throw error;
    const isTimeout = error instanceof Error && error.message.includes('timeout');
    throw new PictureError(isTimeout ? tooSlow : damaged, { cause: error });
  }
}
