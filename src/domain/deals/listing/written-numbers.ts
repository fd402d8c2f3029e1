import { isAsciiLetter, isDigit, isLetter, isUpper } from './characters.ts';

const MONTH_AND_YEAR = /^(?:0[1-9]|1[0-2]|[1-9])\/(?:19|20)\d\d(?!\d|\/)/;

/** A year with one to three digits of thousands behind it. */
const GLUED_YEAR = /^(?:18|19|20)\d{2}\d{1,3},\d{3}(?!\d)/;

const AREA_BEHIND = /^ ?(?:sq|sf|pies)/i;

/** Where a run of digits ends. */
function digitsEnd(text: string, from: number): number {
  let end = from;
  while (isDigit(text.charCodeAt(end))) end += 1;
  return end;
}

/** The end of `-07` or `.555` behind a number: that many digits after one of the signs. */
function groupEnd(text: string, from: number, signs: string, count: number): number {
  if (!signs.includes(text.charAt(from)) || text.charAt(from) === '') return 0;
  const start = text.charAt(from) === ')' && text.charAt(from + 1) === ' ' ? from + 2 : from + 1;
  const end = digitsEnd(text, start);
  return end - start === count ? end : 0;
}

/** Where the further groups of a parcel's number end. */
function parcelEnd(text: string, from: number): number {
  let end = from;
  while (text.charAt(end) === '-' && digitsEnd(text, end + 1) > end + 1) end = digitsEnd(text, end + 1);
  return end;
}

/** Telephones, dates, times, parcel numbers: their end, or 0. */
function otherEnd(text: string, from: number, end: number, joinedLabels: number): number {
  const length = end - from;
  if (length === 3) {
    const middle = groupEnd(text, end, '-. )', 3);
    const last = middle && groupEnd(text, middle, '-. ', 4);
    if (last) return last;
  }
  const slash = text.charAt(end);
  if (length <= 2 && (slash === '/' || slash === '-') && joinedLabels < 2) {
    const second = digitsEnd(text, end + 1);
    if (
      slash === '/' &&
      joinedLabels === 0 &&
      text.charAt(from - 1) !== '/' &&
      MONTH_AND_YEAR.test(text.slice(from, second + 1))
    )
      return second;
    const third =
      text.charAt(second) === slash && second - end <= 3 && second > end + 1 ? digitsEnd(text, second + 1) : 0;
    const year = text.slice(second + 1, third);
    if (
      third &&
      (slash === '/' || length + second - end > 3 || year.length === 4) &&
      (year.length === 2 ? slash === '/' || length === 2 : /^(?:19|20)\d\d$/.test(year))
    )
      return third;
  }
  if (slash === '-' && length >= 2) {
    const second = digitsEnd(text, end + 1);
    const third = second > end + 2 && text.charAt(second) === '-' ? digitsEnd(text, second + 1) : 0;
    if (third > second + 1) return parcelEnd(text, third);
    if (length === 3 && second - end === 5 && !isLetter(text.charCodeAt(second)) && text.charAt(second + 1) !== ' ')
      return second;
  }
  if (slash === ':' && length <= 2) {
    const minutes = groupEnd(text, end, ':', 2);
    if (minutes) return groupEnd(text, minutes, ':', 2) || minutes;
  }
  if (slash === '%') return end + 1;
  return 0;
}

/** The year of a date, `3/2004` or `03-12-04`; NaN of a telephone or a time. */
function yearOf(written: string): number {
  const year = /^\d{1,2}[/-](?:\d{1,2}[/-])?((?:19|20)?\d\d)$/.exec(written)?.[1] ?? '';
  if (year.length === 2) return Number(year) + (Number(year) < LATEST_SHORT ? 2000 : 1900);
  return year === '' ? Number.NaN : Number(year);
}

const LATEST_SHORT = 50;

const SCALES = new Map([
  ['k', 1e3],
  ['thousand', 1e3],
  ['grand', 1e3],
  ['mm', 1e6],
  ['million', 1e6],
]);
const ORDINALS = new Set(['st', 'nd', 'rd', 'th']);
const MASKS = new Set(['x', 'xx', 'xxx']);
const LONGEST_ID = 8;
const LEAST_MIL = 4;

/** What a run of digits is with all that belongs to it: a number, an ordinal or masked figures (`12XX`), or neither. */
interface Written {
  readonly kind: 'number' | 'word' | 'other';
  readonly end: number;
  readonly low: string;
  readonly value?: number;
  readonly money?: boolean;
}

