import type { Cell, Item, Line } from './lines.ts';
import { readTable } from './tables.ts';
import { canAnswer } from './words.ts';
import type { Places } from './us-places.ts';
import type { NumberRole, TextRole } from './vocabulary.ts';

/**
 * One thing that the text says. Where a label of words stands over it, `label` is that label and `items` its value; figures keep their labels
 * among their items, since what a figure is bound to is decided in one place.
 */
export interface Statement {
  readonly label: TextRole | undefined;
  readonly items: readonly Item[];
  /** Labels and values that stand in cells or lines of their own. */
  readonly isStack: boolean;
}

interface Placed {
  readonly items: Cell;
  /** It begins a line. */
  readonly first: boolean;
  /** Its line has this cell and one more. */
  readonly paired: boolean;
  readonly afterGap: boolean;
}

const COLONS = new Set([':', '=', '->', '..']);
const FILLERS = new Set(
  'est estimated avg average current of the y n and or approx approximate your is are in a s total yn # per what how do you it my'.split(
    ' ',
  ),
);
const LABEL_SIGNS = new Set(['#', '/', '&', '(', ')', '-', '.', ',', '?', ':', '=', '->', '..', '~', "'"]);
const AREAS = new Set<NumberRole>(['living', 'acres', 'lotFeet', 'metres', 'rate', 'otherArea']);
/** Labels under which no bare figure stands. */
const WORDY = new Set<TextRole>(['city', 'state', 'occupancy', 'type', 'sewer', 'pool', 'condition']);
const LONGEST_LABEL = 8;
const LONGEST_STACK = 80;
const LONGEST_LOOSE = 4;
const SHORTEST_PAIR = 3;
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

const isPlaceLabel = (item: Item) =>
  item.row?.is === 'text' && (item.row.role === 'city' || item.row.role === 'state' || item.row.role === 'zip');
const isRole = (item: Item | undefined) => item?.row?.is === 'number' || item?.row?.is === 'text';

/** What a cell's own label would be: it holds labels and nothing else, or it asks for one thing. */
function labelOf(cell: Cell): Item | undefined {
  if (cell.length === 0 || cell.length > 14) return undefined;
  const asks = cell.at(-1)?.low === '?';
  const colon = cell.findIndex(({ low }) => COLONS.has(low) && low !== '..');
  if (!asks && colon >= 0 && cell.slice(colon + 1).some(({ kind }) => kind !== 'sign')) return undefined;
  let label: Item | undefined;
  let labels = 0;
  for (const item of cell) {
    if (item.kind === 'number' || item.kind === 'street' || item.kind === 'other' || item.kind === 'link')
      return undefined;
    if (isRole(item)) {
      labels += 1;
      if (!(asks && item.row?.is === 'number' && label?.row?.is === 'number' && item.row.role.startsWith('other')))
        label = item;
    } else if (item.kind === 'phrase' && !(asks && item.row?.is === 'no')) return undefined;
    else if (item.kind === 'word' && !asks && !FILLERS.has(item.low) && item.low.charCodeAt(0) < 0x2600)
      return undefined;
    else if (item.kind === 'sign' && !LABEL_SIGNS.has(item.low) && !asks) return undefined;
  }
  return !asks && (cell.length > LONGEST_LABEL || labels > 4) ? undefined : label;
}

/** A cell that begins with a figure and names nothing but its unit. */
function isValue(cell: Cell): boolean {
  const first = cell.find(
    (item) =>
      item.kind !== 'sign' &&
      !FILLERS.has(item.low) &&
      item.low !== 'about' &&
      item.low !== 'around' &&
      item.low !== 'just',
  );
  if (
    !(first?.kind === 'number' || (first?.kind === 'other' && cell.some(({ kind }) => kind === 'number'))) ||
    cell.length > 9
  )
    return false;
  // `3/2 1,295 sf` is complete by itself; `0.25 acres (10,890 sqft)` may stand under a label.
  if (
    cell.filter(({ kind }) => kind === 'number').length > 1 &&
    cell.some(({ row, low }) => row?.is === 'number' && !AREAS.has(row.role) && low !== 'ft' && low !== 'feet')
  )
    return false;
  if (
    cell.some((item, at) => item.low === '/' && cell[at - 1]?.kind === 'number') &&
    cell.some(({ row }) => row?.is === 'number' && row.role === 'living')
  )
    return false;
  return cell.every((item) => item.kind !== 'street' && (item.row?.is !== 'number' || item.row.side !== 'before'));
}

