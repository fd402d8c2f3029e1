import { readAddress } from './address.ts';
import { bindFigures } from './bind.ts';
import type { Bound } from './bound.ts';
import { readDetails, readLinks, readPhrases } from './extras.ts';
import { settleArea, settleBaths, settleBeds, settleCars, settleLot, settleYear } from './house.ts';
import { lex } from './lex.ts';
import { readItems, readLines, type Item, type Line } from './lines.ts';
import type { ListingFieldName, ListingFields } from './listing-fields.ts';
import { readTargetMarket } from './market.ts';
import { settleFee, settlePrice, settleRepairs, type Bare } from './money.ts';
import { readNumerals } from './numerals.ts';
import { readPlace } from './place-fields.ts';
import { PlaceReader } from './places.ts';
import { ownLines } from './scope.ts';
import { settle, type Claim } from './settle.ts';
import { readStatements, type Statement } from './statements.ts';
import { findStreets } from './streets.ts';
import type { Places } from './us-places.ts';
import type { NumberRole, WordField } from './vocabulary.ts';
import { readWords, type Said } from './words.ts';

/** Where in the pasted text a value stands. */
export interface Passage {
  readonly start: number;
  readonly end: number;
}

export interface ListingReading {
  readonly fields: ListingFields;
  readonly assumed: ListingFieldName[];
  readonly where: Partial<Record<ListingFieldName, Passage>>;
}

const roomRoles = new Set<NumberRole>([
  'beds',
  'baths',
  'fullBaths',
  'halfBaths',
  'quarterBaths',
  'fullAndHalf',
  'cars',
]);
const notOnSale =
  /^(?:sold\b|off[- ]market(?=$|\s?[.:|]?\s?(?:zestimate|sold|last sold))|foreclosed|pre-?foreclosure|not for sale|closed\b|sold price)|\bauction\b|\bbids?\b/;
const menu =
  /^(?:for sale|for rent|buy|rent|sell|agents?|find an agent|mortgages?|neighborhoods?|news|log ?in|sign (?:in|up))$/;
const YEAR = /^(?:18|19|20)\d\d$/;
const LONGEST_CLAUSE = 60;
const STATUS_LINES = 25;

/** Whether a page says that the house is sold, off the market or auctioned: a sum without a label is no price then. */
function isOffSale(lines: readonly Line[]): boolean {
  return lines
    .slice(0, STATUS_LINES)
    .some(
      ({ low, start, end }, at) =>
        end - start < 70 &&
        notOnSale.test(low) &&
        !(low === 'sold' && menu.test(lines[at - 1]?.low ?? '') && menu.test(lines[at + 1]?.low ?? '')),
    );
}

/** Where in a sentence it turns to other homes, or to a part of this one: from the clause's beginning on. */
function turns(items: readonly Item[], is: 'others' | 'part', skip = ''): Passage[] {
  const found: Passage[] = [];
  const ends = is === 'part' ? '.;!(' : '.;!';
  let [sentence, clause] = [0, 0];
  for (let at = 0; at <= items.length; at += 1) {
    const item = items[at];
    if (item && item.kind === 'phrase' && item.row?.is === is && (skip === '' || !item.low.startsWith(skip))) {
      let end = at;
      while (end < items.length && !(items[end]?.kind === 'sign' && ends.includes(items[end]?.low ?? ''))) end += 1;
      const begin = items[clause] ?? item;
      // Dictated words have no clauses: what was said before stands.
      const from = clause === sentence && item.start - begin.start > LONGEST_CLAUSE ? item : begin;
      found.push({ start: from.start, end: items[Math.min(end, items.length - 1)]?.end ?? item.end });
    } else if (item?.kind === 'sign') {
      if ('.;!'.includes(item.low)) [sentence, clause] = [at + 1, at + 1];
      else if (item.low === ',' || item.low === ':' || item.low === '(' || (item.low === '-' && item.gap))
        clause = at + 1;
    }
  }
  return found;
}

/** A passage up to its next comma or dash. */
function clauseOf({ start, end }: Passage, items: readonly Item[]): Passage {
  const sign = items.find(
    (item) =>
      item.start > start &&
      item.start < end &&
      item.kind === 'sign' &&
      (item.low === ',' || (item.low === '-' && item.gap)),
  );
  return { start, end: sign?.start ?? end };
}

