import {
  BATH_LABEL,
  BATHS,
  countsBaths,
  countsRooms,
  gluedRooms,
  isUncounted,
  OUTSIDE,
  PARTS_OF_BATHS,
} from './baths.ts';
import { monthsInFull, readDate, shortMonths } from './dates.ts';
import type { Token } from './lex.ts';
import {
  areas,
  fractions,
  halfAfter,
  isCounted,
  measured,
  partOf,
  quarterAfter,
  spelt,
  spokenPrice,
  spokenHundreds,
  standsAlone,
  words,
} from './spelt-numbers.ts';

const signs = new Map([
  ['½', 0.5],
  ['¼', 0.25],
  ['¾', 0.75],
]);
const ON = new Set(['on', 'is', 'has', 'with', 'about', 'over', 'nearly', 'almost', 'just']);
type Opening = 'area' | 'month' | 'a' | 'part' | 'acre' | 'bath' | 'number';
/** What may begin with a word: the last entry that has it counts. */
const openings = new Map<string, Opening>(
  (
    [
      [[...words.keys(), ...fractions.keys(), 'hundred'], 'number'],
      [BATHS, 'bath'],
      [['an', 'acre'], 'acre'],
      [PARTS_OF_BATHS, 'part'],
      [['a'], 'a'],
      [monthsInFull, 'month'],
      [shortMonths, 'month'],
      [Object.keys(areas), 'area'],
    ] as const
  ).flatMap(([all, opening]) => [...all].map((word) => [word, opening] as const)),
);
const [HALF, QUARTER] = [0.5, 0.25];
const ANDS = new Set(['and', '&']);
/** A bath, `and`, `a`. */
const LONGEST_JOINT = 3;
const FULL_BATH = 'fb';
const FRACTIONS = new Set(['1/2', '1/3', '1/4', '3/4', '2/3', '1/5', '1/8', '3/8', '5/8', '7/8']);

function joined(from: Token, to: Token, value: number, low: string, money = false): Token {
  return { kind: 'number', start: from.start, end: to.end, low, value, money, gap: from.gap };
}

class Reader {
  readonly out: Token[] = [];
  private readonly tokens: readonly Token[];

  constructor(tokens: readonly Token[]) {
    this.tokens = tokens;
  }

  run(): Token[] {
    for (let at = 0; at < this.tokens.length;) at += this.step(at);
    return this.out;
  }

  private step(at: number): number {
    const token = this.tokens[at];
    if (token === undefined) return 1;
    const { kind } = token;
    let length = 0;
    if (kind === 'word') length = this.word(token, at);
    else if (kind === 'number') length = this.figure(token, at);
    else if (kind === 'sign') length = this.half(token, at);
    if (length > 0) return length;
    this.out.push(token);
    return 1;
  }

  private take(at: number, length: number, value: number, low: string, money = false): number {
    const [from, to] = [this.tokens[at], this.tokens[at + length - 1]];
    if (from && to) this.out.push(joined(from, to, value, low, money));
    return length;
  }

  private half(token: Token, at: number): number {
    const value = signs.get(token.low);
    if (value === undefined) return 0;
    const isOutside = OUTSIDE.has(this.tokens[at + 1]?.low ?? '');
    const whole = this.wholeBefore(isOutside);
    return whole ? this.addTo(whole, token, value, 1) : this.take(at, 1, value, isOutside ? String(value) : token.low);
  }

  /** The whole number just read, to which a fraction adds; `isOutside`: the fraction measures what has no rooms. */
  private wholeBefore(isOutside: boolean): Token | undefined {
    const last = this.out.at(-1);
    const isWhole = last?.kind === 'number' && !last.money && last.value < 20 && Number.isInteger(last.value);
    return isWhole && !(isOutside && countsRooms(this.out)) ? last : undefined;
  }

  private addTo(whole: Token, fraction: Token, value: number, length: number): number {
    this.out.pop();
    this.out.push(joined(whole, fraction, whole.value + value, String(whole.value + value)));
    return length;
  }

