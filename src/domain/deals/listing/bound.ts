import { type Element, type Figure, fit, IMPOSSIBLE, isYear, JOINTS, type Label, UNITS } from './figures.ts';
import type { Item } from './lines.ts';
import { BEFORE_FILLERS, distance } from './links.ts';
import type { NumberRole } from './phrase-rows.ts';

/** A number with what it was said to be. */
export interface Bound {
  readonly role: NumberRole;
  readonly value: number;
  readonly low: string;
  readonly money: boolean;
  /** 3 where a label stands by itself before it, 2 with its unit, 1 for shorthand and what is only likely. */
  readonly rank: number;
  /** A range, a decade, `80s`: it takes the role and is no value. */
  readonly vague: boolean;
  /** The unit that stands behind it when its label is another: `Lot: 7,405 sqft`. */
  readonly unit: NumberRole | undefined;
  /** `50 x 120`: the second side. */
  readonly other: number | undefined;
  readonly start: number;
  readonly end: number;
}

export function bound(figure: Figure, role: NumberRole, rank: number, item = figure.item): Bound {
  const last = figure.parts.at(-1) ?? item;
  return {
    role,
    rank,
    vague: figure.vague,
    value: item.value,
    low: item.low,
    money: item.money || last.money,
    unit: undefined,
    other: figure.joint === 'x' ? figure.parts[1]?.value : undefined,
    start: item.start,
    end: item === figure.item && figure.joint === '' ? figure.item.end : item.end,
  };
}

const FEET_PER_ACRE = 43_560;
const ROUNDING = 0.02;
const LEAST_OF_LOT = 0.5;

/** Whether so many square feet behind so many acres can be the lot's: `0.25 acres 10,890 sf`, not `1/4 acre 1,450 sf`. */
export const canBeLot = (feet: number, acres: number) => feet > acres * FEET_PER_ACRE * LEAST_OF_LOT;

/** Rooms in shorthand, without a word: `3/2`, `3x2x2`, `3-2-1`. */
export function shorthand(figure: Figure, items: readonly Item[]): Bound[] {
  const [beds, baths, third] = figure.parts;
  if (
    figure.joint === '' ||
    !'/x-&+'.includes(figure.joint) ||
    beds === undefined ||
    baths === undefined ||
    beds.money ||
    baths.money
  )
    return [];
  // `6,211/0.1426`: square feet with the acres that they come to are the lot's.
  if (figure.joint === '/' && Math.abs(beds.value / FEET_PER_ACRE / baths.value - 1) < ROUNDING)
    return [bound(figure, 'lotFeet', 2, beds)];
  const [previous, next] = [items[figure.at - 1], items[figure.last + 1]];
  const isRooms =
    Number.isInteger(beds.value) &&
    beds.value >= 1 &&
    beds.value <= 9 &&
    baths.value >= 1 &&
    baths.value <= 6 &&
    beds.low.length === 1 &&
    !(beds.value === 1 && baths.value === 2) &&
    baths.value <= beds.value + 1.5 &&
    // `utility 8 x 6` is a room's size.
    !(figure.joint === 'x' && (beds.value > 6 || baths.value > 4));
  if (
    !isRooms ||
    previous?.low === '$' ||
    previous?.low === '#' ||
    next?.low === '%' ||
    (previous?.low === ':' && items[figure.at - 2]?.low === 'score') ||
    (figure.joint === 'x' && (next?.low === 'm' || next?.low === 'ft' || next?.low === "'"))
  )
    return [];
  const before = previous?.kind === 'word' || previous?.kind === 'phrase' ? previous.low : '';
  if (
    /^(?:by|on|until|thru|through|before|after|from|to|dated?|due|close|closing|coe|available|rated|rating|call|week|deals?|log|sheet|note|posted)$/.test(
      before,
    )
  )
    return [];
  const found = [bound(figure, 'beds', 1, beds), bound(figure, 'baths', 1, baths)];
  if (third && third.value >= 300 && !isYear(third)) found.push(bound(figure, 'living', 1, third));
  else if (third && third.value <= 4 && third.low.length === 1) found.push(bound(figure, 'cars', 1, third));
  return found;
}

