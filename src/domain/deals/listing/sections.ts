import { findStreets } from './find-streets.ts';
import { readPlaceAt } from './read-place.ts';
import type { Line } from './split-lines.ts';

/** Headings after which a page speaks of other homes: nothing after them is read. */
const TAIL =
  /^(?:similar (?:homes|listings|properties|houses|foreclosures|communities|auctions|assets|deals)|nearby (?:homes|similar|assets|auctions|comparables|comps|foreclosures|recently|listings|properties|cities|neighborhoods|zip|sold|open)?|nearby$|homes (?:for you|around|like|near|similar)|more homes|other homes|recently sold|comparable homes|today's picks|rental listings nearby|local experts|you (?:may|might) also like|recently viewed|featured (?:listings|homes|properties)|other listings|more (?:listings|properties)|(?:homes|houses|properties) for sale (?:near|in)\b|people also|popular searches|new listings|market trends|home values in|average home value|nearby home values|open houses near|listings near|explore (?:nearby|similar)|frequently asked|ready to buy|sell with us|based on your|recommended|seller information|down payment assistance|buyability|climate risks|about climate|environmental risk|market competition|thinking of buying|around this home|neighborhood & schools|neighbourhood|what's nearby|casas similares|propiedades similares)/;

/** Headings of tables whose figures are not the home's; a heading of the home's own facts ends them. */
const ASIDE =
  /^(?:price (?:&|and) tax history|price history|(?:public )?tax(?:es)? (?:&|and)? ?(?:history|assessments?)|(?:public )?tax history|tax$|property tax(?:es)?$|assessments? and taxes|sale (?:&|and|history)|sales? history|(?:recent |transfer |deed )?sales?(?: information| data)?$|(?:assessed|appraised|property) values?$|valuations?$|(?:value|assessment) history|tax due$|(?:value|valuation|tax) (?:information|summary)$|(?:transfer|deed|ownership) history|property history|sale history|(?:estimated )?monthly payment|payment calculator|estimated payment|mortgage (?:calculator|rates)|schools?$|nearby schools|school ratings|getting around|estimated (?:market )?value|cost of owning|owner information|values$|flood(?! zone)|fire factor|home value$|most recent transfer)/;

/** Short tables in a text; an empty line ends them as well. */
const SHORT_ASIDE =
  /^(?:(?:sold |recent |sales? |rental )?comps?\b[^$\d]{0,14}(?:\(.{0,40}\))?:?$|comparable (?:sales|properties|rentals)|rent roll|unit mix)/;

