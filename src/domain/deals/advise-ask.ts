import { markets, type Market } from '../../../content/markets.ts';
import { assessMarketFit, nearnessOf, type FitDeal } from './assess-market-fit.ts';
import { takesAtDollars } from './weigh-offer.ts';
import { placeOf } from './where-it-lies.ts';

/** The asking price, in whole US dollars, to which a deal is to be lowered, and the buy box that takes it then. */
export interface AskAdvice {
  readonly market: Market;
  readonly askDollars: number;
}

/** Whether a box buys where the property is known to lie. */
function isHere(deal: FitDeal, market: Market): boolean {
  const place = placeOf(deal, market);
  return place === 'city' || place === 'state';
}

/**
 * To which price the deal is to be lowered so that a box takes it where it lies: the chosen box, else the one that asks for the least, the
 * nearer first. Null where the place is not known, or where such a box takes it as it is (SPEC.md, Money).
 */
export function adviseAsk(deal: FitDeal, chosenId: string): AskAdvice | null {
  const here = markets
    .filter((market) => isHere(deal, market))
    .toSorted((a, b) => Number(nearnessOf(deal, b) === 'city') - Number(nearnessOf(deal, a) === 'city'));
  const advice = here.flatMap((market) => {
    const askDollars = takesAtDollars(deal, market);
    return askDollars === null ? [] : [{ market, askDollars }];
  });
  const forChosen = advice.find(({ market }) => market.id === chosenId);
  if (forChosen) return forChosen;
  if (here.some(({ id }) => assessMarketFit(deal, id).fits)) return null;
  const [best] = advice.toSorted((a, b) => b.askDollars - a.askDollars);
  return best ?? null;
}
