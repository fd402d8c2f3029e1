import { countInFigures } from '../number-words.ts';
import type { Line } from '../split-lines.ts';
import { bindFigures } from './bind-figures.ts';
import { isArea, others, type Fact } from './fact.ts';
import { scanLine, type Token } from './scan-line.ts';

/** From here on a line counts the rooms of something else than the whole house. */
const NOT_THE_WHOLE =
  /each (?:side|unit|has|flat)|both (?:units|sides)|per (?:side|unit)|(?:^|[^a-z])units? ?(?:#? ?\d|[a-d])\b ?[-:(]|\bunit [a-d] \d|side [ab]\b|upstairs|downstairs|up ?unit|\bupper\b|lower level|looking for|\bsold (?:for|at|in|on|\$|last|\d)|last sold|efficiency|in-law|guest house|could be finished|\badu\b|casita|could be used|room for a|master (?:bed|bath)|(?:^|[,;|] ?)(?:bed|bath)room #?\d\b(?! ?(?:ba|full))|primary (?:bed|bath)/;
/** A line that speaks of other homes. */
const OTHER_HOMES =
  /\bflats\b|\bcomps?\b|comparable|similar|\bnearby\b|neighbou?rs?\b|homes? (?:for sale|near|around|like)|\d (?:homes|houses|listings|results)|houses with|bedroom (?:homes|houses|apartments|units)|new construction|median|next door|across the street|(?:the )?(?:house|home|one) (?:down|up) the (?:street|road|block)|around the corner|related searches/;

const SENTENCE = /(?<=[.;!?]) (?=\S)/;
const CLAUSE_ENDS = ['. ', '; ', '! ', ', ', ': ', ' - ', '\t', ' | '] as const;

const RATE = /^(?:list )?price ?(?:\/|per) ?sq/;
const LONGEST_CLAUSE = 60;

const CELL_ENDS = /[\t|•]/;

type Shape = 'value' | 'label' | 'other';

/** Scans a line and binds its figures once, however often it is asked for. */
class Scanner {
  private readonly scanned = new Map<string, readonly Token[]>();
  private readonly bound = new Map<string, readonly Fact[]>();

  scan(low: string): readonly Token[] {
    const known = this.scanned.get(low);
    if (known) return known;
    const tokens = scanLine(low);
    this.scanned.set(low, tokens);
    return tokens;
  }

  /** A label and its value in one piece, of which both have been scanned. */
  join(label: string, value: string): string {
    const piece = `${label}: ${value}`;
    if (!this.scanned.has(piece)) this.scanned.set(piece, [...this.scan(`${label}:`), ...this.scan(value)]);
    return piece;
  }

  bind(low: string): readonly Fact[] {
    const known = this.bound.get(low);
    if (known) return known;
    const facts = bindFigures(this.scan(low));
    this.bound.set(low, facts);
    return facts;
  }
}

/** A cell of a line: what stands between tabs, bars or bullets. */
interface Cell {
  readonly low: string;
  readonly shape: Shape;
}

const MAX_CELL = 48;

/** `3`, `1,512 sq ft` and `2 / 1` are values, `Beds` and `Year Built:` labels; what has both is complete by itself. */
function shapeOf(low: string, scanner: Scanner): Shape {
  if (low.length > MAX_CELL || low.length === 0 || low.startsWith('no ') || RATE.test(low)) return 'other';
  let [figures, words, loose] = [0, 0, 0];
  let [beginsWithFigure, onlyMeasures] = [false, true];
  for (const token of scanner.scan(low)) {
    if (token.kind === 'figure') {
      if (figures + words + loose === 0) beginsWithFigure = true;
      figures += 1;
    } else if (token.kind === 'words') {
      words += 1;
      onlyMeasures &&= isArea(token.role) || token.role === 'other-year';
    } else if (token.kind === 'word') loose += 1;
  }
  if (figures === 0) return words >= 1 && words <= 3 && loose <= 1 ? 'label' : 'other';
  if (!beginsWithFigure || figures > 2) return 'other';
  return (words === 0 ? loose <= 1 : onlyMeasures) ? 'value' : 'other';
}

const LONGEST_LABEL = 30;

/** The cells of a line; a label beside its value stays with it: neither is the next line's. */
function cellsIn(low: string): string[] {
  const cells = low.split(CELL_ENDS);
  const isSheet = cells.length === 2 || (low.includes('\t') && cells.length % 2 === 0);
  const isLabel = (cell: string) =>
    cell.trim() !== '' && cell.length <= LONGEST_LABEL && !/\d/.test(cell.replace(/^\s?(?:1\/2|3\/4)/, ''));
  const labels = cells.filter((_, at) => at % 2 === 0);
  const values = cells.filter((_, at) => at % 2 === 1);
  if (!isSheet || !labels.every(isLabel) || !values.some((cell) => /^\s?[$#.\d]/.test(cell))) return cells;
  return labels.map((label, at) => `${label.trim().replace(/\s?[:=]$/, '')}: ${(values[at] ?? '').trim()}`);
}

function partsOf(lines: readonly string[]): string[] {
  const parts: string[] = [];
  for (const low of lines) {
    for (const part of CELL_ENDS.test(low) ? cellsIn(low) : [low]) {
      const bare = part.trim();
      if (bare !== '') parts.push(bare);
    }
  }
  return parts;
}

function cellsOf(lines: readonly string[], scanner: Scanner): Cell[] {
  const parts = partsOf(lines);
  const hasDigit = parts.map((part) => /\d/.test(part));
  return parts.map((low, at) => {
    // Words are a label only beside a value.
    const counts = hasDigit[at] === true || hasDigit[at - 1] === true || hasDigit[at + 1] === true;
    return { low, shape: counts ? shapeOf(low, scanner) : 'other' };
  });
}

/** A few words that are no label we know, and may be one all the same. */
function isWordy(cell: Cell | undefined): boolean {
  return cell !== undefined && cell.shape === 'other' && /^[a-z][a-z ./&()-]{2,29}$/.test(cell.low);
}

/** How many cells from here on are labels and values in turn. */
function runLength(cells: readonly Cell[], from: number): number {
  let end = from;
  while (
    end < cells.length &&
    cells[end]?.shape !== 'other' &&
    (end === from || cells[end]?.shape !== cells[end - 1]?.shape)
  )
    end += 1;
  return end - from;
}

function join({ low }: Cell, value: Cell, scanner: Scanner): string {
  const label = /[:=-]/.test(low.charAt(low.length - 1)) ? low.replace(/[\s:=-]{1,4}$/, '') : low;
  return scanner.join(label, value.low);
}

/** The pairs of a run, begun at its first or its second cell; what stands alone stays. */
function pairUp(run: readonly Cell[], from: 0 | 1, scanner: Scanner): string[] {
  const pieces = run.slice(0, from).map(({ low }) => low);
  for (let at = from; at < run.length; at += 2) {
    const [first, second] = [run[at], run[at + 1]];
    if (first && second)
      pieces.push(first.shape === 'label' ? join(first, second, scanner) : join(second, first, scanner));
    else if (first) pieces.push(first.low);
  }
  return pieces;
}

function told(pieces: readonly string[], scanner: Scanner): number {
  let sum = 0;
  for (const low of pieces) {
    for (const { role, how } of scanner.bind(low)) if (!others.has(role)) sum += how === 'label' ? 2 : 1;
  }
  return sum;
}

/**
 * Labels and values in cells or lines of their own, joined: `Beds` over `3` and `3` over `Beds` read `Beds: 3`. Whether labels or
 * values come first is told by what makes more sense of the whole run.
 */
function joinRuns(lines: readonly string[], scanner: Scanner): string[] {
  const cells = cellsOf(lines, scanner);
  const pieces: string[] = [];
  for (let at = 0; at < cells.length;) {
    const length = Math.max(1, runLength(cells, at));
    if (length === 1) pieces.push(cells[at]?.low ?? '');
    else {
      const run = cells.slice(at, at + length);
      const [early, late] = [pairUp(run, 0, scanner), pairUp(run, 1, scanner)];
      const [sooner, later] = [told(early, scanner), told(late, scanner)];
      const isBehindLabel = run[0]?.shape === 'value' && isWordy(cells[at - 1]);
      // Where the run goes up in pairs from its first cell, it takes more to begin at the second.
      const margin = run.length % 2 === 0 ? 1 : 0;
      pieces.push(...(later > sooner + margin || (later === sooner && isBehindLabel) ? late : early));
    }
    at += length;
  }
  return pieces;
}

/** What the lines say of the house in figures. */
export interface House {
  /** Of the house: its size, lot, year, garage. */
  readonly facts: readonly Fact[];
  /** Of its rooms, without the passages that count those of a part or of another house. */
  readonly rooms: readonly Fact[];
  /** Cells and lines, labels joined to their values, in small letters. */
  readonly pieces: readonly string[];
  /** The lines as far as they speak of the rooms of the whole house. */
  readonly whole: readonly string[];
}

/** The clauses of a line before the first that speaks of something else. */
function headBefore(low: string, pattern: RegExp): string {
  if (!pattern.test(low)) return low;
  return low
    .split(SENTENCE)
    .map((sentence) => headOf(sentence, pattern))
    .join(' ');
}

function headOf(low: string, pattern: RegExp): string {
  const at = low.search(pattern);
  if (at < 0) return low;
  const head = low.slice(0, at);
  const end = Math.max(...CLAUSE_ENDS.map((sign) => head.lastIndexOf(sign)));
  // Dictated words have no clauses: what was said before stands.
  return end < 0 && head.length > LONGEST_CLAUSE ? head : head.slice(0, Math.max(0, end));
}

function bindPieces(pieces: readonly string[], scanner: Scanner): Fact[] {
  return pieces.flatMap((low) => (/\d|(?:quarter|half|third)[ -]acre/.test(low) ? scanner.bind(low) : []));
}

/** Another house's line of a list: its number, its street, its rooms. */
function isOtherHouse(low: string, ownNumber: string | undefined): boolean {
  const number = /^(\d{2,6}) (?:[nsew]{1,2}\.? )?[a-z][a-z']+ /.exec(low)?.[1];
  return (
    number !== undefined &&
    ownNumber !== undefined &&
    number !== ownNumber &&
    /\d ?(?:bd|bed|br|ba)|sq\.? ?ft/.test(low)
  );
}

/** @param street The address that was read: lines that begin with another house are left out. */
export function readHouse(lines: readonly Line[], street: string | undefined): House {
  const ownNumber = /^\d+/.exec(street ?? '')?.[0];
  const scanner = new Scanner();
  const own = lines.map(({ low }) =>
    isOtherHouse(low, ownNumber) ? '' : countInFigures(headBefore(low, OTHER_HOMES)),
  );
  const whole = own.map((low) => headBefore(low, NOT_THE_WHOLE));
  const pieces = joinRuns(own, scanner);
  const facts = bindPieces(pieces, scanner);
  const isAllWhole = whole.every((low, index) => low === own[index]);
  return {
    facts,
    rooms: isAllWhole ? facts : bindPieces(joinRuns(whole, scanner), scanner),
    pieces,
    whole,
  };
}
