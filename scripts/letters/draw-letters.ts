import { fileURLToPath } from 'node:url';
import { openSync } from 'fontkit';

const FACE = '@fontsource/familjen-grotesk/files/familjen-grotesk-latin-600-normal.woff';
/** What Western European names and Foyer's own words are written with. */
const RANGES = [
  [0x20, 0x7e],
  [0xc0, 0xff],
] as const;
const UNITS = 1000;

/** Foyer's display face as outlines, on a square of 1000 with y downwards: by character, how far it advances, and its path. */
export function drawLetters(): Record<string, string> {
  const font = openSync(fileURLToPath(import.meta.resolve(FACE)));
  if (!('layout' in font)) throw new Error(`${FACE} is a collection of fonts`);
  const scale = UNITS / font.unitsPerEm;
  const points = RANGES.flatMap(([from, to]) => Array.from({ length: to - from + 1 }, (_, index) => from + index));
  const drawn = points.map((point) => {
    const glyph = font.glyphForCodePoint(point);
    const path = glyph.path.scale(scale, -scale).toSVG();
    const rounded = path.replaceAll(/-?\d+(?:\.\d+)?/g, (number) => String(Math.round(Number(number))));
    return [String.fromCodePoint(point), `${Math.round(glyph.advanceWidth * scale)} ${rounded}`] as const;
  });
  return Object.fromEntries(drawn);
}
