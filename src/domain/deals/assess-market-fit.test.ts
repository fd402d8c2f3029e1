import { describe, expect, test } from 'vitest';
import { markets, type Market } from '../../../content/markets.ts';
import { assessMarketFit, findAlternatives, nearnessOf, type FitDeal } from './assess-market-fit.ts';
import { cityMaximum } from './fit-rules.ts';
import { specifiedMarkets, type SpecifiedMarket } from './specified-markets.ts';

const allMarkets: readonly Market[] = markets;
/** What every market but California takes at a price that each of them takes or is given its own. */
const good: FitDeal = {
  city: 'Elsewhere',
  state: 'TX',
  askingPrice: '250000',
  yearBuilt: '2001',
  bedrooms: '3',
  bathrooms: '2',
  squareFeet: '1500',
};
const dollars = (value: number) => `$${value.toLocaleString('en-US')}`;
/** A deal that the market takes, at its dearest. */
const goodFor = ({ maxDollars }: SpecifiedMarket): FitDeal => ({ ...good, askingPrice: String(maxDollars) });
const verdict = (deal: FitDeal, id: string) => assessMarketFit(deal, id).reasons;

describe.each(specifiedMarkets)('$title (specification, section 5)', (market) => {
  const { id, title, buyer } = market;
  const deal = goodFor(market);
  const tooDear = (price: number, max: number, city = 'Elsewhere') =>
    `Sorry, the asking price of ${dollars(price)} exceeds our maximum of ${dollars(max)} for ${city} in this market.`;

  const places: (readonly [string, number])[] = [['Elsewhere', market.maxDollars], ...market.cities];

  test.each(places)('in %s accepts up to %i dollars, and not one more (3, 4)', (city, max) => {
    for (const askingPrice of [String(max), String(max - 1), dollars(max)])
      expect(verdict({ ...deal, city, askingPrice }, id)).toEqual([]);
    expect(verdict({ ...deal, city, askingPrice: String(max + 1) }, id)).toEqual([tooDear(max + 1, max, city)]);
  });

  test('has its minimum price, or none (5)', () => {
    const low = market.minDollars ?? 1;
    const message = `Sorry, our ${buyer} requires properties with a minimum asking price of ${dollars(low)}.`;
    for (const price of [low, low + 1]) expect(verdict({ ...deal, askingPrice: String(price) }, id)).toEqual([]);
    expect(verdict({ ...deal, askingPrice: String(low - 1) }, id)).toEqual(market.minDollars === null ? [] : [message]);
  });

  test('has its first year, or none (6)', () => {
    const message = `Sorry, our ${title} hedge fund buyers require properties built in 1995 or later.`;
    for (const yearBuilt of ['1995', '1996']) expect(verdict({ ...deal, yearBuilt }, id)).toEqual([]);
    for (const yearBuilt of ['1994', '1800'])
      expect(verdict({ ...deal, yearBuilt }, id)).toEqual(market.from1995 ? [message] : []);
  });

  test('asks for three bedrooms, or none (7, 11)', () => {
    const message = 'Sorry, our hedge fund buyers require properties with 3 or more bedrooms.';
    for (const bedrooms of ['3', '4', '6+']) expect(verdict({ ...deal, bedrooms }, id)).toEqual([]);
    for (const bedrooms of ['2', '1'])
      expect(verdict({ ...deal, bedrooms }, id)).toEqual(market.bathrooms === null ? [] : [message]);
  });

  test('asks for its bathrooms, or none (8, 11)', () => {
    const least = market.bathrooms ?? 1;
    for (const bathrooms of [String(least), `${least}.5`, '4+'])
      expect(verdict({ ...deal, bathrooms }, id)).toEqual([]);
    const message = `Sorry, our ${buyer} requires properties with ${least}+ bathrooms.`;
    for (const bathrooms of ['1', '1.5'].filter((rooms) => Number(rooms) < least))
      expect(verdict({ ...deal, bathrooms }, id)).toEqual([message]);
  });

  test('has its least and its most square feet, or none (9, 10, 11)', () => {
    const { leastFeet, mostFeet } = market;
    const at = (squareFeet: number) => verdict({ ...deal, squareFeet: squareFeet.toLocaleString('en-US') }, id);
    const feet = (value: number) => value.toLocaleString('en-US');
    const small = `Sorry, our ${buyer} requires properties with at least ${feet(leastFeet ?? 0)} square feet.`;
    const large = `Sorry, our ${buyer} requires properties with no more than ${feet(mostFeet ?? 0)} square feet.`;
    for (const size of [leastFeet ?? 300, (leastFeet ?? 300) + 1]) expect(at(size)).toEqual([]);
    expect(at((leastFeet ?? 300) - 1)).toEqual(leastFeet === null ? [] : [small]);
    for (const size of [(mostFeet ?? 9000) - 1, mostFeet ?? 9000]) expect(at(size)).toEqual([]);
    expect(at((mostFeet ?? 9000) + 1)).toEqual(mostFeet === null ? [] : [large]);
  });
});

