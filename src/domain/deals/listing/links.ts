import { type Figure, type Label, moneyRoles, IMPOSSIBLE, fit, isYear, UNITS } from './figures.ts';
import type { Item } from './lines.ts';
import { needsSum } from './needs.ts';
import type { NumberRole } from './phrase-rows.ts';

/** What may stand between a label and its figure. */
export const BEFORE_FILLERS = new Set(
  `: = - ~ ? -> .. # ( ) is are was at for of in about around approx approximately only just now roughly like es de a an the to be price $ it
   firm set currently circa listed est estimated total new , < > + yes yrs year nearly almost over under yn y n usd que son son: we'd i'd bout abt measures size apx low high mid upper per ' attached detached para fits holds src source county tax apx a`.split(
    /\s+/,
  ),
);

const AFTER_FILLERS = new Set(
  `ish - + ( x ± total large big spacious nice good size sized or more gross true very generous updated cozy legal huge plus of them " ' s ~`.split(
    ' ',
  ),
);

/** What rooms are: phrases that say no size. */
const SIZED = 'good nice decent great large big'.split(' ').flatMap((how) => [`${how} size`, `${how} sized`]);
const ROOM_FILLERS = new Set([...AFTER_FILLERS, ...SIZED]);

/** What land is like. */
const LANDSCAPES = new Set(
  'wooded rolling fenced flat level usable beautiful private cleared open pasture timbered secluded buildable mostly'.split(
    ' ',
  ),
);

const LAND_FILLERS = new Set([...AFTER_FILLERS, ...LANDSCAPES]);

/** A dot behind these ends no sentence. */
const ABBREVIATED = /\b(?:est|approx|appx|apx|yr|sq|ft|sqft|bd|br|ba|gar|blt|no|p|c)$/;

/** The unit right behind a figure. */
function unitBehind(items: readonly Item[], figure: Figure): NumberRole | undefined {
  const next = items[figure.last + 1];
  // `2-car garage`
  const dashed = next?.low === '-' && !next.gap ? items[figure.last + 2] : undefined;
  if (dashed?.row?.is === 'number' && dashed.row.role === 'cars') return 'cars';
  // `40 wooded acres`
  const behind = next && LANDSCAPES.has(next.low) ? items[figure.last + 2] : next;
  return behind?.row?.is === 'number' && behind.row.side !== 'before' ? behind.row.role : undefined;
}

/** `1 car`, `1-car` */
function isCars(items: readonly Item[], figure: Figure): boolean {
  const next = items[figure.last + 1]?.low === '-' ? figure.last + 2 : figure.last + 1;
  return /^cars?$/.test(items[next]?.low ?? '');
}

/** The most that a figure before an `x` can count: beyond it the two are a room's sides. */
const MOST_BESIDE_X: Partial<Record<NumberRole, number>> = { cars: 4, beds: 6, baths: 3 };

/** `garage 24x28`, `Bedroom: 14x16`: the sides of a room. */
const isSides = ({ role }: Label, { joint, item }: Figure) =>
  joint === 'x' && item.value > (MOST_BESIDE_X[role] ?? Infinity);

const measures = new Set<NumberRole>([
  'beds',
  'levelBeds',
  'baths',
  'living',
  'acres',
  'lotFeet',
  'metres',
  'fullBaths',
  'halfBaths',
  'otherCount',
  'cars',
]);

/** What is paid besides the price, or before it: `Asking: $15,000 down` says no price. */
const besides = new Set<NumberRole>(['upfront', 'fee']);

/** Whether a value with that unit may stand under a label. */
function compatible(label: NumberRole, unit: NumberRole): boolean {
  return (
    label === unit ||
    (label === 'cars' && unit === 'otherCount') ||
    (label === 'lot' && unit !== 'otherCount') ||
    label === 'otherArea' ||
    (label === 'living' && unit === 'metres')
  );
}

const partsOfBaths = new Set<NumberRole>(['fullBaths', 'halfBaths', 'quarterBaths', 'baths', 'fullAndHalf']);

function disagrees(items: readonly Item[], label: Label, figure: Figure): boolean {
  const unit = unitBehind(items, figure);
  if (unit !== undefined && besides.has(unit) && unit !== label.role) return true;
  // `would take 25k to fix`
  if (unit === 'repair' && unit !== label.role && /^(?:to|in|worth) /.test(items[figure.last + 1]?.low ?? ''))
    return true;
  if (unit === 'otherCount' && /carport|converted/.test(items[figure.last + 1]?.low ?? '')) return true;
  // `Size: 1,750 sq ft under roof, 1,450 heated`
  if (unit === 'otherArea' && label.role === 'living' && items[figure.last + 1]?.gap === true) return true;
  if (unit === undefined || !measures.has(unit) || fit(unit, figure.item) === IMPOSSIBLE) return false;
  const isStacked = items.slice(label.at + 1, figure.at).some(({ kind }) => kind === 'break');
  const isOther =
    label.role !== unit && label.role !== 'lot' && !(partsOfBaths.has(label.role) && partsOfBaths.has(unit));
  const isGlued = isOther && (items[figure.last + 1]?.gap === false || isStacked);
  if (label.role === 'otherArea' && UNITS.has(unit)) return false;
  if (label.role.startsWith('other') && !unit.startsWith('other')) return true;
  return isGlued || label.role === 'year' || (moneyRoles.has(label.role) && !figure.item.money);
}

