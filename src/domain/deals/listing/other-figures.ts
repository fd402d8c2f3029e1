import { isDigit, isLetter } from './characters.ts';

const MONTH_AND_YEAR = /^(?:0[1-9]|1[0-2]|[1-9])\/(?:19|20)\d\d(?!\d|\/)/;

/** Where a run of digits ends. */
export function digitsEnd(text: string, from: number): number {
  let end = from;
  while (isDigit(text.charCodeAt(end))) end += 1;
  return end;
}

/** The end of `-07` or `.555` behind a number: that many digits after one of the signs. */
export function groupEnd(text: string, from: number, signs: string, count: number): number {
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
export function otherEnd(text: string, from: number, end: number, joinedLabels: number): number {
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
  if (slash === ':' && length <= 2 && groupEnd(text, end, ':', 2)) return end + 3;
  if (slash === '%') return end + 1;
  return 0;
}
