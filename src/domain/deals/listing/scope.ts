import type { Line } from './lines.ts';
import type { NumberRole, TextRole } from './phrase-rows.ts';
import type { Street } from './streets.ts';
import { groupBy } from '../../group-by.ts';

const list = (text: string): readonly string[] => text.split('|');
/** `similar homes`, `nearby homes`, `similar listings`: each of the first words with each of the second. */
const cross = (first: string, second: string) =>
  list(first).flatMap((one) => list(second).map((two) => `${one} ${two}`));

/** Headings after which a page speaks of other homes, or of the site itself: nothing after them is read. */
const tails = [
  ...cross(
    'similar|nearby|more|other|featured|comparable',
    'homes|listings|properties|houses|foreclosures|auctions|assets|deals|communities|comps|comparables|sales|similar',
  ),
  ...list(
    `nearby recently|nearby cities|nearby neighborhoods|nearby zip|nearby sold|nearby open|homes for you|homes around|homes like|homes near|homes similar|recently sold|today's picks|rental listings nearby|local experts|you may also like|you might also like|recently viewed|homes for sale near|homes for sale in|houses for sale|properties for sale|people also|popular searches|new listings|market trends|home values in|average home value|nearby home values|open houses near|listings near|explore nearby|explore similar|frequently asked|ready to buy|sell with us|based on your|recommended|seller information|down payment assistance|buyability|climate risks|about climate|environmental risk|market competition|thinking of buying|around this home|neighborhood & schools|neighbourhood|what's nearby|casas similares|propiedades similares|similar to this|homes you may`,
  ),
];
/** Headings of tables whose figures are not the home's; a heading of its own facts ends them. */
const asides = [
  ...cross(
    'price|tax|public tax|sale|sales|transfer|deed|ownership|property|value|assessed value|assessment|change|listing|sold',
    'history',
  ),
  ...cross('sales|value|valuation|tax|owner', 'information|summary|data'),
  ...list(
    `price & tax history|price and tax history|tax & history|tax assessment|property tax|assessments and taxes|sale & tax history|sale and tax history|recent sales|transfer sales|assessed values|appraised values|property values|valuations|valuation|tax due|estimated monthly payment|monthly payment|payment calculator|estimated payment|mortgage calculator|mortgage rates|schools|nearby schools|school ratings|getting around|estimated market value|estimated value|cost of owning|fire factor|flood factor|home value|most recent transfer|deed sales|historial`,
  ),
];
/** Short tables in a text; an empty line ends them as well. */
const shortAsides = list(
  `comps|sold comps|recent comps|sales comps|rental comps|comp|comparables|comparable properties|comparable rentals|recent sold|sold nearby|rent roll|unit mix`,
);
const own = list(
  `property details|facts & features|facts and features|facts|interior|exterior|utilities|parking|lot|construction|about this|description|home details|home facts|features|details|overview|property information|property data|key details|remarks|public remarks|dwelling|site data|improvement|structure|building information|building details|building data|building characteristics|residential|land information|parcel information|location|property overview|home highlights|listing details|property|what's special|financial|specs|numbers|the numbers|the property|asking|ask|list price|price|contract price|purchase price|access|occupancy|terms|highlights|deal`,
);

/** What a buyer looks for is not what is offered. */
const wanted =
  /^(?:buyer:|buy box|we buy|i buy houses|buyers? (?:wants?|needs?|looking))|looking for .{0,60}(?:under|up to|anywhere)/;

const byFirstWord = (headings: readonly string[]): ReadonlyMap<string, readonly string[]> =>
  groupBy(headings, (heading) => heading.split(' ', 1)[0] ?? '');

const [tailMap, asideMap, shortMap, ownMap] = [tails, asides, shortAsides, own].map(byFirstWord);

const LONGEST_HEADING = 60;
const LONGEST_CARD = 260;

function firstWord(low: string): string {
  let end = 0;
  for (let code = low.charCodeAt(0); (code >= 97 && code <= 122) || code === 39; code = low.charCodeAt(end)) end += 1;
  return low.slice(0, end);
}

/** The heading that a line begins with; `whole`: nothing but a colon, an aside in brackets or two words more. */
function headingOf(
  map: ReadonlyMap<string, readonly string[]> | undefined,
  low: string,
  slack: number,
): string | undefined {
  if (low.length > LONGEST_HEADING) return undefined;
  return map
    ?.get(firstWord(low))
    ?.find(
      (heading) =>
        low.startsWith(heading) && !/[a-z]/.test(low.charAt(heading.length)) && low.length - heading.length <= slack,
    );
}

