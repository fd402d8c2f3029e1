import type { Token } from './lex.ts';

export const monthsInFull = new Set(
  'january february march april may june july august september october november december'.split(' '),
);
export const shortMonths = new Set('jan feb mar apr jun jul aug sep sept oct nov dec'.split(' '));

/** `Mar 12, 2025`, `March 2025`: no number of the house. A token for it, and how many it stands for. */
export function readDate(tokens: readonly Token[], at: number): { token: Token; length: number } | undefined {
  const month = tokens[at];
  if (month === undefined) return undefined;
  let end = at + 1;
  // `in June. 4 beds`: only what is shortened has a dot.
  if (tokens[end]?.low === '.' && shortMonths.has(month.low)) end += 1;
  const first = tokens[end];
  const isDay =
    (first?.kind === 'number' && Number.isInteger(first.value) && first.value <= 31 && !first.money) ||
    /^\d\d?(?:st|nd|rd|th)$/.test(first?.low ?? '');
  if (isDay) end += 1;
  const comma = tokens[end]?.low === ',' || tokens[end]?.low === "'" ? 1 : 0;
  const year = tokens[end + comma];
  if (year?.kind === 'number' && /^(?:19|20)\d\d$/.test(year.low)) end += comma + 1;
  else if (!isDay || (month.low === 'may' && !month.gap)) return undefined;
  const last = tokens[end - 1];
  if (end === at + 1 || last === undefined) return undefined;
  const value = last.value >= 1800 ? last.value : Number.NaN;
  return { token: { ...month, kind: 'other', low: 'date', value, end: last.end }, length: end - at };
}