const LONGEST_ASIDE = 6;

/** The bracket that closes an aside of few words, or -1. */
function closeOf(items: readonly Item[], open: number): number {
  for (let at = open + 1; at <= open + LONGEST_ASIDE; at += 1) if (items[at]?.low === ')') return at;
  return -1;
}

/** What stands between two elements, as a score; IMPOSSIBLE where it parts them. */
export function distance(
  items: readonly Item[],
  from: number,
  to: number,
  fillers: ReadonlySet<string>,
  words: number,
): number {
  let [loose, score] = [0, 0];
  for (let at = from; at < to; at += 1) {
    const item = items[at];
    if (item === undefined) continue;
    const close = item.low === '(' ? closeOf(items, at) : -1;
    if (close > at + 1 && close < to) {
      at = close;
      score -= 0.2;
    } else if (isYear(item) && items[at + 1]?.low === ':') score -= 0.1;
    else if (item.kind === 'break') score -= 0.25;
    else if (item.low === '.' && ABBREVIATED.test(items[at - 1]?.low ?? '')) score -= 0.05;
    // `Gar: Yes/2/Attached`
    else if (item.low === '/' && (items[at - 1]?.low === 'yes' || items[at - 1]?.low === 'y')) score -= 0.05;
    else if (item.low === ',' && !fillers.has(',')) return IMPOSSIBLE;
    else if (fillers.has(item.low)) score -= item.low === '(' ? 0.5 : item.kind === 'word' ? 0.15 : 0.05;
    else if (item.kind === 'word' && item.low.charCodeAt(0) < 0x2600) {
      loose += 1;
      if (loose > words) return IMPOSSIBLE;
      score -= 0.7;
    } else if (item.kind === 'word' || item.low === '💲') score -= 0.1;
    else return IMPOSSIBLE;
  }
  return score;
}

const namesOne = (next: Item | undefined) =>
  next !== undefined && (next.kind === 'number' || next.low === 'is' || next.low === 'has' || next.low === ':');

export const COLON = new Set([':', '=', '->', '..', '?']);

/** `$20k rehab - $185,000`: whether the sum before repairs is theirs. Of two sums it is the smaller, unless a label of its own stands before it. */
function hasOwnSum(items: readonly Item[], label: Label): boolean {
  const [first, before] = [items[label.at - 2], items[label.at - 1]];
  const behind = items[label.at + 1]?.kind === 'sign' ? items[label.at + 2] : items[label.at + 1];
  const isNamed = first?.row?.is === 'number' || COLON.has(first?.low ?? '');
  const areSums = before?.money === true && behind?.money === true;
  return label.role === 'repair' && areSums && !isNamed && before.value < behind.value;
}

