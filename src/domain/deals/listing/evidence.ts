import { bindFigures } from './bind.ts';
import type { Bound } from './bound.ts';
import type { Item } from './lines.ts';
import type { Bare } from './money.ts';
import type { Passage } from './settle.ts';
import { DAY_OF_SALE, type Statement } from './cells.ts';
import type { NumberRole } from './phrase-rows.ts';
import { readWords, type Said } from './words.ts';

const roomRoles = new Set<NumberRole>([
  'beds',
  'levelBeds',
  'baths',
  'fullBaths',
  'halfBaths',
  'quarterBaths',
  'fullAndHalf',
]);
/** What a house has; a sum behind `could be` is asked for it all the same. */
const ownRoles = new Set<NumberRole>([...roomRoles, 'cars', 'living', 'acres', 'lot', 'lotFeet']);
const LIMITS = new Set(['under', 'below', 'max', 'maximum', 'above', 'over']);
const YEAR = /^(?:18|19|20)\d\d$/;
const LONGEST_CLAUSE = 60;
/** In items: `could add a 2 car garage`. */
const LONGEST_ASIDE = 6;

/** The signs that end each kind of passage. */
const endsOf = { others: '.;!', part: '.;!(', aside: '.;!(),' } as const;

/**
 * Where in a sentence it turns to other homes, or to a part of this one: from the clause's beginning on. What the house could have
 * begins with its phrase, and is short.
 */
function turns(items: readonly Item[], is: 'others' | 'part' | 'aside', skip = ''): Passage[] {
  const found: Passage[] = [];
  const ends = endsOf[is];
  let [sentence, clause] = [0, 0];
  for (let at = 0; at <= items.length; at += 1) {
    const item = items[at];
    if (item && item.kind === 'phrase' && item.row?.is === is && (skip === '' || !item.low.startsWith(skip))) {
      const last = is === 'aside' ? Math.min(items.length, at + LONGEST_ASIDE) : items.length;
      let end = at;
      while (end < last && !(items[end]?.kind === 'sign' && ends.includes(items[end]?.low ?? ''))) end += 1;
      // `Both sides 2 bed 1 bath, 4 bed 2 bath total`: the total is the house's.
      const total = is === 'part' ? items.slice(at, end).findIndex(({ low }) => low.endsWith(' total')) : -1;
      if (total > 0)
        end = Math.max(
          at,
          items.slice(0, at + total).findLastIndex(({ low }) => low === ','),
        );
      const begin = items[clause] ?? item;
      // Dictated words have no clauses: what was said before stands.
      const isLong = clause === sentence && item.start - begin.start > LONGEST_CLAUSE;
      const from = isLong || is === 'aside' ? item : begin;
      found.push({ start: from.start, end: items[Math.min(end, items.length - 1)]?.end ?? item.end });
    } else if (item?.kind === 'sign') {
      if ('.;!'.includes(item.low)) [sentence, clause] = [at + 1, at + 1];
      else if (item.low === ',' || item.low === ':' || item.low === '(' || (item.low === '-' && item.gap))
        clause = at + 1;
    }
  }
  return found;
}

const WHOLE = new Set(['whole', 'total', 'altogether', 'combined']);

/** Where a part's own size may stand: up to the next comma or dash, and of `each side` in all of its passage that speaks of no whole. */
function sizedPart({ start, end }: Passage, items: readonly Item[]): Passage {
  const inside = items.filter((item) => item.start >= start && item.start < end);
  const isEach =
    inside.some(({ low, row }) => row?.is === 'part' && low.startsWith('each ')) &&
    !inside.some(({ low }) => WHOLE.has(low));
  const sign = inside.find(
    ({ kind, low, gap }, at) => at > 0 && kind === 'sign' && (low === ',' || (low === '-' && gap)),
  );
  return { start, end: isEach ? end : (sign?.start ?? end) };
}

const within = (start: number, passages: readonly Passage[]) =>
  passages.some((passage) => start >= passage.start && start < passage.end);

