import { findLabel, LABEL_AT_END, LABEL_BEFORE_FIGURE } from './labels.ts';
import { matchesOf } from './matches.ts';
import type { Line } from './split-lines.ts';

const LEADING_LABEL = /^([a-z0-9#][a-z0-9 ./()&#']{0,44}?) ?(?::|=|->|>| - ?|\t|\|| is ) ?(?=\S)/;

function lineOf(text: string, afterGap: boolean): Line {
  return { text, low: text.toLowerCase(), afterGap };
}

/** `BR/BA/BLT: 3/2/1984`: as many values as labels, each with its own. */
function splitCompound(label: string, value: string): string[] | undefined {
  const names = label.split('/').map((part) => findLabel(part.trim())?.name);
  const values = value.split('/').map((part) => part.trim());
  if (names.length < 2 || names.length > values.length || names.some((name) => name === undefined)) return undefined;
  return names.map((name, index) => `${name}: ${values[index] ?? ''}`);
}

/** `Baths F/H: 2/1`, `Full/Half Baths 2/1`. */
const FULL_HALF =
  /^(?:total )?(?:baths?|bathrooms?|ba)?\s?\(?(?:f|full)\s?\/\s?(?:h|half)\)?(?: baths?| bathrooms?)?\s?[:=]?\s?(\d)\s?[/-]\s?(\d)\b/;

function splitOne(line: Line): Line[] {
  const fullHalf = /\d/.test(line.low) ? FULL_HALF.exec(line.low) : null;
  if (fullHalf)
    return [
      lineOf(`full baths: ${fullHalf[1]}`, line.afterGap),
      lineOf(`half baths: ${fullHalf[2]}`, false),
      lineOf(line.text.slice(fullHalf[0].length), false),
    ].filter(({ text }) => text.trim() !== '');
  const match = LEADING_LABEL.exec(line.low.slice(0, 80));
  if (!match?.[1]) return [line];
  const value = line.text.slice(match[0].length).trim();
  const compound = match[1].includes('/') ? splitCompound(match[1], value) : undefined;
  if (compound) return compound.map((text) => lineOf(text, line.afterGap));
  const label = findLabel(match[1]);
  return label && value !== '' ? [lineOf(`${label.name}: ${value}`, line.afterGap)] : [line];
}

const LONGEST_LABEL = 44;
const ROOM_OR_SIZE =
  /(?:beds?|rooms?|brs?|bds?|baths?|ba|sq\.? ?ft|sqft|sf|feet|built|blt|lot|size|area|year|gla) ~?\$?\d/;

/** A colon or an equals sign that is none of a time or a link. */
const COLON = /(?::|(?<!\d ?[km]? [a-z]{1,12} ?)=)(?!\d\d\b|\/\/)/g;

function startsOf(low: string): number[] {
  const starts: number[] = [];
  for (const { index: at } of matchesOf(COLON, low)) {
    const from = Math.max(0, at - LONGEST_LABEL);
    const label = LABEL_AT_END.exec(low.slice(from, at));
    if (label) starts.push(from + label.index);
  }
  const plain = ROOM_OR_SIZE.test(low) ? matchesOf(LABEL_BEFORE_FIGURE, low).map(({ index }) => index) : [];
  // A line that begins with a label goes on with labels; elsewhere `3 baths 1,200` is no label before a figure.
  if (plain.length > 1 && !/(?:^|\D)\d{1,2}(?:\.\d{1,2})?\+? ?$/.test(low.slice(0, plain[0]))) starts.push(...plain);
  return starts.length === 0 ? starts : [...new Set(starts)].filter((start) => start > 0).sort((a, b) => a - b);
}

/** `Area Pool: Yes` is no pool: a label begins a piece only behind a figure, another label or a sign. */
function endingPieces(low: string, starts: readonly number[]): number[] {
  let from = 0;
  return starts.filter((start) => {
    if (!/[:=\d]|[,;|•\t.!)/-]\s{0,3}$/.test(low.slice(from, start))) return false;
    from = start;
    return true;
  });
}

/** Cells between tabs: a label joins the cell after it. */
function cellsOf(text: string): string[] {
  const cells = text
    .split('\t')
    .map((cell) => cell.trim())
    .filter((cell) => cell !== '');
  const joined: string[] = [];
  for (let index = 0; index < cells.length; index += 1) {
    const cell = cells[index] ?? '';
    const next = cells[index + 1];
    const alone =
      cell.endsWith(':') || (findLabel(cell.toLowerCase()) !== undefined && next !== undefined && !next.includes(':'));
    if (alone && next !== undefined && !next.endsWith(':')) {
      joined.push(`${cell.replace(/:$/, '')}: ${next}`);
      index += 1;
    } else joined.push(cell);
  }
  return joined;
}

function pieces(line: Line): Line[] {
  if (line.low.length !== line.text.length) return [line];
  if (!line.text.includes('\t')) return piecesOf(line);
  return cellsOf(line.text).flatMap((cell, index) => piecesOf(lineOf(cell, index === 0 && line.afterGap)));
}

function piecesOf(line: Line): Line[] {
  const found = startsOf(line.low);
  const starts = found.length === 0 ? found : endingPieces(line.low, found);
  if (starts.length === 0) return [line];
  return [0, ...starts]
    .map((start, index) =>
      line.text
        .slice(start, starts[index])
        .replace(/[\s,;|•/-]{1,10}$/, '')
        .trim(),
    )
    .filter((text) => text !== '')
    .map((text, index) => lineOf(text, index === 0 && line.afterGap));
}

/** Every `Label: value` of a line becomes a line of its own under the label's one name. */
export function splitLabels(lines: readonly Line[]): Line[] {
  const split: Line[] = [];
  for (const line of lines) {
    if (!/[:=>\t-]|\d/.test(line.low)) split.push(line);
    else for (const piece of pieces(line)) split.push(...splitOne(piece));
  }
  return split;
}