/** `Ann: 85k`, `3. How many?`, `A: 1984`: who speaks, or the number of the line, is no part of what is said. */
function withoutSpeaker(cell: Cell): Cell {
  const [first, second] = cell;
  if (first === undefined || second === undefined || cell.length < 3) return cell;
  if (first.kind === 'word' && second.low === ':' && first.low.charCodeAt(0) < 0x2600) return cell.slice(2);
  if (first.kind === 'number' && first.low.length <= 2 && (second.low === '.' || second.low === ')') && cell[2]?.gap)
    return cell.slice(2);
  if (first.low === '(' && second.kind === 'number' && cell[2]?.low === ')') return cell.slice(3);
  return cell;
}

function endsLabel(cell: Cell, at: number): boolean {
  const item = cell[at];
  if (item?.kind !== 'sign') return false;
  if (COLONS.has(item.low)) return true;
  if (item.low === '?') return at + 1 < cell.length && cell[at + 1]?.low !== ':';
  return item.low === '-' && item.gap && cell[at + 1]?.gap === true && labelOf(cell.slice(0, at)) !== undefined;
}

/** Where the label begins that ends before a colon: back over its words as far as one label goes. */
function labelStart(cell: Cell, colon: number, from: number): number {
  const phrase = cell[colon - 1];
  if (isRole(phrase)) {
    // A known label is itself; words before it belong to it only where they begin the cell.
    let first = colon - 1;
    while (
      first > from &&
      (cell[first - 1]?.kind === 'word' ||
        ((cell[first - 1]?.low === '/' || cell[first - 1]?.low === '&') && isRole(cell[first - 2])) ||
        (isRole(cell[first - 1]) && (cell[first]?.low === '/' || cell[first]?.low === '&')))
    )
      first -= 1;
    const compound = cell.slice(first, colon - 1).some(({ low }) => low === '/' || low === '&');
    return compound || first === 0 ? first : colon - 1;
  }
  let start = colon;
  while (start > from && colon - start < LONGEST_LOOSE) {
    const item = cell[start - 1];
    if (item === undefined) break;
    if (
      item.kind === 'phrase' ||
      item.kind === 'word' ||
      ((item.low === '/' || item.low === '&' || item.low === '#' || item.low === ')' || item.low === '(') &&
        start - 1 > from)
    )
      start -= 1;
    else break;
    // A unit or a value behind a figure belongs to what was said before.
    if (cell[start - 1]?.kind === 'number' && start < colon - 1) {
      start += 1;
      break;
    }
  }
  return start;
}

function statement(label: Item | undefined, items: readonly Item[], isStack = false): Statement {
  return label?.row?.is === 'text'
    ? { label: label.row.role, items, isStack }
    : { label: undefined, items: label ? [label, ...items] : items, isStack };
}

/** The statements of one cell: what stands before the first label, then each label with what follows it. */
function inCell(cell: Cell): Statement[] {
  const statements: Statement[] = [];
  let label: Item | undefined;
  let from = 0;
  const flush = (to: number) => {
    if (to > from) statements.push(statement(label, cell.slice(from, to)));
  };
  const first = cell[0];
  if (first?.row?.is === 'text' && cell[1]?.low === ',' && cell.length <= SHORTEST_PAIR + 1) [label, from] = [first, 2];
  else if (
    first?.row?.is === 'text' &&
    cell.length > 1 &&
    cell.length <= LONGEST_LABEL &&
    !endsLabel(cell, 1) &&
    (cell[1]?.kind === 'phrase' ? !isPlaceLabel(first) : cell.length <= SHORTEST_PAIR)
  )
    [label, from] = [first, 1];
  // `City/State/Zip Greensboro, NC 27406`
  while (from === 0 || cell[from]?.low === '/') {
    const next = cell[from === 0 ? 0 : from + 1];
    if (next?.row?.is !== 'text' || (from === 0 && cell[1]?.low !== '/')) break;
    [label, from] = [next, from === 0 ? 1 : from + 2];
  }
  for (let at = 1; at < cell.length; at += 1) {
    if (!endsLabel(cell, at)) continue;
    const start = labelStart(cell, at, from);
    // `3 beds 2 baths: 12 Oak St`: what stands behind its figure is a unit, not a label.
    if (
      cell[start - 1]?.kind === 'number' &&
      (cell[at]?.low === '..' || (cell[at + 1]?.kind !== 'number' && !NONE.has(cell[at + 1]?.low ?? ''))) &&
      cell[start]?.row?.is === 'number'
    )
      continue;
    // `61k purchase + 24.5k rehab = 85.5k`
    if (
      cell[at]?.low === '=' &&
      cell[start - 1]?.kind === 'number' &&
      cell.slice(0, start).some(({ low }) => low === '+')
    )
      continue;
    const last = cell.slice(start, at).findLast((item) => item.kind === 'phrase' || item.kind === 'word');
    if (last === undefined || (cell[at]?.low === '?' && !isRole(last)) || last.low === 'a' || last.low === 'q')
      continue;
    flush(start);
    if (last.row?.is === 'text') [label, from] = [last, at + 1];
    else if (last.row?.is === 'number') [label, from] = [undefined, start];
    else [label, from] = [undefined, last.kind === 'word' && start === at - 1 ? at + 1 : start];
  }
  flush(cell.length);
  return statements;
}

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

