import { usPlaces, zipPrefixes } from '../listing/us-places.ts';
import type { Token } from './lex.ts';
import { writtenText } from './signs.ts';

const stateNames: Readonly<Record<string, string>> = Object.fromEntries(
  `alabama AL|alaska AK|arizona AZ|arkansas AR|california CA|colorado CO|connecticut CT|delaware DE|district of columbia DC|florida FL|georgia GA|hawaii HI|idaho ID|illinois IL|indiana IN|iowa IA|kansas KS|kentucky KY|louisiana LA|maine ME|maryland MD|massachusetts MA|michigan MI|minnesota MN|mississippi MS|missouri MO|montana MT|nebraska NE|nevada NV|new hampshire NH|new jersey NJ|new mexico NM|new york NY|north carolina NC|north dakota ND|ohio OH|oklahoma OK|oregon OR|pennsylvania PA|puerto rico PR|rhode island RI|south carolina SC|south dakota SD|tennessee TN|texas TX|tejas TX|utah UT|vermont VT|virginia VA|washington WA|west virginia WV|wisconsin WI|wyoming WY|fla FL|tex TX|tenn TN|okla OK|ariz AZ|calif CA|penn PA|mich MI|wash WA|colo CO|nuevo mexico NM`
    .split('|')
    .map((entry) => [entry.slice(0, -3), entry.slice(-2)]),
);
/** The names of states by their first word. */
const namesByWord = new Map<string, (readonly [words: readonly string[], code: string])[]>();
for (const [name, code] of Object.entries(stateNames)) {
  const words = name.split(' ');
  const first = words[0] ?? '';
  namesByWord.set(first, [...(namesByWord.get(first) ?? []), [words, code]]);
}
const codes = new Set(Object.values(stateNames).map((code) => code.toLowerCase()));
/** Codes that are words as well: they need capitals, or a ZIP behind them. */
const alsoWords = new Set([
  'in',
  'or',
  'me',
  'ok',
  'hi',
  'oh',
  'la',
  'de',
  'al',
  'co',
  'id',
  'ma',
  'pa',
  'mo',
  'ca',
  'ct',
  'ne',
  'va',
  'pr',
  'mt',
  'ri',
  'nd',
  'sc',
  'sd',
  'ms',
  'ar',
  'md',
]);
const shortNames: Readonly<Record<string, readonly [city: string, state: string]>> = {
  okc: ['Oklahoma City', 'OK'],
  philly: ['Philadelphia', 'PA'],
  indy: ['Indianapolis', 'IN'],
  nola: ['New Orleans', 'LA'],
  kcmo: ['Kansas City', 'MO'],
  kck: ['Kansas City', 'KS'],
  nyc: ['New York', 'NY'],
};
const LONGEST_CITY = 5;
const MOST_UNLISTED = 3;
/** No name of a place that is not on the list has one of these. */
const FUNCTION_WORDS = new Set(
  'in en a an at on near from is and or with city state property bd ba bed bath the'.split(' '),
);

/** `St. Louis`, `Saint Louis` and `ST LOUIS` have one key. */
function placeKey(words: readonly string[]): string {
  return words
    .map((word) => (word === 'saint' ? 'st' : word === 'fort' ? 'ft' : word === 'mount' ? 'mt' : word))
    .join('')
    .replace(/[^a-z]/g, '');
}

const placesOf = new Map<string, Map<string, string>>();
const stateByPrefix = new Map<string, string[]>();
const statesOf = new Map<string, string[]>();

function placesIn(state: string): ReadonlyMap<string, string> {
  const ready = placesOf.get(state);
  if (ready) return ready;
  const places = new Map(
    (usPlaces[state] ?? '').split('|').map((name) => [placeKey(name.toLowerCase().split(/[ -]/)), name] as const),
  );
  places.delete('');
  placesOf.set(state, places);
  return places;
}

/** The states that have a place of that name. */
export function statesWith(words: readonly string[]): readonly string[] {
  if (statesOf.size === 0)
    for (const state of Object.keys(usPlaces))
      for (const key of placesIn(state).keys()) {
        const list = statesOf.get(key);
        if (list) list.push(state);
        else statesOf.set(key, [state]);
      }
  const short = shortNames[words.join('')];
  return short ? [short[1]] : (statesOf.get(placeKey(words)) ?? []);
}