const within = (start: number, passages: readonly Passage[]) =>
  passages.some((passage) => start >= passage.start && start < passage.end);

interface Evidence {
  readonly bounds: Bound[];
  readonly said: Said[];
  readonly bare: Bare[];
  readonly loose: { readonly item: Item; readonly alone: boolean; readonly isModel: boolean }[];
}

const endsClause = (item: Item | undefined) =>
  item === undefined ||
  item.kind === 'break' ||
  (item.kind === 'sign' && item.low !== '&' && item.low !== "'") ||
  (item.kind === 'word' && item.low.charCodeAt(0) >= 0x2600);

/** How many words stand in one clause with each item. */
function wordsAround(items: readonly Item[]): number[] {
  const around: number[] = [];
  let from = 0;
  for (let at = 0; at <= items.length; at += 1) {
    if (!endsClause(items[at])) continue;
    // A sign has the clauses on both its sides around it; nobody asks for it.
    for (let inside = from; inside <= at; inside += 1) around[inside] = at - from - 1;
    from = at + 1;
  }
  return around;
}

/** What stands behind an address or a place under its label; all of any other statement. */
function behindPlace({ label, items }: Statement): readonly Item[] {
  if (label !== 'address' && label !== 'zip' && label !== 'city' && label !== 'state') return items;
  const street = items.findIndex(({ kind }) => kind === 'street');
  const sign = items.findIndex(
    (item, at) => at > 0 && item.kind === 'sign' && (item.low === ',' || item.low === ';' || item.low === '.'),
  );
  if (label === 'address' && street < 0) return items;
  return street >= 0 ? items.slice(street + 1) : sign > 0 ? items.slice(sign + 1) : [];
}

/** `3/2 / 2 car / pool`: cars in a cell of their own. */
function carsAlone(items: readonly Item[]): Bound | undefined {
  const [count, cars, more] = items.filter(({ kind }) => kind !== 'sign');
  if (count?.kind !== 'number' || more !== undefined || cars === undefined || !/^cars?$/.test(cars.low))
    return undefined;
  return {
    role: 'cars',
    value: count.value,
    low: count.low,
    money: false,
    rank: 1,
    vague: false,
    unit: undefined,
    other: undefined,
    start: count.start,
    end: count.end,
  };
}

/** How many words make a cell prose: what a card, a header or a label says beats it. */
const FEWEST_PROSE_WORDS = 6;
const PROSE = 0.5;

function isProse(items: readonly Item[]): boolean {
  return items.filter(({ kind, low }) => kind === 'word' && low.charCodeAt(0) < 0x2600).length >= FEWEST_PROSE_WORDS;
}

/** One row of a sheet: its other figures are no facts of the house. */
const isStackless = (items: readonly Item[]) => items.length <= SHORT_ROW;
const SHORT_ROW = 8;

/** What is said of both or of all parts, and otherwise by none of the house, holds for the house: `A: leased`, `B: leased`. */
function ofAllParts(said: readonly Said[]): Said[] {
  const [first] = said;
  const isSame = said.length > 1 && said.every(({ value }) => value === first?.value);
  return first && isSame ? [first] : [];
}