export function linkBefore(items: readonly Item[], label: Label, figure: Figure): number {
  // `Price drop` over a price is a heading.
  if (label.item.low.startsWith('price ') && label.role === 'oldPrice' && items[label.at + 1]?.kind === 'break')
    return IMPOSSIBLE;
  // `10 minutes from downtown` over a price
  if (
    (label.item.low === 'from' || (label.role === 'otherYear' && figure.item.money)) &&
    items.slice(label.at + 1, figure.at).some(({ kind }) => kind === 'break')
  )
    return IMPOSSIBLE;
  // `Bedroom1`, `Bedroom #3`, `Bedroom 2 11x10`, `Bedroom 2 is small` is one of them.
  if (
    /^(?:bed|bath)(?:room)?$/.test(label.item.low) &&
    (figure.item.start === label.item.end ||
      items[label.at + 1]?.low === '#' ||
      (figure.at === label.at + 1 && namesOne(items[figure.last + 1])))
  )
    return IMPOSSIBLE;
  // `2 story 4/2.5`: rooms and nothing else are written so.
  if (figure.joint === '/' && (moneyRoles.has(label.role) || label.role === 'otherCount')) return IMPOSSIBLE;
  if (label.side === 'after') return IMPOSSIBLE;
  if (isSides(label, figure) || hasOwnSum(items, label)) return IMPOSSIBLE;
  // `on its own land, 3/2`, `1 car gar. 3/2`
  if (
    (figure.joint === '/' || (figure.joint === 'x' && label.role === 'cars')) &&
    (label.role === 'lot' || label.role === 'cars' || label.role === 'acres') &&
    !items.slice(label.at, figure.at).some(({ low }) => COLON.has(low))
  )
    return IMPOSSIBLE;
  // `no garage 3 bedrooms`
  if (label.role === 'cars' && items[label.at - 1]?.row?.is === 'no') return IMPOSSIBLE;
  // `MLS Now #5055512`
  if (moneyRoles.has(label.role) && items[figure.at - 1]?.low === '#') return IMPOSSIBLE;
  if (
    label.role === 'repair' &&
    (COLON.has(items[label.at + 1]?.low ?? '') ||
      needsSum(items, label.at) ||
      (items[items[figure.at - 1]?.low === '~' ? figure.at - 2 : figure.at - 1]?.low === '(' &&
        (items[figure.last + 2]?.kind !== 'word' || items[figure.last + 1]?.low === 'per'))) &&
    figure.item.money &&
    !items.slice(label.at, figure.at).some(({ low }) => low === '.' || low === ';')
  )
    return 2;
  const isMoney = moneyRoles.has(label.role);
  const gap = distance(
    items,
    label.at + 1,
    figure.at,
    BEFORE_FILLERS,
    isMoney ? 3 : label.role === 'year' || label.role === 'otherYear' ? 3 : 0,
  );
  if (gap === IMPOSSIBLE || (figure.unit && !compatible(label.role, figure.unit.role))) return IMPOSSIBLE;
  const sign = items.slice(label.at + 1, figure.at).some(({ low, kind }) => COLON.has(low) || kind === 'break');
  // A unit's own figure stands before it; a sign behind it parts it from the next.
  const comma = items.slice(label.at + 1, figure.at).some(({ low }) => low === ',');
  const isUnit =
    items[label.at - 1]?.kind === 'number' && (sign || comma || items[label.at + 1]?.low === '+') ? 2.5 : 0;
  const ofCars = label.role === 'cars' && isCars(items, figure) ? 2 : 0;
  const ofLot = label.role === 'lot' && unitBehind(items, figure) !== undefined ? 1.5 : 0;
  const isOrnament = label.item.low.charCodeAt(0) >= 0x2600 && unitBehind(items, figure) !== undefined ? 1 : 0;
  const named = label.role === 'otherArea' ? 0.5 : 0;
  return (
    3 +
    named +
    ofCars +
    ofLot -
    isOrnament +
    gap +
    (sign ? 1.5 : 0) -
    (disagrees(items, label, figure) ? 2.5 : 0) -
    (comma ? 1.5 : 0) -
    isUnit +
    fit(label.role, figure.item)
  );
}

const LET = new Set(['rented', 'leased', 'rentada', 'rentado']);
const MOST_RENT = 20_000;

export function linkAfter(items: readonly Item[], figure: Figure, label: Label): number {
  const isRooms = label.role === 'beds' || label.role === 'baths';
  const fillers = label.role === 'acres' ? LAND_FILLERS : isRooms ? ROOM_FILLERS : AFTER_FILLERS;
  const gap = distance(items, (figure.unit?.at ?? figure.last) + 1, label.at, fillers, isRooms ? 1 : 0);
  const isRate = gap === IMPOSSIBLE && label.at === figure.last + 2 && items[figure.last + 1]?.low === '/';
  const isStacked = gap !== IMPOSSIBLE && items.slice(figure.last + 1, label.at).some(({ kind }) => kind === 'break');
  if (isRate)
    return label.role === 'rate' || label.role === 'living' || label.role === 'acres' || label.role === 'otherCount'
      ? 4 + fit('rate', figure.item)
      : IMPOSSIBLE;
  const isOfLot = figure.joint === 'x' && label.role === 'lot';
  if (isSides(label, figure) || (figure.unit && !compatible(label.role, figure.unit.role))) return IMPOSSIBLE;
  // `139,900 - rented`: who lives there, no rent.
  if (LET.has(label.item.low) && figure.item.value >= MOST_RENT) return IMPOSSIBLE;
  if (gap === IMPOSSIBLE || (label.side === 'before' && !isStacked && !isOfLot && items.length > 2)) return IMPOSSIBLE;
  // An emoji stands before what it names.
  if ((figure.joint === '/' && moneyRoles.has(label.role)) || label.item.low.charCodeAt(0) >= 0x2600) return IMPOSSIBLE;
  const isMoney = moneyRoles.has(label.role) && label.role !== 'rate' && label.side !== 'after';
  // `$112k + closing`: what comes on top is named by no figure.
  if (isMoney && items[label.at - 1]?.low === '+') return IMPOSSIBLE;
  // A label with a sum of its own right behind it names that one.
  const next = items[label.at + 1];
  if (isMoney && next?.kind === 'number' && next.money && !hasOwnSum(items, label)) return IMPOSSIBLE;
  // `we estimate $25,000 in repairs`
  if (isMoney && gap === 0 && label.item.low.startsWith('in ')) return 4 + fit(label.role, figure.item);
  // `45k in repairs`, `$300k ARV`: a label of money stands before its sum more often than behind it.
  const isGlued = items[label.at]?.gap === false && (!isMoney || label.item.start === items[label.at - 1]?.end);
  return (isMoney ? 2.2 : 3) + gap + (isGlued ? 1 : 0) + fit(label.role, figure.item);
}
