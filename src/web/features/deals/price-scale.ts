import { markets, type Market } from '../../../../content/markets.ts';

/** A box whose maximum is past this many times the smallest stands on a line of its own, or the others would be dots on it. */
const FAR_APART = 4;
/** What lies past the highest maximum, so that a deal that is over it can be seen to be. */
const HEADROOM = 1.1;

const maxima = markets.map(({ requirements }) => requirements.priceRange.maxDollars);
const smallest = Math.min(...maxima);
const highestOfMany = Math.max(...maxima.filter((dollars) => dollars <= smallest * FAR_APART));

/** The line on which a box's prices are drawn to scale, from `fromDollars` to `toDollars`. */
export interface PriceScale {
  /** `even`: the line that most boxes share, from nothing. `tenfold`: each step is ten times the one before, for a box that reaches far. */
  readonly kind: 'even' | 'tenfold';
  readonly fromDollars: number;
  readonly toDollars: number;
  /** Where the steps of a tenfold line lie, its ends included; none on an even one. */
  readonly stepDollars: readonly number[];
}

export function priceScale({ requirements }: Market): PriceScale {
  const { minDollars, maxDollars } = requirements.priceRange;
  if (maxDollars <= highestOfMany) {
    return { kind: 'even', fromDollars: 0, toDollars: highestOfMany * HEADROOM, stepDollars: [] };
  }
  // It starts a step below what most boxes pay, so that an ordinary deal is a mark on this line too.
  const first = Math.floor(Math.log10(Math.min(minDollars ?? smallest, smallest)));
  const last = Math.ceil(Math.log10(maxDollars));
  const stepDollars = Array.from({ length: last - first + 1 }, (_, step) => 10 ** (first + step));
  return { kind: 'tenfold', fromDollars: 10 ** first, toDollars: 10 ** last, stepDollars };
}

/** How far along its line a price lies, 0 to 100; what is past an end is drawn at that end. */
export function placeOnLine(dollars: number, { kind, fromDollars, toDollars }: PriceScale): number {
  const within = Math.min(toDollars, Math.max(fromDollars, dollars));
  const share =
    kind === 'even'
      ? (within - fromDollars) / (toDollars - fromDollars)
      : Math.log(within / fromDollars) / Math.log(toDollars / fromDollars);
  return Math.round(share * 1000) / 10;
}