/** All that the statements claim, the passages on other homes left out. */
function gather(statements: readonly Statement[]): Evidence {
  const evidence: Evidence = { bounds: [], said: [], bare: [], loose: [] };
  const ofParts: Said[] = [];
  for (const statement of statements) {
    const { label, isStack } = statement;
    if (label === 'otherAddress') continue;
    const items = behindPlace(statement);
    const isTurned = items.some(({ row }) => row?.is === 'others' || row?.is === 'part');
    const others = isTurned ? turns(items, 'others') : [];
    const parts = isTurned ? turns(items, 'part') : [];
    // What both sides have in common the house has.
    const sides = isTurned ? turns(items, 'part', 'both') : [];
    const words = readWords(label, statement.items).filter(({ start }) => !within(start, others));
    evidence.said.push(...words.filter(({ start }) => !within(start, sides)));
    const side = words.find(({ field, start }) => field === 'occupancy' && within(start, sides));
    if (side) ofParts.push(side);
    const { bound: all, loose } = bindFigures(items, isStack);
    const bound = isProse(items) ? all.map((one) => ({ ...one, rank: one.rank - PROSE })) : all;
    const loneCars = carsAlone(items);
    if (loneCars) evidence.bounds.push(loneCars);
    evidence.bounds.push(
      ...bound.filter(
        ({ start, role }) =>
          !within(start, others) &&
          !(roomRoles.has(role) && within(start, parts)) &&
          !(
            role === 'living' &&
            within(
              start,
              parts.map((part) => clauseOf(part, items)),
            )
          ),
      ),
    );
    const hasMoney = bound.some(({ money }) => money);
    const hasRooms = bound.some(({ role }) => role === 'beds' || role === 'living');
    const around = loose.length > 0 ? wordsAround(items) : [];
    const isOnlyYear = hasRooms && loose.filter(({ low }) => YEAR.test(low)).length === 1;
    let at = 0;
    for (const item of loose) {
      at = items.indexOf(item, at);
      if (within(item.start, others)) continue;
      const [before, after] = [items[at - 1], items[at + 1]];
      const alone =
        (before === undefined || before.kind === 'sign' || before.kind === 'break') &&
        (after === undefined || after.kind === 'sign' || after.kind === 'break');
      // A sum behind a day is a row of its history.
      const isPast = before?.kind === 'other' && before.low === 'other';
      if (!isPast)
        evidence.bare.push({
          item,
          words: alone || (at === 0 && after?.kind === 'number') ? 0 : (around[at] ?? 0),
        });
      const kind = before?.low === '(' ? items[at - 2] : after?.gap ? after : undefined;
      // `1999 mobile home`, `House (1965)`
      const isModel =
        (kind?.row?.is === 'value' && kind.row.field === 'propertyType') ||
        (kind === items[at - 2] && kind?.low === 'house');
      evidence.loose.push({
        item,
        isModel,
        alone: (alone && !(hasMoney && isStackless(items))) || isModel || (isOnlyYear && YEAR.test(item.low)),
      });
    }
  }
  if (!evidence.said.some(({ field }) => field === 'occupancy')) evidence.said.push(...ofAllParts(ofParts));
  return evidence;
}

/** A size or a year in a cell of its own, beside the rooms: `3/2 | 1,580 | 1978`. */
function bareFacts({ loose, bounds }: Evidence, currentYear: number): Bound[] {
  if (!bounds.some(({ role }) => role === 'beds' || role === 'baths' || role === 'living')) return [];
  return loose.flatMap(({ item, alone, isModel }): Bound[] => {
    if (!alone || item.money) return [];
    const isYear = /^(?:18|19|20)\d\d$/.test(item.low) && item.value <= currentYear;
    const role: NumberRole | undefined = isYear
      ? 'year'
      : /^\d,\d{3}$|^[5-9]\d\d$|^[1-9]\d{3}$/.test(item.low)
        ? 'living'
        : undefined;
    return role
      ? [
          {
            role,
            value: item.value,
            low: item.low,
            money: false,
            rank: isModel ? 1 : 0,
            vague: false,
            unit: undefined,
            other: undefined,
            start: item.start,
            end: item.end,
          },
        ]
      : [];
  });
}

function settleWords(said: readonly Said[], field: WordField): Claim | undefined {
  return settle(said.filter((one) => one.field === field));
}

function settleType(said: readonly Said[], beds: Claim | undefined): Claim | undefined {
  const types = said.filter(({ field }) => field === 'propertyType');
  if (types.some(({ value }) => value === 'other')) return undefined;
  // `multi-family (duplex)`: what is said more closely counts.
  const close = types.filter(({ value }) => value !== 'single-family' && value !== 'multi');
  const narrow = close.length > 0 ? close : types.filter(({ value }) => value !== 'single-family');
  const found = settle(narrow.length > 0 ? narrow : types);
  if (types.length > 0) return found?.value === 'multi' ? undefined : found;
  return beds && Number.parseInt(beds.value, 10) >= 2
    ? { value: 'single-family', rank: 0, start: beds.start, end: beds.end, assumed: true }
    : undefined;
}

