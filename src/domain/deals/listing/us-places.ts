import { stateNames } from './state-names.ts';
import type { Token } from './lex.ts';
import { zipPrefixes } from './zip-prefixes.ts';

/** The places that the reader knows by name, as `us-places.txt` holds them. */
export interface Places {
  /** The states that have a place of that name. */
  statesWith(words: readonly string[]): readonly string[];
  has(words: readonly string[], state: string): boolean;
  /** A city's name with ordinary capitals, short names in full, otherwise as written. */
  spell(written: string, state: string | undefined): string;
}

const shortNames = new Map<string, readonly [city: string, state: string]>([
  ['okc', ['Oklahoma City', 'OK']],
  ['philly', ['Philadelphia', 'PA']],
  ['indy', ['Indianapolis', 'IN']],
  ['nola', ['New Orleans', 'LA']],
  ['kc', ['Kansas City', 'MO']],
  ['kcmo', ['Kansas City', 'MO']],
  ['kck', ['Kansas City', 'KS']],
  ['nyc', ['New York', 'NY']],
  ['jax', ['Jacksonville', 'FL']],
]);
const NOWHERE: readonly string[] = [];
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const COUNTS = '0123456789!#$%&()*+,-./:;<=>?@[]^_';

const SHORT_DIRECTIONS: Readonly<Record<string, string>> = { n: 'north', s: 'south', e: 'east', w: 'west' };

/** `St. Louis`, `Saint Louis` and `ST LOUIS` have one key, and so have `N Little Rock` and `North Little Rock`. */
function placeKey(words: readonly string[]): string {
  let key = '';
  for (const word of words) key += word === 'saint' ? 'st' : word === 'fort' ? 'ft' : word === 'mount' ? 'mt' : word;
  const first = words.length > 1 ? SHORT_DIRECTIONS[words[0] ?? ''] : undefined;
  if (first) key = first + key.slice(1);
  return /^[a-z]*$/.test(key) ? key : key.replace(/[^a-z]/g, '');
}