const SLACK_TAIL = 40;
const SLACK_ASIDE = 14;

/** A line with a figure that is not an aside in brackets. */
function isNumbers(line: Line): boolean {
  return line.cells.some((cell) => cell.some(({ kind }, at) => kind === 'number' && cell[at - 1]?.low !== '('));
}

/** A line that is a part of a home's card: its price, rooms or size. */
export function isCardPart(line: Line | undefined): boolean {
  if (line === undefined || line.end - line.start > LONGEST_CARD) return false;
  return line.cells.some((cell) =>
    cell.some((item, at) => {
      if (item.kind !== 'number') return false;
      const next = cell[at + 1];
      const near = next?.row?.is === 'number' ? next : cell[at - 1]?.low === ':' ? cell[at - 2] : undefined;
      const role = near?.row?.is === 'number' ? near.row.role : undefined;
      return item.money
        ? item.value > 9999
        : role === 'beds' || role === 'baths' || role === 'living' || next?.low === '/';
    }),
  );
}

/** Sums that nobody tells of another home. */
const ownSums = new Set<NumberRole>(['ask', 'accepts', 'repair', 'arv', 'fee']);
const ownPlaces = new Set<TextRole>(['city', 'state', 'zip', 'occupancy', 'type']);

/** `3 bed 2 bath, 1,450 sqft`, `Beds: 3`, `City: Macon`: no row of a table of sums. */
function isOwnFact({ cells, street }: Line): boolean {
  const [first, second, third] = cells[0] ?? [];
  const [label, figure] = first?.kind === 'number' ? [second, first] : [first, second?.low === ':' ? third : undefined];
  const role = label?.row?.is === 'number' ? label.row.role : undefined;
  if (first?.row?.is === 'text' && second?.low === ':') return ownPlaces.has(first.row.role);
  return (role === 'beds' || role === 'baths' || role === 'year') && figure?.kind === 'number' && street === undefined;
}

export function streetKey(street: Street): string {
  return street.value.toLowerCase().replace(/[^a-z0-9]/g, '');
}

/** A heading after which other homes follow. */
export function isTail(line: Line): boolean {
  return headingOf(tailMap, line.head, SLACK_TAIL) !== undefined;
}

const isSame = (one: string, other: string) => one.startsWith(other) || other.startsWith(one);

/** The number that a list gives a line: `2)`, `#2`, `Deal 2`, `(2)`. */
export function numbered(low: string): number {
  const found =
    /^(?:\(?(\d{1,2})(?:[).:]\s|\ufe0f?\u20e3)|\(?([a-h])[).:]\s|#\s?(\d)\b|(?:house|deal|property|home|casa|option)\s?#?\s?(\d)\b)/.exec(
      low.trim(),
    );
  const letter = found?.[2];
  return letter ? letter.charCodeAt(0) - 96 : Number(found?.[1] ?? found?.[3] ?? found?.[4] ?? 0);
}

/** An address right behind its own label. */
function isLabelledStreet(cell: Line['cells'][number]): boolean {
  const at = cell.findIndex(({ kind }) => kind === 'street');
  const label = cell.slice(0, Math.max(0, at)).findLast(({ kind }) => kind !== 'sign');
  return label?.row?.is === 'text' && label.row.role === 'address';
}

/** An owner's own address, a line or two below that label. */
function isOwners(lines: readonly Line[], at: number): boolean {
  return lines.slice(Math.max(0, at - 2), at).some(({ low }) => /^(?:owner|mail)/.test(low));
}

/** The line at which another property begins that is offered beside the first, or that the page shows: its address with its own card. */
function otherProperty(lines: readonly Line[], at: number, key: string): boolean {
  const line = lines[at];
  if (line === undefined) return false;
  const { street } = line;
  if (street === undefined || isSame(streetKey(street), key) || isOwners(lines, at)) return false;
  const head = line.cells[0]?.[0];
  const isRecord = line.cells.some((cell) => isLabelledStreet(cell));
  if (!isRecord && (street.place?.state === undefined || (head?.kind !== 'street' && numbered(line.low) === 0)))
    return false;
  return isCardPart(lines[at + 1]) || isCardPart(lines[at - 1]) || isCardPart(line);
}

/** `2) 519 Fern Ave` below the facts of a deal whose address is not understood. */
function isLaterDeal(lines: readonly Line[], at: number): boolean {
  const line = lines[at];
  return line?.street !== undefined && numbered(line.low) >= 2 && lines.slice(0, at).some(isCardPart);
}