function settleGarage(
  cars: Claim | undefined,
  said: readonly Said[],
  beds: Claim | undefined,
  lines: readonly Line[],
): Claim | undefined {
  const none = settleWords(said, 'garage');
  if (cars && none) return cars.value === 'none' ? cars : undefined;
  if (cars || none) return cars ?? none;
  const has = (word: string) =>
    lines.some((line) => line.cells.some((cell) => cell.some((item) => item.low.startsWith(word))));
  if ((has('carport') || has('driveway') || has('parking')) && !has('garage'))
    return { value: 'none', rank: 0, start: 0, end: 0, assumed: true };
  const rooms = beds ? Number.parseInt(beds.value, 10) : 0;
  return beds && rooms >= 2
    ? { value: rooms >= 3 ? '2-car' : '1-car', rank: 0, start: beds.start, end: beds.end, assumed: true }
    : undefined;
}

/** What the text alone does not tell: this year, which bounds the year built, and the places known by name. */
export interface ListingContext {
  readonly currentYear: number;
  readonly places: Places;
}

/** Reads what somebody pasted by the rules of SPEC.md. */
export function readListing(text: string, { currentYear, places: list }: ListingContext): ListingReading {
  const tokens = readNumerals(lex(text));
  const places = new PlaceReader(tokens, text, list);
  const streets = findStreets(tokens, text, places);
  const lines = readLines(readItems(tokens, streets, places), streets, text);
  const { address, isUnread } = readAddress(lines, streets, text, ({ from }) => tokens[from]?.start ?? 0);
  const own = ownLines(lines, address?.line ?? 0, address?.street);
  const statements = readStatements(own, text, list);
  const evidence = gather(statements);
  const bounds = [...evidence.bounds, ...bareFacts(evidence, currentYear)];
  const { said } = evidence;
  const alone = evidence.loose.filter((found) => found.alone).map(({ item }) => item);
  const place = readPlace(statements, own, address?.street.place, isUnread, alone, places);
  const beds = settleBeds(bounds);
  const isOnSale = !isOffSale(own);
  const taken = new Set([place.zipCode?.value, address?.street.value].map((value) => Number.parseInt(value ?? '', 10)));
  const first = address && tokens[address.street.from];
  const last = address && tokens[address.street.to - 1];
  const claims: [ListingFieldName, Claim | undefined][] = [
    [
      'propertyAddress',
      address && first && last && { value: address.street.value, rank: 1, start: first.start, end: last.end },
    ],
    ['city', place.city],
    ['state', place.state],
    ['zipCode', place.zipCode],
    ['bedrooms', beds],
    ['bathrooms', settleBaths(bounds)],
    ['squareFeet', settleArea(bounds)],
    ['lotSize', settleLot(bounds)],
    ['yearBuilt', settleYear(bounds, currentYear)],
    ['garage', settleGarage(settleCars(bounds), said, beds, own)],
    ['askingPrice', settlePrice(bounds, evidence.bare, isOnSale, taken)],
    ['estimatedRepairCost', settleRepairs(bounds)],
    ['currentCondition', settleWords(said, 'currentCondition')],
    ['septicSystem', settleWords(said, 'septicSystem')],
    ['propertyType', settleType(said, beds)],
    ['pool', settleWords(said, 'pool')],
    ['photoLinks', readLinks(tokens, text, own.at(-1)?.end ?? 0)],
    ['occupancy', settleWords(said, 'occupancy')],
    ['assignmentFee', settleFee(bounds, text)],
    ...readPhrases(own, text),
    ['additionalDetails', readDetails(own, text)],
  ];
  return withMarket(claims);
}

function withMarket(claims: readonly (readonly [ListingFieldName, Claim | undefined])[]): ListingReading {
  const fields: ListingFields = {};
  const assumed: ListingFieldName[] = [];
  const where: Partial<Record<ListingFieldName, Passage>> = {};
  for (const [name, claim] of claims) {
    if (claim === undefined) continue;
    fields[name] = claim.value;
    if (claim.assumed) assumed.push(name);
    else where[name] = { start: claim.start, end: claim.end };
  }
  const market = readTargetMarket(fields);
  if (market) {
    fields.targetMarket = market.value;
    assumed.push('targetMarket');
  }
  return { fields, assumed, where };
}