/** Ordinary capitals: `McRae`, `O'Fallon`, `Isle of Palms`, `Opa-Locka`. */
export function capitalise(name: string): string {
  return name
    .toLowerCase()
    .replace(
      /(^|[\s\-./]|\b[od]')(mc(?=[a-z]))?([a-z])/g,
      (_, before: string, mc: string | undefined, letter: string) =>
        `${before}${mc === undefined ? '' : 'Mc'}${letter.toUpperCase()}`,
    )
    .replace(/(?<=[a-z][\s-])(?:Of|The|And|By|In|On|At|Du|De|Del)(?=[\s-])/g, (word) => word.toLowerCase());
}

/** The names of a line, each of which says how many letters it has in common with the one before, with their states' letters. A sign stands for a part. */
function expand(names: string, states: string, parts: readonly string[]): Map<string, string> {
  const found = new Map<string, string>();
  let [last, from] = ['', 0];
  for (const name of names.match(/[A-Z][^A-Z]*/g) ?? []) {
    const own = name.slice(1).replace(/[^a-z]/g, (sign) => parts[COUNTS.indexOf(sign)] ?? '');
    last = last.slice(0, LETTERS.indexOf(name.charAt(0))) + own;
    const count = COUNTS.indexOf(states.charAt(from));
    if (count > 0) from += 1;
    const to = from + Math.max(1, count);
    found.set(last, states.slice(from, to));
    from = to;
  }
  return found;
}

/** Where no list is to be had: the reader knows the places that the text itself gives with their state. */
export const noPlaces = openPlaces('');

/** The list of `us-places.txt`. The names of one letter are read when the first of them is asked for. */
export function openPlaces(file: string): Places {
  const [states = '', common = '', odd = '', ...lines] = file.trimEnd().split('\n');
  const codes = states.split(' ');
  const parts = common.split(' ');
  const count = lines.length / 2;
  if (file !== '' && !(count > 0 && Number.isInteger(count) && codes.every((code) => /^[A-Z]{2}$/.test(code))))
    throw new Error('This is no list of places');
  const lineOf = new Map(lines.slice(0, count).map((line, at) => [line.charAt(1), at]));
  const byLetter = new Map<string, ReadonlyMap<string, string>>();
  const spelt = new Map(odd.split('|').map((name) => [name.toLowerCase(), name]));

  function lettersOf(words: readonly string[]): string {
    const key = placeKey(words);
    const letter = key.charAt(0);
    let names = byLetter.get(letter);
    if (names === undefined) {
      const at = lineOf.get(letter);
      names = at === undefined ? new Map<string, string>() : expand(lines[at] ?? '', lines[count + at] ?? '', parts);
      byLetter.set(letter, names);
    }
    return names.get(key) ?? '';
  }

  return {
    statesWith(words) {
      const short = shortNames.get(words.join(''));
      if (short) return [short[1]];
      const letters = lettersOf(words);
      return letters === '' ? NOWHERE : Array.from(letters, (letter) => codes[LETTERS.indexOf(letter)] ?? '');
    },
    has(words, state) {
      const at = codes.indexOf(state);
      return (
        (at >= 0 && lettersOf(words).includes(LETTERS.charAt(at))) || shortNames.get(words.join(''))?.[1] === state
      );
    },
    spell(written, state) {
      const name = written.replace(/\s+/g, ' ').replaceAll('\u2019', "'").trim();
      const short = shortNames.get(name.toLowerCase().replace(/[^a-z]/g, ''));
      if (short && (state === undefined || short[1] === state)) return short[0];
      const full = name
        .replace(/^ft\.?\s/i, 'Fort ')
        .replace(/^mt\.?\s/i, 'Mount ')
        .replace(/^([nsew])\.?\s/i, (_, letter: string) => `${capitalise(SHORT_DIRECTIONS[letter.toLowerCase()] ?? '')} `);
      if (/[a-z]/.test(name) && /^[A-Z]/.test(full) && !/\s[a-z]{3}/.test(full)) return full;
      return spelt.get(full.toLowerCase()) ?? capitalise(full);
    },
  };
}

export interface Span {
  readonly value: string;
  readonly start: number;
  readonly end: number;
}

/** A state's code or name in the text. */
export interface State extends Span {
  readonly to: number;
  /** It can be nothing but a state. */
  readonly sure: boolean;
}

/** The names of states by their first word. */
const namesByWord = new Map<string, (readonly [words: readonly string[], code: string])[]>();
for (const [name, code] of Object.entries(stateNames)) {
  const words = name.split(' ');
  const first = words[0] ?? '';
  namesByWord.set(first, [...(namesByWord.get(first) ?? []), [words, code]]);
}
const NO_NAMES: readonly (readonly [words: readonly string[], code: string])[] = [];
const stateCodes = new Set(Object.values(stateNames).map((code) => code.toLowerCase()));
/** Codes that are words as well: they need capitals, or a ZIP behind them. */
const alsoWords = new Set(
  'in or me ok hi oh la de al co id ma pa mo ca ct ne va pr mt ri nd sc sd ms ar md'.split(' '),
);
const statesByPrefix = new Map<string, readonly string[]>();

/** The states with a range of first digits that holds these: `TX 733,739,750-770`. */
function statesOfPrefix(prefix: string): string[] {
  const states: string[] = [];
  for (const entry of zipPrefixes.split('|'))
    for (const range of entry.slice(3).split(','))
      if (prefix >= range.slice(0, 3) && prefix <= range.slice(-3)) states.push(entry.slice(0, 2));
  return states;
}

/** The states that a ZIP code can lie in. */
export function statesOfZip(zip: string): readonly string[] {
  const prefix = zip.slice(0, 3);
  const found = statesByPrefix.get(prefix);
  if (found) return found;
  const states = statesOfPrefix(prefix);
  statesByPrefix.set(prefix, states);
  return states;
}

/** Whether a state's code or name may begin with that word. */
export const beginsState = (low: string) =>
  low.length <= 2 ? low.length === 1 || stateCodes.has(low) : namesByWord.has(low);

/** A state's code or name at a token. */
export function stateAt(tokens: readonly Token[], at: number, text: string): State | undefined {
  const token = tokens[at];
  if (token?.kind !== 'word') return undefined;
  const names = token.low.length > 2 ? namesByWord.get(token.low) : undefined;
  for (const [words, code] of names ?? NO_NAMES) {
    const last = tokens[at + words.length - 1];
    if (last && words.every((word, index) => tokens[at + index]?.low === word))
      return { value: code, start: token.start, end: last.end, to: at + words.length, sure: true };
  }
  if (token.low.length > 2) return undefined;
  const dotted =
    token.low.length === 1 && tokens[at + 1]?.low === '.' && tokens[at + 2]?.low.length === 1
      ? token.low + (tokens[at + 2]?.low ?? '')
      : '';
  const low = dotted === '' ? token.low : dotted;
  if (low.length !== 2 || !stateCodes.has(low)) return undefined;
  const to = dotted === '' ? at + 1 : at + (tokens[at + 3]?.low === '.' ? 4 : 3);
  const written = text.slice(token.start, token.end);
  const isUpper = written === written.toUpperCase();
  return {
    value: low.toUpperCase(),
    start: token.start,
    end: (tokens[to - 1] ?? token).end,
    to,
    sure: isUpper || !alsoWords.has(low),
  };
}

/** A ZIP code at a token: five digits, and four more behind a dash. */
export function zipAt(tokens: readonly Token[], at: number): (Span & { to: number }) | undefined {
  const token = tokens[at];
  if (token?.kind !== 'number' || token.money || token.end - token.start !== 5 || !/^\d{5}/.test(token.low))
    return undefined;
  const dash = tokens[at + 1];
  const more = tokens[at + 2];
  if (dash?.low === '-' && !dash.gap && more?.kind === 'number' && /^\d{4}$/.test(more.low))
    return { value: `${token.low}-${more.low}`, start: token.start, end: more.end, to: at + 3 };
  return { value: token.low, start: token.start, end: token.end, to: at + 1 };
}
