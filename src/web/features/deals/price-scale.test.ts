import { expect, test } from 'vitest';
import { markets } from '../../../../content/markets.ts';
import { placeOnLine, priceScale } from './price-scale.ts';

const scaleOf = (id: string) => {
  const market = markets.find((one) => one.id === id);
  if (!market) throw new Error(`No market ${id}`);
  return priceScale(market);
};

test('ten boxes are drawn on one line, California on one of its own', () => {
  expect(markets.filter((market) => !priceScale(market).shared).map(({ id }) => id)).toEqual(['california']);
  expect(
    new Set(markets.filter(({ id }) => id !== 'california').map((market) => priceScale(market).topDollars)).size,
  ).toBe(1);
});

test('every limit of a box stands on its line, with room for a deal that is over it', () => {
  for (const market of markets) {
    const { priceRange, cityMaxDollars } = market.requirements;
    for (const dollars of [priceRange.maxDollars, ...Object.values(cityMaxDollars)]) {
      expect(placeOnLine(dollars, priceScale(market))).toBeLessThan(95);
    }
  }
});

test('twice the price stands twice as far along', () => {
  const scale = scaleOf('texas');
  expect(placeOnLine(400_000, scale)).toBeCloseTo(2 * placeOnLine(200_000, scale), 0);
  expect(placeOnLine(0, scale)).toBe(0);
});

test('a price past the end is drawn at the end', () => {
  expect(placeOnLine(5_000_000, scaleOf('texas'))).toBe(100);
});
