import type { Bound } from './bound.ts';
import type { Item, Line } from './lines.ts';
import { settle, type Claim } from './settle.ts';
import type { NumberRole } from './phrase-rows.ts';

const LEAST_PRICE = 5000;
const LEAST_BARE = 10_000;
const LEAST_UNSIGNED = 30_000;
const MOST_PRICE = 100_000_000;
const MOST_WORDS = 5;
const LEAST_SHARE = 0.15;
const LEAST_REPAIR = 500;
/** How near a rounded sum lies to the one it rounds. */
const ROUNDED = 0.015;
/** What a sum may be said to be that is no price. */
const otherSums = new Set<NumberRole>(['arv', 'otherMoney', 'upfront', 'oldPrice', 'rate']);
const kinds: readonly NumberRole[] = ['accepts', 'ask', 'takes', 'list', 'contract'];

/** `asking 62` means thousands where it stands without a sign; `142.000` does after a Spanish label. */
function dollars({ value, low, money }: { value: number; low: string; money: boolean }): number {
  if (/^\d{1,3}\.\d{3}$/.test(low) && value < 1000) return Math.round(value * 1000);
  return !money && value >= 10 && value < 1000 ? value * 1000 : value;
}

const isPrice = (sum: number) => sum >= LEAST_PRICE && sum < MOST_PRICE;
const isRounding = (rounded: number, exact: number) =>
  rounded % 1000 === 0 && exact % 1000 !== 0 && Math.abs(rounded - exact) <= exact * ROUNDED;

/** The price as a label gives it: asking before list before contract, and a label by itself before prose. */
function labelled(bounds: readonly Bound[], least: number): { sum: number; claim: Claim } | undefined | 'none' {
  for (const kind of kinds) {
    const said = bounds.filter(({ role }) => role === kind);
    const prices = said
      .filter((found) => !found.vague && isPrice(dollars(found)) && dollars(found) >= least)
      .map((found) => ({ sum: dollars(found), found }));
    const top = prices.reduce((most, { found }) => Math.max(most, found.rank), 0);
    const best = prices.filter(({ found }) => found.rank === top);
    const most = best.reduce((sum, next) => Math.max(sum, next.sum), 0);
    const [first, ...others] = best.filter(({ sum }) => sum >= most * LEAST_SHARE);
    if (first && others.some(({ sum }) => sum !== first.sum)) return 'none';
    if (first)
      return {
        sum: first.sum,
        claim: { value: String(Math.round(first.sum)), rank: 3, start: first.found.start, end: first.found.end },
      };
    if (kind === 'ask' && said.some(({ vague }) => vague)) return 'none';
  }
  return undefined;
}

export interface Bare {
  readonly item: Item;
  /** How many words stand with it. */
  readonly words: number;
  /** The cells that it stands among. */
  readonly beside: readonly Item[] | undefined;
}

/** SPEC: whole dollars. `bare` are the sums that nothing names; `isOnSale` says whether they may be a price. */
export function settlePrice(bounds: readonly Bound[], bare: readonly Bare[], isOnSale: boolean): Claim | undefined {
  // `Reduced $8K` beside a price names no price.
  const most = bare.reduce((sum, { item }) => (item.money ? Math.max(sum, item.value) : sum), 0);
  const said = labelled(bounds, most * LEAST_SHARE);
  if (said === 'none') return undefined;
  const named = new Set(bounds.filter(({ role }) => otherSums.has(role)).map(({ value }) => value));
  const sums = isOnSale ? bare.filter(({ item }) => item.money && item.value >= LEAST_BARE && isPrice(item.value)) : [];
  // In a run-on line a sum stands among many words; where it is the only one it is the price all the same.
  const alone = sums.filter(
    ({ item, words }) => (words <= MOST_WORDS || sums.length === 1) && (words === 0 || !named.has(item.value)),
  );
  const [first] = alone;
  // `$132,000 | $215,000`: two sums side by side, and nothing says which of them is asked.
  const isDoubtful = first && alone.some((other) => isInNextCell(first, other) && other.item.value > first.item.value);
  const header = isDoubtful ? undefined : first;
  const exact = said && alone.find(({ item }) => isRounding(said.sum, item.value));
  if (said && !exact) return said.claim;
  const chosen = exact ?? header ?? unsigned(bare, isOnSale);
  return (
    chosen && {
      value: String(Math.round(dollars(chosen.item))),
      rank: 2,
      start: chosen.item.start,
      end: chosen.item.end,
    }
  );
}

