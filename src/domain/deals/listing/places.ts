import type { Token } from './lex.ts';
import { writtenText } from './characters.ts';
import { beginsState, stateAt, statesOfZip, zipAt, type Span, type State, type Places } from './us-places.ts';

const LONGEST_CITY = 5;
const MOST_UNLISTED = 3;
const LONGEST_COUNTY = 3;
/** No name of a place that is not on the list has one of these. */
const FUNCTION_WORDS = new Set(
  'in en a an at on near from is and or with city state zip property bd ba bed bath the county'.split(' '),
);

/** City, state and ZIP that stand together. `to` is the token behind them. */
export interface Place {
  readonly city?: Span;
  readonly state?: Span;
  readonly zip?: Span;
  /** The list has the city, in the state where one is said. */
  readonly listed: boolean;
  readonly to: number;
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
export function isLetterWord(token: Token | undefined): boolean {
  const code = token?.kind === 'word' ? token.low.charCodeAt(0) : 0;
  return code >= 97 && code <= 122;
}

/** The ZIP behind a place, when the state has it. */
function withZip(tokens: readonly Token[], at: number, state: string | undefined): (Span & { to: number }) | undefined {
  // Behind a state the ZIP may stand on the line below.
  const parts = (token: Token | undefined) => between(token) || (state !== undefined && token?.kind === 'line');
  let from = at;
  while (from < at + 2 && parts(tokens[from])) from += 1;
  if (tokens[from]?.low === 'zip') from += tokens[from + 1]?.low === 'code' ? 2 : 1;
  const zip = zipAt(tokens, from);
  return zip && (state === undefined ? statesOfZip(zip.value).length > 0 : statesOfZip(zip.value).includes(state))
    ? zip
    : undefined;
}

/** Whether nothing but plain words stands as far as a place reaches: no state, no ZIP and no end of a cell. */
function isProse(tokens: readonly Token[], from: number): boolean {
  for (let at = from; at <= from + LONGEST_CITY + 1; at += 1) {
    const token = tokens[at];
    if (token?.kind !== 'word' || beginsState(token.low)) return false;
  }
  return true;
}

/** `Dayton, Montgomery County, OH`: the token behind a county's name and its comma, or the same. */
function behindCounty(tokens: readonly Token[], from: number): number {
  let at = from;
  while (at < from + LONGEST_COUNTY && isLetterWord(tokens[at])) {
    at += 1;
    if (tokens[at]?.low === 'county') return tokens[at + 1]?.low === ',' ? at + 2 : at + 1;
  }
  return from;
}

/** Reads `City, ST 12345` and its kin from a token on; undefined where no place begins there. */
function readPlaceAt(reader: PlaceReader, from: number): Place | undefined {
  const { tokens, text, list: places } = reader;
  if (isProse(tokens, from)) return undefined;
  // `Lawrence County, OH 45638` names no city.
  const county = behindCounty(tokens, from);
  const rest = county > from ? bareCity(reader, county, [], []) : undefined;
  if (rest) return rest;
  const words: string[] = [];
  const ends: number[] = [];
  let [at, wrap] = [from, Number.POSITIVE_INFINITY];
  for (let step = 0; step <= LONGEST_CITY; step += 1) {
    const token = tokens[at];
    if (token === undefined) break;
    const comma = words.length > 0 && (between(token) || token.kind === 'line' || token.low === 'state');
    // `Huntsville,` over `AL`
    const isBroken = token.low === ',' && tokens[at + 1]?.kind === 'line';
    const stateFrom = comma ? behindCounty(tokens, at + (isBroken ? 2 : 1)) : at;
    const state = reader.stateAt(stateFrom);
    const zip = state ? withZip(tokens, state.to, state.value) : undefined;
    const first = tokens[from];
    if (
      state &&
      words.length > 0 &&
      first &&
      (state.sure || zip !== undefined || token.low === ',' || tokens[state.to]?.kind !== 'word')
    ) {
      const listed = places.has(words, state.value);
      const isRiver = state.to - stateFrom === 1 && !listed && isLetterWord(tokens[state.to]) && !comma;
      const isName =
        words.length <= wrap &&
        (token.low === ',' || (zip !== undefined && state.sure)) &&
        words.length <= MOST_UNLISTED &&
        /[A-Z]/.test(text.charAt(first.start)) &&
        !words.some((word) => FUNCTION_WORDS.has(word));
      const isEnd = tokens[state.to] === undefined || tokens[state.to]?.kind !== 'word';
      if ((listed || isName) && !isRiver && ((listed && isEnd) || zip || state.sure)) {
        const last = tokens[at - 1] ?? first;
        // `OFF MKT Cleveland OH`: of an unknown name the end that is a known one.
        const known = listed ? 0 : words.findIndex((_, word) => word > 0 && places.has(words.slice(word), state.value));
        const start = (known > 0 && tokens[ends[known - 1] ?? from]?.start) || first.start;
        const city = { value: places.spell(writtenText(text, start, last.end), state.value), start, end: last.end };
        return { city, state, ...(zip && { zip }), listed, to: zip?.to ?? state.to };
      }
    }
    const plainZip = withZip(tokens, at, undefined);
    if (plainZip && words.length > 0 && words.length <= wrap && first) {
      const states = places.statesWith(words);
      const listed = states.some((code) => statesOfZip(plainZip.value).includes(code));
      const last = tokens[at - 1] ?? first;
      if (listed)
        return {
          city: {
            value: places.spell(writtenText(text, first.start, last.end), undefined),
            start: first.start,
            end: last.end,
          },
          zip: plainZip,
          listed,
          to: plainZip.to,
        };
    }
    const isDot = token.low === '.' && (words.at(-1)?.length ?? 9) <= 2;
    const isDash = token.low === '-' && !token.gap && tokens[at + 1]?.gap === false;
    // A sentence may be wrapped within a name: `New` over `Orleans, LA`.
    const isWrapped =
      token.low === '\n' && (words.at(-1)?.length ?? 0) > 2 && wrap > LONGEST_CITY && tokens[at + 1]?.low !== 'state';
    if (isWrapped) wrap = words.length;
    if (isDot || isDash || isWrapped || token.low === "'") at += 1;
    else if (isLetterWord(token) && (words.length === 0 || !comma)) {
      words.push(token.low);
      at += 1;
      ends.push(at);
    } else break;
  }
  return bareCity(reader, from, words.slice(0, wrap), ends);
}

/** A state or ZIP without a city, or a listed city by itself at the end of its cell. */
function bareCity(
  reader: PlaceReader,
  from: number,
  words: readonly string[],
  ends: readonly number[],
): Place | undefined {
  const { tokens, text, list: places } = reader;
  const state = reader.stateAt(from);
  if (state?.sure) {
    const zip = withZip(tokens, state.to, state.value);
    const next = tokens[state.to];
    if (zip || next === undefined || next.kind === 'line' || between(next))
      return { state, ...(zip && { zip }), listed: false, to: zip?.to ?? state.to };
  }
  const zip = zipAt(tokens, from);
  if (zip) return statesOfZip(zip.value).length > 0 ? { zip, listed: false, to: zip.to } : undefined;
  const first = tokens[from];
  if (first === undefined) return undefined;
  for (let length = Math.min(words.length, 3); length >= 1; length -= 1) {
    const end = ends[length - 1] ?? from;
    const last = tokens[end - 1];
    const next = tokens[end];
    // `a house in Dayton at 1422 Marsh St`, `a house in Tulsa for sale`
    const isOffer = next?.low === 'at' || (next?.low === 'for' && tokens[end + 1]?.low === 'sale');
    const goesOn = isOffer && tokens[from - 1]?.low === 'in';
    // `Price: $39,900` is a label, and no town of Utah.
    const isEnd = next === undefined || next.kind === 'line' || (next.kind === 'sign' && next.low !== ':');
    if (last?.kind !== 'word' || !(isEnd || goesOn)) continue;
    if (places.statesWith(words.slice(0, length)).length > 0)
      return {
        city: {
          value: places.spell(writtenText(text, first.start, last.end), undefined),
          start: first.start,
          end: last.end,
        },
        listed: true,
        to: end,
      };
  }
  return undefined;
}

/** The places of one text: what stands at each token is read once, however often it is asked for. */
export class PlaceReader {
  readonly tokens: readonly Token[];
  readonly text: string;
  readonly list: Places;
  private readonly known: (Place | null | undefined)[] = [];
  private readonly states: (State | null | undefined)[] = [];
  private sure = 0;

  constructor(tokens: readonly Token[], text: string, list: Places) {
    this.tokens = tokens;
    this.text = text;
    this.list = list;
  }

  at(from: number): Place | undefined {
    const known = this.known[from];
    if (known !== undefined) return known ?? undefined;
    const place = readPlaceAt(this, from);
    this.known[from] = place ?? null;
    return place;
  }

  /** Where the next token stands, from one on, that can be nothing but a state; tokens are asked for in order. */
  nextState(from: number): number {
    this.sure = Math.max(this.sure, from);
    for (let token = this.tokens[this.sure]; token; token = this.tokens[this.sure]) {
      if (token.kind === 'word' && beginsState(token.low) && this.stateAt(this.sure)?.sure) break;
      this.sure += 1;
    }
    return this.sure;
  }

  /** The state whose code or name stands at a token. */
  stateAt(at: number): State | undefined {
    const known = this.states[at];
    if (known !== undefined) return known ?? undefined;
    const state = stateAt(this.tokens, at, this.text);
    this.states[at] = state ?? null;
    return state;
  }
}