  /** Fractions where they measure something, halves behind a count, months before a day. */
  private figure(token: Token, at: number): number {
    const [slash, below] = this.tokens.slice(at + 1, at + 3);
    if (
      slash?.low === '/' &&
      !slash.gap &&
      below?.kind === 'number' &&
      !below.gap &&
      FRACTIONS.has(`${token.low}/${below.low}`)
    ) {
      const next = this.tokens[at + 3];
      const unit = next?.low === '-' || next?.low === 'of' ? this.tokens[at + 4] : next;
      const after = unit?.low === 'an' ? this.tokens[at + 5] : unit;
      const isJoined = this.dropJoint(!token.gap, after?.low ?? '');
      const value = Number((token.value / below.value).toFixed(below.value === 8 ? 3 : 2));
      const low = value === 0.5 ? '½' : value === 0.25 ? '¼' : value === 0.75 ? '¾' : String(value);
      if ((value === 0.5 || value === 0.75) && !isJoined && isUncounted(this.tokens, this.out, at, 3)) {
        const part = value === 0.5 ? 'half' : '¾';
        return this.countPart(joined(token, below, 1, '1'), { ...token, kind: 'word', low: part, end: below.end }, 3);
      }
      const isOutside = OUTSIDE.has(after?.low ?? '');
      const ofBaths = countsBaths(this.out);
      // `Full baths 1 3/4 baths 1`: the fraction is of what comes next.
      const isOfNext = BATH_LABEL.test(next?.low ?? '') && this.tokens[at + 4]?.kind === 'number';
      const whole = (token.gap || isJoined) && !(ofBaths && isOfNext) ? this.wholeBefore(isOutside) : undefined;
      if (
        measured.has(after?.low ?? '') ||
        (whole && (next?.kind !== 'word' || ofBaths)) ||
        /^(?:lot|land|acres?|acreage)$/.test(this.labelBefore()) ||
        (next?.kind === 'number' &&
          next.gap &&
          (BATH_LABEL.test(this.labelBefore()) || this.out.slice(-4).some((one) => one.low === 'full')))
      ) {
        if (whole) return this.addTo(whole, below, value, 3);
        // `2 bath 1/2 acre`: no half bath.
        if (next?.kind !== 'number') return this.take(at, 3, value, isOutside ? String(value) : low);
        // `Full 1, 3/4 1`: the name of a bath.
        this.out.push({ ...token, kind: 'word', low, end: below.end });
        return 3;
      }
    }
    const rooms = gluedRooms(this.tokens, at);
    if (rooms) {
      this.out.push(...rooms.tokens);
      return rooms.length;
    }
    if (!(Number.isInteger(token.value) && token.value < 20)) return 0;
    const half = halfAfter(this.tokens, at + 1);
    if (half === 0) return 0;
    return this.take(at, 1 + half, token.value + HALF, String(token.value + HALF));
  }

  /** Takes away what joins a fraction to the whole before it: `1 and 1/2 baths`, `2 and a 1/2 bath`, `2-1/2 baths`, `Baths: 1 & 1/2`. */
  private dropJoint(isGlued: boolean, unit: string): boolean {
    const length = this.out.at(-1)?.low === 'a' ? 2 : 1;
    const joint = this.out.at(-length)?.low ?? '';
    const joins = ANDS.has(joint) || (joint === '-' && isGlued);
    if (!joins || this.out.at(-length - 1)?.kind !== 'number') return false;
    if (!measured.has(unit) && !BATH_LABEL.test(this.labelBefore(length + 1))) return false;
    this.out.splice(-length);
    return true;
  }

  /** One more part of a bath, that nothing counts. `2 bathrooms and a half bath`: those before it are full ones. */
  private countPart(one: Token, part: Token, length: number): number {
    const at = this.out.findLastIndex(({ low }) => BATH_LABEL.test(low));
    const bath = this.out[at];
    const count = this.out[at - 1];
    const isWhole = count?.kind === 'number' && Number.isInteger(count.value);
    if (bath && isWhole && at >= this.out.length - LONGEST_JOINT) this.out[at] = { ...bath, low: FULL_BATH };
    this.out.push(one, part);
    return length;
  }

  /** The word before the last so many tokens and a sign. */
  private labelBefore(back = 0): string {
    const last = this.out.at(-1 - back);
    return (last?.kind === 'sign' ? this.out.at(-2 - back)?.low : last?.low) ?? '';
  }

  /** `sq. ft.`, `S.F.`, `pies²` as one word. */
  private area(token: Token, at: number): number {
    const join = this.tokens[at + 1];
    const isDot = (join?.low === '.' || (join?.low === '/' && token.low === 's')) && !join.gap;
    const last = at + (isDot ? 2 : 1);
    const second = this.tokens[last];
    const low = areas[token.low]?.[second?.low ?? ''];
    if (second === undefined || low === undefined) return 0;
    this.out.push({ ...token, low, end: second.end });
    return last - at + 1;
  }

