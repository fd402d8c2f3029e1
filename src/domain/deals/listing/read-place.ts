import { hasPlace, isShortName, placeKey, spellPlace, statesOfZip, statesWith } from './places.ts';
import { readState } from './states.ts';

/** City, state and ZIP as they stand one after the other; `listed` says that the state has that city. */
export interface Place {
  readonly city?: string;
  readonly state?: string;
  readonly zip?: string;
  readonly listed: boolean;
  /** Where the place ends in the text it was read from. */
  readonly end: number;
}

interface Word {
  readonly text: string;
  readonly end: number;
  readonly comma: boolean;
  /** The text ends with it. */
  readonly ends: boolean;
}

const LEAD = /^(?:[\s,\-|•/.:;]{1,12})?(?:(?:(?:over |down |out |up )?in|located in|city of|ciudad de)\s)?/i;
/** Two letters that are words as well: only a state in capitals, or before a ZIP. */
const wordLike = new Set([
  'in',
  'or',
  'me',
  'hi',
  'ok',
  'la',
  'de',
  'oh',
  'id',
  'ma',
  'pa',
  'al',
  'co',
  'mo',
  'ms',
  'mi',
  'ct',
  'ne',
  'va',
]);
const MOST_CITY_WORDS = 5;

const WORD = /([A-Za-zÀ-ÿ'.]{1,24}(?:-[A-Za-z'.]{1,20}){0,3}|\d{5}(?:-\d{4})?(?!\d))([,;\s/|•-]{0,6})/y;

function wordsFrom(text: string, from: number): Word[] {
  const words: Word[] = [];
  WORD.lastIndex = from;
  while (words.length < MOST_CITY_WORDS + 4) {
    const match = WORD.exec(text);
    if (!match) break;
    const [whole, word = '', gap = ''] = match;
    const dotted = word.endsWith('.') && !/^(?:st|ft|mt|[nsew])\.$/i.test(word) && !/^[A-Za-z]\.[A-Za-z]\.$/.test(word);
    words.push({
      text: dotted ? word.slice(0, -1) : word,
      end: match.index + word.length,
      comma: dotted || (gap !== ' ' && /[,;/|•-]/.test(gap)),
      ends: match.index + whole.length >= text.length,
    });
    WORD.lastIndex = match.index + whole.length;
    if (gap === '' && text.length > WORD.lastIndex) break;
  }
  return words;
}

function stateAt(words: readonly Word[], at: number, city = ''): { state: string; used: number } | undefined {
  const [first, second] = [words[at], words[at + 1]];
  if (!first) return undefined;
  const both = second && !first.comma ? readState(`${first.text} ${second.text}`) : undefined;
  if (both !== undefined) return { state: both, used: 2 };
  const one = readState(first.text);
  if (one === undefined) return undefined;
  const small = first.text !== first.text.toUpperCase() && first.text.length === 2;
  const zipNext = second !== undefined && /^\d{5}/.test(second.text);
  const isNamed = words[at - 1]?.comma === true && hasPlace(city, one);
  if (small && !isNamed && wordLike.has(first.text.toLowerCase()) && !zipNext && second !== undefined) return undefined;
  return { state: one, used: 1 };
}

function zipAt(words: readonly Word[], at: number): string | undefined {
  const text = words[at]?.text ?? '';
  return /^\d{5}(?:-\d{4})?$/.test(text) ? text : undefined;
}

function zipFits(zip: string, state: string): boolean {
  return statesOfZip(zip).includes(state);
}

function placeOf(words: readonly Word[], count: number): Place | undefined {
  const name = words
    .slice(0, count)
    .map(({ text }) => text)
    .join(' ');
  const said = stateAt(words, count, name);
  const after = count + (said?.used ?? 0);
  const zip = zipAt(words, after);
  if (!said && zip === undefined) return undefined;
  if (/^bath$/i.test(name) && words[0]?.comma !== true) return undefined;
  if (/\d/.test(name) || /^(?:city|state|town|zip|county)$/i.test(name)) return undefined;
  const end = words[zip === undefined ? after - 1 : after]?.end ?? 0;
  if (said) {
    const listed = hasPlace(name, said.state);
    if (!listed && (count > 3 || words[count - 1]?.comma !== true)) return undefined;
    const fitting = zip !== undefined && zipFits(zip, said.state) ? zip : undefined;
    return {
      city: spellPlace(name, said.state),
      state: said.state,
      ...(fitting === undefined ? {} : { zip: fitting }),
      listed,
      end,
    };
  }
  if (zip === undefined) return undefined;
  const state = statesOfZip(zip).find((candidate) => hasPlace(name, candidate));
  return state === undefined ? undefined : { city: spellPlace(name, state), zip, listed: true, end };
}

function cityAlone(words: readonly Word[], afterComma: boolean): Place | undefined {
  for (let count = Math.min(4, words.length); count > 0; count -= 1) {
    const last = words[count - 1];
    const parts = words.slice(0, count);
    if (parts.some(({ comma }, index) => comma && index < count - 1)) continue;
    const name = parts.map(({ text }) => text).join(' ');
    if (
      last &&
      placeKey(name).length > 2 &&
      (last.comma || last.ends || afterComma) &&
      (statesWith(name).length > 0 || isShortName(name))
    )
      return { city: name, listed: true, end: last.end };
  }
  return undefined;
}

/**
 * The place that begins at an offset: `Fort Worth, TX 76105`, `Milwaukee 53206`, `TX 76105`. Undefined where none does; a city's
 * name with nothing to prove it only where `loose` asks for it.
 */
export function readPlaceAt(text: string, offset: number, loose = false): Place | undefined {
  const lead = offset < text.length ? LEAD.exec(text.slice(offset, offset + 40)) : null;
  const words = wordsFrom(text, offset + (lead?.[0].length ?? 0));
  if (words.length === 0) return undefined;
  const found: Place[] = [];
  for (let count = 1; count <= MOST_CITY_WORDS && count <= words.length; count += 1) {
    if (words[count - 2]?.comma === true) break;
    const place = placeOf(words, count);
    if (place) found.push(place);
  }
  const best = found.findLast(({ listed }) => listed) ?? found[0];
  if (best) return best;
  const said = stateAt(words, 0);
  if (said) {
    const zip = zipAt(words, said.used);
    if (zip !== undefined && zipFits(zip, said.state))
      return { state: said.state, zip, listed: true, end: words[said.used]?.end ?? 0 };
  }
  const zip = zipAt(words, 0);
  const behind = zip === undefined ? undefined : stateAt(words, 1);
  if (zip !== undefined && behind && zipFits(zip, behind.state))
    return { state: behind.state, zip, listed: true, end: words[behind.used]?.end ?? 0 };
  if (zip !== undefined && statesOfZip(zip).length > 0) return { zip, listed: true, end: words[0]?.end ?? 0 };
  return loose ? cityAlone(words, /[,|•-]/.test(lead?.[0] ?? '')) : undefined;
}
