import type { Kind, Token } from './lex.ts';
import { PhraseReader } from './phrases.ts';
import type { PlaceReader } from './places.ts';
import type { Street } from './streets.ts';
import type { Row } from './phrase-rows.ts';

/** A token with what it means, the token itself where it means nothing more: a phrase of the vocabulary is one item however many words it has. */
export interface Item {
  readonly kind: Kind | 'phrase' | 'street' | 'place' | 'break';
  readonly low: string;
  readonly start: number;
  readonly end: number;
  readonly gap: boolean;
  readonly value: number;
  readonly money: boolean;
  readonly row?: Row | undefined;
  /** Of a street: its first token. */
  readonly from?: number;
}

/** What stands between tabs, bars and bullets of a line, or all of it. */
export type Cell = readonly Item[];

export interface Line {
  readonly cells: readonly Cell[];
  readonly start: number;
  readonly end: number;
  /** An empty line stands before it. */
  readonly afterGap: boolean;
  readonly street: Street | undefined;
  /** Its letters and figures, small, for headings. */
  readonly low: string;
  /** The same from its first letter, figure or dollar sign on. */
  readonly head: string;
}

const CELL_SIGNS = new Set(['\t', '|', '•']);
const LONGEST_HEADING = 90;
/** A longer line is read in parts, so that what looks to and fro within a line stays in proportion to the text. */
const LONGEST_LINE = 160;

const MOST_CITY_WORDS = 3;

/** `Reno, NV 89502`, `Mobile, Alabama`: a listed city with its state says nothing else. The token behind it, or 0. */
function namesPlace(tokens: readonly Token[], at: number, places: PlaceReader): number {
  // Behind the name and its comma.
  if (places.nextState(at + 1) > at + MOST_CITY_WORDS + 1) return 0;
  if (tokens[at]?.kind !== 'word' || tokens[at + 1]?.kind === 'line') return 0;
  for (let next = at + 1; next <= at + MOST_CITY_WORDS; next += 1) {
    const token = tokens[next];
    if (token?.kind !== 'word' && token?.low !== ',' && token?.low !== '.') return 0;
    const state = places.stateAt(token.low === ',' ? next + 1 : next);
    if (!state?.sure) continue;
    const place = places.at(at);
    return place?.listed ? place.to : 0;
  }
  return 0;
}

/** The items of the text; a street with its place is one. */
export function readItems(tokens: readonly Token[], streets: readonly Street[], places: PlaceReader): Item[] {
  const phrases = new PhraseReader(tokens);
  const items: Item[] = [];
  let next = 0;
  for (let at = 0; at < tokens.length;) {
    const token = tokens[at];
    if (token === undefined) break;
    const street = streets[next];
    if (street && street.from <= at) {
      // A place in cells of its own stays there.
      const isOneCell = !tokens.slice(street.to, street.placeTo).some(({ low }) => CELL_SIGNS.has(low));
      const to = Math.max(at + 1, isOneCell ? street.placeTo : street.to);
      const last = tokens[to - 1] ?? token;
      items.push({ ...token, kind: 'street', low: 'street', end: last.end, from: at });
      at = to;
      next += 1;
      continue;
    }
    const place = namesPlace(tokens, at, places);
    if (place > at) {
      items.push({ ...token, kind: 'place', end: tokens[place - 1]?.end ?? token.end });
      at = place;
      continue;
    }
    const phrase = token.kind === 'line' || token.low === '\t' ? undefined : phrases.at(at);
    if (phrase && (token.kind !== 'number' || phrase.to > at + 1) && !(street && phrase.to > street.from)) {
      const last = tokens[phrase.to - 1] ?? token;
      let { low } = token;
      for (let part = at + 1; part < phrase.to; part += 1) low += ` ${tokens[part]?.low}`;
      const { start, gap, money } = token;
      items.push({ kind: 'phrase', low, start, end: last.end, gap, value: Number.NaN, money, row: phrase.row });
      at = phrase.to;
      continue;
    }
    items.push(token.kind === 'line' ? { ...token, kind: 'break' } : token);
    at += 1;
  }
  return items;
}

/** Signs that part cells where a line has several of them between blanks. */
const SEPARATORS = new Set(['->', '/', '-', '+', '>', '~']);
const FEWEST_SEPARATORS = 3;

const parts = (items: readonly Item[], at: number) =>
  (at === 0 || items[at]?.gap === true) && items[at + 1]?.gap === true;

