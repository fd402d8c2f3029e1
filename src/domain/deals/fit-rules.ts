import type { Market } from '../../../content/markets.ts';
import { tellFigure } from '../../contract/tell-figure.ts';

/** The values that the checks use; null if missing. Dollars are whole US dollars. */
export interface DealFigures {
  readonly city: string;
  readonly askingPrice: number | null;
  readonly yearBuilt: number | null;
  readonly bedrooms: number | null;
  readonly bathrooms: number | null;
  readonly squareFeet: number | null;
}

export type CheckedFigure = Exclude<keyof DealFigures, 'city'>;

interface Failure {
  readonly market: Market;
  readonly city: string;
  readonly value: number;
  readonly limit: number;
}

interface FitRule {
  readonly figure: CheckedFigure;
  /** Whether the limit may depend on the city. The check then waits until a city that matters is known. */
  readonly isByCity?: true;
  /** The limit for this market and city; null if there is none. */
  readonly limit: (market: Market, city: string) => number | null;
  readonly fails: (value: number, limit: number) => boolean;
  /** The whole sentence, for a toast or an answer. */
  readonly message: (failure: Failure) => string;
  /** The failure in a few words, for the box's card. */
  readonly inTheWay: (failure: Failure) => string;
}

const dollars = (value: number) => `$${tellFigure(value)}`;
const under = (value: number, limit: number) => value < limit;
const over = (value: number, limit: number) => value > limit;

/** The maximum of the city whose name the typed city contains; the longest name wins. Null if there is none. */
export function cityMaximum(market: Market, city: string): { name: string; maxDollars: number } | null {
  const typed = city.toLowerCase();
  const [longest] = Object.entries(market.requirements.cityMaxDollars)
    .filter(([name]) => typed.includes(name.toLowerCase()))
    .toSorted(([a], [b]) => b.length - a.length);
  return longest ? { name: longest[0], maxDollars: longest[1] } : null;
}

/** The checks of SPEC.md, 3 to 10, in their order. */
export const fitRules: readonly FitRule[] = [
  {
    figure: 'askingPrice',
    isByCity: true,
    limit: (market, city) => cityMaximum(market, city)?.maxDollars ?? market.requirements.priceRange.maxDollars,
    fails: over,
    message: ({ market, value, limit, city }) =>
      `Sorry, the asking price of ${dollars(value)} exceeds our maximum of ${dollars(limit)} for ${city || market.title} in this market.`,
    inTheWay: ({ market, value, limit, city }) =>
      `${dollars(value - limit)} over${cityMaximum(market, city) ? ` for ${cityMaximum(market, city)?.name}` : ''}`,
  },
  {
    figure: 'askingPrice',
    limit: (market) => market.requirements.priceRange.minDollars,
    fails: under,
    message: ({ market, limit }) =>
      `Sorry, our ${market.buyer} requires properties with a minimum asking price of ${dollars(limit)}.`,
    inTheWay: ({ value, limit }) => `${dollars(limit - value)} under its minimum`,
  },
  {
    figure: 'yearBuilt',
    limit: (market) => market.requirements.minYearBuilt,
    fails: under,
    message: ({ market, limit }) =>
      `Sorry, our ${market.title} hedge fund buyers require properties built in ${limit} or later.`,
    inTheWay: ({ value, limit }) => `Built ${value}, needs ${limit} or later`,
  },
  {
    figure: 'bedrooms',
    limit: (market) => market.requirements.minBedrooms,
    fails: under,
    message: ({ limit }) => `Sorry, our hedge fund buyers require properties with ${limit} or more bedrooms.`,
    inTheWay: ({ value, limit }) => `${value} ${value === 1 ? 'bedroom' : 'bedrooms'}, needs ${limit}+`,
  },
  {
    figure: 'bathrooms',
    limit: (market) => market.requirements.minBathrooms,
    fails: under,
    message: ({ market, limit }) => `Sorry, our ${market.buyer} requires properties with ${limit}+ bathrooms.`,
    inTheWay: ({ value, limit }) => `${value} ${value === 1 ? 'bathroom' : 'bathrooms'}, needs ${limit}+`,
  },
  {
    figure: 'squareFeet',
    limit: (market) => market.requirements.minSquareFeet,
    fails: under,
    message: ({ market, limit }) =>
      `Sorry, our ${market.buyer} requires properties with at least ${tellFigure(limit)} square feet.`,
    inTheWay: ({ value, limit }) => `${tellFigure(limit - value)} sq ft too small`,
  },
  {
    figure: 'squareFeet',
    limit: (market) => market.requirements.maxSquareFeet,
    fails: over,
    message: ({ market, limit }) =>
      `Sorry, our ${market.buyer} requires properties with no more than ${tellFigure(limit)} square feet.`,
    inTheWay: ({ value, limit }) => `${tellFigure(value - limit)} sq ft too large`,
  },
];
