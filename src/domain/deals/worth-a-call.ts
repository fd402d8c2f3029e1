import type { Market } from '../../../content/markets.ts';
import { findMarket, listMisses, type FitDeal } from './assess-market-fit.ts';
import { splitByPlace } from './where-it-lies.ts';

/** A price that misses by at most this share of the limit can be talked about. */
const TALKED_OVER_MAX = 0.1;

/** Why a near miss is worth a call. */
export interface WorthACall {
  /** In a few words: `$15,000 over for Houston`. */
  readonly inTheWay: string;
  /** By which share of its limit the price misses; 0 where another box takes the deal as it is. */
  readonly shareMissed: number;
  /** The boxes that would take it where it is. */
  readonly takers: readonly Market[];
}

/**
 * Whether its owner should call about a deal that a box did not take: another box takes it where it is, or nothing but the price is in the
 * way and by no more than a tenth, or the box takes it by now. Null where a call would change nothing.
 * @param alternatives the other boxes whose figures it fits
 */
export function judgeNearMiss(deal: FitDeal, marketId: string, alternatives: readonly Market[]): WorthACall | null {
  if (findMarket(marketId) === undefined) return null;
  const takers = splitByPlace(deal, alternatives).here;
  const misses = listMisses(deal, marketId);
  const [first] = misses;
  // The owner may have changed the box since.
  if (first === undefined) return { inTheWay: 'Nothing any more', shareMissed: 0, takers: [] };
  if (takers.length > 0) return { inTheWay: first.inTheWay, shareMissed: 0, takers };
  const isAboutPrice = misses.length === 1 && first.figure === 'askingPrice' && first.share <= TALKED_OVER_MAX;
  return isAboutPrice ? { inTheWay: first.inTheWay, shareMissed: first.share, takers } : null;
}
