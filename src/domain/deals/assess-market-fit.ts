import { markets, type Market } from '../../../content/markets.ts';
import type { JudgedFieldName } from '../../contract/deal-fields.ts';
import { readDollars, readRooms, readSquareFeet, readYear } from '../../contract/read-figure.ts';
import { fitRules, type CheckedFigure, type DealFigures } from './fit-rules.ts';

/** A deal in its form: texts, any of which may be missing. */
export type FitDeal = { readonly [Name in JudgedFieldName]?: string | undefined };

export interface MarketFit {
  /** Nothing fails and nothing is missing. */
  readonly fits: boolean;
  /** The first failure, as a sentence; null if nothing fails. */
  readonly message: string | null;
  /** All failures, as sentences, in the order of the checks. */
  readonly reasons: readonly string[];
  /** The first failure in a few words (`$15,000 over for Houston`); null if nothing fails. */
  readonly inTheWay: string | null;
  /** The values that the checks still need, in order. */
  readonly missing: readonly (CheckedFigure | 'city')[];
}

const allMarkets: readonly Market[] = markets;
const unknownMarket = 'Please select a valid market.';

/** The market with this id, if there is one. */
export function findMarket(id: string): Market | undefined {
  return allMarkets.find((market) => market.id === id);
}

function readFigures(deal: FitDeal): DealFigures {
  return {
    city: deal.city?.trim() ?? '',
    askingPrice: readDollars(deal.askingPrice ?? ''),
    yearBuilt: readYear(deal.yearBuilt ?? ''),
    bedrooms: readRooms(deal.bedrooms ?? ''),
    bathrooms: readRooms(deal.bathrooms ?? ''),
    squareFeet: readSquareFeet(deal.squareFeet ?? ''),
  };
}

/** Whether the decision depends on the city, which is still unknown: some of the market's cities accept the price and others do not. */
function needsCity({ requirements }: Market, { city, askingPrice }: DealFigures): boolean {
  if (city !== '' || askingPrice === null) return false;
  const maxima = [requirements.priceRange.maxDollars, ...Object.values(requirements.cityMaxDollars)];
  return askingPrice > Math.min(...maxima) && askingPrice <= Math.max(...maxima);
}

/** All that fails, in the order of the checks, and what they still need. */
function checkAll(market: Market, figures: DealFigures) {
  const { city } = figures;
  const missing = new Set<CheckedFigure | 'city'>(needsCity(market, figures) ? ['city'] : []);
  const failures = fitRules.flatMap((rule) => {
    const limit = rule.limit(market, city);
    if (limit === null || (rule.isByCity && missing.has('city'))) return [];
    const value = figures[rule.figure];
    if (value === null) missing.add(rule.figure);
    return value !== null && rule.fails(value, limit) ? [{ rule, failure: { market, city, value, limit } }] : [];
  });
  return { failures, missing };
}

/** One thing in the way of a deal: in a few words, and by which share of its limit it is missed (0.04: by 4 %). */
export interface Miss {
  readonly figure: CheckedFigure;
  readonly inTheWay: string;
  readonly share: number;
}

/** All that is in the way of a deal at a buy box, in the order of the checks; nothing where there is no such box. */
export function listMisses(deal: FitDeal, marketId: string): readonly Miss[] {
  const market = findMarket(marketId);
  if (!market) return [];
  return checkAll(market, readFigures(deal)).failures.map(({ rule, failure }) => ({
    figure: rule.figure,
    inTheWay: rule.inTheWay(failure),
    share: Math.abs(failure.value - failure.limit) / failure.limit,
  }));
}

/** Whether a deal fits a buy box, by the rules of SPEC.md beside this file. */
export function assessMarketFit(deal: FitDeal, marketId: string): MarketFit {
  const market = findMarket(marketId);
  if (!market) {
    return { fits: false, message: unknownMarket, reasons: [unknownMarket], inTheWay: unknownMarket, missing: [] };
  }
  const { failures, missing } = checkAll(market, readFigures(deal));
  const reasons = failures.map(({ rule, failure }) => rule.message(failure));
  const [first] = failures;
  return {
    fits: reasons.length === 0 && missing.size === 0,
    message: reasons[0] ?? null,
    reasons,
    inTheWay: first ? first.rule.inTheWay(first.failure) : null,
    missing: [...missing],
  };
}

/** How near a property is to where a market buys. */
export type Nearness = 'city' | 'state' | 'elsewhere' | 'unknown';

/** Compares the typed city and state with the market: it names the city, buys in the state, or buys elsewhere; unknown if neither is typed. */
export function nearnessOf({ city = '', state = '' }: FitDeal, market: Market): Nearness {
  const typedCity = city.trim().toLowerCase();
  const typedState = state.trim().toUpperCase();
  const sameState = typedState === '' || typedState === market.state;
  const namesCity = market.locations.some((name) => typedCity.includes(name.toLowerCase()));
  if (namesCity && sameState) return 'city';
  if (typedState === market.state) return 'state';
  return typedCity === '' && typedState === '' ? 'unknown' : 'elsewhere';
}

const order: readonly Nearness[] = ['city', 'state', 'unknown', 'elsewhere'];

/** The other markets that the deal fits, nearest first. */
export function findAlternatives(deal: FitDeal, exceptId: string): readonly Market[] {
  return allMarkets
    .filter((market) => market.id !== exceptId && assessMarketFit(deal, market.id).fits)
    .toSorted((a, b) => order.indexOf(nearnessOf(deal, a)) - order.indexOf(nearnessOf(deal, b)));
}
