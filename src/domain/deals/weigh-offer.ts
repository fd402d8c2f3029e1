import type { Market, OfferTerms } from '../../../content/markets.ts';
import { readDollars } from '../../contract/read-figure.ts';
import { assessMarketFit, type FitDeal } from './assess-market-fit.ts';
import { cityMaximum } from './fit-rules.ts';
import { tellFigure } from '../../contract/tell-figure.ts';

/** A deal with what decides on its money, as typed: texts, any of which may be missing. */
export interface MoneyDeal extends FitDeal {
  readonly arv?: string | undefined;
  readonly estimatedRepairCost?: string | undefined;
}

/** The values that an offer needs. */
export type OfferFigure = 'arv' | 'estimatedRepairCost';

/**
 * What a buyer would pay by its card, in whole US dollars (SPEC.md, Money).
 * `unsaid`: its card gives no share of ARV. `needs`: values are missing. `outside`: its card does not take such a deal. `pays`: from so much
 * to so much; `isCapped` where its terms give more than its maximum.
 */
export type Offer =
  | { readonly kind: 'unsaid' }
  | { readonly kind: 'needs'; readonly missing: readonly OfferFigure[] }
  | { readonly kind: 'outside'; readonly why: string }
  | { readonly kind: 'pays'; readonly fromDollars: number; readonly toDollars: number; readonly isCapped: boolean };

const PERCENT = 100;
const dollars = (value: number) => `$${tellFigure(value)}`;

/** The highest asking price that a market takes in this city. */
export function priceMaximum(market: Market, city: string): number {
  return cityMaximum(market, city)?.maxDollars ?? market.requirements.priceRange.maxDollars;
}

/** Why a card does not take such an ARV or such repairs, in a few words; null if it does (SPEC 21). */
function outsideOf({ maxRepairDollars, arvDollars }: OfferTerms, arv: number, repairs: number): string | null {
  if (arvDollars && arv < arvDollars.from) return `Its card takes an ARV from ${dollars(arvDollars.from)}`;
  if (arvDollars && arv > arvDollars.to) return `Its card takes an ARV to ${dollars(arvDollars.to)}`;
  if (maxRepairDollars !== null && repairs > maxRepairDollars)
    return `${dollars(repairs - maxRepairDollars)} of repairs more than its card takes`;
  return null;
}

/** What a market's buyer would pay for the deal by its card (SPEC 19 to 23). */
export function weighOffer(deal: MoneyDeal, market: Market): Offer {
  const { offer: terms, priceRange } = market.requirements;
  if (!terms) return { kind: 'unsaid' };
  const arv = readDollars(deal.arv ?? '');
  const repairs = readDollars(deal.estimatedRepairCost ?? '');
  if (arv === null || repairs === null) {
    return {
      kind: 'needs',
      missing: [
        ...(arv === null ? ['arv' as const] : []),
        ...(repairs === null ? ['estimatedRepairCost' as const] : []),
      ],
    };
  }
  const outside = outsideOf(terms, arv, repairs);
  if (outside !== null) return { kind: 'outside', why: outside };
  const share = (percent: number) => Math.round((arv * percent) / PERCENT) - repairs;
  const top = share(terms.toPercent);
  const least = priceRange.minDollars ?? 1;
  if (top < least) {
    return {
      kind: 'outside',
      why: top <= 0 ? 'Nothing is left after the repairs' : `Its terms give ${dollars(top)}, under its minimum`,
    };
  }
  const most = priceMaximum(market, deal.city ?? '');
  return {
    kind: 'pays',
    fromDollars: Math.min(Math.max(0, share(terms.fromPercent)), most),
    toDollars: Math.min(top, most),
    isCapped: top > most,
  };
}

/** By how many dollars the deal's asking price is over the most that an offer pays; 0 if it is not, null if either is unknown (SPEC 24). */
export function gapDollars(deal: MoneyDeal, offer: Offer): number | null {
  const asking = readDollars(deal.askingPrice ?? '');
  return asking === null || offer.kind !== 'pays' ? null : Math.max(0, asking - offer.toDollars);
}

/**
 * The lower asking price, in whole US dollars, at which a market takes the deal: its maximum, where nothing but the price is in the way. Null
 * where the market takes the deal as it is, or a lower price changes nothing (SPEC 25).
 */
export function takesAtDollars(deal: FitDeal, market: Market): number | null {
  const asking = readDollars(deal.askingPrice ?? '');
  const most = priceMaximum(market, deal.city ?? '');
  if (asking === null || asking <= most) return null;
  return assessMarketFit({ ...deal, askingPrice: String(most) }, market.id).fits ? most : null;
}
