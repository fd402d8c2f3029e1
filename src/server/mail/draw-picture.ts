/** Twice the size at which it is shown, for fine screens. */
const DENSITY = 144;
const COLOURS = 32;

/** A drawing as PNG. Loads sharp, so that a process that mails no picture needs none. */
export async function drawPicture(svg: string): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  return sharp(Buffer.from(svg), { density: DENSITY }).png({ palette: true, colours: COLOURS }).toBuffer();
}
