import { UPLOAD_MAX_BYTES } from '../../../contract/upload-limits.ts';
import { PICTURE_HEAD_BYTES, readPictureKind, refuseSize } from '../../../domain/onboarding/picture-kind.ts';

/** Why the server would refuse a file; null if it can be sent. */
export async function refusePicture(file: Blob): Promise<string | null> {
  const tooLarge = refuseSize(file.size, UPLOAD_MAX_BYTES);
  if (tooLarge !== null) return tooLarge;
  try {
    const told = readPictureKind(new Uint8Array(await file.slice(0, PICTURE_HEAD_BYTES).arrayBuffer()));
    return 'refusal' in told ? told.refusal : null;
  } catch {
    return 'This file cannot be read. Please choose another one.';
  }
}

const WIDTH = 224;
const HEIGHT = 144;

/** A thumbnail as a data URL, which a draft can store; null if the browser cannot read the picture. */
export async function makeThumbnail(file: Blob): Promise<string | null> {
  try {
    const picture = await createImageBitmap(file);
    const scale = Math.min(1, WIDTH / picture.width, HEIGHT / picture.height);
    const canvas = document.createElement('canvas');
    canvas.width = Math.max(1, Math.round(picture.width * scale));
    canvas.height = Math.max(1, Math.round(picture.height * scale));
    canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
    picture.close();
    return canvas.toDataURL('image/webp', 0.8);
  } catch {
    return null;
  }
}