/** `3/2 beds`, `Baths: 2/1`: a joined figure under one label; `hasBeds`: something else counts the bedrooms. */
export function shorthandUnder(figure: Figure, label: Label, hasBeds: boolean): Bound[] {
  const [first, second] = figure.parts;
  if (first === undefined || second === undefined) return [];
  if (
    (label.role === 'fullAndHalf' || label.role === 'baths') &&
    figure.joint === '/' &&
    second.value < 5 &&
    (label.at < figure.at || (hasBeds && (second.value === 0 || second.value === 1)))
  )
    return [bound(figure, 'fullBaths', 3, first), bound(figure, 'halfBaths', 3, second)];
  // `3/2.5 baths`: rooms as always, with a word for the second.
  if (label.role === 'baths' && figure.joint === '/' && label.at > figure.at && !hasBeds)
    return [bound(figure, 'beds', 2, first), bound(figure, 'baths', 2, second)];
  // `3+1 bedrooms`: one of them is another kind of room.
  if (label.role === 'beds' && figure.joint === '+' && label.at > figure.at) return [bound(figure, 'beds', 2, first)];
  if (label.role === 'beds') return [bound(figure, 'beds', 2, first), bound(figure, 'baths', 1, second)];
  if (label.role === 'cars' && figure.parts.length === 3 && label.at > figure.at) {
    const third = figure.parts[2];
    return [
      bound(figure, 'beds', 1, first),
      bound(figure, 'baths', 1, second),
      ...(third ? [bound(figure, 'cars', 2, third)] : []),
    ];
  }
  return [];
}

const endsWithColon = (items: readonly Item[], at: number) => items[at + 1]?.low === '?' || items[at + 1]?.low === ':';

/** What may stand between the figures of a group: signs and their units. */
const joins = ({ low, kind, gap, row }: Item) =>
  JOINTS.has(low) || (row?.is === 'number' && UNITS.has(row.role)) || (kind === 'word' && low === 'a' && !gap);

function unitOf(items: readonly Item[], value: Item): Bound['unit'] {
  const row = items[items.indexOf(value) + 1]?.row;
  return row?.is === 'number' && UNITS.has(row.role) ? row.role : undefined;
}

/** `Bed / bath: 3/1,1,0,0`: full and half baths of a sheet. */
function sheetBaths(items: readonly Item[], last: number): Item | undefined {
  const [comma, half, next] = [items[last + 1], items[last + 2], items[last + 3]];
  return comma?.low === ',' && half?.kind === 'number' && !half.gap && next?.low === ',' ? half : undefined;
}

interface JoinedLabels {
  /** Words that the vocabulary does not know are `null`. */
  readonly labels: readonly (Label | null)[];
  /** The element and the item behind them. */
  readonly end: number;
  readonly behind: number;
}

const LABEL_JOINS = new Set(['/', '&', '+', 'and', ',', '-', '|']);

/** Labels that signs join, from an element on: `BR/BA/SQFT`, `Gar/Cov/Carpt`. */
function joinedLabels(items: readonly Item[], elements: readonly Element[], from: number): JoinedLabels {
  const labels: (Label | null)[] = [];
  let end = from;
  let behind = elements[from]?.label?.at ?? 0;
  for (; end < elements.length; end += 1) {
    const label = elements[end]?.label;
    if (label === undefined) break;
    const isJoined = items.slice(behind, label.at).every(({ low }) => LABEL_JOINS.has(low));
    if (labels.length > 0 && !isJoined) break;
    if (
      labels.length > 0 &&
      label.at === behind &&
      !endsWithColon(items, label.at) &&
      items[label.at + 1]?.kind !== 'break'
    )
      break;
    labels.push(label);
    behind = label.at + 1;
    while (items[behind]?.low === '/' && items[behind + 1]?.kind === 'word' && !items[behind + 1]?.gap) {
      labels.push(null);
      behind += 2;
    }
  }
  const isLabel = !labels.includes(null) || COLON_SIGNS.has(items[behind]?.low ?? '');
  return { labels: isLabel ? labels : [], end, behind };
}

const COLON_SIGNS = new Set([':', '=', '?']);

