import type { Reading } from './listing-fields.ts';
import type { MoneyKind } from './money-labels.ts';
import type { Sum } from './money.ts';
import type { Line } from './split-lines.ts';

const LEAST_PRICE = 5000;
const LEAST_UNSIGNED = 30_000;
/** A text with more figures is a page, whose loose figures can be anything. */
const MOST_SUMS = 20;
const ranks: readonly MoneyKind[] = ['asking', 'takes', 'list', 'contract'];

/** `asking 62` means thousands where it stands without a sign. */
function inFull({ dollars, marked }: Sum): number {
  return !marked && dollars >= 10 && dollars < 1000 ? dollars * 1000 : dollars;
}

function isPrice(sum: Sum): boolean {
  return !sum.vague && inFull(sum) >= LEAST_PRICE && inFull(sum) < 100_000_000;
}

/** The labelled price of the highest rank; two of the same rank that differ are settled by `now` and the like, which come later. */
function labelledPrice(sums: readonly Sum[]): number | null {
  for (const rank of ranks) {
    const said = sums.filter((sum) => sum.kind === rank);
    const first = said.find(isPrice);
    if (first) return inFull(first);
    if (rank === 'asking' && said.some((sum) => sum.vague)) return null;
  }
  return null;
}

/** A sum with no label: the first with a sign, in a clause of few words, that is not named otherwise elsewhere. */
function barePrice(sums: readonly Sum[]): number | null {
  const named = new Set(sums.filter(({ kind }) => kind === 'other' || kind === 'old').map(({ dollars }) => dollars));
  const bare = sums.find(
    (sum) =>
      sum.kind === null &&
      sum.marked &&
      isPrice(sum) &&
      sum.words <= 5 &&
      sum.dollars >= 10_000 &&
      !named.has(sum.dollars),
  );
  return bare?.dollars ?? unsigned(sums);
}

/** `172,000` by itself, where it is the only such figure and no other sum is a price. */
function unsigned(sums: readonly Sum[]): number | null {
  const plain = sums.filter(
    ({ kind, marked, vague, words, written, dollars }) =>
      kind === null && !marked && !vague && words === 0 && dollars >= LEAST_UNSIGNED && /^\d{2,3},\d{3}$/.test(written),
  );
  return sums.length <= MOST_SUMS && plain.length === 1 ? (plain[0]?.dollars ?? null) : null;
}

/** A page of a house that is not for sale, or sold by bids: a sum without a label is no price. */
const NOT_ON_SALE =
  /^(?:sold\b|off[- ]market(?=$|\s?[.:|]?\s?(?:zestimate|sold|last sold))|foreclosed|pre-?foreclosure|not for sale|closed\b|sold price)|\bauction\b|\bbids?\b/;
const STATUS_LINES = 25;
const MENU =
  /^(?:for sale|for rent|buy|rent|sell|agents?|find an agent|mortgages?|neighborhoods?|news|log ?in|sign (?:in|up))$/;

/** Whether the word is one of a page's menu. */
function isMenu(lines: readonly Line[], at: number): boolean {
  return MENU.test(lines[at - 1]?.low ?? '') && MENU.test(lines[at + 1]?.low ?? '');
}

/** SPEC 10: whole dollars. @param others The ZIP and the house number that were read: without a sign they are no price. */
export function readPrice(
  all: readonly Sum[],
  lines: readonly Line[],
  others: readonly (string | undefined)[],
): Reading | undefined {
  const taken = new Set(others.map((other) => Number.parseInt(other ?? '', 10)));
  const sums = all.filter(({ marked, dollars }) => marked || !taken.has(dollars));
  const asked = sums.filter(({ kind }) => kind === 'asking');
  if (asked.length > 0 && asked.every(({ vague }) => vague)) return undefined;
  const isOnSale = !lines
    .slice(0, STATUS_LINES)
    .some(({ low }, at) => low.length < 70 && NOT_ON_SALE.test(low) && !(low === 'sold' && isMenu(lines, at)));
  const price = labelledPrice(sums) ?? (isOnSale ? barePrice(sums) : null);
  return price === null ? undefined : { value: String(price) };
}

/** SPEC 19: one figure for repairs. */
export function readRepairs(sums: readonly Sum[]): Reading | undefined {
  const said = sums.filter(({ kind }) => kind === 'repair');
  const figures = new Set(
    said
      .filter(({ vague }) => !vague)
      .map(inFull)
      .filter((dollars) => dollars >= 500),
  );
  const [only] = figures;
  return only === undefined || figures.size > 1 || said.some(({ vague }) => vague)
    ? undefined
    : { value: String(only) };
}

/** SPEC 23: the fee as written. */
export function readAssignmentFee(sums: readonly Sum[]): Reading | undefined {
  const fee = sums.find(({ kind, vague }) => kind === 'fee' && !vague);
  return fee ? { value: fee.written } : undefined;
}
