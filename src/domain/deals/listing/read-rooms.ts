import type { Reading } from './listing-fields.ts';
import { matchesOf } from './matches.ts';
import { countInFigures } from './number-words.ts';
import { settle, type Claim } from './settle.ts';
import type { Line } from './split-lines.ts';

const BED = String.raw`(?:bed(?:room|rm)?s?\b|bed(?:room)?\(s\)|bds?\b|bdrms?\b|bdrs?\b|brs?\b|rec[aá]maras?|habitaciones|hab\b|cuartos|dormitorios)`;
const BATH = String.raw`(?:bath(?:room)?s?\b|bath(?:room)?\(s\)|bas?\b|bths?\b|ba[nñ]os?)`;
const BEDS_BEFORE_UNIT = new RegExp(
  String.raw`(?<![\d.,$-]|\d\/)(\d{1,2})(?:\.0)?\+? ?(?:\((?:possible|poss|potential|could)[^)]{0,24}\) ?)?-?${BED}(?! ?(?:room|level|on|up|down)\b)`,
  'g',
);
const BEDS_AFTER_LABEL =
  /(?<![a-z&] ?)(?:bed(?:room)?s|bed|bds?|brs?|bedroom\(s\)|total bedrooms|rec[aá]maras|habitaciones|dormitorios|cuartos)(?: total)?[\s:=-]{1,4}(\d{1,2})(?![\d,.]\d|\d| ?(?:ba|bath|x|half|full|'))/g;
const BATHS_BEFORE_UNIT = new RegExp(
  String.raw`(?<![\d.,$-]|\d\/)(\d{1,2}(?:\.\d{1,2})?)\+? ?-?(?:full )?${BATH}`,
  'g',
);
const BATHS_AFTER_LABEL =
  /(?<!(?:full|half|1\/2|partial|partial|[a-z&]) ?)(?:baths?|bathrooms?|bas?|ba[nñ]os|bathroom\(s\)|total bath(?:room)?s)(?: total| \(total\))?[\s:=-]{1,4}(\d{1,2}(?:\.\d{1,2})?)(?![\d,]| ?(?:x|full|half|1\/2|sq|car|'|\/\d))/g;
const FULL_AND_HALF =
  /(\d) ?full(?: ?(?:bath(?:room)?s?|ba|bath\(s\)))?(?:,| and|\/| &| \+|\s){0,3}\s?(\d) ?(?:half|1\/2|partial|hb)/;
const FULL =
  /(?<![\d.])(\d) ?full (?:bath(?:room)?s?|ba\b|bath\(s\))|full (?:bath(?:room)?s?|ba)(?: \(.{0,8}\))?\s?[:=]?\s?(\d)\b|(?:baths?|bathrooms?) (?:full|\(full\))\s?[:=]?\s?(\d)\b/;
const HALF =
  /(?<![\d.])(\d) ?(?:half|1\/2|partial) (?:bath(?:room)?s?|ba\b|bath\(s\))|(?:half|1\/2|partial) (?:bath(?:room)?s?|ba)(?: \(.{0,8}\))?\s?[:=]?\s?(\d)\b|(?:baths?|bathrooms?) (?:half|\(half\)|1\/2)\s?[:=]?\s?(\d)\b/;
const SHORTHAND =
  /(?<![\d/$.,x#-]|[a-z]\/?)([1-9]) ?([/x]) ?(\d(?:\.\d{1,2})?)(?: ?[/x] ?(\d)(?![\d/x]|[.,]\d))?(?:'s)?(?![\d/%]|\.\d|,\d| ?(?:acre|ac\b|mi\b|mile|stud|wall|fram|constr|"|'|arm|half|bath|of\b))/g;
const A_DATE =
  /(?<![a-z])(?:coe|log|sheet|week|deals|inventory|seller|call|clos\w{1,4}|by|on|until|thru|through|before|after|from|to|dated?|note|posted|available|avail|due|rating|rated|grade[ds]?|score|factor|f\/h\)?|full\/half\)?)[ :]{1,3}$/;
/** A line, or a part of it, that counts the rooms of something else. */
const NOT_THE_WHOLE =
  /each (?:side|unit|has|flat)|per (?:side|unit)|(?:^|[^a-z])units? ?(?:#? ?\d|[a-d])\b ?[-:(]|\bunit [a-d] \d|side [ab]\b|upstairs|downstairs|up ?unit|main level|upper|lower level|three \d-bedroom|flats|looking for|similar|nearby homes|\bcomps?\b|sold|efficiency|in-law|guest house|adu\b|casita|could be used|room for a/;

function claims(low: string, pattern: RegExp, group = 1): number[] {
  return matchesOf(pattern, low).map((match) => Number(match[group]));
}

export interface Shorthand {
  readonly beds: number;
  readonly baths: number;
  readonly cars: number | null;
}

/** `3-2 brick house`, `3b/2b`: the same in other signs, where what follows speaks of a house. */
const OTHER_SHORTHAND =
  /(?<![\d$.,#/-]|[a-z])([1-9])(?: ?b ?\/? ?(\d(?:\.\d{1,2})?) ?b\b|[-+](\d(?:\.5)?)(?:[-+](\d)(?=[ ,;.|•)]|$)|(?= (?:brick|block|frame|farm|house|home|ranch|sfr|sfh|in|w\/|with|on|\/|\d,?\d{3} ?s)|$)))/;

/** `3/2`, `3x2x2`, and no date. */
export function readShorthand(low: string): Shorthand | undefined {
  if (!/[1-9] ?[/x+b-]/.test(low)) return undefined;
  for (const match of matchesOf(SHORTHAND, low)) {
    const [, beds = '', sign, baths = '', cars] = match;
    if (A_DATE.test(low.slice(Math.max(0, match.index - 14), match.index))) continue;
    // `8/7 - 853 Jackson St`: the day of a note.
    if (match.index === 0 && sign === '/' && /^ - \d{2,6} [a-z]/.test(low.slice(match[0].length))) continue;
    if (
      (beds === '1' && baths === '2' && sign === '/') ||
      Number(baths) >= 7 ||
      Number(baths) < 1 ||
      Number(baths) > 9 ||
      (sign === 'x' && Number(baths) > Number(beds) + 1)
    )
      continue;
    return { beds: Number(beds), baths: Number(baths), cars: cars === undefined ? null : Number(cars) };
  }
  const other = OTHER_SHORTHAND.exec(low);
  if (!other) return undefined;
  return {
    beds: Number(other[1]),
    baths: Number(other[2] ?? other[3]),
    cars: other[4] === undefined ? null : Number(other[4]),
  };
}

function fullAndHalf(lines: readonly string[]): number | undefined {
  for (const low of lines) {
    const both = FULL_AND_HALF.exec(low);
    if (both) return Number(both[1]) + Number(both[2]) / 2;
  }
  const half = lines.map((low) => HALF.exec(low)).find((match) => match !== null);
  const full = lines.map((low) => FULL.exec(low)).find((match) => match !== null);
  if (!half || !full) return undefined;
  return Number(full[1] ?? full[2] ?? full[3]) + Number(half[1] ?? half[2] ?? half[3]) / 2;
}

const COUNTS = /\d|one|two|three|four|five|six|seven|eight|un[oa]|dos|tres|cuatro|cinco/;

/** Whole houses only: a clause before `each side 2 bed` still counts. */
function wholeHouse(lines: readonly Line[]): string[] {
  return lines.flatMap(({ low }) => {
    if (!COUNTS.test(low)) return [];
    const at = low.search(NOT_THE_WHOLE);
    if (at < 0) return [countInFigures(low)];
    if (!/^(?:each|per)/.test(low.slice(at, at + 4))) return at > 12 ? [countInFigures(low.slice(0, at))] : [];
    // The clause that speaks of a part counts the part.
    const head = low.slice(0, at);
    const end = Math.max(...[', ', '. ', '; ', ' - ', '|', '('].map((sign) => head.lastIndexOf(sign)));
    return end > 12 ? [countInFigures(low.slice(0, end))] : [];
  });
}

/** SPEC 11: `1` to `5` or `6+`. */
export function readBedrooms(lines: readonly Line[]): Reading | undefined {
  const said = wholeHouse(lines).flatMap((low): Claim[] => {
    const plain = [...claims(low, BEDS_BEFORE_UNIT), ...claims(low, BEDS_AFTER_LABEL)];
    const short = plain.length === 0 ? readShorthand(low)?.beds : undefined;
    return [...new Set(plain), ...(short === undefined ? [] : [short])].map((value) => ({ value, rank: 1 }));
  });
  const beds = settle(said.filter(({ value }) => value > 0 && value < 30));
  return beds === undefined ? undefined : { value: beds >= 6 ? '6+' : String(beds) };
}

/** A sheet's `bathrooms: 2.1`, `1/1` and `3/2,0,0,0`: full baths, then half ones. */
function markedHalves(lows: readonly string[]): number | undefined {
  for (const low of lows) {
    const said = /^(?:full baths|bathrooms): (\d) ?(?:\/|\.(?=[1-4](?!\d))) ?(\d)(?![\d/])/.exec(low);
    if (said) return Number(said[1]) + Number(said[2]) / 2;
  }
  return undefined;
}

/** SPEC 11: halves from full and half baths, three quarters down to the half. */
export function readBathrooms(lines: readonly Line[]): Reading | undefined {
  const lows = wholeHouse(lines);
  const said = lows.flatMap((low): Claim[] => {
    const plain = [...claims(low, BATHS_BEFORE_UNIT), ...claims(low, BATHS_AFTER_LABEL)];
    const short = plain.length === 0 ? readShorthand(low)?.baths : undefined;
    return [...new Set(plain), ...(short === undefined ? [] : [short])].map((value) => ({ value, rank: 1 }));
  });
  const counted =
    fullAndHalf(lows) ?? markedHalves(lows) ?? settle(said.filter(({ value }) => value >= 1 && value < 20));
  if (counted === undefined) return undefined;
  // A sheet's `1.1` is one full and one half bath.
  const tenths = Math.round(counted * 100) % 100;
  const halves = tenths === 10 || tenths === 20 ? Math.floor(counted) + tenths / 20 : counted;
  const baths = Math.floor(halves * 2) / 2;
  return { value: baths >= 4 ? '4+' : String(baths) };
}
