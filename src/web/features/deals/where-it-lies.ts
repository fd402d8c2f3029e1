import { markets, type Market } from '../../../../content/markets.ts';
import { nearnessOf, type FitDeal, type Nearness } from '../../../domain/deals/assess-market-fit.ts';

/** The states in which a buy box buys, as a person says them; another state is shown by its two letters. */
const stateNames: Readonly<Record<string, string>> = {
  AL: 'Alabama',
  AZ: 'Arizona',
  CA: 'California',
  CO: 'Colorado',
  FL: 'Florida',
  GA: 'Georgia',
  IL: 'Illinois',
  IN: 'Indiana',
  KS: 'Kansas',
  KY: 'Kentucky',
  LA: 'Louisiana',
  MI: 'Michigan',
  MO: 'Missouri',
  MS: 'Mississippi',
  NC: 'North Carolina',
  NM: 'New Mexico',
  NV: 'Nevada',
  NY: 'New York',
  OH: 'Ohio',
  OK: 'Oklahoma',
  PA: 'Pennsylvania',
  SC: 'South Carolina',
  TN: 'Tennessee',
  TX: 'Texas',
  UT: 'Utah',
  VA: 'Virginia',
};

export function nameState(code: string): string {
  return stateNames[code] ?? code;
}

/** Two letters, or a state's name; empty while it is half typed, so that nobody is told that a box buys elsewhere. */
function readState(text: string): string {
  const typed = text.trim();
  if (/^[a-z]{2}$/i.test(typed)) return typed.toUpperCase();
  const [code = ''] = Object.entries(stateNames).find(([, name]) => name.toLowerCase() === typed.toLowerCase()) ?? [];
  return code;
}

/** How near the property lies to where a box buys. A city that no box names says nothing until its state is typed. */
export function placeOf(deal: FitDeal, market: Market): Nearness {
  const state = readState(deal.state ?? '');
  const city = deal.city?.trim().toLowerCase() ?? '';
  const isNamed = markets.some(({ locations }) => locations.some((name) => city.includes(name.toLowerCase())));
  return nearnessOf({ city: state !== '' || isNamed ? city : '', state }, market);
}
