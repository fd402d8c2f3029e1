import { plainLabels } from './plain-labels.ts';
import { plainYears } from './plain-years.ts';
import { wordsInFigures } from './number-words.ts';

/** Words that people mistype, by what they meant. */
const typos: Readonly<Record<string, string>> = {
  adress: 'address',
  addres: 'address',
  adddress: 'address',
  bedrom: 'bedroom',
  bedroms: 'bedrooms',
  bedrooom: 'bedroom',
  berdooms: 'bedrooms',
  bedooms: 'bedrooms',
  bedrroms: 'bedrooms',
  bathrom: 'bathroom',
  bathroms: 'bathrooms',
  bathooms: 'bathrooms',
  bahtrooms: 'bathrooms',
  batrooms: 'bathrooms',
  sqaure: 'square',
  squre: 'square',
  sqare: 'square',
  footge: 'footage',
  foootage: 'footage',
  bulit: 'built',
  biult: 'built',
  buildt: 'built',
  prce: 'price',
  pirce: 'price',
  priice: 'price',
  askng: 'asking',
  aksing: 'asking',
  askign: 'asking',
  vacent: 'vacant',
  vaccant: 'vacant',
  vacnt: 'vacant',
  vancant: 'vacant',
  occuppied: 'occupied',
  ocupied: 'occupied',
  occupid: 'occupied',
  tennant: 'tenant',
  tenent: 'tenant',
  tenat: 'tenant',
  garge: 'garage',
  garague: 'garage',
  garrage: 'garage',
  gargae: 'garage',
  septc: 'septic',
  spetic: 'septic',
  sceptic: 'septic',
  sewr: 'sewer',
  sewar: 'sewer',
  reapirs: 'repairs',
  repiars: 'repairs',
  rehba: 'rehab',
};
const TYPO = new RegExp(String.raw`\b(?:${Object.keys(typos).join('|')})\b`, 'gi');

function corrected(word: string): string {
  const right = typos[word.toLowerCase()] ?? word;
  return /^[A-Z]/.test(word) ? right.charAt(0).toUpperCase() + right.slice(1) : right;
}

const MONEY_AT_END = /(?:\$ ?[\d,.]+|[\d,.]+(?=k)) ?k?$/i;
const MONEY_AT_START = /^(?:\$ ?[\d,.]+|[\d,.]+(?=k)) ?k?/i;
/** What is so much more is no other end of a range. */
const WIDEST_RANGE = 2.5;

function dollarsOf(written: string): number {
  return Number(written.replace(/[^\d.]/g, '')) * (/k$/i.test(written) ? 1000 : 1);
}

/** A sum with its own name is no end of a range: `asking $64,000 - $95k ARV`. */
const NAMED_SUM = /^[$\d,. ]{1,14}k? ?(?:in )?(?:arv|rehab|repairs?|reno|rent|emd|comps?|fee|hoa|taxes)\b/i;

function isRange(before: string, after: string): boolean {
  const [from, to] = [MONEY_AT_END.exec(before)?.[0], MONEY_AT_START.exec(after)?.[0]];
  if (from === undefined || to === undefined || NAMED_SUM.test(after)) return false;
  return dollarsOf(to) > dollarsOf(from) && dollarsOf(to) <= dollarsOf(from) * WIDEST_RANGE;
}

const LEAST_DASHES = 3;
const LONGEST_LINE = 600;

/** A line in which dashes stand between everything: they part cells, unless they part the ends of a range. */
function plainDashes(line: string): string {
  const parts = line.split(' - ');
  if (parts.length <= LEAST_DASHES) return line;
  let joined = parts[0] ?? '';
  for (let at = 1; at < parts.length; at += 1) {
    const part = parts[at] ?? '';
    joined += `${isRange(parts[at - 1] ?? '', part) ? ' - ' : ' | '}${part}`;
  }
  return joined;
}

const REDUCED =
  /\b(?:reduced|dropped|lowered|cut|came down|down|slashed) from (\$? ?\d[\d,.]{1,11}[km]?) to (\$? ?\d[\d,.]{1,11}[km]?)(?!\d)/gi;

const TIGHT_ROOMS = /,\d{1,2} ?(?:b[dar]|bed|bath)s?\b/i;

/** `Macon,GA 31204,3 bd,2 ba`: commas with no blank behind them, which are no part of a figure. */
function plainCommas(line: string): string {
  return !line.includes('"') && TIGHT_ROOMS.test(line) ? line.replace(/,(?=\S)(?!\d{3}(?!\d))/g, ', ') : line;
}

const LOWERED =
  /(?<!\bwas |\bfrom )(?<![\d.,$])(?:\$ ?[\d,.]{2,12}k?|\d[\d,.]{1,6}k)(?: ?[-=]{0,2}> ?(?:\$ ?[\d,.]{2,12}k?|\d[\d,.]{1,6}k)){1,4}/gi;

