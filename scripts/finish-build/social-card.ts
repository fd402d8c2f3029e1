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

/** Room for a text of the card, pixels: it stands at the largest of the sizes at which it fits. */
export interface Room {
  readonly width: number;
  readonly height: number;
  readonly sizes: readonly number[];
}

export const titleRoom: Room = { width: 600, height: 270, sizes: [84, 72, 62, 54, 44, 36] };
const brandRoom: Room = { width: 1056, height: 40, sizes: [36, 30, 24, 18] };
const taglineRoom: Room = { width: 1056, height: 40, sizes: [21, 18] };
const LINE_HEIGHT = 1.06;

/** An owner's font lies in their folder, Foyer's in a package. */
function openFont(file: string): Font {
  const font = openSync(file.startsWith('./') ? join(folder, file) : fileURLToPath(import.meta.resolve(file)));
  if (!('layout' in font)) throw new Error(`${file} is a collection of fonts`);
  return font;
}

export const display = openFont(
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

interface SetText {
  /** Pixels. */
  readonly size: number;
  readonly lines: readonly string[];
}

/** Adds pieces to a line as long as they fit; a piece that is wider than the room stands alone. */
function breakLines(pieces: readonly string[], fits: (text: string) => boolean): string[] {
  const lines: string[] = [];
  for (const piece of pieces) {
    const longer = `${lines.at(-1) ?? ''}${piece}`;
    if (lines.length > 0 && fits(longer.trimEnd())) lines[lines.length - 1] = longer;
    else lines.push(piece);
  }
  return lines.map((line) => line.trimEnd());
}

const lettersOf = (text: string): string[] => Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment);

/** A text that does not fit at the smallest size: its words are broken where they must be, and its end is left out. */
function cut(text: string, most: number, fits: (text: string) => boolean): string[] {
  const words = text
    .split(/(?<= )/)
    .flatMap((word) => (fits(word.trimEnd()) ? [word] : breakLines(lettersOf(word), fits)));
  const lines = breakLines(words, fits);
  if (lines.length <= most) return lines;
  const last = lettersOf(lines[most - 1] ?? '');
  while (!fits(`${last.join('').trimEnd()}…`)) last.pop();
  return [...lines.slice(0, most - 1), `${last.join('').trimEnd()}…`];
}

/** The largest size at which a text stands whole in its room, with its lines; where there is none, the smallest, and the text is cut. */
export function setText(font: Font, text: string, room: Room): SetText {
  const mostLines = (size: number) => Math.max(1, Math.floor(room.height / (size * LINE_HEIGHT)));
  const fitsAt = (size: number) => (part: string) => widthOf(font, part, size) <= room.width;
  for (const size of room.sizes) {
    const fits = fitsAt(size);
    const lines = breakLines(text.split(/(?<= )/), fits);
    if (lines.length <= mostLines(size) && lines.every((line) => fits(line))) return { size, lines };
  }
  const size = Math.min(...room.sizes);
  return { size, lines: cut(text, mostLines(size), fitsAt(size)) };
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

function drawLines({ size, lines }: SetText, at: { font: Font; y: number; fill: string }): string {
  return lines
    .map((line, index) => drawText(at.font, line, { x: 72, y: at.y + index * size * LINE_HEIGHT, size, fill: at.fill }))
    .join('\n');
}

function drawCard(words: string): string {
  const [brand, title, tagline] = cardWords(words);
  const set = setText(display, title, titleRoom);
  const top = 315 - ((set.lines.length - 1) * set.size * LINE_HEIGHT) / 2 + set.size * 0.32;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${CARD_SIZE.width} ${CARD_SIZE.height}" width="${CARD_SIZE.width}" height="${CARD_SIZE.height}">
<rect width="1200" height="630" fill="${film}"/>
<rect x="14" y="14" width="1172" height="602" fill="none" stroke="${ink}" stroke-width="4"/>
${drawLines(setText(display, brand, brandRoom), { font: display, y: 106, fill: plum })}
${drawLines(set, { font: display, y: top, fill: ink })}
${drawLines(setText(note, tagline, taglineRoom), { font: note, y: 562, fill: ink })}
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