test('an unknown market is the only reason, and nothing is missing (2)', () => {
  for (const id of ['', 'Texas', 'ohio', '__proto__', 'constructor'])
    expect(assessMarketFit({}, id)).toMatchObject({
      fits: false,
      message: 'Please select a valid market.',
      reasons: ['Please select a valid market.'],
      missing: [],
    });
});

test('a city’s own maximum applies if the typed city contains its name, in any case (4)', () => {
  for (const city of ['HOUSTON', 'North Houston, Tx', 'houston heights'])
    expect(verdict({ ...good, city, askingPrice: '400000' }, 'texas')).toEqual([
      `Sorry, the asking price of $400,000 exceeds our maximum of $375,000 for ${city} in this market.`,
    ]);
  expect(verdict({ ...good, city: 'Dallas', askingPrice: '400000' }, 'texas')).toEqual([]);
  expect(verdict({ ...good, city: 'Tampa', askingPrice: '470000' }, 'florida')).toEqual([]);
});

test('a value that is empty or not a single figure is missing: it neither passes nor fails (1, 13)', () => {
  const words = { askingPrice: 'make an offer', squareFeet: '1,400-1,600', bedrooms: 'three', yearBuilt: '80s' };
  expect(assessMarketFit({ ...good, ...words, bathrooms: '' }, 'tennessee')).toMatchObject({
    fits: false,
    reasons: [],
    missing: ['askingPrice', 'yearBuilt', 'bedrooms', 'bathrooms', 'squareFeet'],
  });
  expect(assessMarketFit({}, 'california').missing).toEqual(['askingPrice']);
  expect(assessMarketFit({ ...good, yearBuilt: '' }, 'texas').fits).toBe(true);
});

test.each([
  ['texas', '375000', 'fits'],
  ['texas', '375001', 'waits'],
  ['texas', '450000', 'waits'],
  ['texas', '450001', 'fails'],
  ['florida', '450000', 'fits'],
  ['florida', '450001', 'waits'],
  ['florida', '475000', 'waits'],
  ['florida', '475001', 'fails'],
  ['georgia', '450000', 'fits'],
  ['georgia', '450001', 'fails'],
])('while no city is typed, %s at %s dollars %s (13)', (id, askingPrice, outcome) => {
  const { fits, reasons, missing } = assessMarketFit({ ...good, city: ' ', askingPrice }, id);
  expect({ fits, fails: reasons.length > 0, waits: missing.includes('city') }).toEqual({
    fits: outcome === 'fits',
    fails: outcome === 'fails',
    waits: outcome === 'waits',
  });
  expect(reasons.join()).not.toContain('for  in');
});

test('an absent city is as missing as an empty one, and other checks still fail (13)', () => {
  const { city: _city, ...elsewhere } = good;
  const deal = { ...elsewhere, askingPrice: '400000', squareFeet: '900' };
  expect(assessMarketFit(deal, 'texas')).toMatchObject({
    reasons: ['Sorry, our Texas buyer requires properties with at least 1,000 square feet.'],
    missing: ['city'],
  });
});