export interface Evidence {
  readonly bounds: Bound[];
  readonly said: Said[];
  readonly bare: Bare[];
  readonly loose: {
    readonly item: Item;
    readonly alone: boolean;
    readonly isModel: boolean;
    readonly isYear: boolean;
  }[];
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

/** How many words make a cell prose: what a card, a header or a label says beats it. */
const FEWEST_PROSE_WORDS = 6;
const PROSE = 0.5;

function isProse(items: readonly Item[]): boolean {
  return items.filter(({ kind, low }) => kind === 'word' && low.charCodeAt(0) < 0x2600).length >= FEWEST_PROSE_WORDS;
}

/** In one row of a sheet the other figures are no facts of the house. */
const SHORT_ROW = 8;

/** What is said of both or of all parts, and otherwise by none of the house, holds for the house: `A: leased`, `B: leased`. */
function ofAllParts(said: readonly Said[]): Said[] {
  const [first] = said;
  const isSame = said.length > 1 && said.every(({ value }) => value === first?.value);
  return first && isSame ? [first] : [];
}

/** Labels of a sale, which is over in the year behind it; what is asked may stand a year longer. */
const SALE = /^(?:sales?|sold|purchase|transfer|closed?)\b/;
const askingRoles = new Set<NumberRole>(['ask', 'list', 'contract', 'accepts', 'takes']);
/** Words between a sum and its day. */
const DATING = new Set(['in', 'on', 'of', 'at', 'for', 'as', 'dated', 'was', 'is']);
const MOST_DAYS = 2;

const isAsking = ({ row }: Item) => row?.is === 'number' && askingRoles.has(row.role);
const isDayLabel = ({ low, row }: Item) => row?.is === 'number' && DAY_OF_SALE.test(low);
const joinsDay = ({ kind, low }: Item) => kind === 'break' || (kind === 'sign' && !'.;!'.includes(low));
/** `Sale date: 3/2004`, and the cell of such a day. */
const tellsDay = (statement: Statement | undefined) =>
  statement?.items.every((item) => item.kind === 'other' || joinsDay(item) || isDayLabel(item)) === true;

/** A sale's statement with the days that stand before and behind it. */
function withDays(statements: readonly Statement[], at: number): readonly Item[] {
  let [from, to] = [at, at + 1];
  while (at - from < MOST_DAYS && tellsDay(statements[from - 1])) from -= 1;
  while (to - at <= MOST_DAYS && tellsDay(statements[to])) to += 1;
  return statements.slice(from, to).flatMap(({ items }) => items);
}

/** `Sale Price: $61,000 (3/2004)`: where nothing but signs and labels stands between a sum and a day that is past, the sum is history. */
function isHistory(start: number, statements: readonly Statement[], index: number, currentYear: number): boolean {
  const own = statements[index]?.items ?? [];
  const isSale = own.some((item) => isAsking(item) && SALE.test(item.low));
  const items = isSale ? withDays(statements, index) : own;
  const at = items.findIndex((item) => item.start === start && item.kind === 'number');
  for (const step of [-1, 1])
    for (let next = at + step; next >= 0 && next < items.length; next += step) {
      const [item, after] = [items[next], items[next + 1]];
      if (item === undefined) break;
      // `(2004)` by itself is a sale's year, `(2019 roof)` is none.
      const isYear = isSale && YEAR.test(item.low) && (after === undefined || joinsDay(after));
      if ((item.kind === 'other' || isYear) && item.value < (isSale ? currentYear : currentYear - 1)) return true;
      if (!joinsDay(item) && !DATING.has(item.low) && !isAsking(item) && !isDayLabel(item)) break;
    }
  return false;
}

/** All that the statements claim, the passages on other homes left out. */
export function gather(statements: readonly Statement[], currentYear: number): Evidence {
  const evidence: Evidence = { bounds: [], said: [], bare: [], loose: [] };
  const ofParts: Said[] = [];
  for (const [index, statement] of statements.entries()) {
    const { label, isStack } = statement;
    if (label === 'otherAddress') continue;
    const items = behindPlace(statement);
    const isTurned = items.some(({ row }) => row?.is === 'others' || row?.is === 'part' || row?.is === 'aside');
    const others = isTurned ? turns(items, 'others') : [];
    const parts = isTurned ? turns(items, 'part') : [];
    const asides = isTurned ? turns(items, 'aside') : [];
    const sized = parts.map((part) => sizedPart(part, items));
    // What both sides have in common the house has.
    const sides = isTurned ? turns(items, 'part', 'both') : [];
    const turnsAt = items.find(({ row }) => row?.is === 'part')?.start ?? 0;
    let side: Said | undefined;
    for (const word of readWords(label, statement.items)) {
      if (within(word.start, others) || within(word.start, asides)) continue;
      // `Duplex 2/1 each`: what it is, it is as a whole.
      const isWhole = word.field === 'propertyType' && word.start < turnsAt;
      if (isWhole || !within(word.start, sides)) evidence.said.push(word);
      else if (word.field === 'occupancy') side ??= word;
    }
    if (side) ofParts.push(side);
    if (!items.some(({ kind }) => kind === 'number')) continue;
    const { bound: all, loose } = bindFigures(items, isStack);
    const bound = isProse(items) ? all.map((one) => ({ ...one, rank: one.rank - PROSE })) : all;
    for (const found of bound) {
      const { start, role } = found;
      const isOthers = within(start, others) || (roomRoles.has(role) && within(start, parts));
      const isOfPart = role === 'living' && within(start, sized);
      const isAside = ownRoles.has(role) && within(start, asides);
      if (isOthers || isOfPart || isAside) continue;
      const isPast = askingRoles.has(role) && isHistory(start, statements, index, currentYear);
      evidence.bounds.push(isPast ? { ...found, role: 'oldPrice' } : found);
    }
    const hasMoney = bound.some(({ money }) => money);
    const hasRooms = bound.some(({ role }) => role === 'beds' || role === 'living');
    const around = loose.length > 0 ? wordsAround(items) : [];
    const isOnlyYear = hasRooms && loose.filter(({ low }) => YEAR.test(low)).length === 1;
    let at = 0;
    for (const item of loose) {
      at = items.indexOf(item, at);
      if (within(item.start, others)) continue;
      const [before, after] = [items[at - 1], items[at + 1]];
      // The answer to a question that we do not know.
      if (before?.kind === 'break' && items[at - 2]?.low === '?') continue;
      const alone =
        (before === undefined || before.kind === 'sign' || before.kind === 'break') &&
        (after === undefined || after.kind === 'sign' || after.kind === 'break');
      // A sum behind a day is a row of its history.
      const isEvent = before?.kind === 'other' && before.low === 'other';
      // `homes under $150k`: what somebody looks for.
      const isPast = isEvent || (item.money && isHistory(item.start, statements, index, currentYear));
      if (!isPast && !LIMITS.has(before?.low ?? ''))
        evidence.bare.push({
          item,
          beside: isStack ? items : undefined,
          words: alone || (at === 0 && after?.kind === 'number') ? 0 : (around[at] ?? 0),
        });
      const make =
        after?.kind === 'word' && after.gap ? items.slice(at + 1, at + 4).find(({ kind }) => kind !== 'word') : after;
      const kind = before?.low === '(' ? items[at - 2] : after?.gap ? make : undefined;
      // `1999 mobile home`, `House (1965)`
      const isModel =
        (kind?.row?.is === 'value' && kind.row.field === 'propertyType') ||
        (kind === items[at - 2] && kind?.low === 'house');
      evidence.loose.push({
        item,
        isModel,
        isYear: YEAR.test(item.low) || (before?.low === "'" && /^\d\d$/.test(item.low)),
        alone:
          (alone && !(hasMoney && items.length <= SHORT_ROW)) ||
          isModel ||
          (isOnlyYear && YEAR.test(item.low) && before?.low !== 'in'),
      });
    }
  }
  if (!evidence.said.some(({ field }) => field === 'occupancy')) evidence.said.push(...ofAllParts(ofParts));
  return evidence;
}

/** A size or a year in a cell of its own, beside the rooms: `3/2 | 1,580 | 1978`. */
export function bareFacts({ loose, bounds }: Evidence, currentYear: number): Bound[] {
  if (!bounds.some(({ role }) => role === 'beds' || role === 'baths' || role === 'living')) return [];
  return loose.flatMap(({ item, alone, isModel, isYear: mayBe }): Bound[] => {
    if (!alone || item.money) return [];
    const isYear = mayBe && item.value <= currentYear;
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
