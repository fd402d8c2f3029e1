import { markets, type Market } from '../../../content/markets.ts';
import { nearnessOf, type FitDeal, type Nearness } from './assess-market-fit.ts';
import { readState, stateNames } from './state-names.ts';

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

/** Of boxes whose figures a deal fits, those that buy where it lies, and those that buy elsewhere; each in the order in which they came. */
export function splitByPlace<Box extends Market>(
  deal: FitDeal,
  boxes: readonly Box[],
): { readonly here: readonly Box[]; readonly elsewhere: readonly Box[] } {
  const here = boxes.filter((box) => placeOf(deal, box) !== 'elsewhere');
  return { here, elsewhere: boxes.filter((box) => !here.includes(box)) };
}