const NONE: ReadonlySet<string> = new Set();

/** `3/2 -> 1,388 sqft -> 1983 -> vacant`: what parts the cells of this line. */
function separatorsOf(items: readonly Item[]): ReadonlySet<string> {
  let counts: Map<string, number> | undefined;
  for (let at = 0; at < items.length; at += 1) {
    const item = items[at];
    if (item?.kind !== 'sign' || !SEPARATORS.has(item.low) || !parts(items, at)) continue;
    counts ??= new Map();
    counts.set(item.low, (counts.get(item.low) ?? 0) + 1);
  }
  return counts === undefined
    ? NONE
    : new Set([...counts].filter(([, count]) => count >= FEWEST_SEPARATORS).map(([sign]) => sign));
}

function cellsOf(items: readonly Item[]): Cell[] {
  const cells: Item[][] = [];
  const separators = separatorsOf(items);
  let cell: Item[] | undefined;
  for (let at = 0; at < items.length; at += 1) {
    const item = items[at];
    if (item === undefined) break;
    if (item.kind === 'sign' && (CELL_SIGNS.has(item.low) || (separators.has(item.low) && parts(items, at)))) {
      // `Garage      : 2`
      if (items[at + 1]?.low !== ':') cell = undefined;
    } else if (cell === undefined) cells.push((cell = [item]));
    else cell.push(item);
  }
  return cells;
}

function lineOf(items: readonly Item[], afterGap: boolean, street: Street | undefined, text: string): Line {
  const start = items[0]?.start ?? 0;
  const end = items.at(-1)?.end ?? start;
  const written = text.slice(start, Math.min(end, start + LONGEST_HEADING)).toLowerCase();
  const low = ODD_SPACE.test(written) ? written.replace(/\s+/g, ' ') : written;
  return { cells: cellsOf(items), start, end, afterGap, street, low, head: headOf(low) };
}

const ODD_SPACE = /[^\S ]| {2}/;

function headOf(low: string): string {
  const code = low.charCodeAt(0);
  const from = code >= 97 && code <= 122 ? 0 : low.search(/[a-z0-9$]/);
  return from < 0 ? '' : low.slice(from).replaceAll('\u2019', "'");
}

/** Words after which a sentence goes on, whatever begins the next line. */
const GOES_ON = new Set(
  'in a an the of with and has on about is at for to from approximately approx around was or near by'.split(' '),
);
const FEWEST_WORDS = 3;

/** Whether a mail program broke the line here: a sentence that goes on with small letters, or must go on. */
function runsOn(line: readonly Item[], next: Item | undefined, text: string): boolean {
  const last = line.at(-1);
  if (last === undefined || next === undefined || next.kind === 'sign') return false;
  const char = text.charAt(next.start);
  const isOpen = last.kind === 'word' && GOES_ON.has(last.low);
  if (!isOpen && ((last.kind === 'sign' && last.low !== ',') || !(char >= 'a' && char <= 'z'))) return false;
  // Where a label may stand before a sign, phrases are no sentence's words.
  const mayLabel = line.some(({ kind, low }) => kind === 'sign' && (low === ':' || low === '-' || low === '='));
  return line.filter(({ kind }) => kind === 'word' || (kind === 'phrase' && !mayLabel)).length >= FEWEST_WORDS;
}

/** The items line by line. */
export function readLines(items: readonly Item[], streets: readonly Street[], text: string): Line[] {
  const lines: Line[] = [];
  let line: Item[] = [];
  let street: Item | undefined;
  let [afterGap, nextGap] = [false, false];
  const byFrom = new Map(streets.map((one) => [one.from, one]));
  const flush = () => {
    if (line.length > 0)
      lines.push(lineOf(line, afterGap, street?.from === undefined ? undefined : byFrom.get(street.from), text));
    line = [];
    street = undefined;
    afterGap = nextGap;
  };
  for (let at = 0; at < items.length; at += 1) {
    const item = items[at];
    if (item === undefined) break;
    if (item.kind !== 'break') {
      line.push(item);
      if (item.kind === 'street') street ??= item;
      if (line.length >= LONGEST_LINE) flush();
    } else if (item.low === '\n\n' || !runsOn(line, items[at + 1], text)) {
      nextGap = item.low === '\n\n';
      flush();
    }
  }
  flush();
  return lines;
}
