import type { Token } from './lex.ts';

export const BATHS: ReadonlySet<string> = new Set(['bath', 'bathroom', 'bathrooms', 'bano', 'banos']);
export const PARTS_OF_BATHS: ReadonlySet<string> = new Set(['full', 'half', 'powder', 'medio']);
const BEFORE_PART = new Set(['a', 'and', '&', '+', 'plus', 'with', 'w', 'y']);

/** `2 full baths and a half bath`, `full bath plus half bath`: whether the part at a token is one bath, since nothing counts it. */
export function isUncounted(tokens: readonly Token[], read: readonly Token[], at: number): boolean {
  const [token, room, after] = [tokens[at], tokens[at + 1]?.low ?? '', tokens[at + 2]];
  const [before, last] = [read.at(-1), read.at(-2)];
  if (!BATHS.has(room) && !(room === 'room' && token?.low === 'powder')) return false;
  const isFirst = (before === undefined || before.kind === 'line') && BEFORE_PART.has(after?.low ?? '');
  const leads = before?.low === ',' ? token?.gap === true : BEFORE_PART.has(before?.low ?? '');
  const isCountedBefore = last?.kind === 'number' && before?.low === 'a';
  return (isFirst || leads) && !isCountedBefore && after?.kind !== 'number' && !':=/'.includes(after?.low ?? ' ');
}
