import { expect, test } from 'vitest';
import { specifiedMarkets } from './specified-markets.ts';
import { markets, regions, type Market } from '../../../content/markets.ts';

const allMarkets: readonly Market[] = markets;
const byId = <T extends { id: string }>(list: readonly T[]) => new Map(list.map((one) => [one.id, one]));

test('the eleven buy boxes have the specification’s titles, locations and limits', () => {
  const kept = allMarkets.map(({ id, title, buyer, locations, requirements }) => ({
    id,
    title,
    buyer,
    locations,
    minDollars: requirements.priceRange.minDollars,
    maxDollars: requirements.priceRange.maxDollars,
    cities: Object.entries(requirements.cityMaxDollars),
    from1995: requirements.minYearBuilt === 1995,
    bathrooms: requirements.minBathrooms,
    leastFeet: requirements.minSquareFeet,
    mostFeet: requirements.maxSquareFeet,
  }));
  expect(kept).toHaveLength(11);
  expect(byId(kept)).toEqual(byId(specifiedMarkets));
});

test('no message has a bare place for its subject: it names a buyer', () => {
  for (const { buyer } of allMarkets) expect(buyer).toMatch(/\bbuyer\b/i);
});

test('bedrooms and city sewer are asked for as specified', () => {
  for (const { id, requirements } of allMarkets) {
    expect(requirements.citySewer).toBe(true);
    expect(requirements.minBedrooms).toBe(id === 'california' ? null : 3);
    expect([null, 1995]).toContain(requirements.minYearBuilt);
  }
});

test('the tabs hold the buy boxes as specified, Texas first', () => {
  const tabs = regions.map(({ id, name }) => [
    name,
    allMarkets.filter(({ region }) => region === id).map(({ title }) => title),
  ]);
  expect(tabs).toEqual([
    ['Texas', ['Texas']],
    ['Southeast', ['Georgia', 'South Carolina', 'North Carolina', 'Florida', 'Tennessee']],
    ['Midwest', ['Oklahoma - Buyer 1', 'Oklahoma - Buyer 2']],
    ['Southwest', ['Arizona', 'Arizona - Phoenix Area', 'California']],
  ]);
});

test('the cards and offers say what the specification says', () => {
  const usual = { bedrooms: '3+', bathrooms: '2+', garage: '1-2 car', squareFeet: '1,000-3,000', yearBuilt: '1970+' };
  const kept = byId(allMarkets);
  for (const id of ['texas', 'georgia', 'south-carolina', 'north-carolina', 'florida', 'arizona']) {
    expect(kept.get(id)?.features).toEqual(usual);
    expect(kept.get(id)?.requirements.priceNotes).toBe('70-75% of ARV minus rehab, rehab max $50k');
  }
  const phoenix = kept.get('arizona-phoenix-area');
  expect(phoenix?.features).toMatchObject({ squareFeet: '1,200-3,000', yearBuilt: '1960+' });
  expect(phoenix?.requirements).toMatchObject({
    priceNotes: '70% ARV minus repairs',
    additionalNotes: 'ARV 400K-900K. No flood zones, off-market preferred.',
  });
  expect(kept.get('california')?.requirements.priceNotes).toContain('$2,000,000');
  for (const id of ['tennessee', 'oklahoma-1']) expect(kept.get(id)?.features.yearBuilt).toBe('1995+');
});

test('a city with a maximum of its own is one of its market’s locations', () => {
  for (const { locations, requirements } of allMarkets)
    expect(locations).toEqual(expect.arrayContaining(Object.keys(requirements.cityMaxDollars)));
});
