import { loadSharp } from '../pictures/load-sharp.ts';

/** Twice the size at which it is shown, for fine screens. */
const DENSITY = 144;
const COLOURS = 32;

/** A drawing as PNG. */
export async function drawPicture(svg: string): Promise<Buffer> {
  const sharp = await loadSharp();
  return sharp(Buffer.from(svg), { density: DENSITY }).png({ palette: true, colours: COLOURS }).toBuffer();
}