/** `$119,000 > $109,000`: old prices and the one they came down to. */
function lowered(whole: string): string {
  const prices = whole.split(/[ =-]*>/).map((price) => price.trim());
  const [first = '', last = ''] = [prices[0], prices.at(-1)];
  return dollarsOf(last) < dollarsOf(first) ? `was ${first} | now ${last}` : whole;
}

/** `3/2 > 1388 sqft > 1983`: two arrows or more part cells. */
function plainArrows(line: string): string {
  return line.split(' > ').length > 2 ? line.replaceAll(' > ', ' | ') : line;
}

const RUNNING_PLACE = /\bcity:? [a-z][a-z .'-]{1,30} state:? [a-z][a-z ]{1,20} (?:zip|zip ?code|postal code):? \d{5}/i;
const RUNNING_WORD =
  /(?:^|\s)(address|city|state|zip(?: ?code)?)(?![\w/:])(?= \S)|\s(?=(?:(?:asking|list|sale) price|price|beds|baths|bedrooms|bathrooms|sq ?ft|year built|built|garage|lot size|status|county)\b)/gi;

/** A line in which plus signs stand between everything. */
function plainPluses(line: string): string {
  return line.split(' + ').length > LEAST_DASHES ? line.replaceAll(' + ', ' | ') : line;
}

const VALUE_FIRST = /^(\$?\d[\d,.]{0,10}k?) - ([a-z][a-z .]{2,20})$/gim;
const LEAST_VALUES = 3;

/** `3 - Bedrooms`, `1,410 - Sq Ft` over several lines: a sheet with its values before their labels. */
function plainValuesFirst(text: string): string {
  return (text.match(VALUE_FIRST) ?? []).length < LEAST_VALUES ? text : text.replace(VALUE_FIRST, '$2: $1');
}

/** `$305,0003 Beds`, `2009Lot: 0.21`: what a page parts by its look only. */
function plainGlued(text: string): string {
  return text.replace(/(\$\d{1,3}(?:,\d{3}){1,2})(?=\d)/g, '$1 ').replace(
    // The capital first: every other place is passed over at once.
    /[BGLPSTY](?<=[a-z\d].)(?:(?<=Y)ear Built|(?<=B)(?:uilt|eds?|edrooms|aths?|athrooms)|(?<=L)ot(?: Size)?|(?<=G)arage|(?<=S)(?:ewer|tatus)|(?<=P)(?:ool|rice)|(?<=T)ype)\s?:/g,
    '\n$&',
  );
}

/** `Address 12 Oak St City Tulsa State OK Zip 74129`: labels that run on without signs, each on its own line. */
function plainRunningLabels(line: string): string {
  if (!RUNNING_PLACE.test(line)) return line;
  return line.replace(RUNNING_WORD, (_, label: string | undefined) => (label === undefined ? '\n' : `\n${label}:`));
}

/** A board's `3/1,1,0,0`: bedrooms, then full, three-quarter, half and quarter baths. */
const BATHS_BY_KIND = /\bbeds? ?\/ ?baths?:? ?(\d{1,2}) ?\/ ?(\d),(\d),(\d),(\d)\b/gi;

function plainBathKinds(text: string): string {
  return text.replace(
    BATHS_BY_KIND,
    (_, beds: string, full: string, threeQuarters: string, half: string) =>
      `Beds: ${beds} | Baths: ${String(Number(full) + (Number(threeQuarters) + Number(half)) / 2)} |`,
  );
}

/** `1,913 sqft. Lot: 10,890`: the dot ends what the unit measures. */
const UNIT_BEFORE_LABEL =
  /(\d ?(?:sqft|sq\.? ?ft|sf))\. (?=[a-z]{2,12}(?: [a-z]{2,12})?:|lot (?:is|size|of|measures)\b)/gi;
/** `10,890 sq ft (0.25 ac) lot`: the first measure counts. */
const LOT_TWICE = /(\d ?(?:sqft|sq\.? ?ft\.?|sf)) \(\d{0,2}\.\d{1,3} ?ac(?:res?)?\) lot\b/gi;
/** `Garage: Attached, 2 spaces`. */
const ATTACHED_SPACES = /\b(gar(?:age)?(?: [a-z]{2,9})?\s?[:=-]\s?)(?:attached|detached),? (\d) spaces?/gi;

/** `BR/BA: 4bd/1ba`: what they are said twice. */
const ROOMS_WITH_UNITS =
  /\b(?:brs?|bds?|beds?|bedrooms?) ?\/ ?(?:bas?|baths?|bathrooms?) ?[:=.-]{1,60} ?(\d{1,2}) ?(?:brs?|bds?|beds?) ?\/ ?(\d(?:\.\d{1,2})?) ?(?:bas?|baths?)\b/gi;

/** `beds baths?` and on the next line `3 and 1`. */
const ROOMS_ASKED = /\bbeds?(?: and|,| ?[/&])? ?baths?\?\s{1,3}(\d) (?:and|&|x) (\d(?:\.5)?)\b/gi;

/** `The house down the street, a 4/2 with 1,980 sq ft, sold for $222,000.` */
const OTHERS_SALE =
  /(?:the |a )?(?:house|home|one|place) (?:(?:down|up|across) the (?:street|road|block)|next door|around the corner|over)\b[^.!;\n]{0,70}\bsold\b[^.!;\n]{0,40}[.!;]/gi;

const ANY_NEIGHBOUR = /(?:down|up|across) the |next door|around the corner/i;

/** `a quarter acre`, `half an acre`, as a figure. */
const PART_OF_ACRE =
  /\b(?:an? )?(quarter|third|half|three[- ]quarters?)(?: of)?(?: an?)?[ -](?=acres?\b(?! (?:rd|road|ln|lane|st|street|dr|drive|ct|court|cir|way|trl|ave)\b))/gi;
const parts: Readonly<Record<string, string>> = { quarter: '0.25', third: '0.33', half: '0.5' };

function partOfAcre(_whole: string, word: string): string {
  return `${parts[word.toLowerCase()] ?? '0.75'} `;
}

/** One of the signs that can part a line's cells, or a city's label. */
const ANY_SIGN = /,\d| [+>-] |ity/i;

/** The shapes of single lines; the search for a sign spares most lines the rest. */
function plainLine(line: string): string {
  if (line.length > LONGEST_LINE) return line;
  let plain = line;
  if (plain.includes(',')) plain = plainCommas(plain);
  if (plain.includes(' + ')) plain = plainPluses(plain);
  if (plain.includes(' - ')) plain = plainDashes(plain);
  if (plain.includes(' > ')) plain = plainArrows(plain);
  return plain.includes('ity') || plain.includes('ITY') ? plainRunningLabels(plain) : plain;
}

/**
 * What is the same said otherwise, in the spelling that the readers know: signs between cells, flags, slips of the pen, years in two
 * digits, numbers in words. A text that has none of it costs a look for each.
 */
export function plainSpelling(text: string): string {
  let plain = plainLabels(text.replace(TYPO, corrected));
  if (/- ?(?:total|full|1\/2|half|3\/4|apx|acres|capacity)\b/i.test(plain))
    plain = plain.replace(
      /\b((?:bed|bath)?rooms|baths|lot size|garage|sq ?ft) ?- ?(?=(?:total|full|1\/2|half|3\/4|apx|acres|capacity)\b)/gi,
      '$1 ',
    );
  if (/ from \$? ?\d/i.test(plain)) plain = plain.replace(REDUCED, 'was $1 | now $2');
  if (plain.includes('//')) plain = plain.replace(/ ?(?<!:)\/\/ /g, ' | ');
  if (plain.includes('/N') || plain.includes('/n'))
    plain = plain.replace(/ ?\(?\b[Yy] ?\/ ?[Nn]\b\??\)?(?= ?[:=]| (?:yes|no|y|n)\b|$)/gim, '');
  if (plain.includes(' . . ')) plain = plain.replace(/(?: \.){3,60} ?/g, ': ');
  if (plain.includes('..')) plain = plain.replace(/(?<=[a-z\d])\.\.(?=\s)/gi, '.');
  if (plain.includes('(')) plain = plain.replace(/(?<=[a-z.,]) ?\((\d{5})\)/gi, ' $1');
  if (plain.includes(',')) {
    plain = plain
      .replace(/(\$ ?\d{1,3}),(\d)(?!\d|[,.]\d| ?k)/g, '$1,$200')
      .replace(/\b(\d{2,3}),(\d)(?= ?k\b)/gi, '$1.$2');
    plain = plainBathKinds(plain);
  }
  if (/\bblt/i.test(plain))
    plain = plain.replace(/\bblt\.?:? ?(?=\d,\d{3}\b|(?!1[89]|20)\d{4}\b|1[0-7]\d\d\b)/gi, 'Living area: ');
  if (ANY_NEIGHBOUR.test(plain)) plain = plain.replace(OTHERS_SALE, '');
  if (/\bacre/i.test(plain)) plain = plain.replace(PART_OF_ACRE, partOfAcre);
  if (/(?:ft|sf)\. /i.test(plain)) plain = plain.replace(UNIT_BEFORE_LABEL, '$1; ');
  if (/\) lot\b/i.test(plain)) plain = plain.replace(LOT_TWICE, '$1 lot');
  if (/(?:att|det)ached,? \d space/i.test(plain)) plain = plain.replace(ATTACHED_SPACES, '$1$2 car');
  if (plain.includes('/')) plain = plain.replace(ROOMS_WITH_UNITS, 'Beds: $1 | Baths: $2');
  if (plain.includes('?')) plain = plain.replace(ROOMS_ASKED, 'Beds: $1 | Baths: $2');
  if (plain.includes(' - ')) plain = plainValuesFirst(plain);
  plain = plainGlued(plain);
  if (plain.includes('>')) plain = plain.replace(LOWERED, lowered);
  const lined = ANY_SIGN.test(plain) ? plain.split('\n').map(plainLine).join('\n') : plain;
  return plainYears(wordsInFigures(lined));
}