test('if the typed city contains several names, the longest wins, at any position (4)', () => {
  const [market] = allMarkets;
  if (market === undefined) throw new Error('There are markets');
  const cityMaxDollars = { Park: 1, 'West Park City': 3, 'Park City': 2 };
  const own = { ...market, requirements: { ...market.requirements, cityMaxDollars } };
  expect(cityMaximum(own, 'west park city, utah')).toEqual({ name: 'West Park City', maxDollars: 3 });
  expect(cityMaximum(own, 'PARK CITY')).toEqual({ name: 'Park City', maxDollars: 2 });
  expect(cityMaximum(own, 'Parker')).toEqual({ name: 'Park', maxDollars: 1 });
  expect(cityMaximum(own, 'Provo')).toBeNull();
});

test('all failures are listed in the order of the checks; the first is the message (12)', () => {
  const bad = { ...good, askingPrice: '300000', yearBuilt: '1990', bedrooms: '2', bathrooms: '1', squareFeet: '900' };
  const { message, reasons, inTheWay } = assessMarketFit(bad, 'oklahoma-2');
  expect(reasons).toEqual([
    'Sorry, the asking price of $300,000 exceeds our maximum of $275,000 for Elsewhere in this market.',
    'Sorry, our hedge fund buyers require properties with 3 or more bedrooms.',
    'Sorry, our Oklahoma - Buyer 2 requires properties with 2+ bathrooms.',
    'Sorry, our Oklahoma - Buyer 2 requires properties with at least 1,100 square feet.',
  ]);
  expect(message).toBe(reasons[0]);
  expect(inTheWay).toBe('$25,000 over');
});

test.each<[string, FitDeal, string]>([
  ['texas', { city: 'Houston', askingPrice: '390k' }, '$15,000 over for Houston'],
  ['texas', { askingPrice: '451k' }, '$1,000 over'],
  ['california', { askingPrice: '0.8M' }, '$100,000 under its minimum'],
  ['tennessee', { yearBuilt: '1980' }, 'Built 1980, needs 1995 or later'],
  ['texas', { bedrooms: '1' }, '1 bedroom, needs 3+'],
  ['texas', { bedrooms: '2' }, '2 bedrooms, needs 3+'],
  ['texas', { bathrooms: '1' }, '1 bathroom, needs 2+'],
  ['texas', { bathrooms: '1.5' }, '1.5 bathrooms, needs 2+'],
  ['oklahoma-2', { squareFeet: '1000' }, '100 sq ft too small'],
  ['texas', { squareFeet: '4,200 sq ft' }, '1,200 sq ft too large'],
])('the failure of %s is described in a few words: %o', (id, part, inTheWay) => {
  expect(assessMarketFit({ ...good, ...part }, id).inTheWay).toBe(inTheWay);
});

test('alternatives are the other boxes that the deal fits, nearest first (15, 16)', () => {
  const phoenix = { ...good, city: 'Phoenix', state: 'AZ', askingPrice: '440000' };
  expect(findAlternatives(phoenix, 'texas').map(({ id }) => id)).toEqual([
    'arizona',
    'arizona-phoenix-area',
    'georgia',
    'south-carolina',
    'north-carolina',
    'florida',
    'tennessee',
    'oklahoma-1',
  ]);
});

test('a box that names the city comes before one that buys in its state, in any listing order (15)', () => {
  const mesa = { ...good, city: 'Mesa', state: 'AZ' };
  const [first, second] = findAlternatives(mesa, 'texas').map(({ id }) => id);
  expect([first, second]).toEqual(['arizona-phoenix-area', 'arizona']);
});

test.each([
  [{ city: 'phoenix', state: 'az' }, 'city'],
  [{ city: ' Phoenix ', state: ' az ' }, 'city'],
  [{ city: ' ', state: ' ' }, 'unknown'],
  [{ city: 'Phoenix' }, 'city'],
  [{ city: 'Phoenix', state: 'NY' }, 'elsewhere'],
  [{ city: 'Tucson', state: 'AZ' }, 'state'],
  [{ city: 'Tucson' }, 'elsewhere'],
  [{}, 'unknown'],
])('%o lies by Arizona as %s (15)', (deal, nearness) => {
  const arizona = allMarkets.find(({ id }) => id === 'arizona');
  expect(arizona && nearnessOf(deal, arizona)).toBe(nearness);
});
