import type { PictureKind } from '../../domain/onboarding/picture-kind.ts';

const SIDE = 320;
const MARGIN = 40;
const EAVES = 150;

/** A picture as an upload keeps it. */
export interface DemoPicture {
  readonly kind: PictureKind;
  readonly width: number;
  readonly height: number;
  readonly bytes: Uint8Array;
}

type Colour = readonly [red: number, green: number, blue: number];

/** The mark of a made-up firm: a house with a door, in its colour. */
function colourAt(x: number, y: number, colour: Colour): Colour {
  const fromMiddle = Math.abs(x - SIDE / 2);
  const isRoof = y >= MARGIN && y < EAVES && fromMiddle <= ((y - MARGIN) / (EAVES - MARGIN)) * (SIDE / 2 - MARGIN);
  const isWall = y >= EAVES && y < SIDE - MARGIN && fromMiddle <= SIDE / 2 - MARGIN * 1.6;
  const isDoor = y >= SIDE - MARGIN * 3 && fromMiddle <= MARGIN * 0.6;
  return (isRoof || isWall) && !isDoor ? colour : [250, 250, 248];
}

export async function drawLogo(colour: Colour): Promise<DemoPicture> {
  const { default: sharp } = await import('sharp');
  const pixels = Buffer.alloc(SIDE * SIDE * 3);
  for (let y = 0; y < SIDE; y += 1)
    for (let x = 0; x < SIDE; x += 1) pixels.set(colourAt(x, y, colour), (y * SIDE + x) * 3);
  const bytes = await sharp(pixels, { raw: { width: SIDE, height: SIDE, channels: 3 } })
    .png()
    .toBuffer();
  return { kind: 'png', width: SIDE, height: SIDE, bytes: new Uint8Array(bytes) };
}
