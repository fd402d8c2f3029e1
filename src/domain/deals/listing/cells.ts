import type { Cell, Item } from './lines.ts';
import type { NumberRole, TextRole } from './phrase-rows.ts';

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

const COLONS = new Set([':', '=', '->', '..']);
const FILLERS = new Set(
  'est estimated avg average current of the y n and or approx approximate your is are in a s total yn # per what how do you it my'.split(
    ' ',
  ),
);
const LABEL_SIGNS = new Set(['#', '/', '&', '(', ')', '-', '.', ',', '?', ':', '=', '->', '..', '~', "'"]);
const AREAS = new Set<NumberRole>(['living', 'acres', 'lotFeet', 'metres', 'rate', 'otherArea']);
/** Labels of the day on which a house was sold. */
export const DAY_OF_SALE = /^(?:sales?|sold|deed|transfer|recorded)\b(?! (?:price|amount))/;
export const LONGEST_LABEL = 8;
const LONGEST_ASIDE = 6;
/** `Beds (Main):` counts one floor's. */
const LEVELS = new Set(['main', 'upper', 'lower', 'up', 'down', 'basement', 'first', 'second', '1st', '2nd']);
const LONGEST_LOOSE = 4;
const SHORTEST_PAIR = 3;
/** The words of a label that has nothing to name. */
export const NONE = new Set(['none', 'no', 'n']);

const isPlaceLabel = (item: Item) =>
  item.row?.is === 'text' && (item.row.role === 'city' || item.row.role === 'state' || item.row.role === 'zip');
const isRole = (item: Item | undefined) => item?.row?.is === 'number' || item?.row?.is === 'text';

/** Where the brackets open that a label ends with, `Repairs (your guess):`; the same place where it has none. */
function beforeAside(cell: Cell, end: number): number {
  if (cell[end - 1]?.low !== ')') return end;
  const open = cell.findLastIndex(({ low }, at) => at < end && low === '(');
  const isPlain = cell
    .slice(open + 1, end - 1)
    .every(
      ({ kind, low, row }) =>
        kind !== 'number' &&
        row?.is !== 'part' &&
        !LEVELS.has(low) &&
        (row?.is !== 'number' || row.role === 'otherMoney' || row.role === 'arv'),
    );
  return open > 0 && end - open <= LONGEST_ASIDE && isPlain ? open : end;
}

/** What a cell's own label would be: it holds labels and nothing else, or it asks for one thing. */
export function labelOf(whole: Cell): Item | undefined {
  const last = COLONS.has(whole.at(-1)?.low ?? '') ? whole.length - 1 : whole.length;
  const cell = whole.slice(0, beforeAside(whole, last));
  if (cell.length > 14) return undefined;
  const asks = cell.at(-1)?.low === '?';
  const colon = cell.findIndex(({ low }) => (COLONS.has(low) && low !== '..') || low === '?');
  if (!asks && colon >= 0 && cell.slice(colon + 1).some(({ kind }) => kind !== 'sign')) return undefined;
  let label: Item | undefined;
  let labels = 0;
  for (const item of cell) {
    if (item.kind === 'number' || item.kind === 'street' || item.kind === 'other' || item.kind === 'link')
      return undefined;
    if (isRole(item)) {
      labels += 1;
      const isAside =
        item.row?.is === 'number' && (item.row.role.startsWith('other') || item.low.startsWith('how much'));
      if (!(asks && isAside && label?.row?.is === 'number')) label = item;
    } else if (item.kind === 'phrase' && !(asks && item.row?.is === 'no')) return undefined;
    else if (item.kind === 'word' && !asks && !FILLERS.has(item.low) && item.low.charCodeAt(0) < 0x2600)
      return undefined;
    else if (item.kind === 'sign' && !LABEL_SIGNS.has(item.low) && !asks) return undefined;
  }
  return !asks && (cell.length > LONGEST_LABEL || labels > 4) ? undefined : label;
}

/** A cell that begins with a figure and names nothing but its unit. */
export function isValue(cell: Cell): boolean {
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
  return cell.every((item) => item.kind !== 'street' && (item.row?.is !== 'number' || item.row.side !== 'before'));
}

/** `[10:04 AM] Ann:`, `2/3/26, 14:05 - Ann:`, `[2/3, 14:05] Ann:`: where the name stands. */
function behindTime(cell: Cell): number {
  const isDay = cell[0]?.kind === 'number' && cell[1]?.low === '/' && cell[3]?.low === ',' && cell[4]?.kind === 'other';
  let at = isDay ? 4 : 0;
  while (cell[at]?.kind === 'other' || (at > 0 && (cell[at]?.kind === 'sign' || /^[ap]m$/.test(cell[at]?.low ?? ''))))
    at += 1;
  return at;
}

const LONGEST_NAME = 3;

