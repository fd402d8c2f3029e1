import { isDigit } from './characters.ts';
import type { Token } from './lex.ts';
import { isLetterWord, type PlaceReader } from './places.ts';
import { directions, kilometreRoads, numberedKinds } from './street-words.ts';

/** `12xx`, `C12`, `N33W22416`: whether a house number may begin with that word. */
export function beginsHouse(low: string): boolean {
  const code = low.charCodeAt(0);
  return low.length <= 2 || isDigit(code) || code === 120 || directions.has(low) || kilometreRoads.has(low);
}

/** Looks at tokens as parts of an address, and finds where a house number ends. */
export class HouseNumberReader {
  protected readonly tokens: readonly Token[];
  protected readonly text: string;
  protected readonly places: PlaceReader;

  constructor(tokens: readonly Token[], text: string, places: PlaceReader) {
    this.tokens = tokens;
    this.text = text;
    this.places = places;
  }

  protected low(at: number): string {
    const token = this.tokens[at];
    return token === undefined || token.kind === 'line' ? '' : token.low;
  }

  protected isJoined(at: number): boolean {
    const token = this.tokens[at];
    return token !== undefined && !token.gap && token.kind !== 'line';
  }

  protected isWord(at: number): boolean {
    return isLetterWord(this.tokens[at]);
  }

  protected isOrdinal(at: number): boolean {
    const token = this.tokens[at];
    return token?.kind === 'word' && isDigit(token.low.charCodeAt(0)) && /^\d+(?:st|nd|rd|th)$/.test(token.low);
  }

  protected isCount(at: number): boolean {
    const token = this.tokens[at];
    return token?.kind === 'number' && !token.money && /^\d+$/.test(token.low);
  }

  /** The token behind the house number that begins at `at`, or 0. */
  protected afterHouse(at: number): number {
    const token = this.tokens[at];
    const before = this.tokens[at - 1];
    if (token === undefined || (token.kind === 'word' && !beginsHouse(token.low))) return 0;
    if (
      (before &&
        !token.gap &&
        before.kind !== 'line' &&
        before.low.charCodeAt(0) < 0x2000 &&
        before.low !== '..' &&
        !':#(\t|•=->,"\';@)'.includes(before.low)) ||
      before?.low === '$'
    )
      return 0;
    if (token.kind === 'word') {
      if (/^(?:\d{1,5}x{1,3}|x{2,4})$/.test(token.low)) return this.tokens[at + 1]?.gap ? at + 1 : 0;
      // `C12 Calle Luna`, `A-14 Avenida Norte`
      const count = this.low(at + 1) === '-' ? at + 2 : at + 1;
      const isLettered = /^[a-z]{1,2}$/.test(token.low) && this.isCount(count) && this.isJoined(count);
      if (isLettered && numberedKinds.has(this.low(count + 1))) return count + 1;
      // `W6512 Cedar Rd`
      const isRural = /^[nsew]$/.test(token.low) && /^\d{3,5}$/.test(this.low(at + 1)) && this.isJoined(at + 1);
      if (isRural && this.tokens[at + 2]?.gap) return at + 2;
      // `N33W22416 Valley View Rd`
      const isGrid =
        directions.has(token.low) &&
        this.isCount(at + 1) &&
        this.isJoined(at + 1) &&
        directions.has(this.low(at + 2)) &&
        this.isJoined(at + 2) &&
        this.isCount(at + 3) &&
        this.isJoined(at + 3);
      return isGrid ? at + 4 : 0;
    }
    if (token.kind === 'other' && /^\d{2,5}-\d{1,5}$/.test(this.text.slice(token.start, token.end))) return at + 1;
    if (!this.isCount(at) || token.value < 1 || token.end - token.start > 6) return 0;
    let end = at + 1;
    if (this.low(end) === '-' && this.isJoined(end) && this.isJoined(end + 1)) {
      if (this.isCount(end + 1)) end += 2;
      else if (/^[a-z]$/.test(this.low(end + 1))) end += 2;
    } else if (
      ((this.low(end) === '/' && this.isJoined(end)) || this.low(end) === '&') &&
      this.isCount(end + 1) &&
      (this.tokens[end + 1]?.low.length ?? 0) >= 3
    )
      end += 2;
    else if (/^[a-z]$/.test(this.low(end)) && this.isJoined(end)) end += 1;
    if (this.isCount(end) && this.low(end + 1) === '/' && this.isJoined(end + 1) && this.isCount(end + 2)) end += 3;
    else if (this.low(end) === '½') end += 1;
    else if (
      /^[a-d]$/.test(this.low(end)) &&
      this.isWord(end + 1) &&
      this.tokens[end]?.gap &&
      !directions.has(this.low(end)) &&
      /[A-Z]/.test(this.text.charAt(this.tokens[end + 1]?.start ?? 0)) &&
      /[A-D]/.test(this.text.charAt(this.tokens[end]?.start ?? 0))
    )
      end += 1;
    return this.tokens[end]?.gap || this.tokens[end]?.kind === 'line' ? end : 0;
  }

  protected skipDot(at: number): number {
    return this.low(at) === '.' && this.isJoined(at) ? at + 1 : at;
  }

  protected skipDirection(at: number): number {
    if (!directions.has(this.low(at))) return at;
    const dotted = this.skipDot(at + 1);
    // `N. W. 5th`
    return directions.has(this.low(dotted)) && this.low(dotted).length === 1 && this.low(at).length === 1
      ? this.skipDot(dotted + 1)
      : dotted;
  }
}
