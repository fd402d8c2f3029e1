import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openSync, type Font } from 'fontkit';
import sharp from 'sharp';
import { site } from '../../content/site.ts';
import { theme } from '../../content/theme.ts';
import { toHex } from '../../src/domain/colour/colour.ts';
import { contentFolder } from '../content-folder/content-folder.mjs';
import { root as project } from '../project.mjs';
import { writeHashedFile } from './hashed-file.ts';
import { CARD_SIZE } from '../theme/card-size.ts';

const folder = contentFolder(project);

/** Drawn cards are kept here, named by their contents, so that a build draws only those that changed. */
const KEPT = fileURLToPath(new URL('../../node_modules/.cache/foyer-cards/', import.meta.url));
const HASH_LENGTH = 16;

const film = toHex(theme.day.ground);
const ink = toHex(theme.day.ink);
const plum = toHex(theme.day.accent);
const lamp = toHex(theme.day.light);

export const TITLE_WIDTH = 600;
const TITLE_SIZES = [84, 72, 62, 54];
const MOST_LINES = 3;

/** An owner's font lies in their folder, Foyer's in a package. */
function openFont(file: string): Font {
  const font = openSync(file.startsWith('./') ? join(folder, file) : fileURLToPath(import.meta.resolve(file)));
  if (!('layout' in font)) throw new Error(`${file} is a collection of fonts`);
  return font;
}

const display = openFont(
  theme.fonts.display.cardFile ?? '@fontsource/familjen-grotesk/files/familjen-grotesk-latin-600-normal.woff',
);
const note = openFont(
  theme.fonts.note.cardFile ?? '@fontsource/sometype-mono/files/sometype-mono-latin-400-normal.woff',
);

function widthOf(font: Font, text: string, size: number): number {
  return (font.layout(text).advanceWidth / font.unitsPerEm) * size;
}

/** Letters as outlines: the picture looks the same on a machine without these fonts. */
function drawText(font: Font, text: string, at: { x: number; y: number; size: number; fill: string }): string {
  const { glyphs, positions } = font.layout(text);
  const scale = at.size / font.unitsPerEm;
  let x = at.x;
  const letters = glyphs.map((glyph, index) => {
    const left = x;
    x += (positions[index]?.xAdvance ?? glyph.advanceWidth) * scale;
    return `<path transform="matrix(${scale} 0 0 ${-scale} ${left.toFixed(2)} ${at.y})" d="${glyph.path.toSVG()}"/>`;
  });
  return `<g fill="${at.fill}">${letters.join('')}</g>`;
}

interface Line {
  readonly text: string;
  readonly width: number;
}

function breakLines(title: string, size: number): Line[] {
  const lines: Line[] = [];
  for (const word of title.split(' ')) {
    const line = lines.at(-1);
    const text = line === undefined ? word : `${line.text} ${word}`;
    const width = widthOf(display, text, size);
    if (line !== undefined && width <= TITLE_WIDTH) lines[lines.length - 1] = { text, width };
    else lines.push({ text: word, width: widthOf(display, word, size) });
  }
  return lines;
}

/** The largest size at which a title stands in three lines, with its lines. Throws where even the smallest would cut it. */
export function setTitle(title: string): { size: number; lines: Line[] } {
  const set = TITLE_SIZES.map((size) => ({ size, lines: breakLines(title, size) }));
  const found = set.find(({ lines }) => lines.length <= MOST_LINES && lines.every(({ width }) => width <= TITLE_WIDTH));
  if (found === undefined) throw new Error(`“${title}” is too long for its card: three lines at most`);
  return found;
}

/** The plan of the house: a lead comes in at the porch and ends at the desk, where the lamp is lit. */
const plan = `<g transform="translate(742 122)" fill="none" stroke="${ink}">
<path fill="${lamp}" stroke="none" d="M0 210h110v140H0zM110 210h150v140H110zM260 210h140v140H260zM170 0h230v210H170z"/>
<path stroke-width="10" stroke-linejoin="miter" stroke-linecap="square" d="M46 350H0V0H400V350H104"/>
<path stroke-width="5" d="M0 210H26M64 210H340M382 210H400M110 210V262M110 304V350M260 210V262M260 304V350M170 0V80M170 122V210"/>
<path stroke-width="2.500" d="M46 350v-58a58 58 0 0 1 58 58M110 262h42a42 42 0 0 1-42 42M260 262h42a42 42 0 0 1-42 42M382 210v-42a42 42 0 0 0-42 42M64 210v-38a38 38 0 0 0-38 38"/>
<path stroke-width="1.500" d="M270 28h100v42H270zM306 88a14 14 0 1 0 28 0a14 14 0 1 0-28 0M24 24h86v26H24zM24 50v36h20V50M146 326h84v-18h-84zM300 318h70v-34h-70zM300 296h70M323 284v34M347 284v34"/>
<path stroke="${plum}" stroke-width="6" d="M75 410V330Q75 282 116 282H330Q361 282 361 250V184Q361 150 330 128"/>
<g fill="${plum}" stroke="none"><circle cx="75" cy="410" r="9"/><circle cx="327" cy="126" r="9"/></g>
</g>`;

/** What is written on a page's card: the brand, the page's title, and the line under the brand. */
export const cardWords = (title: string) => [site.brand, title, site.tagline] as const;

function drawCard(title: string): string {
  const [brand, , tagline] = cardWords(title);
  const { size, lines } = setTitle(title);
  const lineHeight = size * 1.06;
  const top = 315 - ((lines.length - 1) * lineHeight) / 2 + size * 0.32;
  const words = lines.map((line, index) =>
    drawText(display, line.text, { x: 72, y: top + index * lineHeight, size, fill: ink }),
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${CARD_SIZE.width} ${CARD_SIZE.height}" width="${CARD_SIZE.width}" height="${CARD_SIZE.height}">
<rect width="1200" height="630" fill="${film}"/>
<rect x="14" y="14" width="1172" height="602" fill="none" stroke="${ink}" stroke-width="4"/>
${drawText(display, brand, { x: 72, y: 106, size: 36, fill: plum })}
${words.join('\n')}
${drawText(note, tagline, { x: 72, y: 562, size: 21, fill: ink })}
${plan}
</svg>`;
}

async function readKept(file: string): Promise<Buffer | null> {
  try {
    return await readFile(file);
  } catch {
    return null;
  }
}

/** Makes the picture that is shown when somebody shares a page, 1200 x 630, and gives its address among the assets. */
export async function writeCard(root: string, title: string): Promise<string> {
  if (theme.card !== null)
    return writeHashedFile(root, 'card', extname(theme.card).slice(1), await readFile(join(folder, theme.card)));
  const svg = drawCard(title);
  const hash = createHash('sha256').update(svg).digest('hex').slice(0, HASH_LENGTH);
  const kept = join(KEPT, `${hash}.png`);
  let png = await readKept(kept);
  if (png === null) {
    png = await sharp(Buffer.from(svg)).png({ palette: true }).toBuffer();
    await mkdir(KEPT, { recursive: true });
    await writeFile(kept, png);
  }
  const path = `/assets/card-${hash}.png`;
  await writeFile(join(root, path), png);
  return path;
}
