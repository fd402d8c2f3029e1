import type { Item } from './lines.ts';
import { beginsNeeds, endsNeeds, isNeeded } from './needs.ts';
import type { NumberRole } from './phrase-rows.ts';

export interface Figure {
  readonly item: Item;
  readonly at: number;
  readonly last: number;
  readonly vague: boolean;
  readonly parts: readonly Item[];
  readonly joint: string;
  /** In a stack the unit right behind it is its own, and may still stand under or over a label. */
  unit?: Label;
}

export interface Label {
  readonly item: Item;
  readonly at: number;
  readonly role: NumberRole;
  readonly side: 'before' | 'after' | 'both';
}

export type Element =
  { readonly figure: Figure; readonly label?: undefined } | { readonly label: Label; readonly figure?: undefined };

export const moneyRoles = new Set<NumberRole>([
  'ask',
  'takes',
  'accepts',
  'list',
  'contract',
  'repair',
  'fee',
  'oldPrice',
  'arv',
  'otherMoney',
  'upfront',
  'rate',
]);

export const JOINTS = new Set(['/', 'x', '-', '&', 'and', '+', 'to', 'by', 'por', ',', 'y', 'or']);

export const IMPOSSIBLE = -100;

export function isYear(item: Item): boolean {
  return (
    item.value >= 1700 && item.value < 2100 && item.low.length === 4 && Number.isInteger(item.value) && !item.money
  );
}

/** Two digits behind `built` are a year where they leave no doubt. */
function isShortYear(item: Item): boolean {
  return /^\d\d$/.test(item.low) && !item.money;
}

/** How well a figure is a sum: with a sign, or thousands, or tens that stand for them. */
function fitSum(item: Item): number {
  const { value, money, low } = item;
  if (money || /^\d{1,3}\.\d{3}$/.test(low)) return 0;
  if (isYear(item)) return IMPOSSIBLE;
  if (value >= 1000) return -0.2;
  // `asking 62`, `asking 41.5`: thousands
  return value >= 10 && /^\d+(?:\.\d)?$/.test(low) ? -0.7 : IMPOSSIBLE;
}

/** How well a figure can be what a label says, from 0; or that it cannot. */
export function fit(role: NumberRole, item: Item): number {
  const { value, money, low } = item;
  const whole = Number.isInteger(value);
  switch (role) {
    case 'beds':
    case 'levelBeds':
    case 'fullBaths':
    case 'halfBaths':
    case 'quarterBaths':
    case 'cars':
      return !money && value < 30 && (whole || (role === 'cars' && value < 6) || role === 'beds') && !low.includes(',')
        ? 0
        : IMPOSSIBLE;
    case 'baths':
    case 'fullAndHalf':
      return !money && value < 20 && !low.includes(',') ? 0 : IMPOSSIBLE;
    case 'living':
      // Of two numbers beside one label, the one that looks like a year is the year.
      return !money && value >= 150 && value < 40_000 ? (isYear(item) ? -0.2 : 0) : IMPOSSIBLE;
    case 'metres':
      return !money && value >= 20 && value < 4000 ? 0 : IMPOSSIBLE;
    case 'lotFeet':
      return !money && value >= 300 ? 0 : IMPOSSIBLE;
    case 'acres':
      return !money && value < 100_000 && !isYear(item) ? 0 : IMPOSSIBLE;
    case 'lot':
      return !money && value > 0 ? 0 : IMPOSSIBLE;
    case 'year':
      return isYear(item) ? 0 : isShortYear(item) ? -1 : IMPOSSIBLE;
    case 'otherYear':
      return isYear(item) ? 0 : money ? -1 : whole && value < 100 ? -0.5 : IMPOSSIBLE;
    case 'otherArea':
      return money ? IMPOSSIBLE : isYear(item) ? -3 : 0;
    case 'otherCount':
      return money || isYear(item) ? IMPOSSIBLE : -0.2;
    case 'takes':
      return money || value >= 10_000 ? 0 : IMPOSSIBLE;
    case 'rate':
    case 'arv':
    case 'otherMoney':
    case 'upfront':
    case 'oldPrice':
      return money ? 0 : isYear(item) || value < 10 ? -1.5 : -0.6;
    case 'ask':
    case 'list':
    case 'accepts':
    case 'contract':
    case 'fee':
    case 'repair':
      break;
  }
  return fitSum(item);
}

/** Between the two sides of a lot. */
const SIDES = new Set(['x', 'by', 'por']);
const MOST_ROOMS = 9;
const FOOT = new Set(["'", 'ft', 'feet']);