/** A number with the scale, the letters or the percent sign right behind it; `marked`: behind a dollar sign. */
function scaled(text: string, raw: string, marked: boolean, end: number): Written {
  const value = Number(raw.replaceAll(',', ''));
  let stop = end;
  if (text.charAt(stop) === ' ') stop += 1;
  let last = stop;
  while (last < stop + 9 && isAsciiLetter(text.charCodeAt(last))) last += 1;
  const unit = text.slice(stop, last).toLowerCase();
  const near = stop === end;
  const isMasked = MASKS.has(unit) && !isDigit(text.charCodeAt(last)) && (unit !== 'x' || text.charAt(stop) === 'X');
  if (near && ((ORDINALS.has(unit) && !marked) || isMasked)) return { kind: 'word', end: last, low: `${raw}${unit}` };
  if (near && text.charAt(end) === '%') return { kind: 'other', end: end + 1, low: 'other' };
  let scale = SCALES.get(unit) ?? 0;
  if (unit === 'm' && (marked || (near && raw.includes('.')))) scale = 1e6;
  // `1.2 mil` and `$2 mil` are millions, `9 mil` and `150 mil` Spanish thousands.
  if (unit === 'mil') scale = value >= (marked || raw.includes('.') ? 10 : LEAST_MIL) ? 1e3 : 1e6;
  // `910 Grand Ave`
  if (unit === 'grand' && isUpper(text.charCodeAt(stop)) && isUpper(text.charCodeAt(last + 1))) scale = 0;
  if (scale > 0) return { kind: 'number', end: last, low: raw, value: Math.round(value * scale), money: true };
  if (raw.length >= LONGEST_ID && !raw.includes(',') && !raw.includes('.')) return { kind: 'other', end, low: raw };
  return { kind: 'number', end, low: raw, value, money: marked };
}

/**
 * The number whose first digit stands at `from`, its sign at `at`. `joinedLabels`: how many signs join the labels before it; `isBehindRooms`: a
 * comma behind it parts rooms.
 */
export function readNumber(
  text: string,
  at: number,
  from: number,
  joinedLabels: number,
  isBehindRooms: boolean,
): Written {
  const marked = from > at;
  let end = digitsEnd(text, from);
  const other = marked ? 0 : otherEnd(text, from, end, joinedLabels);
  if (other > 0) return { kind: 'other', end: other, low: 'other', value: yearOf(text.slice(from, other)) };
  // `Built in 20047,841 sqft lot`: a year runs into the figure behind it.
  if (end - from > 4 && GLUED_YEAR.test(text.slice(from, end + 5))) end = from + 4;
  let raw = text.slice(from, end);
  while (groupEnd(text, end, ',', 3) && raw.length <= 9 && !(raw.length > 3 && !raw.includes(','))) {
    raw += `,${text.slice(end + 1, end + 4)}`;
    end += 4;
  }
  // A price runs into the rooms behind it: `$305,0003 bd`.
  if (marked && text.charAt(end) === ',' && digitsEnd(text, end + 1) === end + 5) {
    raw += text.slice(end, end + 4);
    end += 4;
  }
  // `199,9k` and `$129,9`
  if (
    text.charAt(end) === ',' &&
    digitsEnd(text, end + 1) === end + 2 &&
    (/^k\b/i.test(text.slice(end + 2, end + 4)) || (marked && !/^(?:[\d,]|\.\d)/.test(text.slice(end + 2, end + 4))))
  ) {
    const value = Number(raw) * 1000 + Number(text.charAt(end + 1)) * 100;
    const stop = /k/i.test(text.charAt(end + 2)) ? end + 3 : end + 2;
    return { kind: 'number', end: stop, low: String(value), value, money: true };
  }
  // `asking 41,5`: a comma that is no thousands' is a decimal's.
  if ((raw.length === 2 || raw.length === 3) && /^,\d\s?(?:$|[\n.;])/.test(text.slice(end, end + 4)))
    return scaled(text, `${raw}.${text.charAt(end + 1)}`, marked, end + 2);
  // `1, 610 sqft`
  if (
    raw.length <= 2 &&
    text.charAt(at - 1) !== '/' &&
    !isBehindRooms &&
    text.startsWith(', ', end) &&
    digitsEnd(text, end + 2) === end + 5 &&
    /^ ?s[qf]/i.test(text.slice(end + 5, end + 8))
  ) {
    raw += `,${text.slice(end + 2, end + 5)}`;
    end += 5;
  }
  if (text.charAt(end) === '.' && isDigit(text.charCodeAt(end + 1))) {
    const stop = digitsEnd(text, end + 1);
    if (text.charAt(stop) !== '.' || !isDigit(text.charCodeAt(stop + 1))) {
      raw += text.slice(end, stop);
      end = stop;
    }
  }
  // `1.750 pies`
  if (/^\d{1,2}\.\d{3}$/.test(raw) && AREA_BEHIND.test(text.slice(end, end + 6))) raw = raw.replace('.', ',');
  return scaled(text, raw, marked, end);
}