/** Whether a cell's end, and nothing else, stands between two sums. */
function isInNextCell({ item, beside }: Bare, other: Bare): boolean {
  const at = beside && beside === other.beside ? beside.indexOf(item) : -1;
  return at >= 0 && beside?.[at + 1]?.kind === 'break' && beside[at + 2] === other.item;
}

/** `172,000` by itself, where it is the only such figure. */
function unsigned(bare: readonly Bare[], isOnSale: boolean): Bare | undefined {
  const plain = bare.filter(
    ({ item, words }) => !item.money && words === 0 && /^\d{2,3},\d{3}$/.test(item.low) && item.value >= LEAST_UNSIGNED,
  );
  return isOnSale && plain.length === 1 ? plain[0] : undefined;
}

/** SPEC: one figure for repairs. */
export function settleRepairs(bounds: readonly Bound[]): Claim | undefined {
  return settleOne(bounds, 'repair', LEAST_REPAIR);
}

/** SPEC: one figure for what it is worth after them. */
export function settleArv(bounds: readonly Bound[]): Claim | undefined {
  return settleOne(bounds, 'arv', LEAST_BARE);
}

/** The one figure of this kind; none where a range stands for it, or several differ. */
function settleOne(bounds: readonly Bound[], kind: NumberRole, least: number): Claim | undefined {
  const said = bounds.filter(({ role }) => role === kind);
  if (said.some(({ vague }) => vague)) return undefined;
  const claims = said.map((found) => ({
    value: String(Math.round(dollars(found))),
    rank: 1,
    start: found.start,
    end: found.end,
  }));
  return settle(claims.filter(({ value }) => Number(value) >= least));
}

/** SPEC: the fee as written. */
export function settleFee(bounds: readonly Bound[], text: string): Claim | undefined {
  const fee = bounds.find(({ role, vague }) => role === 'fee' && !vague);
  return fee && { value: text.slice(fee.start, fee.end), rank: 1, start: fee.start, end: fee.end };
}

const notOnSale =
  /^(?:sold\b(?! as)|off[- ]market(?=\s?[.:|]?\s?(?:zestimate|sold|last sold))|foreclosed|pre-?foreclosure|not for sale|closed\b|sold price)|\bauction\b|\bbids?\b/;
const menu =
  /^(?:for sale|for rent|buy|rent|sell|agents?|find an agent|mortgages?|neighborhoods?|news|log ?in|sign (?:in|up))$/;
const ESTIMATE = /zestimate|estimate$|last sold/;
const STATUS_LINES = 25;

/** Whether a page says that the house is sold, off the market or auctioned: a sum without a label is no price then. */
export function isOffSale(lines: readonly Line[]): boolean {
  const head = lines.slice(0, STATUS_LINES);
  // A wholesaler's `Off-market` is a kind of deal, a portal's stands beside its estimate.
  if (head.some(({ low }) => /^off[- ]market$/.test(low)) && head.some(({ low }) => ESTIMATE.test(low))) return true;
  return head.some(
    ({ low, start, end }, at) =>
      end - start < 70 &&
      notOnSale.test(low) &&
      !(low === 'sold' && menu.test(lines[at - 1]?.low ?? '') && menu.test(lines[at + 1]?.low ?? '')),
  );
}