/** Numbers that signs join are one figure: `3/2/1450`, `50 x 120`, `70-80k`, `1100 to 1300`. */
function figureAt(items: readonly Item[], item: Item, at: number): Figure {
  const parts = [item];
  let [last, joint] = [at, ''];
  for (let next = at + 1; next + 1 < items.length && parts.length < 5; next = last + 1) {
    // `65' x 100'`
    if (FOOT.has(items[next]?.low ?? '') && SIDES.has(items[next + 1]?.low ?? '')) next += 1;
    const sign = items[next];
    const following = items[next + 1];
    if (sign?.low === 'to' && items[at - 1]?.row?.is === 'number' && OLD.has(items[at - 1]?.low ?? '')) break;
    if (
      sign === undefined ||
      following?.kind !== 'number' ||
      !JOINTS.has(sign.low) ||
      (joint !== '' && sign.low !== joint && !SIDES.has(sign.low))
    )
      break;
    if (sign.low === '/' && item.value > 20 && items[at - 1]?.low === '/') break;
    if (
      sign.low === ',' ||
      (sign.low === 'or' && (item.money || following.value > MOST_ROOMS)) ||
      (sign.low !== '/' && !SIDES.has(sign.low) && item.money !== following.money && sign.low !== '-')
    )
      break;
    if (
      sign.low === '/' &&
      (sign.gap !== following.gap ||
        item.money ||
        following.money ||
        (sign.gap && Math.max(item.value, following.value) > 20))
    )
      break;
    if (
      sign.low === '-' &&
      sign.gap &&
      following.gap &&
      (item.money !== following.money ||
        Math.max(item.value, following.value) > 12 * Math.min(item.value, following.value))
    )
      break;
    if (
      (sign.low === 'and' || sign.low === '&' || sign.low === '+' || sign.low === 'y') &&
      (item.money || following.value > 20) &&
      items[at - 1]?.low !== 'between'
    )
      break;
    joint = SIDES.has(sign.low) ? 'x' : sign.low;
    parts.push(following);
    last = next + 1;
  }
  if (joint === 'x' && FOOT.has(items[last + 1]?.low ?? '')) last += 1;
  const behind = items[last + 1];
  const decade =
    behind !== undefined &&
    !behind.gap &&
    (behind.low === 's' || (behind.low === "'" && items[last + 2]?.low === 's' && !items[last + 2]?.gap));
  const isRange =
    joint === 'to' ||
    (joint === 'and' && items[at - 1]?.low === 'between') ||
    joint === 'or' ||
    // `1-1.5 bath`
    (joint === '-' && parts.length === 2 && (parts[1]?.value ?? 0) > item.value) ||
    (joint === '-' && !(parts.length === 3 || (item.value < 10 && (parts[1]?.value ?? 0) < 10)));
  // `looks like maybe 4 bed`, `at least 70k`
  const isGuess =
    (items[at - 1]?.low === 'maybe' && !item.money && item.value <= MOST_ROOMS) || items[at - 1]?.low === 'least';
  const open = behind?.low === '+' && !behind.gap && item.money;
  return {
    item,
    at,
    last: decade ? last + 1 : last,
    vague: decade || isRange || isGuess || open,
    parts: isRange ? [item] : parts,
    joint: isRange ? '' : joint,
  };
}

/** Behind these a sum is followed by the one that takes its place. */
export const OLD = new Set([
  'from',
  'reduced from',
  'dropped from',
  'lowered from',
  'cut from',
  'down from',
  'slashed from',
  'price reduced from',
  'price dropped from',
]);

/** Units that a value carries with it. */
export const UNITS = new Set<NumberRole>(['living', 'acres', 'lotFeet', 'metres']);

/**
 * `BLT 1450`: a builder's sheet gives the size where a year cannot stand. `3/2, 1377 ft,`: as many feet are square. `AC: 2015`, `2015 AC`: beside a
 * year it is no acres.
 */
function roleOf(items: readonly Item[], at: number, role: NumberRole): NumberRole {
  const [last, item, next] = [items[at - 1], items[at], items[at + 1]];
  const [owner, other] =
    last?.kind === 'number' ? [last, next] : [next?.kind === 'sign' ? items[at + 2] : next, undefined];
  if (item?.low === 'ac' && owner && isYear(owner) && other?.kind !== 'number') return 'otherYear';
  const isLength = next?.kind === 'word' || next?.low === 'x' || items[at - 2]?.low === 'x';
  if ((item?.low === 'ft' || item?.low === 'feet') && !isLength && last?.kind === 'number' && last.value >= LEAST_SIZE)
    return 'living';
  return items[at]?.low === 'blt' && next?.kind === 'number' && !isYear(next) && next.value >= LEAST_SIZE
    ? 'living'
    : role;
}

const LEAST_SIZE = 400;

export function elementsOf(items: readonly Item[], isStack: boolean): Element[] {
  const elements: Element[] = [];
  let needs = false;
  for (let at = 0; at < items.length; at += 1) {
    const item = items[at];
    if (beginsNeeds(items, at)) needs = true;
    else if (endsNeeds(item)) needs = false;
    else if (needs && isNeeded(items, at)) continue;
    // `Market value (2024): $170,000`, `Year built (age 72): 1953`
    if (item?.low === '(' && elements.at(-1)?.label?.at === at - 1) {
      let close = at + 1;
      while (close < at + 4 && items[close]?.low !== ')') close += 1;
      if (items[close]?.low === ')' && items[close + 1]?.low === ':') at = close;
    }
    // `Market value 2025: $170,000`
    if (item && isYear(item) && items[at + 1]?.low === ':' && elements.at(-1)?.label?.at === at - 1) continue;
    if (item?.row?.is === 'value' && item.low.endsWith(' rehab'))
      elements.push({ label: { item, at, role: 'repair', side: 'both' } });
    // `ARV 💲98,000`: behind a label an emoji is an ornament.
    if (item && item.low.charCodeAt(0) >= 0x2600 && elements.at(-1)?.label?.at === at - 1) continue;
    if (item?.row?.is === 'number')
      elements.push({ label: { item, at, role: roleOf(items, at, item.row.role), side: item.row.side } });
    if (item?.kind !== 'number') continue;
    const figure = figureAt(items, item, at);
    elements.push({ figure });
    at = figure.last;
    const unit = items[at + 1];
    const isCars = unit?.low === 'car' || unit?.low === 'cars';
    if (
      !isStack ||
      unit?.row?.is !== 'number' ||
      unit.row.side === 'before' ||
      !(UNITS.has(unit.row.role) || isCars) ||
      fit(unit.row.role, figure.item) === IMPOSSIBLE ||
      figure.parts.length > 1
    )
      continue;
    figure.unit = { item: unit, at: at + 1, role: unit.row.role, side: unit.row.side };
    at += 1;
  }
  return elements;
}
