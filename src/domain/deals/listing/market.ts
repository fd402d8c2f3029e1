import { markets, type Market } from '../../../../content/markets.ts';
import { assessMarketFit } from '../assess-market-fit.ts';
import type { ListingFieldName } from '../../../contract/deal-fields.ts';

/** SPEC 25: the first buy box that lists the city and would take the deal, else the first that lists it. */
export function readTargetMarket(fields: Readonly<Partial<Record<ListingFieldName, string>>>): string | undefined {
  const { city, state } = fields;
  if (city === undefined) return undefined;
  const all: readonly Market[] = markets;
  const listing = all.filter(
    (market) =>
      (state === undefined || market.state === state) &&
      market.locations.some((location) => location.toLowerCase() === city.toLowerCase()),
  );
  const market = listing.find(({ id }) => assessMarketFit(fields, id).reasons.length === 0) ?? listing[0];
  return market?.id;
}