/** `Bed/bath: 3 beds, 1 bath`: the figures have units of their own, and the labels only head them. */
function isHeading(items: readonly Item[], { role }: Label, behind: number, figure: Figure | undefined): boolean {
  const [sign, unit] = [items[behind], figure && items[figure.last + 1]];
  const parts = sign?.kind === 'break' || sign?.low === '-' || COLON_SIGNS.has(sign?.low ?? '');
  return parts && figure?.joint === '' && unit?.row?.is === 'number' && unit.row.role === role;
}

/** `BR/BA/SQFT: 3/2/1450`: as many labels as figures, joined alike. Taken elements leave the list. */
export function bindGroups(items: readonly Item[], elements: Element[]): Bound[] {
  const found: Bound[] = [];
  for (let at = 0; at < elements.length; at += 1) {
    const { labels, end, behind } = joinedLabels(items, elements, at);
    const [lead] = labels;
    if (labels.length < 2 || lead === null || lead === undefined || items[lead.at - 1]?.kind === 'number') continue;
    if (isHeading(items, lead, behind, elements[end]?.figure)) {
      elements.splice(at, end - at);
      continue;
    }
    const figures: Figure[] = [];
    for (let next = end; next < elements.length && figures.length < labels.length; next += 1) {
      const figure = elements[next]?.figure;
      const previous = figures.at(-1);
      if (
        figure === undefined ||
        (previous && !items.slice(previous.last + 1, figure.at).every((item) => joins(item) || item.kind === 'break'))
      )
        break;
      figures.push(figure);
      if (figure.parts.length > 1) break;
    }
    const [first] = figures;
    if (first === undefined) continue;
    const values = figures.length === 1 ? first.parts : figures.map(({ item }) => item);
    const ofLot = labels.some((label) => label?.role === 'acres' || label?.role === 'lot' || label?.role === 'lotFeet');
    const joined = distance(items, behind, first.at, BEFORE_FILLERS, 0) > IMPOSSIBLE;
    // `SqFt/Src: 2,118/Tax`, `Lot Sz/SqFt: 7,841`: the first label names the figure, the others its unit or its source.
    const isHead = items[lead.at + 1]?.low === '/' && COLON_SIGNS.has(items[behind]?.low ?? '');
    const isOne = values.length === 1 && isHead && (labels.includes(null) || ofLot);
    const fits =
      (isOne || values.length === labels.length) &&
      labels.every((label, index) => {
        const value = values[index];
        return label === null || value === undefined ? label === null || isOne : fit(label.role, value) > IMPOSSIBLE;
      });
    if (!joined || !fits) continue;
    for (const [index, label] of labels.entries()) {
      const value = values[index];
      if (value === undefined || label === null) continue;
      const figure = { ...first, vague: figures.length > 1 && (figures[index]?.vague ?? false) };
      const more = index === labels.length - 1 && label.role === 'baths' ? sheetBaths(items, first.last) : undefined;
      if (more) found.push(bound(figure, 'fullBaths', 3, value), bound(figure, 'halfBaths', 3, more));
      // `Lot acres / SQFT: 0.03a / 1,307sf`: both measure the lot.
      else if (ofLot && label.role === 'living') found.push(bound(figure, 'lotFeet', 3, value));
      else found.push({ ...bound(figure, label.role, 3, value), unit: unitOf(items, value) });
    }
    elements.splice(at, end - at + figures.length);
  }
  return found;
}

/** `3 / 1 / 1028 / 1958`: rooms in cells of their own, with the size behind them. */
export function bareRooms(elements: readonly Element[], taken: Set<Figure>): Bound[] {
  const figures = elements.map(({ figure }) => (figure && !taken.has(figure) ? figure : undefined));
  // An address in cells ends with its ZIP.
  const [beds, baths, living] = figures.slice(/^\d{5}$/.test(figures[0]?.item.low ?? '') ? 1 : 0);
  const isRow =
    beds?.joint === '' &&
    baths?.joint === '' &&
    living?.joint === '' &&
    fit('beds', beds.item) === 0 &&
    fit('baths', baths.item) === 0 &&
    baths.item.value <= beds.item.value &&
    beds.item.value < MOST_BARE_ROOMS &&
    fit('living', living.item) === 0;
  if (!isRow) return [];
  taken.add(beds).add(baths);
  return [bound(beds, 'beds', 1), bound(baths, 'baths', 1)];
}

const MOST_BARE_ROOMS = 10;
