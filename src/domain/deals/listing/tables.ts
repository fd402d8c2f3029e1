import { lex } from './lex.ts';
import { readItems, type Cell, type Item, type Line } from './lines.ts';
import { readNumerals } from './numerals.ts';
import { PlaceReader } from './places.ts';
import { findStreets } from './streets.ts';
import type { Places } from './us-places.ts';

/** A piece of a row, and where it stands in the text. */
interface Piece {
  readonly text: string;
  readonly start: number;
}

export interface TableCell {
  /** The heading's labels with the signs between them: `Bd/Ba` has two. */
  readonly labels: readonly Item[];
  readonly items: readonly Item[];
}

interface Table {
  readonly cells: readonly TableCell[];
  /** How many lines it takes. */
  readonly length: number;
}

const FEWEST_COLUMNS = 3;
const MOST_COLUMNS = 120;
const LONGEST_ROW = 3000;
const LONGEST_EDGE = 8;

/** The pieces between the signs; a quoted piece keeps its signs. */
function split(row: string, sign: string, start: number): Piece[] {
  const pieces: Piece[] = [];
  let [from, quoted] = [0, false];
  for (let at = 0; at <= row.length && pieces.length < MOST_COLUMNS; at += 1) {
    const char = row.charAt(at);
    if (char === '"') quoted = !quoted;
    if (at < row.length && (char !== sign || quoted)) continue;
    pieces.push({ text: row.slice(from, at).replaceAll('"', ' '), start: start + from });
    from = at + 1;
  }
  return pieces;
}

function itemsOf({ text, start }: Piece, list: Places): Item[] {
  const tokens = readNumerals(lex(text));
  const places = new PlaceReader(tokens, text, list);
  return readItems(tokens, findStreets(tokens, text, places), places).map((item) => ({
    ...item,
    start: item.start + start,
    end: item.end + start,
  }));
}

/** A line's items piece by piece: one that stands in two of them is in none. */
function share(pieces: readonly Piece[], { cells }: Line): Item[][] {
  const items = cells.flat();
  let next = 0;
  return pieces.map(({ text, start }) => {
    const own: Item[] = [];
    for (let item = items[next]; item && item.start < start + text.length; next += 1, item = items[next])
      if (item.start >= start && item.end <= start + text.length) own.push(item);
    return own;
  });
}

/** A column's heading: a label of the vocabulary, or words that are known to be none of ours. */
function headOf(all: readonly Item[]): readonly Item[] | undefined {
  const items = all.filter(({ kind }) => kind !== 'sign');
  const isJoined = items.length > 1 && items.every(({ row }) => row?.is === 'number');
  const isOne = items.length === 1 && (items[0]?.row?.is === 'number' || items[0]?.row?.is === 'text');
  return isJoined ? all : isOne ? items : undefined;
}

/** The line with the signs that no token stands for: its quotes. */
function rowOf(line: Line, text: string): Piece {
  const before = text.slice(Math.max(0, line.start - LONGEST_EDGE - 1), line.start);
  const lead = before.length - 1 - before.lastIndexOf('\n');
  const start = lead > LONGEST_EDGE ? line.start : line.start - lead;
  const behind = text.slice(line.end, line.end + LONGEST_EDGE).indexOf('\n');
  const edge = behind < 0 ? Math.min(text.length, line.end + LONGEST_EDGE) : line.end + behind;
  return { text: text.slice(start, edge), start };
}

/** Cells that markup or wide gaps part. */
function cellPieces(line: Line, text: string): Piece[] {
  return line.cells.map((cell) => {
    const [first, last] = [cell[0]?.start ?? 0, cell.at(-1)?.end ?? 0];
    return { text: text.slice(first, last), start: first };
  });
}

function isBlank(line: Line | undefined): boolean {
  return line !== undefined && line.cells.every((cell) => cell.every(({ kind }) => kind === 'sign'));
}

/** Whether a line has labels enough for a row of headings; the others are not taken apart. */
function hasLabels(line: Line): boolean {
  let labels = 0;
  for (const cell of line.cells)
    for (const { row } of cell)
      if (row?.is === 'number' || row?.is === 'text') {
        labels += 1;
        if (labels >= FEWEST_COLUMNS - 1) return true;
      }
  return false;
}

/** `Beds Baths SqFt` over `3 2 1,450`: headings and values with nothing but blanks between them. A row of totals comes before its parts. */
function readBlanks(lines: readonly Line[], at: number): Table | undefined {
  const [heads = [], ...more] = lines[at]?.cells ?? [];
  const isHeads = heads.every(({ row }) => row?.is === 'number' || row?.is === 'text');
  if (more.length > 0 || heads.length < FEWEST_COLUMNS || !isHeads) return undefined;
  const rows: Cell[] = [];
  for (let next = lines[at + 1]; next; next = lines[at + 1 + rows.length]) {
    const [row = [], ...others] = next.cells;
    const isRow = row.length === heads.length && row.every(({ kind }) => kind !== 'sign');
    if (others.length > 0 || !isRow || !row.some(({ kind }) => kind === 'number')) break;
    rows.push(row);
  }
  const row = rows.find(([first]) => first?.low === 'total') ?? rows[0];
  if (row === undefined) return undefined;
  const cells = heads.flatMap((label, column) => {
    const item = row[column];
    return item ? [{ labels: [label], items: [item] }] : [];
  });
  return { cells, length: rows.length + 1 };
}

/** A row of headings with the first row under it, from a line on: each column's value under its label, and how many lines they take. */
export function readTable(lines: readonly Line[], at: number, text: string, places: Places): Table | undefined {
  const line = lines[at];
  if (line === undefined || !hasLabels(line) || line.cells.some((cell) => cell[0]?.kind === 'number')) return undefined;
  const blanks = readBlanks(lines, at);
  if (blanks) return blanks;
  const row = rowOf(line, text);
  if (row.text.length > LONGEST_ROW) return undefined;
  const sign = ['\t', '|', ',', ';'].find(
    (candidate) => row.text.split(candidate, FEWEST_COLUMNS + 1).length > FEWEST_COLUMNS - 1,
  );
  // What rules headings out without a look at each of them comes first.
  if (sign === undefined && line.cells.length < FEWEST_COLUMNS - 1) return undefined;
  if (/\d{3}/.test(row.text) && /\d{3}/.test(row.text.replace(/<[^>]{0,80}>/g, ''))) return undefined;
  const piecesOf = (part: Line) =>
    sign === undefined ? cellPieces(part, text) : split(rowOf(part, text).text, sign, rowOf(part, text).start);
  const pieces = piecesOf(line);
  const heads = share(pieces, line).map(headOf);
  const known = heads.filter((head) => head !== undefined).length;
  const least = sign === ',' || sign === ';' ? FEWEST_COLUMNS : FEWEST_COLUMNS - 1;
  if (known < least || known < pieces.filter((piece) => piece.text.trim() !== '').length * 0.55) return undefined;
  const below = isBlank(lines[at + 1]) ? at + 2 : at + 1;
  const next = lines[below];
  if (next === undefined) return undefined;
  const values = piecesOf(next);
  if (
    values.length < pieces.length - 3 ||
    values.length < FEWEST_COLUMNS ||
    share(values, next).filter(headOf).length > values.length / 3
  )
    return undefined;
  const cells = heads.flatMap((labels, column) => {
    const value = values[column];
    return labels && value ? [{ labels, items: itemsOf(value, places) }] : [];
  });
  // Further rows are other properties.
  let length = below - at + 1;
  for (let more = lines[at + length]; more && piecesOf(more).length >= values.length; more = lines[at + length])
    length += 1;
  return { cells, length };
}
