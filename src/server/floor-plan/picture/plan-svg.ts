import { theme } from '../../../../content/theme.ts';
import { toHex } from '../../../domain/colour/colour.ts';
import { type Drawing, type Look, type Part, LETTERS } from '../../../domain/floor-plan/drawing.ts';
import { letterDefinitions, setText, textWidth } from './letters.ts';

const { day } = theme;
const ink = toHex(day.ink);
const quiet = toHex(day.quiet);
const sheet = toHex(day.sheet);
const well = toHex(day.well);
const lamp = toHex(day.light);
const bad = toHex(day.bad);

/** How each part is drawn where no style sheet is: a mail's picture, and a page of the server's own. */
const looks: Readonly<Record<Look, string>> = {
  open: `fill="${sheet}"`,
  plain: `fill="${sheet}"`,
  lit: `fill="${lamp}"`,
  dark: `fill="${well}"`,
  hatch: `fill="none" stroke="${quiet}" stroke-width="0.8" stroke-opacity="0.5"`,
  beam: `fill="${lamp}"`,
  wall: `fill="none" stroke="${ink}" stroke-width="7" stroke-linecap="square"`,
  partition: `fill="none" stroke="${ink}" stroke-width="4"`,
  planned: `fill="none" stroke="${ink}" stroke-width="3" stroke-dasharray="8 6"`,
  hair: `fill="none" stroke="${ink}" stroke-width="1.2" stroke-opacity="0.7"`,
  person: `fill="${toHex(day.accent)}"`,
  leak: `fill="none" stroke="${bad}" stroke-width="7" stroke-dasharray="10 7"`,
  drip: `fill="none" stroke="${bad}" stroke-width="3.5" stroke-dasharray="0.1 8" stroke-linecap="round"`,
  lamp: `fill="${lamp}" stroke="${ink}" stroke-width="2"`,
  name: `fill="${ink}"`,
  note: `fill="${ink}"`,
  'leak-word': `fill="${bad}"`,
  'mend-word': `fill="${ink}"`,
};

function drawPart(part: Part): string {
  if (part.kind === 'path') return part.d === '' ? '' : `<path ${looks[part.look]} d="${part.d}"/>`;
  const size = part.look === 'name' ? LETTERS.name : LETTERS.note;
  const x = part.ends ? part.x - textWidth(part.text, size) : part.x;
  return `<g ${looks[part.look]}>${setText(part.text, { x, y: part.y, size })}</g>`;
}

/** A drawing as one SVG in the theme's colours by day; its words are outlines. `words` is what is said of it where it is not seen. */
export function asSvg({ width, height, parts }: Drawing, words: string): string {
  const texts = parts.map((part) => (part.kind === 'text' ? part.text : ''));
  const size = `viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size} role="img" aria-label="${escapeAttribute(words)}"><path fill="${sheet}" d="M0 0h${width}v${height}H0z"/>${letterDefinitions(texts)}${parts.map(drawPart).join('')}</svg>`;
}

function escapeAttribute(words: string): string {
  return words.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
