import type { Sharp, SharpOptions } from 'sharp';
import type { PictureKind } from '../../domain/onboarding/picture-kind.ts';

/** Of the picture as it is decoded: what a camera gives, and little enough for a small machine's memory. */
export const PIXELS_MAX = 25_000_000;
/** The longest side of the picture as it is kept. */
export const SIDE_MAX = 4096;
const QUALITY = 92;
const SECONDS_MAX = 20;

export interface RewrittenPicture {
  readonly bytes: Uint8Array;
  readonly width: number;
  readonly height: number;
}

/** Why a picture could not be written anew, as a sentence a person can act on. */
export class PictureError extends Error {
  override readonly name = 'PictureError';
}

/** Loaded with the first upload: it would cost every start and every process its memory. Only the three formats can be read from then on. */
async function loadSharp() {
  const { default: sharp } = await import('sharp');
  sharp.cache(false);
  sharp.concurrency(1);
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({
    operation: ['VipsForeignLoadPngBuffer', 'VipsForeignLoadJpegBuffer', 'VipsForeignLoadWebpBuffer'],
  });
  return sharp;
}

const options: SharpOptions = { limitInputPixels: PIXELS_MAX, failOn: 'error', sequentialRead: true };

function encode(picture: Sharp, kind: PictureKind): Sharp {
  if (kind === 'png') return picture.png({ compressionLevel: 8 });
  if (kind === 'jpeg') return picture.jpeg({ quality: QUALITY });
  return picture.webp({ quality: QUALITY });
}

/** The line of pictures: one at a time is decoded, whatever comes in at once. */
let last: Promise<unknown> = Promise.resolve();

async function rewrite(bytes: Uint8Array, kind: PictureKind): Promise<RewrittenPicture> {
  const sharp = await loadSharp();
  const { width, height } = await sharp(bytes, { ...options, limitInputPixels: false }).metadata();
  if (width * height > PIXELS_MAX)
    throw new PictureError(
      `This picture is ${width} × ${height} pixels. Up to ${PIXELS_MAX / 1_000_000} megapixels are taken; please make it smaller.`,
    );
  const upright = sharp(bytes, options).autoOrient().timeout({ seconds: SECONDS_MAX });
  const picture = upright.resize({ width: SIDE_MAX, height: SIDE_MAX, fit: 'inside', withoutEnlargement: true });
  const { data, info } = await encode(picture, kind).toBuffer({ resolveWithObject: true });
  return { bytes: data, width: info.width, height: info.height };
}

/**
 * Decodes a picture and writes it anew in its own format, upright, in sRGB and with nothing in it but the picture: no place, no camera, no
 * text, nothing that was appended.
 * @throws PictureError where it is damaged, cut off, or larger than PIXELS_MAX
 */
export async function rewritePicture(bytes: Uint8Array, kind: PictureKind): Promise<RewrittenPicture> {
  const turn = last.then(() => rewrite(bytes, kind));
  last = turn.catch(() => undefined);
  try {
    return await turn;
  } catch (error) {
    if (error instanceof PictureError) throw error;
    throw new PictureError('This picture is damaged or was cut off. Please save it again and choose the new file.', {
      cause: error,
    });
  }
}
