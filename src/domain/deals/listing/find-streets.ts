import { readPlaceAt } from './read-place.ts';
import {
  alsoNames,
  directions,
  leadingKinds,
  NAMED_WHOLE,
  notStreet,
  NUMBERED_ROAD,
  strongSuffixes,
  weakSuffixes,
} from './street-words.ts';

/** A house number with its street in one line of text. */
export interface Street {
  readonly start: number;
  readonly end: number;
  readonly text: string;
  /** What made it a street: its kind (`St`, `FM 1960`), or only the place that follows it. */
  readonly sure: boolean;
}

interface Word {
  readonly text: string;
  readonly low: string;
  readonly start: number;
  readonly end: number;
  /** A comma or another sign ends the street here. */
  readonly closes: boolean;
}

const HOUSE =
  /(?<![\w.,$%/:-]|(?<!\d{4})\d |# ?)(?:\d{1,5}[xX]{1,3}|[xX]{2,4}|\d{3,6}(?:\/| & )\d{3,6}|\d{1,6}(?:-\d{1,5}|-[A-Za-z](?= ))?[A-Za-z]?(?: ½| 1\/2| [A-D](?= [A-Z]))?)(?= [A-Za-z0-9])/g;
const WORD = /([A-Za-zÀ-ÿ0-9'.&-]{1,28})([,;:|•\t()/]?)/y;
const UNIT =
  /^,? ?(?:(?:apt|apartment|unit|ste|suite|bldg|building|trlr|spc|space|no|fl)\.? ?#? ?(?:\d{1,5}-?[A-Za-z]?|[A-Za-z]-?\d{0,5})(?![\w])|lot #?\d{1,3}(?=[,\s]{0,2}(?:[A-Z]|$))|# ?[\w-]{1,6}(?!\w))/i;
/** `Unit 1204, 88 King St`. */
const LEADING_UNIT = /(?<![\w])(?:unit|apt|apartment)\.? #?[\w-]{1,6}, $/i;
const MOST_WORDS = 7;
/** Of a line with more numbers than this, the rest is no address. */
const MOST_NUMBERS = 40;

function wordsAfter(text: string, from: number): Word[] {
  const words: Word[] = [];
  let at = from;
  while (words.length < MOST_WORDS + 1 && text[at] === ' ') {
    WORD.lastIndex = at + 1;
    const match = WORD.exec(text);
    if (!match) break;
    const [, word = '', sign = ''] = match;
    if (word === '-') break;
    const end = at + 1 + word.length;
    const bare = word.replace(/\.{1,3}$/, '');
    const stop = word.endsWith('.') && !(strongSuffixes.has(bare.toLowerCase()) || bare.length <= 2);
    words.push({
      text: word,
      low: bare.toLowerCase(),
      start: at + 1,
      end: end - (word.endsWith('.') ? 1 : 0),
      closes: sign !== '' || stop || word.endsWith('...'),
    });
    if (sign !== '' || stop) break;
    at = end;
  }
  return words;
}

function isStreetWord(words: readonly Word[], index: number): boolean {
  const word = words[index];
  if (!word) return false;
  if (index > 0 && directions.has(word.low)) return true;
  if (/^\d/.test(word.low)) return index < 3 && /^\d{1,3}(?:st|nd|rd|th)$/.test(word.low);
  return !notStreet.has(word.low) || isNameAfterAll(words, index);
}

/** `Price Dr`, `Bath House Rd`, `Acre Ln`: a word of listings, and right behind it the kind of a street. */
function isNameAfterAll(words: readonly Word[], index: number): boolean {
  const [before, word, next, last] = [words[index - 1], words[index], words[index + 1], words[index + 2]];
  if (word?.low === 'house') return before?.low === 'bath' && strongSuffixes.has(next?.low ?? '');
  if (!word || word.closes || !alsoNames.has(word.low) || !next) return false;
  if (strongSuffixes.has(next.low)) return true;
  const isSecond = weakSuffixes.has(next.low) || next.low === 'house' || next.low === 'center';
  return isSecond && !next.closes && strongSuffixes.has(last?.low ?? '');
}

/** How many words the street has by its own kind: up to the last suffix that follows the first, or 0. */
function countBySuffix(text: string, words: readonly Word[]): number {
  let count = 0;
  for (const [index, word] of words.entries()) {
    if (!isStreetWord(words, index)) break;
    if (isSaint(words, index)) continue;
    const strong = strongSuffixes.has(word.low);
    const begins = index === 0 && !directions.has(word.low);
    if (index > 0 && (strong || weakSuffixes.has(word.low)) && !begins) {
      if (count > 0 && startsPlace(text, words, index)) break;
      count = index + 1;
      const next = words[index + 1];
      if (word.closes || !next) break;
      const goesOn = strongSuffixes.has(next.low) || weakSuffixes.has(next.low);
      if (strong && !goesOn) break;
      if (!strong && startsPlace(text, words, index + 1)) break;
    }
    if (word.closes) break;
  }
  return count;
}

/** `W St. Clair Ln`: a saint, since the kind of the street is yet to come. */
function isSaint(words: readonly Word[], index: number): boolean {
  const [before, word, next] = [words[index - 1], words[index], words[index + 1]];
  if (word?.low !== 'st' || word.closes || !next || next.closes || strongSuffixes.has(next.low)) return false;
  const isFirst = index === 0 || (index === 1 && directions.has(before?.low ?? ''));
  return isFirst && words.slice(index + 2, index + 4).some(({ low }) => strongSuffixes.has(low));
}

function startsPlace(text: string, words: readonly Word[], index: number): boolean {
  const word = words[index];
  if (!word) return false;
  const place = readPlaceAt(text, word.start);
  return place?.city !== undefined && place.listed;
}

/** `Calle Real`, `Avenue B`, `Camino del Sol`, `Broadway`: the kind stands first or is missing, and the place or the line's end closes it. */
function countByPlace(text: string, words: readonly Word[]): number {
  for (const [index, word] of words.entries()) {
    if (index > 0 && startsPlace(text, words, index)) return index;
    if (!isStreetWord(words, index)) return 0;
    if (word.closes) return readPlaceAt(text, word.end)?.city === undefined ? 0 : index + 1;
  }
  return 0;
}

function countByLead(text: string, words: readonly Word[]): number {
  const first = directions.has(words[0]?.low ?? '') ? 1 : 0;
  if (!leadingKinds.has(words[first]?.low ?? '') || !words[first + 1]) return 0;
  if (/^(?:avenue|ave|street)$/.test(words[first]?.low ?? ''))
    return /^[a-z]$/.test(words[first + 1]?.low ?? '') ? first + 2 : 0;
  const byPlace = countByPlace(text, words);
  if (byPlace > 0) return byPlace;
  const closing = words.findIndex(({ closes }) => closes);
  const end = closing < 0 ? words.length : closing + 1;
  const within = words.slice(0, end).findIndex((_word, index) => !isStreetWord(words, index));
  return Math.min(within < 0 ? end : within, first + 4);
}

function withDirection(text: string, words: readonly Word[], count: number): number {
  const [last, next] = [words[count - 1], words[count]];
  if (!last || last.closes || !next || !directions.has(next.low)) return count;
  return next.low.length > 2 && startsPlace(text, words, count) ? count : count + 1;
}

function endOf(text: string, house: number, words: readonly Word[]): { end: number; sure: boolean } | undefined {
  const named = NAMED_WHOLE.exec(text.slice(house + 1, house + 40))?.[0];
  if (named !== undefined) return { end: house + 1 + named.length, sure: true };
  const road = NUMBERED_ROAD.exec(text.slice(house + 1, house + 110).toLowerCase());
  if (road) return { end: house + 1 + road[0].trimEnd().length, sure: true };
  const bySuffix = countBySuffix(text, words) || countByLead(text, words);
  const count = bySuffix > 0 ? withDirection(text, words, bySuffix) : countByPlace(text, words);
  const last = words[count - 1];
  return last ? { end: last.end, sure: bySuffix > 0 } : undefined;
}

function streetAt(text: string, start: number, house: number, alone: boolean): Street | undefined {
  const words = wordsAfter(text, house);
  const first = words[0];
  const named = NAMED_WHOLE.exec(text.slice(house + 1, house + 40))?.[0];
  if (!first || (named === undefined && !directions.has(first.low) && !isStreetWord(words, 0))) return undefined;
  const found = endOf(text, house, words) ?? (alone ? wholeLine(text, words) : undefined);
  if (!found) return undefined;
  const dot = text[found.end] === '.' ? 1 : 0;
  const unit = UNIT.exec(text.slice(found.end + dot, found.end + dot + 24));
  const isWritten = dot > 0 && (unit !== null || isAbbreviation(text, start, found.end));
  const end = found.end + (isWritten ? 1 : 0) + (unit?.[0].length ?? 0);
  const lead = LEADING_UNIT.exec(text.slice(Math.max(0, start - 24), start))?.[0].length ?? 0;
  return { start, end, text: text.slice(start - lead, end).replace(/\s{1,20}/g, ' '), sure: found.sure };
}

/** Whether the dot behind a street's kind is its own (`Main St., Tulsa`), and not the end of a sentence. */
function isAbbreviation(text: string, start: number, end: number): boolean {
  const last = /[A-Za-z]+$/.exec(text.slice(Math.max(0, end - 8), end))?.[0] ?? '';
  if (last.length === 0 || last.length > 4) return false;
  const rest = text.slice(end + 1);
  if (rest === '') return start === 0 || /[:=|\t>-]\s?$/.test(text.slice(0, start));
  return /^\s?[,;|•(\t)-]/.test(rest) || (/^ \S/.test(rest) && readPlaceAt(text, end + 1)?.state !== undefined);
}

/** A line that is nothing but a number and a few names. */
function wholeLine(text: string, words: readonly Word[]): { end: number; sure: boolean } | undefined {
  const last = words.at(-1);
  const plain = last !== undefined && last.end >= text.length - 1 && words.length <= 4;
  return plain && words.every((word, index) => isStreetWord(words, index) && /^[A-Z0-9]/.test(word.text))
    ? { end: last.end, sure: false }
    : undefined;
}

/** The streets of a line, in their order; `alone`: the line after it names a place, so that the line may be a street without a kind. */
export function findStreets(text: string, alone: boolean): Street[] {
  const streets: Street[] = [];
  let from = 0;
  let tried = 0;
  HOUSE.lastIndex = 0;
  for (let match = HOUSE.exec(text); match; match = HOUSE.exec(text)) {
    tried += 1;
    if (tried > MOST_NUMBERS) break;
    if (match.index < from) continue;
    const street = streetAt(text, match.index, match.index + match[0].length, alone && match.index === 0);
    if (!street) continue;
    streets.push(street);
    from = street.end;
    if (streets.length >= 8) break;
  }
  return streets;
}
