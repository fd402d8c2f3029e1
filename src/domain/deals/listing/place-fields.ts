import type { Token } from './lex.ts';
import type { Cell, Item, Line } from './lines.ts';
import type { Place, PlaceReader } from './places.ts';
import type { Claim } from './settle.ts';
import { notStreet } from './address-parts.ts';
import { writtenText } from './characters.ts';
import { labelOf, type Statement } from './cells.ts';
import { stateAt, statesOfZip, zipAt, type Span, type Places } from './us-places.ts';

export interface PlaceClaims {
  readonly city?: Claim;
  readonly state?: Claim;
  readonly zipCode?: Claim;
}

const asClaim = ({ value, start, end }: Span, assumed = false): Claim => ({
  value,
  rank: 1,
  start,
  end,
  ...(assumed && { assumed }),
});

interface LabelledPlace {
  city?: Span | undefined;
  state?: Span | undefined;
  zip?: Span | undefined;
}

const PARTS = new Set([',', '/', '-']);

/** What stands under the labels of city, state and ZIP. */
function labelledPlace(statements: readonly Statement[], places: PlaceReader): LabelledPlace {
  const { tokens, text } = places;
  const found: LabelledPlace = {};
  for (const { label, items } of statements) {
    const first = items.find(({ kind }) => kind !== 'sign');
    if (first === undefined || (label !== 'city' && label !== 'state' && label !== 'zip' && label !== 'address'))
      continue;
    const at = tokenAt(tokens, first.start);
    const whole = places.at(at);
    if (whole?.city && whole.state && whole.city.start === first.start) {
      found.city ??= whole.city;
      found.state ??= whole.state;
      found.zip ??= whole.zip;
    } else if (label === 'zip' || label === 'state') {
      // `State/Zip: NC 28205`
      const state = stateAt(tokens, at, text);
      const behind = state ? state.to : at;
      const zip = zipAt(tokens, PARTS.has(tokens[behind]?.low ?? '') ? behind + 1 : behind);
      if (label === 'state' || zip) found.state ??= state;
      found.zip ??= zip;
    } else if (label === 'address')
      found.city ??= whole?.city && whole.listed && whole.city.start === first.start ? whole.city : undefined;
    else {
      const place = places.at(at);
      if (place?.city && place.city.start === first.start) {
        found.city ??= place.city;
        found.state ??= place.state;
        found.zip ??= place.zip;
      } else found.city ??= plainCity(items, text, places.list);
    }
  }
  return found;
}

function plainCity(items: Statement['items'], text: string, places: Places): Span | undefined {
  const from = items.findIndex(({ kind }) => kind !== 'sign');
  let to = from;
  while (
    to < items.length &&
    to < from + 4 &&
    items[to]?.row?.is !== 'text' &&
    (items[to]?.kind === 'word' ||
      items[to]?.kind === 'phrase' ||
      (items[to]?.low === '-' && !items[to]?.gap) ||
      items[to]?.low === "'" ||
      items[to]?.low === '.')
  )
    to += 1;
  const [first, last] = [items[from], items[to - 1]];
  if (first === undefined || last === undefined || to === from || /\d/.test(text.slice(first.start, last.end)))
    return undefined;
  return {
    value: places.spell(writtenText(text, first.start, last.end), undefined),
    start: first.start,
    end: last.end,
  };
}

