import { markets, type Market } from '../../../../content/markets.ts';
import { roundTicks } from './dollar-ticks.ts';

/** A box whose maximum is more than this many times the smallest one has a scale of its own. On a shared scale the others would be dots. */
const FAR_APART = 4;
/** The scale extends beyond the highest maximum, so that a deal over it is visible. */
const HEADROOM = 1.1;
/** As many figures as a card has room for on a phone. */
const MOST_STEPS = 4;

const maxima = markets.map(({ requirements }) => requirements.priceRange.maxDollars);
const smallest = Math.min(...maxima);
const highestOfMany = Math.max(...maxima.filter((dollars) => dollars <= smallest * FAR_APART));

/** The scale of a box's price line, from `fromDollars` to `toDollars`. */
export interface PriceScale {
  /** `even`: a linear scale from zero, which most boxes share. `tenfold`: a logarithmic scale, for a box with a very high maximum. */
  readonly kind: 'even' | 'tenfold';
  readonly fromDollars: number;
  readonly toDollars: number;
  /** The figures along it. A tenfold scale has one at each end. */
  readonly stepDollars: readonly number[];
}

export function priceScale({ requirements }: Market): PriceScale {
  const { minDollars, maxDollars } = requirements.priceRange;
  if (maxDollars <= highestOfMany) {
    const toDollars = highestOfMany * HEADROOM;
    return { kind: 'even', fromDollars: 0, toDollars, stepDollars: roundTicks(toDollars, MOST_STEPS) };
  }
  // It starts below what most boxes pay, so that an ordinary deal is on this scale too.
  const first = Math.floor(Math.log10(Math.min(minDollars ?? smallest, smallest)));
  const last = Math.ceil(Math.log10(maxDollars));
  const stepDollars = Array.from({ length: last - first + 1 }, (_, step) => 10 ** (first + step));
  return { kind: 'tenfold', fromDollars: 10 ** first, toDollars: 10 ** last, stepDollars };
}

/** A price's position on its scale, 0 to 100; prices beyond an end are at that end. */
export function placeOnLine(dollars: number, { kind, fromDollars, toDollars }: PriceScale): number {
  const within = Math.min(toDollars, Math.max(fromDollars, dollars));
  const share =
    kind === 'even'
      ? (within - fromDollars) / (toDollars - fromDollars)
      : Math.log(within / fromDollars) / Math.log(toDollars / fromDollars);
  return Math.round(share * 1000) / 10;
}
