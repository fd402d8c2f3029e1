import {
  endsCapitals,
  isDigit,
  isLetter,
  isUpper,
  linkEnd,
  mayLink,
  narrow,
  plainWord,
  webAddressEnd,
  signOf,
  skipTag,
  spaceEntity,
} from './characters.ts';
import { readNumber } from './written-numbers.ts';

export type Kind = 'word' | 'number' | 'sign' | 'line' | 'link' | 'other';

/** A word, a number, a sign or a line's end of the text. Dates, telephones, percentages and long ids are `other`: no field is one. */
export interface Token {
  readonly kind: Kind;
  /** Where it stands in the original text. */
  readonly start: number;
  readonly end: number;
  /** A word in small letters without accents, a number's digits, a sign's plain form, `\n` or `\n\n` for a line's end. */
  readonly low: string;
  /** What a number comes to, its scale included (`439.9k` is 439900), and a date's year; NaN otherwise. */
  readonly value: number;
  /** A number with a dollar sign or a scale. */
  readonly money: boolean;
  /** White space stands before it. */
  readonly gap: boolean;
}

const ROOMS = new Set('ba bas bath baths br brs bd bds bed beds bedrooms bathrooms garage'.split(' '));
/** `2 + 1, 938 sf` */
const ROOM_JOINTS = new Set(['/', '+', '-', 'x', '&', 'and']);
/** Units that a `2` behind them squares. */
const SQUARED = new Set(['m', 'ft', 'mts', 'pies']);
const LONGEST_LABEL = 8;
/** As many as 65 KB of ordinary text have, three times the longest page of a portal; what comes behind is not read. */
export const MOST_TOKENS = 16_000;
/** So many blanks part cells, and two where a line has them so often. */
const WIDE_GAP = 3;
const FEWEST_COLUMNS = 4;
const LONGEST_COLUMNS = 500;

/** Takes a text apart in one pass over its characters. */
class Lexer {
  readonly tokens: Token[] = [];
  private readonly text: string;
  private readonly offset: number;
  private at = 0;
  private gap = false;
  private struck = false;
  private lineEnd = 0;
  private columns = false;

  constructor(text: string, offset: number) {
    this.text = text;
    this.offset = offset;
  }

  run(): Token[] {
    const { text } = this;
    while (this.at < text.length && this.tokens.length < MOST_TOKENS) this.next(text.charCodeAt(this.at));
    return this.tokens;
  }

  private push(kind: Kind, end: number, low: string, value = Number.NaN, money = false): void {
    this.tokens.push({ kind, start: this.at + this.offset, end: end + this.offset, low, value, money, gap: this.gap });
    this.gap = false;
    this.at = end;
  }

  private next(code: number): void {
    if (code === 32) this.space();
    else if (isLetter(code)) this.word();
    else if (isDigit(code) || (code === 46 && isDigit(this.text.charCodeAt(this.at + 1)) && !this.isPointBehind()))
      this.number(this.at);
    else if (code === 36) this.dollars();
    else if (code === 10 || code === 13) this.line();
    // `Garage?: No`
    else if (code === 63 && this.text.charCodeAt(this.at + 1) === 58) this.at += 1;
    else if (code === 0xa0 || code === 0x202f || code === 0x2009 || code === 0x3000 || code === 0xfeff) this.space();
    else this.sign(code);
  }

  /** `3.5`, `c.1900`: the point belongs to what stands before it. */
  private isPointBehind(): boolean {
    const last = this.tokens.at(-1);
    if (last === undefined || last.end !== this.at + this.offset) return false;
    return last.kind === 'number' || (last.low === 'c' && !isDigit(this.text.charCodeAt(this.at + 5)));
  }

  private space(): void {
    const { text, at: from } = this;
    let end = from;
    while (text.charCodeAt(end) === 32 || text.charCodeAt(end) === 0xa0) end += 1;
    this.gap = true;
    if ((end - from >= WIDE_GAP || (end - from === 2 && this.isInColumns())) && this.tokens.at(-1)?.kind !== 'line')
      this.push('sign', end, '\t');
    else this.at = Math.max(end, from + 1);
  }

  /** Whether two blanks part columns on this line: a sentence has them behind its end alone. */
  private isInColumns(): boolean {
    if (this.at >= this.lineEnd) {
      const [from, end] = [this.text.lastIndexOf('\n', this.at) + 1, this.text.indexOf('\n', this.at)];
      this.lineEnd = end < 0 ? this.text.length : end;
      const line = this.text.slice(from, Math.min(this.lineEnd, from + LONGEST_COLUMNS));
      this.columns = (line.match(/[^\s.:,!?-] {2,}(?=\S)/g) ?? []).length >= FEWEST_COLUMNS;
    }
    return this.columns;
  }

  private line(): void {
    const last = this.tokens.at(-1);
    let end = this.at;
    let breaks = 0;
    for (; end < this.text.length; end += 1) {
      const code = this.text.charCodeAt(end);
      if (code === 10 || (code === 13 && this.text.charCodeAt(end + 1) !== 10)) breaks += 1;
      // The marks of a quoted mail are no text.
      else if (code !== 32 && code !== 0xa0 && code !== 13 && !(code === 62 && breaks > 0)) break;
    }
    if (last === undefined || last.kind === 'line') this.at = end;
    else this.push('line', end, breaks > 1 ? '\n\n' : '\n');
    this.gap = false;
  }

