import type { Token } from './lex.ts';

export const BATHS: ReadonlySet<string> = new Set(['bath', 'bathroom', 'bathrooms', 'bano', 'banos']);
export const BATH_LABEL = /^(?:ba|bath(?:room)?s?)$/;
/** Fractions of these are none of a bath: `3/2 1/2 acre`. */
export const OUTSIDE: ReadonlySet<string> = new Set(['acre', 'acres', 'ac', 'mile', 'miles', 'block', 'blocks']);
export const PARTS_OF_BATHS: ReadonlySet<string> = new Set(['full', 'half', 'powder', 'medio']);
const BEFORE_PART = new Set(['a', 'and', '&', '+', 'plus', 'with', 'w', 'y']);

/**
 * `2 full baths and a half bath`, `full bath plus half bath`, `1 full bath & 1/2 bath`: whether the part at a token, of so many tokens, is one bath,
 * since nothing counts it.
 */
export function isUncounted(tokens: readonly Token[], read: readonly Token[], at: number, length = 1): boolean {
  const [token, room, after] = [tokens[at], tokens[at + length]?.low ?? '', tokens[at + length + 1]];
  const [before, last] = [read.at(-1), read.at(-2)];
  if (!BATHS.has(room) && !(room === 'room' && token?.low === 'powder')) return false;
  const isFirst = (before === undefined || before.kind === 'line') && BEFORE_PART.has(after?.low ?? '');
  const leads = before?.low === ',' ? token?.gap === true : BEFORE_PART.has(before?.low ?? '');
  const isCountedBefore = last?.kind === 'number' && before?.low === 'a';
  return (isFirst || leads) && !isCountedBefore && after?.kind !== 'number' && !':=/'.includes(after?.low ?? ' ');
}

/** Whether the last number read counts baths by the label before it: `Baths: 2`. */
export function countsBaths(read: readonly Token[]): boolean {
  const before = read.at(-2);
  const label = before?.low === ':' ? read.at(-3) : before;
  return BATH_LABEL.test(label?.low ?? '');
}

/** Whether the last number read counts rooms: `Baths: 2`, `3/2`. */
export function countsRooms(read: readonly Token[]): boolean {
  const [slash, beds] = [read.at(-2), read.at(-3)];
  return countsBaths(read) || (slash?.low === '/' && !slash.gap && beds?.kind === 'number');
}

/** `1f 1h`, full and half baths, and `3b/2.5b`, beds and baths: the tokens that such figures with a letter each stand for, and how many they take. */
export function gluedRooms(
  tokens: readonly Token[],
  at: number,
): { readonly tokens: readonly Token[]; readonly length: number } | undefined {
  const [first, letter, sign] = tokens.slice(at, at + 3);
  if (first === undefined || letter === undefined || letter.gap || (letter.low !== 'f' && letter.low !== 'b'))
    return undefined;
  const isFull = letter.low === 'f';
  const isSigned = sign?.low === '/' || (isFull && sign?.low === ',');
  const from = isSigned ? at + 3 : at + 2;
  const [second, unit] = tokens.slice(from, from + 2);
  const length = isSigned ? 5 : 4;
  if (second?.kind !== 'number' || unit === undefined || unit.gap || unit.low !== (isFull ? 'h' : 'b'))
    return undefined;
  if (isFull) return { tokens: [first, { ...letter, low: 'full' }, second, { ...unit, low: 'half' }], length };
  const slash: Token = { ...letter, kind: 'sign', low: '/', gap: false };
  return { tokens: [first, slash, { ...second, end: unit.end, gap: false }], length };
}
