import { markets, type Market } from '../../../../content/markets.ts';

/** A box whose maximum is past this many times the smallest stands on a line of its own, or the others would be dots on it. */
const FAR_APART = 4;
/** What lies past the highest maximum, so that a deal that is over it can be seen to be. */
const HEADROOM = 1.1;

const maxima = markets.map(({ requirements }) => requirements.priceRange.maxDollars);
const smallest = Math.min(...maxima);
const highestOfMany = Math.max(...maxima.filter((dollars) => dollars <= smallest * FAR_APART));

export interface PriceScale {
  /** The dollars at the end of the line; it starts at none. */
  readonly topDollars: number;
  /** The same line as the other boxes have, so that they can be compared. */
  readonly shared: boolean;
}

/** The line on which a box's prices are drawn to scale. */
export function priceScale({ requirements }: Market): PriceScale {
  const { maxDollars } = requirements.priceRange;
  const shared = maxDollars <= highestOfMany;
  return { topDollars: (shared ? highestOfMany : maxDollars) * HEADROOM, shared };
}

/** How far along its line a price lies, 0 to 100; what is past the end is drawn at the end. */
export function placeOnLine(dollars: number, { topDollars }: PriceScale): number {
  const share = Math.min(1, Math.max(0, dollars / topDollars));
  return Math.round(share * 1000) / 10;
}
