import { UPLOAD_MAX_BYTES } from '../../../contract/upload-limits.ts';
import { PICTURE_HEAD_BYTES, readPictureKind, refuseSize } from '../../../domain/onboarding/picture-kind.ts';

/** Why the server would not take a file, said before it is sent; null where it would try. */
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