  private word(token: Token, at: number): number {
    const opening = openings.get(token.low);
    if (opening === undefined) return 0;
    if (opening === 'area') return this.area(token, at);
    if (opening === 'month') {
      const date = readDate(this.tokens, at);
      if (date) this.out.push(date.token);
      return date?.length ?? 0;
    }
    if (opening === 'a') return this.oneBath(at);
    if (opening === 'part' && isUncounted(this.tokens, this.out, at)) {
      return this.countPart(joined(token, token, 1, '1'), token, 1);
    }
    if (opening === 'acre') return this.acre(token, at);
    if (opening === 'bath') return this.bathAndHalf(token, at);
    const part = partOf(this.tokens, at);
    if (part) return this.take(at, part.length, part.value, String(part.value));
    if (token.low === 'three' && this.tokens[at + 1]?.low.startsWith('quarter')) {
      const rest = partOf(this.tokens, at + 1);
      if (rest) return this.take(at, rest.length + 1, 0.75, '0.75');
    }
    if (!words.has(token.low) && !(token.low === 'hundred' && this.out.at(-1)?.low === 'a')) return 0;
    const spoken = spokenHundreds(this.tokens, at) ?? spokenPrice(this.tokens, at);
    if (spoken) return this.take(at, spoken.length, spoken.value, String(spoken.value));
    const number = spelt(this.tokens, at);
    if (!number) return 0;
    if (number.big)
      return this.take(
        at,
        number.length,
        number.value,
        String(number.value),
        number.value >= 1000 && number.value % 1000 === 0,
      );
    const half = halfAfter(this.tokens, at + number.length);
    const end = at + number.length + half;
    if (half === 0 && !isCounted(this.tokens, end) && !standsAlone(this.tokens, at, end)) return 0;
    const value = half > 0 ? number.value + HALF : number.value;
    return this.take(at, end - at, value, String(value));
  }

  /** `2 bedrooms, a bath`: one. */
  private oneBath(at: number): number {
    const [before, sign] = [this.out.at(-2)?.low ?? '', this.out.at(-1)?.low];
    const counts = BATHS.has(this.tokens[at + 1]?.low ?? '') && /^bed(?:room)?s?$/.test(before);
    return counts && (sign === ',' || sign === 'and') && halfAfter(this.tokens, at + 2) === 0
      ? this.take(at, 1, 1, '1')
      : 0;
  }

  /** `a bath and a half`. */
  private bathAndHalf(token: Token, at: number): number {
    const half = halfAfter(this.tokens, at + 1);
    const next = this.tokens[at + 1 + half]?.low ?? '';
    // `un baño y medio` is one and a half, `two full baths and one half bath` and `2 baños y medio acre` are not.
    const isSpanish = /^banos?$/.test(token.low) && next !== 'acre';
    if (half === 0 || BATHS.has(next) || (half < 3 && !isSpanish)) return 0;
    return this.countMore(token, half, HALF);
  }

  /** `two acres and a quarter`: a part, so many tokens long, more than what stands before the word. */
  private countMore(token: Token, length: number, part: number): number {
    const last = this.out.at(-1);
    const count = last?.kind === 'number' ? last.value : 1;
    if (last?.kind === 'number' || last?.low === 'a' || last?.low === 'an') this.out.pop();
    this.out.push(joined(last ?? token, token, count + part, String(count + part)), token);
    return 1 + length;
  }

  /** `sits on an acre`, `acre and a half`: one. */
  private acre(token: Token, at: number): number {
    if (token.low === 'acre') {
      const quarter = quarterAfter(this.tokens, at + 1);
      if (quarter > 0) return this.countMore(token, quarter, QUARTER);
      return halfAfter(this.tokens, at + 1) < 3 ? 0 : this.bathAndHalf(token, at);
    }
    const last = this.out.at(-1);
    const isOne =
      this.tokens[at + 1]?.low === 'acre' &&
      last?.kind === 'word' &&
      halfAfter(this.tokens, at + 2) + quarterAfter(this.tokens, at + 2) === 0;
    return isOne && ON.has(last.low) ? this.take(at, 1, 1, '1') : 0;
  }
}

/** Numbers in words, fractions, halves and dates as one token each. */
export function readNumerals(tokens: readonly Token[]): Token[] {
  return new Reader(tokens).run();
}