function hasPlace(words: readonly string[], state: string): boolean {
  return placesIn(state).has(placeKey(words)) || shortNames[words.join('')]?.[1] === state;
}

/** The states that a ZIP code can lie in. */
export function statesOfZip(zip: string): readonly string[] {
  if (stateByPrefix.size === 0) {
    for (const [state, prefixes] of Object.entries(zipPrefixes))
      for (let at = 0; at < prefixes.length; at += 3) {
        const prefix = prefixes.slice(at, at + 3);
        stateByPrefix.set(prefix, [...(stateByPrefix.get(prefix) ?? []), state]);
      }
    for (const prefix of ['006', '007', '009']) stateByPrefix.set(prefix, ['PR']);
  }
  return stateByPrefix.get(zip.slice(0, 3)) ?? [];
}

function capitalise(name: string): string {
  return name
    .toLowerCase()
    .replace(
      /(^|[\s\-./]|\b[od]'|\bmc)([a-z])/g,
      (_, before: string, letter: string) => `${before}${letter.toUpperCase()}`,
    );
}

/** A city's name with ordinary capitals, short names in full, otherwise as written. */
export function spellPlace(written: string, state: string | undefined): string {
  const name = written.replace(/\s+/g, ' ').replaceAll('\u2019', "'").trim();
  const short = shortNames[name.toLowerCase().replace(/[^a-z]/g, '')];
  if (short && (state === undefined || short[1] === state)) return short[0];
  const full = name.replace(/^ft\.?\s/i, 'Fort ').replace(/^mt\.?\s/i, 'Mount ');
  if (/[a-z]/.test(full) && /^[A-Z]/.test(full) && !/\s[a-z]{3}/.test(full)) return full;
  const listed = state === undefined ? undefined : placesIn(state).get(placeKey(full.toLowerCase().split(/[ -]/)));
  return listed?.toLowerCase() === full.toLowerCase() ? listed : capitalise(full);
}

/** City, state and ZIP that stand together. `to` is the token behind them. */
export interface Place {
  readonly city?: Span;
  readonly state?: Span;
  readonly zip?: Span;
  /** The list has the city, in the state where one is said. */
  readonly listed: boolean;
  readonly to: number;
}

export interface Span {
  readonly value: string;
  readonly start: number;
  readonly end: number;
}

/** A state's code or name at a token. */
export function stateAt(
  tokens: readonly Token[],
  at: number,
  text: string,
): (Span & { to: number; sure: boolean }) | undefined {
  const token = tokens[at];
  if (token?.kind !== 'word') return undefined;
  for (const [words, code] of namesByWord.get(token.low) ?? []) {
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
  if (low.length !== 2 || !codes.has(low)) return undefined;
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
export function zipAt(tokens: readonly Token[], at: number, text: string): (Span & { to: number }) | undefined {
  const token = tokens[at];
  if (
    token === undefined ||
    (token.kind !== 'number' && token.kind !== 'other') ||
    !/^\d{5}/.test(token.kind === 'number' ? token.low : text.slice(token.start, token.start + 6)) ||
    token.money
  )
    return undefined;
  if (token.kind === 'other' && /^\d{5}-\d{4}$/.test(text.slice(token.start, token.end)))
    return { value: text.slice(token.start, token.end), start: token.start, end: token.end, to: at + 1 };
  if (token.kind !== 'number' || token.end - token.start !== 5) return undefined;
  const [dash, more] = [tokens[at + 1], tokens[at + 2]];
  if (dash?.low === '-' && !dash.gap && more?.kind === 'number' && /^\d{4}$/.test(more.low))
    return { value: `${token.low}-${more.low}`, start: token.start, end: more.end, to: at + 3 };
  return { value: token.low, start: token.start, end: token.end, to: at + 1 };
}

const between = (token: Token | undefined) =>
  token !== undefined &&
  (token.low === ',' ||
    token.low === '.' ||
    token.low === '-' ||
    token.low === '\t' ||
    token.low === ';' ||
    token.low === '/' ||
    token.low === '(' ||
    token.low === '|' ||
    token.low === '•');
const isLetterWord = (token: Token | undefined) => token?.kind === 'word' && /^[a-z]/.test(token.low);

/** The ZIP behind a place, when the state has it. */
function withZip(
  tokens: readonly Token[],
  at: number,
  text: string,
  state: string | undefined,
): (Span & { to: number }) | undefined {
  let from = at;
  while (between(tokens[from]) && from < at + 2) from += 1;
  if (tokens[from]?.low === 'zip') from += 1;
  const zip = zipAt(tokens, from, text);
  return zip && (state === undefined ? statesOfZip(zip.value).length > 0 : statesOfZip(zip.value).includes(state))
    ? zip
    : undefined;
}

/** Reads `City, ST 12345` and its kin from a token on; undefined where no place begins there. */
export function placeAt(tokens: readonly Token[], from: number, text: string): Place | undefined {
  const words: string[] = [];
  const ends: number[] = [];
  let at = from;
  for (let step = 0; step <= LONGEST_CITY; step += 1) {
    const token = tokens[at];
    if (token === undefined) break;
    const comma = words.length > 0 && (between(token) || token.kind === 'line' || token.low === 'state');
    const stateFrom = comma ? at + 1 : at;
    const state = stateAt(tokens, stateFrom, text);
    const zip = state ? withZip(tokens, state.to, text, state.value) : undefined;
    const first = tokens[from];
    if (
      state &&
      words.length > 0 &&
      first &&
      (state.sure || zip !== undefined || token.low === ',' || tokens[state.to]?.kind !== 'word')
    ) {
      const listed = hasPlace(words, state.value);
      const isRiver = state.to - stateFrom === 1 && !listed && isLetterWord(tokens[state.to]) && !comma;
      const isName =
        token.low === ',' &&
        words.length <= MOST_UNLISTED &&
        /^[A-Z]/.test(text.slice(first.start)) &&
        !words.some((word) => FUNCTION_WORDS.has(word));
      const isEnd = tokens[state.to] === undefined || tokens[state.to]?.kind !== 'word';
      if ((listed || (comma && isName)) && !isRiver && ((listed && isEnd) || zip || state.sure)) {
        const last = tokens[at - 1] ?? first;
        const city = {
          value: spellPlace(writtenText(text, first.start, last.end), state.value),
          start: first.start,
          end: last.end,
        };
        return { city, state, ...(zip && { zip }), listed, to: zip?.to ?? state.to };
      }
    }
    const plainZip = withZip(tokens, at, text, undefined);
    if (plainZip && words.length > 0 && first) {
      const states = statesWith(words);
      const listed = states.some((code) => statesOfZip(plainZip.value).includes(code));
      const last = tokens[at - 1] ?? first;
      if (listed)
        return {
          city: {
            value: spellPlace(writtenText(text, first.start, last.end), undefined),
            start: first.start,
            end: last.end,
          },
          zip: plainZip,
          listed,
          to: plainZip.to,
        };
    }
    const isDot = token.low === '.' && (words.at(-1)?.length ?? 9) <= 2;
    const isDash = token.low === '-' && !token.gap && words.length > 0 && tokens[at + 1]?.gap === false;
    if (isDot || isDash || token.low === "'") at += 1;
    else if (isLetterWord(token) && (words.length === 0 || !comma)) {
      words.push(token.low);
      at += 1;
      ends.push(at);
    } else break;
  }
  return bareCity(tokens, from, text, words, ends);
}

/** A state or ZIP without a city, or a listed city by itself at the end of its cell. */
function bareCity(
  tokens: readonly Token[],
  from: number,
  text: string,
  words: readonly string[],
  ends: readonly number[],
): Place | undefined {
  const state = stateAt(tokens, from, text);
  if (state?.sure) {
    const zip = withZip(tokens, state.to, text, state.value);
    const next = tokens[state.to];
    if (zip || next === undefined || next.kind === 'line' || between(next))
      return { state, ...(zip && { zip }), listed: false, to: zip?.to ?? state.to };
  }
  const zip = zipAt(tokens, from, text);
  if (zip) return statesOfZip(zip.value).length > 0 ? { zip, listed: false, to: zip.to } : undefined;
  const first = tokens[from];
  if (first === undefined) return undefined;
  for (let length = Math.min(words.length, 3); length >= 1; length -= 1) {
    const end = ends[length - 1] ?? from;
    const last = tokens[end - 1];
    const next = tokens[end];
    if (last?.kind !== 'word' || !(next === undefined || next.kind === 'line' || next.kind === 'sign')) continue;
    if (statesWith(words.slice(0, length)).length > 0)
      return {
        city: {
          value: spellPlace(writtenText(text, first.start, last.end), undefined),
          start: first.start,
          end: last.end,
        },
        listed: true,
        to: end,
      };
  }
  return undefined;
}
