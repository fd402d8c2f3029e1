import { markets, type Market } from '../../../content/markets.ts';
import { nearnessOf, type FitDeal, type Nearness } from './assess-market-fit.ts';
import { readState, stateNames } from './listing/state-names.ts';

/** A state's full name. */
export function nameState(code: string): string {
  const [name = code] = Object.entries(stateNames).find(([, letters]) => letters === code) ?? [];
  return name.replace(/\b[a-z]/g, (first) => first.toUpperCase());
}

/** How near the property is to where a box buys. A half-typed state, or a city that no box names, decides nothing until the state is typed. */
export function placeOf(deal: FitDeal, market: Market): Nearness {
  const { city = '', state = '' } = deal;
  const typedCity = city.toLowerCase();
  const isNamed = markets.some(({ locations }) => locations.some((name) => typedCity.includes(name.toLowerCase())));
  return nearnessOf({ city: isNamed ? city : '', state: readState(state) }, market);
}

/** Splits boxes whose figures a deal fits: those that buy at its location, and those that buy elsewhere. The order stays. */
export function splitByPlace<Box extends Market>(
  deal: FitDeal,
  boxes: readonly Box[],
): { readonly here: readonly Box[]; readonly elsewhere: readonly Box[] } {
  const here = boxes.filter((box) => placeOf(deal, box) !== 'elsewhere');
  return { here, elsewhere: boxes.filter((box) => !here.includes(box)) };
}

/** Whether the typed city is one that only boxes elsewhere name, whatever the state: Houston is, for Georgia. */
export function isCityOfOthers(deal: FitDeal, market: Market): boolean {
  return placeOf({ ...(deal.city !== undefined && { city: deal.city }) }, market) === 'elsewhere';
}
