import type { Item } from './lines.ts';
import type { NumberRole } from './phrase-rows.ts';

const LONGEST_NEEDS = 12;
const LONGEST_SUM = 6;

const isRepair = (item: Item | undefined) => item?.row?.is === 'number' && item.row.role === 'repair';

/** `needs roof and furnace, maybe 20k` */
const ABOUT = new Set('maybe about around probably roughly approximately'.split(' '));

const PRICES = new Set<NumberRole>(['ask', 'accepts', 'list', 'contract', 'oldPrice', 'otherMoney']);
const isPrice = ({ row }: Item) => row?.is === 'number' && PRICES.has(row.role);
const endsHere = (item: Item | undefined) => item === undefined || endsNeeds(item);

/** `Needs roof + cosmetics (25K).`, `(45k per my contractor)`, `needs roof and paint, about 25k`: a sum at the end of all that is needed. */
export function needsSum(items: readonly Item[], from: number): boolean {
  if (items[from]?.low.startsWith('needs') !== true) return false;
  const near = items.slice(from + 1, from + LONGEST_NEEDS + LONGEST_SUM);
  const open = near.findIndex(({ low }) => low === '(' || low === '.' || ABOUT.has(low));
  if (open < 0 || open >= LONGEST_NEEDS) return false;
  const at = near[open + 1]?.low === '~' ? open + 2 : open + 1;
  if (near[at]?.money !== true) return false;
  if (ABOUT.has(near[open]?.low ?? '')) return endsHere(near[at + 1]) && !near.slice(0, open).some(isPrice);
  const close = near.findIndex(({ low }, index) => index > at && low === ')');
  const isPlain = close === at + 1 || near[at + 1]?.low === 'per';
  return close > 0 && isPlain && endsHere(near[close + 1]);
}

/** Whether a list of what is needed begins with an item: `Needs: roof, kitchen, paint - $22,000`. */
export function beginsNeeds(items: readonly Item[], at: number): boolean {
  return isRepair(items[at]) && (items[at + 1]?.low === ':' || items[at + 1]?.low === '?' || needsSum(items, at));
}

export const endsNeeds = (item: Item | undefined) => item?.low === '.' || item?.low === ';' || item?.kind === 'break';

/** Whether an item is only named as what is needed: it names no figure, unless one stands right behind it, and what is redone takes no sum. */
export function isNeeded(items: readonly Item[], at: number): boolean {
  const [item, next] = [items[at], items[at + 1]];
  if (item?.row?.is !== 'number') return false;
  return next?.kind !== 'number' || (item.row.role === 'otherYear' && next.money);
}