function tokenAt(tokens: readonly Token[], start: number): number {
  let [low, high] = [0, tokens.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((tokens[middle]?.start ?? 0) < start) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** A full place that stands by itself in the own lines, where no address has one. */
function loosePlace(lines: readonly Line[], places: PlaceReader): Place | undefined {
  const { tokens } = places;
  let weak: Place | undefined;
  let token = 0;
  for (const line of lines) {
    for (const [at, cell] of line.cells.entries()) {
      if (isOtherLabel(line.cells[at - 1])) continue;
      let isElsewhere = false;
      for (const [index, item] of cell.entries()) {
        const before = cell[index - 1];
        isElsewhere = before?.low !== '.' && (isElsewhere || leadsElsewhere(before, item));
        if (item.kind !== 'word' && item.kind !== 'phrase' && item.kind !== 'place') continue;
        const begins =
          before === undefined ||
          before.kind === 'sign' ||
          before.low === 'in' ||
          before.low === 'en' ||
          before.low.charCodeAt(0) >= 0x2600 ||
          ['near', 'of', 'deal', 'for', 'at', 'area'].includes(before.low);
        if (before?.low === 'near' || isElsewhere) continue;
        while ((tokens[token]?.start ?? item.start) < item.start) token += 1;
        const place = places.at(token) ?? (before === undefined ? cityOfDeal(places, token) : undefined);
        if (place?.city === undefined) continue;
        const ends = tokens[place.to];
        // `Marcus: it's empty`: who speaks, or a label.
        if (ends?.low === ':' && place.state === undefined) continue;
        const area = ends?.low === 'area' || ends?.low === 'metro' || ends?.low === 'county';
        if (place.state !== undefined && !area && (begins || place.listed)) return place;
        const isWord = (item.kind === 'word' && !notStreet.has(item.low)) || place.to - token > 1;
        if (
          place.state === undefined &&
          !area &&
          isWord &&
          (place.zip !== undefined ||
            (before === undefined && ends?.low !== ',') ||
            before?.low === 'in' ||
            before?.low === 'en' ||
            before?.low === '(')
        )
          weak ??= place;
      }
    }
  }
  return weak;
}

const DEAL = new Set(['deal', 'deals', 'special', 'fixer', 'flip']);

/** `Tampa deal!!` */
function cityOfDeal({ tokens, list, text }: PlaceReader, at: number): Place | undefined {
  const [first, second] = [tokens[at], tokens[at + 1]];
  if (first?.kind !== 'word' || !DEAL.has(second?.low ?? '') || list.statesWith([first.low]).length === 0)
    return undefined;
  const { start, end } = first;
  return { city: { value: list.spell(text.slice(start, end), undefined), start, end }, listed: true, to: at + 1 };
}

/** `Owner City`, in the cell before. */
function isOtherLabel(cell: Cell | undefined): boolean {
  const row = cell && labelOf(cell)?.row;
  return row?.is === 'text' && (row.role === 'otherAddress' || row.role === 'name' || row.role === 'otherText');
}

/** Whether an item makes the places behind it in its sentence somebody's or another home's: `Mailing: PO Box 7, Denver, CO`. */
function leadsElsewhere(item: Item | undefined, next: Item): boolean {
  const row = item?.row;
  if (row?.is !== 'text') return row?.is === 'others';
  return row.role === 'otherAddress' || ((row.role === 'name' || row.role === 'otherText') && next.low === ':');
}

/** Whether a place by itself can be the address's, which has no city. */
function agrees(loose: Place, beside: Place | undefined): boolean {
  const states = loose.state ? [loose.state.value] : undefined;
  const wanted = beside?.state ? [beside.state.value] : beside?.zip ? statesOfZip(beside.zip.value) : undefined;
  return states === undefined || wanted === undefined || states.some((state) => wanted.includes(state));
}

/** SPEC: city, state and ZIP from one block: their labels, the address, or a place by itself; never from an address that is not the property's. */
export function readPlace(
  statements: readonly Statement[],
  lines: readonly Line[],
  beside: Place | undefined,
  isUnread: boolean,
  alone: readonly Item[],
  places: PlaceReader,
): PlaceClaims {
  const labels = labelledPlace(statements, places);
  const isWhole = beside?.city !== undefined || labels.city !== undefined;
  const found = isWhole || isUnread ? undefined : loosePlace(lines, places);
  const loose = found && agrees(found, beside) ? found : undefined;
  const city = labels.city ?? beside?.city ?? loose?.city;
  const state = labels.state ?? beside?.state ?? loose?.state;
  const zip =
    labels.zip ??
    beside?.zip ??
    loose?.zip ??
    (isUnread ? undefined : (zipInSentence(statements, places) ?? zipAlone(alone, city, state, places.list)));
  const isOfState = zip !== undefined && (state === undefined || statesOfZip(zip.value).includes(state.value));
  const told = state === undefined ? inferred(city, isOfState ? zip : undefined, places.list) : undefined;
  const said = state ?? told;
  return {
    ...(city && {
      city: asClaim({
        ...city,
        value: places.list.spell(writtenText(places.text, city.start, city.end), state?.value ?? told?.value),
      }),
    }),
    ...(said && { state: asClaim(said, state === undefined) }),
    ...(zip && isOfState && { zipCode: asClaim(zip) }),
  };
}

const wordKinds = new Set<Item['kind']>(['word', 'phrase']);

/** `We ask 185k for 3911 Sweetbriar Circle. The zip is 31602.`; not `homes in zip 31602`. */
function zipInSentence(statements: readonly Statement[], { tokens }: PlaceReader): Span | undefined {
  for (const { items } of statements)
    for (const [at, { row }] of items.entries()) {
      const isSaid = items[at + 1]?.low === 'is';
      const begins = isSaid || !wordKinds.has(items[at - 1]?.kind ?? 'sign');
      if (row?.is !== 'text' || row.role !== 'zip' || !begins) continue;
      const next = items[isSaid ? at + 2 : at + 1];
      const zip = next && zipAt(tokens, tokenAt(tokens, next.start));
      if (zip) return zip;
    }
  return undefined;
}

/** `85225` at the end of a text, where the city's state has that ZIP. */
function zipAlone(
  alone: readonly Item[],
  city: Span | undefined,
  state: Span | undefined,
  places: Places,
): Span | undefined {
  const states = state ? [state.value] : city ? places.statesWith(city.value.toLowerCase().split(/[ -]/)) : [];
  const item = alone.find(
    ({ low, money }) =>
      !money && /^\d{5}$/.test(low) && !low.endsWith('00') && statesOfZip(low).some((code) => states.includes(code)),
  );
  return item && { value: item.low, start: item.start, end: item.end };
}

/** The state that a ZIP or a city that only one state has tells. */
function inferred(city: Span | undefined, zip: Span | undefined, places: Places): Span | undefined {
  const states = zip ? statesOfZip(zip.value) : city ? places.statesWith(city.value.toLowerCase().split(/[ -]/)) : [];
  const [only] = states;
  const from = zip ?? city;
  return only !== undefined && states.length === 1 && from
    ? { value: only, start: from.start, end: from.end }
    : undefined;
}
