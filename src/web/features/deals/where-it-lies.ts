import { markets, type Market } from '../../../../content/markets.ts';
import { nearnessOf, type FitDeal, type Nearness } from '../../../domain/deals/assess-market-fit.ts';
import { readState, stateNames } from '../../../domain/deals/listing/states.ts';

/** A state as a person says it. */
export function nameState(code: string): string {
  const [name = code] = Object.entries(stateNames).find(([, letters]) => letters === code) ?? [];
  return name.replace(/\b[a-z]/g, (first) => first.toUpperCase());
}

/** How near the property lies to where a box buys. Half a state, or a city that no box names, says nothing until the state is typed. */
export function placeOf(deal: FitDeal, market: Market): Nearness {
  const state = readState(deal.state ?? '') ?? '';
  const city = deal.city?.trim().toLowerCase() ?? '';
  const isNamed = markets.some(({ locations }) => locations.some((name) => city.includes(name.toLowerCase())));
  return nearnessOf({ city: state !== '' || isNamed ? city : '', state }, market);
}
