import type { Token } from './lex.ts';

const small =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen';
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety';
/** Numbers in words. */
export const words = new Map<string, number>([
  ...small.split(' ').map((word, at) => [word, at] as const),
  ...tens.split(' ').map((word, at) => [word, (at + 2) * 10] as const),
  ...([
    ['uno', 1],
    ['una', 1],
    ['un', 1],
    ['dos', 2],
    ['tres', 3],
    ['cuatro', 4],
    ['cinco', 5],
    ['seis', 6],
    ['single', 1],
    ['double', 2],
    ['dbl', 2],
    ['triple', 3],
  ] as const),
]);
export const fractions = new Map([
  ['half', 0.5],
  ['quarter', 0.25],
  ['third', 0.33],
  ['quarters', 0.25],
  ['thirds', 0.33],
  ['medio', 0.5],
  ['cuarto', 0.25],
]);
const counted = new Set(
  'bed beds bedroom bedrooms bdrm bdrms br brs bd bath baths bathroom bathrooms ba full half car cars carros autos stall bay garage recamaras recamara cuartos banos bano habitaciones acre acres story stories unit plus'.split(
    ' ',
  ),
);
export const measured = new Set([
  'acre',
  'acres',
  'ac',
  'bath',
  'baths',
  'bathroom',
  'bathrooms',
  'ba',
  'lot',
  'story',
]);
const square = {
  ft: 'sqft',
  feet: 'sqft',
  foot: 'sqft',
  footage: 'sqft',
  ft2: 'sqft',
  m: 'm2',
  meters: 'm2',
  metres: 'm2',
  meter: 'm2',
  metre: 'm2',
};
/** Units of areas that are two words, by the first and the second. */
export const areas: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  sq: square,
  sqr: square,
  square,
  sqaure: square,
  ft: { '²': 'sqft' },
  pies: { '²': 'sqft', cuadrados: 'sqft' },
  m: { '²': 'm2' },
  metros: { cuadrados: 'm2' },
  s: { f: 'sqft' },
};
/** A number in words that begins at a place, and how many tokens it takes: `fourteen hundred`, `one hundred and twenty nine thousand`. */
export function spelt(
  tokens: readonly Token[],
  from: number,
): { value: number; length: number; big: boolean } | undefined {
  let [whole, part, at, big] = [0, 0, from, false];
  for (; at < from + 12; at += 1) {
    const token = tokens[at];
    if (token?.kind === 'sign' && token.low === '-' && !token.gap && at > from && words.has(tokens[at + 1]?.low ?? ''))
      continue;
    if (token?.kind !== 'word') break;
    const { low } = token;
    const value = words.get(low);
    if (low === 'hundred' && at === from) [part, big] = [100, true];
    else if (low === 'hundred' && part > 0) [part, big] = [part * 100, true];
    else if ((low === 'thousand' || low === 'grand') && part > 0) [whole, part, big] = [whole + part * 1000, 0, true];
    else if (low === 'and' && big && words.has(tokens[at + 1]?.low ?? '')) continue;
    else if (value === undefined) break;
    // `three ten`: two figures, as somebody says a price; not one number.
    else if (part % 100 !== 0 && !(part % 100 >= 20 && part % 10 === 0 && value < 10)) break;
    else part += value;
  }
  return at === from ? undefined : { value: whole + part, length: at - from, big };
}

const SQUARE = new Set(['square', 'sq', 'sqft', 'sf']);

/** `eighteen ninety-eight`, `nineteen sixty`: a year as it is said. `fourteen fifty square feet`: so is a size. */
export function spokenHundreds(tokens: readonly Token[], from: number): { value: number; length: number } | undefined {
  const hundreds = words.get(tokens[from]?.low ?? '') ?? 0;
  const rest = spelt(tokens, from + 1);
  if (rest === undefined || hundreds < 10 || rest.value < 10 || rest.value >= 100) return undefined;
  const length = rest.length + 1;
  const isYear = hundreds === 18 || hundreds === 19;
  return isYear || SQUARE.has(tokens[from + length]?.low ?? '')
    ? { value: hundreds * 100 + rest.value, length }
    : undefined;
}

