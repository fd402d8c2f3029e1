const WIDTH = 224;
const HEIGHT = 144;

/** A picture in small as a data URL, which a draft can keep; null where the browser cannot read it. */
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