const MAIN =
  /^(?:property details|facts (?:&|and) features|facts|interior|exterior|utilities|parking|lot|construction|about this|description|home details|home facts|features|details|overview|property information|property data|key details|remarks|public remarks|dwelling|site data|improvement|structure \d|(?:building|residential|land|parcel|location) (?:information|details|data|characteristics)|property overview|home highlights|listing details|property$|what's special|financial)/;

/** What a buyer looks for is not what is offered. */
const WANTED =
  /^buyer:|looking for .{0,60}(?:under|up to|anywhere)|we buy|i buy houses|buyers? (?:wants?|needs?|looking)/;
/** These say the price of the home wherever they stand. */
const ASKS = /^(?:ask|asking|list price|price|contract price|purchase price)\b.{0,12}\d/;

const ENUMERATED = /^(?:\(?[1-9]\d?[).:]|#\d\b|(?:house|deal|property|home|casa|option|unit #) ?#?\d\b)/;

function roomsNear(lines: readonly Line[], from: number, to: number): boolean {
  return lines
    .slice(from, to)
    .some(({ low }) =>
      /\d ?(?:bd|br|bed|rec[aá]m)|\b\d ?[/x] ?\d(?:\.5)?\b|\bbeds?\b|\d ?(?:sqft|sf\b|sq ft)/.test(low),
    );
}

/** Where a second property of a list begins. */
function secondStarts(lines: readonly Line[], line: number, first: number): boolean {
  const { text, low } = lines[line] ?? { text: '', low: '' };
  const enumerated =
    /^(?:\(?([2-9]|[b-h])[).:] |\(?([2-9])[).:]|#([2-9])\b|(?:house|deal|property|home|casa|option) ?#?([2-9b-h])\b)/.test(
      low,
    );
  if (
    enumerated &&
    roomsNear(lines, line, line + 5) &&
    (lines[line + 1] !== undefined || findStreets(text, false).length > 0)
  ) {
    return [line, line + 1, line + 2].some((at) => findStreets(lines[at]?.text ?? '', false).length > 0);
  }
  return (
    line > first &&
    ENUMERATED.test(low) &&
    findStreets(text, false).length > 0 &&
    ENUMERATED.test(lines[first]?.low ?? '')
  );
}

/** A heading after which other homes follow. */
export function isTail(low: string): boolean {
  return low.length < 70 && TAIL.test(low);
}

/** A line that is a part of a home's card: its price, rooms or size, and little else. */
function isCardPart(low: string): boolean {
  return (
    low.length < 90 &&
    (/^\$[\d,.]{4,12}k?\b/.test(low) ||
      /\d ?(?:bds?|beds?|br|ba|baths?|sq\.? ?ft|sqft)\b/.test(low) ||
      /^(?:bedrooms|bathrooms|living area): /.test(low))
  );
}

function streetKey(text: string): string | undefined {
  const street = findStreets(text, false).find(({ end }) => readPlaceAt(text, end)?.state !== undefined);
  return street?.text.toLowerCase().replace(/[^a-z0-9]/g, '');
}

/** How many lines before and after a card's address may be parts of the card. */
const CARD_REACH = 4;

/** The lines of a card around its address: as far as they are parts of one. */
function cardAround(lines: readonly Line[], address: number, first: number): number[] {
  const isPart = (at: number) => at > first && isCardPart(lines[at]?.low ?? '');
  const run: number[] = [];
  for (let at = address - 1; at >= address - CARD_REACH && isPart(at); at -= 1) run.push(at);
  for (let at = address + 1; at <= address + CARD_REACH && isPart(at); at += 1) run.push(at);
  return run;
}

/** The lines before `end` that belong to the cards of other homes: another full address and the price, rooms and size around it. */
function otherHomes(lines: readonly Line[], first: number, end: number): ReadonlySet<number> {
  const others = new Set<number>();
  const own = streetKey(lines[first]?.text ?? '') ?? '';
  if (own === '') return others;
  const limit = Math.min(lines.length, end + CARD_REACH, 1500);
  for (let index = first + 4; index < limit; index += 1) {
    const { text, low } = lines[index] ?? { text: '', low: '' };
    if (text.length > 160 || !/^\D{0,60}\d{1,6}[a-z]? /.test(low)) continue;
    const run = cardAround(lines, index, first);
    if (run.length === 0 && !isCardPart(low)) continue;
    const key = streetKey(text);
    if (key === undefined || key.startsWith(own) || own.startsWith(key)) continue;
    for (const at of [index, ...run]) others.add(at);
  }
  return others;
}

/** Where what follows the property of that line speaks of others. */
function endOfOwn(lines: readonly Line[], first: number): number {
  for (let index = first + 1; index < lines.length; index += 1)
    if (isTail(lines[index]?.low ?? '') || secondStarts(lines, index, first)) return index;
  return lines.length;
}

/** `Comps` over `410k-435k` over the next label: one row of a sheet, and no table. */
function isRow(lines: readonly Line[], at: number): boolean {
  return /^\$?[\d.,]{1,9}k?(?: ?- ?\$?[\d.,]{1,9}k?)?$/.test(lines[at + 1]?.low ?? '');
}

/** The lines that speak of the property itself. `first` is the line of its address, or 0. */
export function mainLines(lines: readonly Line[], first: number): Line[] {
  const kept: Line[] = [];
  const end = endOfOwn(lines, first);
  const others = otherHomes(lines, first, end);
  let aside: 'long' | 'short' | false = false;
  for (const [index, line] of lines.slice(0, end).entries()) {
    if (index > first) {
      const { low } = line;
      if (
        low.length < 60 &&
        ASIDE.test(low) &&
        !(low.endsWith('value') && isRow(lines, index)) &&
        !/[:$|\t]\s?[\w$]/.test(low)
      )
        aside = 'long';
      else if (SHORT_ASIDE.test(low) && !isRow(lines, index)) aside = 'short';
      else if (aside === 'short' && line.afterGap) aside = false;
      else if (aside && ((MAIN.test(low) && low.length < 40) || ASKS.test(low))) aside = false;
    }
    if (!aside && !others.has(index) && !WANTED.test(line.low)) kept.push(line);
  }
  return kept;
}