const EVENTS =
  /\b(?:sold|listed|price (?:change|increase|decrease|drop|cut|reduced)|pending|closed|relisted|listing removed|delisted|contingent)\b/;

/** A row of a history of prices: a day, an event, a sum. */
function isEvent(line: Line): boolean {
  const [[first, beside] = [], [next] = []] = line.cells;
  const second = beside ?? next;
  // `Sales   05/14/2009   $61,500`
  if (second?.kind === 'other' && /^(?:sales?|sold)$/.test(first?.low ?? '')) return true;
  if (first?.kind === 'number') return /^(?:19|20)\d\d\s+\$[\d,]+\s+\$/.test(line.low);
  if (first?.kind !== 'other' || first.low !== 'other' || !EVENTS.test(line.low)) return false;
  // A message's day and time are followed by who speaks.
  return !line.cells
    .flat()
    .slice(1, 4)
    .some(({ kind }) => kind === 'other');
}

/** Where each home's card stands above its address, the next home begins with its card. */
function aboveCard(lines: readonly Line[], at: number, first: number): number {
  let begin = at;
  while (begin - 1 > first && isCardPart(lines[begin - 1])) begin -= 1;
  return begin;
}

/** What heads the columns of a history, one under the other: `Date`, `Price`. */
const isColumn = (line: Line | undefined) => /^(?:date|event|change)$/.test(line?.low ?? '');

/** The lines that speak of the property itself. `first` is the line of its address, or 0. */
export function ownLines(lines: readonly Line[], first: number, street: Street | undefined): Line[] {
  const kept: Line[] = [];
  const key = street ? streetKey(street) : '-';
  let aside: 'long' | 'short' | undefined;
  let end = lines.length;
  for (let at = first + 1; at < lines.length; at += 1) {
    const line = lines[at];
    if (line === undefined) break;
    const isOther = street ? otherProperty(lines, at, key) && !isComp(lines, at) : isLaterDeal(lines, at);
    if (!isTail(line) && !isOther) continue;
    const isBelow = !isOther || line.afterGap || numbered(line.low) > 0 || !isCardPart(lines[first - 1]);
    end = isBelow ? at : aboveCard(lines, at, first);
    break;
  }
  for (let at = 0; at < end; at += 1) {
    const line = lines[at];
    if (line === undefined) break;
    const { head: low } = line;
    if (at > first || street === undefined) {
      const hasValue = isNumbers(line);
      if (headingOf(asideMap, low, SLACK_ASIDE) !== undefined && !hasValue) aside = 'long';
      else if (headingOf(shortMap, low, SLACK_TAIL) !== undefined && !hasValue) aside = 'short';
      else if (aside === 'short' && line.afterGap) aside = undefined;
      else if (
        aside &&
        !isColumn(lines[at - 1]) &&
        ((headingOf(ownMap, low, SLACK_ASIDE) !== undefined &&
          !EVENTS.test(low) &&
          !(aside === 'short' && hasValue && line.street)) ||
          (line.cells[0]?.[0]?.row?.is === 'number' && ownSums.has(line.cells[0][0].row.role)) ||
          isOwnFact(line))
      )
        aside = undefined;
    }
    if (wanted.test(low) || isOtherHome(line)) continue;
    if (!aside && !isEvent(line) && !(at > first && isOtherCard(line, key))) kept.push(line);
  }
  return kept;
}

/** `COMPARABLE SALE # 1   5404 Fleet Ave   $ 61,500`: a line about a home that it names as another one. */
function isOtherHome(line: Line): boolean {
  return line.street !== undefined && line.cells[0]?.find(({ kind }) => kind !== 'sign')?.row?.is === 'others';
}

/** A line that begins with another house and tells its rooms, size or price. */
function isOtherCard(line: Line, key: string): boolean {
  const { street } = line;
  return (
    street !== undefined &&
    key !== '-' &&
    line.cells[0]?.find(({ kind }) => kind !== 'sign')?.kind === 'street' &&
    !isSame(streetKey(street), key) &&
    isCardPart(line)
  );
}

/** A sold house of a list of comparables: it ends nothing. */
function isComp(lines: readonly Line[], at: number): boolean {
  for (let back = at; back >= Math.max(0, at - 8); back -= 1) {
    const low = lines[back]?.head ?? '';
    if (headingOf(shortMap, low, SLACK_TAIL) !== undefined || low.startsWith('comps')) return true;
  }
  return false;
}
