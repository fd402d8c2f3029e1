import {
  DAY_OF_SALE,
  hasOwnLabel,
  inCell,
  isValue,
  labelOf,
  LONGEST_LABEL,
  NONE,
  speakerOf,
  statement,
  withoutSpeaker,
  type Statement,
} from './cells.ts';
import type { Cell, Item, Line } from './lines.ts';
import { moneyRoles } from './figures.ts';
import { readTable, type TableCell } from './tables.ts';
import { canAnswer } from './words.ts';
import type { Places } from './us-places.ts';
import type { TextRole } from './phrase-rows.ts';

interface Placed {
  readonly items: Cell;
  /** It begins a line. */
  readonly first: boolean;
  /** Its line has this cell and one more. */
  readonly paired: boolean;
  readonly afterGap: boolean;
}

/** Labels under which no bare figure stands. */
const WORDY = new Set<TextRole>(['city', 'state', 'occupancy', 'type', 'sewer', 'pool', 'condition']);
const LONGEST_STACK = 80;
const ANSWERS = new Set(['yes', 'no', 'y', 'n', 'yep', 'nope', 'si', 'yeah']);
const breakItem: Item = {
  kind: 'break',
  low: '\n',
  start: 0,
  end: 0,
  gap: false,
  value: Number.NaN,
  money: false,
  row: undefined,
  from: 0,
};
/** `9 | Garage | No`: a sheet whose rows are numbered. */
function withoutNumber(cells: readonly Cell[]): readonly Cell[] {
  const [first, second] = cells;
  const isNumbered =
    cells.length === 3 &&
    first?.length === 1 &&
    first[0]?.kind === 'number' &&
    first[0].low.length <= 2 &&
    second !== undefined &&
    labelOf(second) !== undefined;
  return isNumbered ? cells.slice(1) : cells;
}

const FEWEST_TURNS = 3;
const QUESTION_WORDS = new Set("what what's whats how when which".split(' '));

/** `Agent: How many beds?`, `Seller: Three.`: what begins several lines with a colon is who speaks. */
function speakers(lines: readonly Line[]): ReadonlySet<string> {
  const turns = new Map<string, number>();
  for (const { cells } of lines) {
    const speaker = speakerOf(cells[0] ?? []);
    if (speaker) turns.set(speaker.name, (turns.get(speaker.name) ?? 0) + 1);
  }
  return new Set([...turns].flatMap(([name, count]) => (count >= FEWEST_TURNS ? [name] : [])));
}

function placed(lines: readonly Line[]): Placed[] {
  const names = speakers(lines);
  return lines.flatMap(({ cells: all, afterGap }) => {
    const cells = withoutNumber(all);
    return cells.map((items, at) => ({
      items: withoutSpeaker(items, names),
      first: at === 0,
      paired: at === 0 && cells.length === 2,
      afterGap: at === 0 && afterGap,
    }));
  });
}

/** How far a stack of labels and values goes: cells of figures and of their labels in turn. */
function stackEnd(cells: readonly Placed[], from: number): number {
  let end = from;
  while (end < cells.length && end - from < LONGEST_STACK) {
    const items = cells[end]?.items ?? [];
    const label = labelOf(items);
    // `Garage:` over `None` is a part of the stack as much as a figure is.
    const isNone = isNoneCell(items) && isCars(labelOf(cells[end - 1]?.items ?? []));
    if (!(label?.row?.is === 'number' || (label === undefined && (isValue(items) || isNone)))) break;
    end += 1;
  }
  // A question stands over its answer.
  return end > from + 1 && cells[end - 1]?.items.at(-1)?.low === '?' ? end - 1 : end;
}

function stack(cells: readonly Placed[]): Statement {
  return { label: undefined, items: cells.flatMap(({ items }) => [...items, breakItem]), isStack: true };
}

/** `Unit A | Unit B` over `Beds | 2 | 2`: how many lines tell of each unit by itself. */
function unitRows(lines: readonly Line[], at: number): number {
  const heads = lines[at]?.cells ?? [];
  const isUnits = heads.length > 1 && heads.every(([first, ...more]) => more.length === 0 && first?.row?.is === 'part');
  let rows = isUnits ? 1 : 0;
  while (rows > 0 && lines[at + rows]?.cells.length === heads.length + 1) rows += 1;
  return rows;
}

/** A table of sales tells what was, not what is asked; of a house with a day of sale in its row the sum is past. */
function ownColumns(cells: readonly TableCell[]): readonly TableCell[] {
  const past = cells.filter(({ labels: [label] }) => DAY_OF_SALE.test(label?.low ?? ''));
  if (past.length === 0) return cells;
  const isHouse = cells.some(({ labels: [label] }) => label?.row?.is === 'text' && label.row.role === 'address');
  if (!isHouse) return [];
  const isSold = past.some(({ items }) => items.some(({ kind }) => kind === 'other' || kind === 'number'));
  const isSum = ({ labels: [label] }: TableCell) => label?.row?.is === 'number' && moneyRoles.has(label.row.role);
  return isSold ? cells.filter((cell) => !isSum(cell)) : cells;
}

