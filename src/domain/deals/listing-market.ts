import { markets, type Market } from '../../../content/markets.ts';
import { assessMarketFit } from './assess-market-fit.ts';
import type { ListingFieldName } from '../../contract/deal-fields.ts';
import type { ListingReading } from './read-property.ts';

/** SPEC 25: the first buy box that lists the city and would take the deal, else the first that lists it. */
function readTargetMarket(fields: Readonly<Partial<Record<ListingFieldName, string>>>): string | undefined {
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

/** Adds the buy box that the property suggests. It needs all boxes and their rules, so it is not part of the reading, which a worker does without them. */
export function withTargetMarket<Reading extends ListingReading>(reading: Reading): Reading {
  const targetMarket = readTargetMarket(reading.fields);
  if (targetMarket === undefined) return reading;
  return { ...reading, fields: { ...reading.fields, targetMarket }, assumed: [...reading.assumed, 'targetMarket'] };
}
