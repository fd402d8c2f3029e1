import { markets, type Market, type MarketId, type RegionId } from '../../../../../content/markets.ts';
import { dealField } from '../../../../contract/deal-fields.ts';
import { assessMarketFit, type FitDeal, type Nearness } from '../../../../domain/deals/assess-market-fit.ts';
import { nameState, placeOf } from '../../../../domain/deals/where-it-lies.ts';
import { say, sayAgain, sayOwn } from '../../../words/say.ts';

/**
 * `takes`: the deal fits. `needs`: values are missing. `elsewhere`: its figures fit, its location does not. `away`: the box buys elsewhere, and values are missing.
 * `refuses`: a check fails.
 */
export type VerdictKind = 'takes' | 'needs' | 'elsewhere' | 'away' | 'refuses';

/** A buy box's verdict on a deal. */
export interface BoxVerdict {
  readonly market: Market & { readonly id: MarketId };
  readonly kind: VerdictKind;
  /** In a few words, for the head of its card. */
  readonly text: string;
  readonly place: Nearness;
}

/** Whether the form has any value that a check uses. */
export function isBegun(deal: FitDeal): boolean {
  return Object.values(deal).some((text) => typeof text === 'string' && text.trim() !== '');
}

function judge(deal: FitDeal, market: BoxVerdict['market']): BoxVerdict {
  const { fits, inTheWay, missing } = assessMarketFit(deal, market.id);
  const place = placeOf(deal, market);
  if (inTheWay !== null) return { market, place, kind: 'refuses', text: sayAgain(inTheWay, 'Would not take it') };
  const state = sayOwn(nameState(market.state));
  if (place === 'elsewhere') {
    return fits
      ? { market, place, kind: 'elsewhere', text: say('Fits, but buys in {state}', { state }) }
      : { market, place, kind: 'away', text: say('Buys in {where}', { where: state }) };
  }
  if (!fits) {
    return {
      market,
      place,
      kind: 'needs',
      text: say('Still needs: {fields}', {
        fields: missing.map((name) => sayOwn(dealField(name).label).toLowerCase()).join(', '),
      }),
    };
  }
  return { market, place, kind: 'takes', text: say('Would take it') };
}

const kinds: readonly VerdictKind[] = ['takes', 'needs', 'elsewhere', 'away', 'refuses'];
const places: readonly Nearness[] = ['city', 'state', 'unknown', 'elsewhere'];

function compareVerdicts(a: BoxVerdict, b: BoxVerdict): number {
  const byTaking = Number(b.kind === 'takes') - Number(a.kind === 'takes');
  const byPlace = places.indexOf(a.place) - places.indexOf(b.place);
  return byTaking || byPlace || kinds.indexOf(a.kind) - kinds.indexOf(b.kind);
}

/**
 * The verdicts of all boxes: first those that would take the deal, then by nearness, then by kind. Without a deal they are in the
 * content's order.
 */
export function judgeBoxes(deal: FitDeal): readonly BoxVerdict[] {
  const verdicts = markets.map((market) => judge(deal, market));
  return isBegun(deal) ? verdicts.toSorted(compareVerdicts) : verdicts;
}

export function takers(verdicts: readonly BoxVerdict[]): readonly BoxVerdict[] {
  return verdicts.filter(({ kind }) => kind === 'takes');
}

export function inRegion(verdicts: readonly BoxVerdict[], region: RegionId): readonly BoxVerdict[] {
  return verdicts.filter(({ market }) => market.region === region);
}