/** All that the lines say, in order. */
export function readStatements(lines: readonly Line[], text: string, places: Places): Statement[] {
  const statements: Statement[] = [];
  const rest: Line[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    at += unitRows(lines, at);
    const table = readTable(lines, at, text, places);
    if (table) {
      for (const { labels, items } of ownColumns(table.cells)) {
        const isText = labels[0]?.row?.is === 'text';
        statements.push(
          isText ? statement(labels[0], items, true) : statement(undefined, [...labels, breakItem, ...items], true),
        );
      }
      at += table.length - 1;
    } else {
      const line = lines[at];
      if (line) rest.push(line);
    }
  }
  const cells = placed(rest);
  // A page of values over their labels goes on as one: `Forced air` over `Heating` over `1955` over `Year built`.
  let isOver = false;
  for (let at = 0; at < cells.length; at += 1) {
    const items = cells[at]?.items ?? [];
    const label = labelOf(items);
    const next = cells[at + 1];
    // `Lot` over `Size: 5,050 sq ft`: a heading lends its name to the row below.
    if (label && items.length === 1 && isLot(label) && next?.first && isSize(next.items)) {
      statements.push({ label: undefined, items: [label, ...next.items.slice(1)], isStack: false });
      at += 1;
      continue;
    }
    // A label that we do not know names the figure beside it, a question the one below it.
    const asks = isQuestion(items);
    const isUnknown =
      label === undefined &&
      !isValue(items) &&
      (asks ||
        (cells[at]?.paired === true &&
          items.every(({ kind }) => kind === 'word' || kind === 'phrase' || kind === 'sign')));
    if (isUnknown && next && isValue(next.items)) {
      const named = asks ? items : items.filter(({ kind }) => kind !== 'sign');
      statements.push({ label: undefined, items: [...named, breakItem, ...next.items], isStack: false });
      at += 1;
      continue;
    }
    const isLone = !cells[at]?.paired && items.at(-1)?.low !== ':' && items.at(-1)?.low !== '?';
    if (
      label?.row?.is === 'text' &&
      next &&
      !(isLone && !canAnswer(label.row.role, next.items)) &&
      !(
        WORDY.has(label.row.role) &&
        (isValue(next.items) || (!cells[at]?.paired && next.items[0]?.row?.is === 'number'))
      ) &&
      !(
        (isOver || label.row.role === 'otherText') &&
        isLone &&
        isValue(next.items) &&
        labelOf(cells[at + 2]?.items ?? [])
      ) &&
      (cells[at]?.paired ||
        (items.at(-1)?.low === ':' && !next.first) ||
        // `Occupancy` over `Owner`
        (label.row.role === 'occupancy' && next.items.length === 1) ||
        labelOf(next.items) === undefined) &&
      !hasOwnLabel(next.items)
    ) {
      isOver = false;
      const isText = label.row.role === 'remarks' || label.row.role === 'name' || label.row.role === 'otherText';
      statements.push(statement(label, next.items, !isText));
      at += 1;
      continue;
    }
    // `Is it vacant?` or `Vacant` over `Yes`
    const isAsked =
      items.at(-1)?.low === '?' || (items.length === 1 && items[0]?.row?.is === 'value' && next?.items.length === 1);
    if (label === undefined && isAsked && next && ANSWERS.has(next.items[0]?.low ?? '')) {
      statements.push({ label: undefined, items: [...items, breakItem, ...next.items], isStack: false });
      at += 1;
      continue;
    }
    // `How big is it?` over `I think around 1,400 or so.`: the answer's only figure.
    const only = next && label?.row?.is === 'number' && items.at(-1)?.low === '?' ? onlyFigure(next.items) : -1;
    if (label && next && only >= 0 && !isValue(next.items)) {
      statements.push({ label: undefined, items: [label, breakItem, ...next.items.slice(only)], isStack: false });
      at += 1;
      continue;
    }
    if (isCars(label) && next && (isNoneCell(next.items) || isCarsCell(next.items))) {
      statements.push({ label: undefined, items: [...items, breakItem, ...next.items], isStack: true });
      at += 1;
      continue;
    }
    const end = label?.row?.is === 'number' || isValue(items) ? stackEnd(cells, at) : at;
    if (end - at >= 2) {
      statements.push(stack(cells.slice(at, end)));
      isOver = label === undefined && labelOf(cells[end - 1]?.items ?? []) !== undefined && (isOver || end - at > 4);
      at = end - 1;
    } else {
      if (items.length > LONGEST_LABEL) isOver = false;
      statements.push(...inCell(items));
    }
  }
  return statements;
}

/** `Attached, 1 Car` under `Garage`. */
const isCarsCell = (cell: Cell) =>
  cell.length <= 5 &&
  cell[0]?.kind === 'word' &&
  cell.some(({ kind }) => kind === 'number') &&
  cell.some(({ low }) => low === 'car' || low === 'cars');

/** Where the only figure of an answer stands, or -1. */
function onlyFigure(cell: Cell): number {
  const first = cell.findIndex(({ kind }) => kind === 'number');
  const isOne = cell.findLastIndex(({ kind }) => kind === 'number') === first;
  return isOne && cell.at(-1)?.low !== '?' ? first : -1;
}

/** `What did you pay?`; `Looking for a rental?` over a price asks for no figure. */
const isQuestion = (cell: Cell) => cell.at(-1)?.low === '?' && QUESTION_WORDS.has(cell[0]?.low ?? '');

const isLot = ({ row }: Item) => row?.is === 'number' && row.role === 'lot';
const isSize = (cell: Cell) =>
  (cell[0]?.low === 'size' || cell[0]?.low === 'area' || cell[0]?.low === 'dimensions') && cell[1]?.low === ':';
const isCars = (label: Item | undefined) => label?.row?.is === 'number' && label.row.role === 'cars';

const isNoneCell = (cell: Cell) => cell.length <= 2 && NONE.has(cell[0]?.low ?? '');