  private sign(code: number): void {
    if (code === 60) {
      const tag = skipTag(this.text, this.at);
      if (tag) {
        if (tag.nameEnd) return this.field(tag.nameEnd, tag.end);
        this.target(tag.end);
        return this.markup(tag.end, tag.low);
      }
    }
    if (code === 38) {
      const space = spaceEntity(this.text, this.at);
      if (space) {
        this.gap = true;
        if (space.low === '') this.at = space.end;
        else this.push('sign', space.end, space.low);
        return undefined;
      }
    }
    const { low, end } = signOf(this.text, this.at);
    if (low === '~~') return this.strike(end);
    if (low === '\n') return this.markup(end, low);
    if (low === ' ') {
      this.at = end;
      this.gap = true;
      return undefined;
    }
    return this.push(low.charCodeAt(0) >= 0x2600 ? 'word' : 'sign', end, low);
  }

  /** `<YearBuilt>`: a label on a line of its own. */
  private field(nameEnd: number, end: number): void {
    const from = this.at + 1;
    this.markup(from, '\n');
    this.tokens.push(...lex(this.text.slice(from, nameEnd).replaceAll('_', ' '), this.offset + from));
    this.at = nameEnd;
    this.push('sign', end, ':');
  }

  /** A struck-out passage begins with a word of its own; its end is no more than a gap. */
  private strike(end: number): void {
    this.struck = !this.struck;
    if (this.struck) return this.push('word', end, '~~');
    this.at = end;
    this.gap = true;
    return undefined;
  }

  /** The address that a link of the markup leads to. */
  private target(end: number): void {
    const from = this.text.slice(this.at, end).search(/(?:href|src)=["']https?:/i);
    if (from < 0) return;
    const back = this.at;
    const start = this.text.indexOf('http', this.at + from);
    this.at = start;
    const stop = linkEnd(this.text, start + 8);
    this.push('link', stop, this.text.slice(start, stop).toLowerCase());
    this.at = back;
  }

  private markup(end: number, low: string): void {
    if (low === ' ') {
      this.at = end;
      this.gap = true;
    } else if (low === '\n') {
      if (this.tokens.length > 0 && this.tokens.at(-1)?.kind !== 'line') this.push('line', end, '\n');
      else this.at = end;
    } else this.push('sign', end, low);
  }

  private word(): void {
    const { text, at } = this;
    let end = at + 1;
    let code = text.charCodeAt(at);
    let isAscii = code < 127;
    for (let wasUpper = isUpper(code); ; end += 1) {
      code = text.charCodeAt(end);
      if (code >= 97 && code <= 122) wasUpper = false;
      else if (code === 32) break;
      else if (isUpper(code)) {
        // `YearBuilt` is two words, `PHONE` and `McAllen` are read all the same.
        if (!wasUpper || endsCapitals(text, at, end)) break;
      } else if (isLetter(code) || ((code === 39 || code === 0x2019) && isLetter(text.charCodeAt(end + 1)))) {
        isAscii &&= code < 127;
        wasUpper = false;
      } else break;
    }
    const link = code !== 32 && mayLink(text, end) ? webAddressEnd(text, at) : 0;
    if (link > 0) return this.push('link', link, text.slice(at, link).toLowerCase());
    if (end === at + 1 && code === 50 && /^m2m\b/i.test(text.slice(at, at + 4)))
      return this.push('word', at + 3, 'm2m');
    const low = plainWord(text.slice(at, end), isAscii);
    const isSquare = code === 50 && SQUARED.has(low) && !isDigit(text.charCodeAt(end + 1));
    return isSquare ? this.push('word', end + 1, `${low}2`) : this.push('word', end, low);
  }

  private dollars(): void {
    let from = this.at + 1;
    if (this.text.startsWith('&nbsp;', from)) from += '&nbsp;'.length;
    while (this.text.charCodeAt(from) === 32 && from < this.at + 3) from += 1;
    const code = this.text.charCodeAt(from);
    if (isDigit(code) || (code === 46 && isDigit(this.text.charCodeAt(from + 1)))) this.number(from);
    else this.push('word', this.at + 1, '$');
  }

  /** How many signs join the labels of a colon right before: `BR/BA/BLT: 4/2/1978` is no date. */
  private joinedLabels(): number {
    if (this.tokens.at(-1)?.low !== ':') return 0;
    const label = this.tokens.slice(-LONGEST_LABEL);
    return label.slice(label.findLastIndex(({ kind }) => kind === 'line') + 1).filter(({ low }) => low === '/').length;
  }

  private number(from: number): void {
    const [before, last] = this.tokens.slice(-2);
    const isBehindRooms = ROOMS.has(last?.low ?? '') || (before?.kind === 'number' && ROOM_JOINTS.has(last?.low ?? ''));
    const { kind, end, low, value, money } = readNumber(this.text, this.at, from, this.joinedLabels(), isBehindRooms);
    this.push(kind, end, low, value, money);
  }
}

/** The text's tokens; `offset` is where the text begins in the one that was pasted. */
export function lex(text: string, offset = 0): Token[] {
  return new Lexer(narrow(text), offset).run();
}