const ASKED = new Set('asking ask want wants take takes price'.split(' '));

/** `asking one fifteen`, `I'd take two thirty five thousand`: a price as it is said. */
export function spokenPrice(tokens: readonly Token[], from: number): { value: number; length: number } | undefined {
  const hundreds = words.get(tokens[from]?.low ?? '') ?? 0;
  if (!ASKED.has(tokens[from - 1]?.low ?? '') || hundreds < 1 || hundreds > 9) return undefined;
  const rest = spelt(tokens, from + 1);
  if (rest === undefined) return undefined;
  const scale = rest.big ? 1000 : 1;
  const end = from + 1 + rest.length;
  const isWhole = rest.value >= 10 * scale && rest.value < 100 * scale && !words.has(tokens[end]?.low ?? '');
  return isWhole && !isCounted(tokens, end)
    ? { value: hundreds * 100 * scale + rest.value, length: end - from }
    : undefined;
}

/** Whether what follows is counted: `three bedroom`, `two-car`, `a one and a half bath`. */
export function isCounted(tokens: readonly Token[], at: number): boolean {
  const isOfThem = tokens[at]?.low === 'of' && tokens[at + 1]?.low === 'them';
  const next = tokens[at]?.low === '-' ? tokens[at + 1] : tokens[isOfThem ? at + 2 : at];
  return next !== undefined && (counted.has(next.low) || (next.low === 'and' && tokens[at + 2]?.low === 'half'));
}

/** Under a label a word counts by itself: `Bedrooms: Three`. */
export function standsAlone(tokens: readonly Token[], from: number, to: number): boolean {
  const [before, after] = [tokens[from - 1], tokens[to]];
  const begins =
    before?.low === ':' ||
    before?.low === '=' ||
    before?.low === '\t' ||
    before?.low === '..' ||
    before?.low === '?' ||
    before?.kind === 'line' ||
    before?.low === '-';
  return begins && (after === undefined || after.kind !== 'word');
}

/** How many tokens say `and a half`, from one on. */
export function halfAfter(tokens: readonly Token[], at: number): number {
  const first = tokens[at]?.low;
  const second = tokens[at + 1]?.low;
  if (first === 'y' && second === 'medio') return 2;
  if (first === 'and' && second === 'half') return 2;
  // `two-and-a-half`
  const step = first === '-' ? 2 : 1;
  const and = step === 2 ? at + 1 : at;
  if (tokens[and]?.low !== 'and' || tokens[and + 2 * step]?.low !== 'half') return 0;
  const one = tokens[and + step]?.low;
  return one === 'a' || one === 'one' ? and + 2 * step + 1 - at : 0;
}

const OF_DISTANCE = new Set(['mile', 'of']);

/** How many tokens say `and a quarter`, from one on; `and a quarter mile` is another thing. */
export function quarterAfter(tokens: readonly Token[], at: number): number {
  const says = ['and', 'a', 'quarter'].every((low, index) => tokens[at + index]?.low === low);
  return says && !OF_DISTANCE.has(tokens[at + 3]?.low ?? '') ? 3 : 0;
}

/** `a half acre`, `three quarters of an acre`, `half an acre`: the part and its length. */
export function partOf(tokens: readonly Token[], from: number): { value: number; length: number } | undefined {
  const part = fractions.get(tokens[from]?.low ?? '');
  if (part === undefined) return undefined;
  let at = from + 1;
  while (at < from + 4 && ['of', 'a', 'an', '-', 'de'].includes(tokens[at]?.low ?? '')) at += 1;
  return measured.has(tokens[at]?.low ?? '') && (tokens[at]?.low ?? '').startsWith('a')
    ? { value: part, length: at - from }
    : undefined;
}