/** Who may speak in a cell: a word before its first colon, behind a time up to three; and where what is said begins. */
export function speakerOf(
  cell: Cell,
): { readonly name: string; readonly to: number; readonly isTimed: boolean } | undefined {
  const at = behindTime(cell);
  let name = '';
  for (let next = at; next <= at + (at > 0 ? LONGEST_NAME : 1); next += 1) {
    const item = cell[next];
    if (item?.low === ':') return name === '' ? undefined : { name, to: next + 1, isTimed: at > 0 };
    const isName = item?.kind === 'word' || (item?.row?.is === 'text' && (at > 0 || item.row.role === 'otherText'));
    if (item === undefined || !(isName || (at > 0 && next === at && item.kind === 'phrase'))) return undefined;
    name += `${item.low} `;
  }
  return undefined;
}

/** `Ann: 85k`, `3. How many?`, `A: 1984`: who speaks, or the number of the line, is no part of what is said. */
export function withoutSpeaker(said: Cell, names: ReadonlySet<string>): Cell {
  const speaker = speakerOf(said);
  if (speaker && (speaker.isTimed || names.has(speaker.name)) && said.length > speaker.to)
    return said.slice(speaker.to);
  const cell = said;
  const [first, second] = cell;
  if (first === undefined || second === undefined || cell.length < 3) return cell;
  if (second.low === ':' && first.kind === 'word' && first.low.charCodeAt(0) < 0x2600) return cell.slice(2);
  if (first.kind === 'number' && first.low.length <= 2 && (second.low === '.' || second.low === ')') && cell[2]?.gap)
    return cell.slice(2);
  return cell;
}

function endsLabel(cell: Cell, at: number): boolean {
  const item = cell[at];
  if (item?.kind !== 'sign') return false;
  if (COLONS.has(item.low)) return true;
  if (item.low === '?') return at + 1 < cell.length && cell[at + 1]?.low !== ':';
  return item.low === '-' && item.gap && cell[at + 1]?.gap === true && labelOf(cell.slice(0, at)) !== undefined;
}

/** `Gar/Cov/Carpt`: a word of a label that a slash joins to the next. */
const isJoinedWord = (cell: Cell, at: number) => cell[at]?.kind === 'word' && cell[at + 1]?.gap === false;

/** `Bed/bath:`, `Beds & baths:`, `Bed + bath:` */
const joinsLabels = (item: Item | undefined) => item?.low === '/' || item?.low === '&' || item?.low === '+';

/** `20k rehab / ARV: 260k`: a label with its figure before it is no part of the next. */
const isFreeRole = (cell: Cell, at: number) => isRole(cell[at]) && cell[at - 1]?.kind !== 'number';

/** Where the label begins that ends before a colon: back over its words as far as one label goes. */
function labelStart(cell: Cell, colon: number, from: number): number {
  const phrase = cell[colon - 1];
  if (isRole(phrase)) {
    // A known label is itself; words before it belong to it only where they begin the cell.
    let first = colon - 1;
    while (
      first > from &&
      (cell[first - 1]?.kind === 'word' ||
        (joinsLabels(cell[first - 1]) && (isFreeRole(cell, first - 2) || isJoinedWord(cell, first - 2))) ||
        (isRole(cell[first - 1]) && joinsLabels(cell[first])))
    )
      first -= 1;
    const compound = cell.slice(first, colon - 1).some(joinsLabels);
    return compound || first === 0 ? first : colon - 1;
  }
  let start = colon;
  while (start > from && (colon - start < LONGEST_LOOSE || (cell[start]?.low === '/' && !cell[start]?.gap))) {
    const item = cell[start - 1];
    // `Owner occupied: No  Vacant: Yes`: the answer belongs to the label before.
    if (item === undefined || (NONE.has(item.low) && COLONS.has(cell[start - 2]?.low ?? ''))) break;
    if (
      item.kind === 'phrase' ||
      item.kind === 'word' ||
      ((item.low === '/' || item.low === '&' || item.low === '#' || item.low === ')' || item.low === '(') &&
        start - 1 > from)
    )
      start -= 1;
    else break;
  }
  return start;
}
export function statement(label: Item | undefined, items: readonly Item[], isStack = false): Statement {
  return label?.row?.is === 'text'
    ? { label: label.row.role, items, isStack }
    : { label: undefined, items: label ? [label, ...items] : items, isStack };
}

/** The statements of one cell: what stands before the first label, then each label with what follows it. */
export function inCell(cell: Cell): Statement[] {
  const statements: Statement[] = [];
  let label: Item | undefined;
  let from = 0;
  const flush = (to: number) => {
    if (to > from) statements.push(statement(label, cell.slice(from, to)));
  };
  const first = cell[0];
  if (
    first?.row?.is === 'text' &&
    cell.length > 1 &&
    cell.length <= LONGEST_LABEL &&
    !endsLabel(cell, 1) &&
    !(first.row.role === 'name' && cell[1]?.row?.is === 'value') &&
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
    const end = beforeAside(cell, at);
    const start = labelStart(cell, end, from);
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
    const last = cell.slice(start, end).findLast((item) => item.kind === 'phrase' || item.kind === 'word');
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
export function hasOwnLabel(cell: Cell): boolean {
  return cell.some((_, at) => at > 0 && endsLabel(cell, at) && isRole(cell[at - 1]));
}
