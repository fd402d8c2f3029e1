import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';

/** A visitor on a slow phone waits for it. */
const MAX_BYTES = 1_000_000;

/** What is wrong with a picture that a text shows; null where nothing is. */
export async function checkPicture(target: string, publicFolder: string): Promise<string | null> {
  if (!target.startsWith('/') || target.startsWith('//'))
    return `the picture ${target} is not the site's own, and must be a path such as /pictures/house.jpg of a file in public/`;
  const file = join(publicFolder, decodeURI(target));
  const found = await stat(file).catch(() => null);
  if (found === null) return `the picture ${target} is not there, and must be a file in public/`;
  if (found.size > MAX_BYTES)
    return `the picture ${target} has ${(found.size / 1_000_000).toFixed(1)} MB, and must have at most 1 MB`;
  const { width, height } = await sharp(file)
    .metadata()
    .catch(() => ({ width: 0, height: 0 }));
  return width > 0 && height > 0
    ? null
    : `the picture ${target} cannot be read, and must be a PNG, JPEG, WebP, AVIF or SVG`;
}