function placed(lines: readonly Line[]): Placed[] {
  return lines.flatMap(({ cells: all, afterGap }) => {
    const cells = withoutNumber(all);
    return cells.map((items, at) => ({
      items: withoutSpeaker(items),
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
  return end;
}

function stack(cells: readonly Placed[]): Statement {
  return { label: undefined, items: cells.flatMap(({ items }) => [...items, breakItem]), isStack: true };
}

/** All that the lines say, in order. */
export function readStatements(lines: readonly Line[], text: string, places: Places): Statement[] {
  const statements: Statement[] = [];
  const rest: Line[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const table = readTable(lines, at, text, places);
    if (table) {
      // A table of sales tells what was, not what is asked.
      const cells = table.cells.some(({ label }) => PAST.test(label.low)) ? [] : table.cells;
      for (const { label, items } of cells)
        statements.push(statement(label, label.row?.is === 'number' ? [breakItem, ...items] : items, true));
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
    // A label of other homes, or one that we do not know, beside or over a figure names that figure.
    const isForeign = items.length <= 4 && items.some(({ row }) => row?.is === 'others');
    const isUnknown =
      cells[at]?.paired === true &&
      label === undefined &&
      !isValue(items) &&
      items.every(({ kind }) => kind === 'word' || kind === 'phrase' || kind === 'sign');
    if ((isForeign || isUnknown) && next && isValue(next.items)) {
      const named = items.filter(({ kind }) => kind !== 'sign');
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
      !(isOver && isLone && isValue(next.items) && labelOf(cells[at + 2]?.items ?? [])) &&
      (cells[at]?.paired || (items.at(-1)?.low === ':' && !next.first) || labelOf(next.items) === undefined) &&
      !hasOwnLabel(next.items)
    ) {
      isOver = false;
      const isText = label.row.role === 'remarks' || label.row.role === 'otherText';
      statements.push(statement(label, next.items, !isText));
      at += 1;
      continue;
    }
    if (label === undefined && items.at(-1)?.low === '?' && next && ANSWERS.has(next.items[0]?.low ?? '')) {
      statements.push({ label: undefined, items: [...items, ...next.items], isStack: false });
      at += 1;
      continue;
    }
    if (isCars(label) && next && (isNoneCell(next.items) || isCarsCell(next.items))) {
      statements.push({ label: undefined, items: [...items, breakItem, ...next.items], isStack: true });
      at += 1;
      continue;
    }
    // The label of a value in words that stands over it.
    if (isOver && label?.row?.is === 'number' && next && isValue(next.items) && labelOf(cells[at + 2]?.items ?? [])) {
      statements.push(...inCell(items));
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

const PAST = /^(?:sale|sold|deed|recorded)\b(?! price)/;
const isLot = ({ row }: Item) => row?.is === 'number' && row.role === 'lot';
const isSize = (cell: Cell) =>
  (cell[0]?.low === 'size' || cell[0]?.low === 'area' || cell[0]?.low === 'dimensions') && cell[1]?.low === ':';
const isCars = (label: Item | undefined) => label?.row?.is === 'number' && label.row.role === 'cars';

const NONE = new Set(['none', 'no', 'n']);
const isNoneCell = (cell: Cell) => cell.length <= 2 && NONE.has(cell[0]?.low ?? '');

function hasOwnLabel(cell: Cell): boolean {
  return cell.some((_, at) => at > 0 && endsLabel(cell, at) && isRole(cell[at - 1]));
}
