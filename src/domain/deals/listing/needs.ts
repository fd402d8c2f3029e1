import type { Item } from './lines.ts';

const LONGEST_NEEDS = 12;
const LONGEST_SUM = 6;

const isRepair = (item: Item | undefined) => item?.row?.is === 'number' && item.row.role === 'repair';

/** `Needs roof + cosmetics (25K).`, `(45k per my contractor)`: a sum in brackets at the end of all that is needed. */
function endsWithSum(items: readonly Item[], from: number): boolean {
  const near = items.slice(from + 1, from + LONGEST_NEEDS + LONGEST_SUM);
  const open = near.findIndex(({ low }) => low === '(' || low === '.');
  const at = near[open + 1]?.low === '~' ? open + 2 : open + 1;
  const sum = near[at];
  const close = near.findIndex(({ low }, index) => index > at && low === ')');
  const isPlain = close === at + 1 || near[at + 1]?.low === 'per';
  const end = near[close + 1];
  return open >= 0 && open < LONGEST_NEEDS && close > 0 && sum?.money === true && isPlain && (!end || end.low === '.');
}

/** Whether a list of what is needed begins with an item: `Needs: roof, kitchen, paint - $22,000`. */
export function beginsNeeds(items: readonly Item[], at: number): boolean {
  const item = items[at];
  return (
    isRepair(item) &&
    (items[at + 1]?.low === ':' ||
      items[at + 1]?.low === '?' ||
      (item?.low.startsWith('needs') === true && endsWithSum(items, at)))
  );
}

export const endsNeeds = (item: Item | undefined) => item?.low === '.' || item?.low === ';' || item?.kind === 'break';

/** Whether an item is only named as what is needed: it names no figure, unless one stands right behind it, and what is redone takes no sum. */
export function isNeeded(items: readonly Item[], at: number): boolean {
  const [item, next] = [items[at], items[at + 1]];
  if (item?.row?.is !== 'number') return false;
  return next?.kind !== 'number' || (item.row.role === 'otherYear' && next.money);
}
