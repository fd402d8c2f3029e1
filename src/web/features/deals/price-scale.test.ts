import { expect, test } from 'vitest';
import { markets } from '../../../../content/markets.ts';
import { placeOnLine, priceScale } from './price-scale.ts';

const scaleOf = (id: string) => {
  const market = markets.find((one) => one.id === id);
  if (!market) throw new Error(`No market ${id}`);
  return priceScale(market);
};

test('ten boxes are drawn on one line, California on one of its own', () => {
  expect(markets.filter((market) => priceScale(market).kind === 'tenfold').map(({ id }) => id)).toEqual(['california']);
  expect(
    new Set(markets.filter(({ id }) => id !== 'california').map((market) => priceScale(market).toDollars)).size,
  ).toBe(1);
});

test('every limit of a box is on its scale, with room for a deal over it', () => {
  for (const market of markets) {
    const { priceRange, cityMaxDollars } = market.requirements;
    for (const dollars of [priceRange.maxDollars, ...Object.values(cityMaxDollars)]) {
      expect(placeOnLine(dollars, priceScale(market))).toBeLessThan(95);
    }
  }
});

test('twice the price is twice as far along', () => {
  const scale = scaleOf('texas');
  expect(placeOnLine(400_000, scale)).toBeCloseTo(2 * placeOnLine(200_000, scale), 0);
  expect(placeOnLine(0, scale)).toBe(0);
});

test('a price past the end is drawn at the end', () => {
  expect(placeOnLine(5_000_000, scaleOf('texas'))).toBe(100);
});

test('on California’s scale each step is ten times the one before, and an ordinary deal is apart from its start and from the range', () => {
  const scale = scaleOf('california');
  expect(scale.stepDollars).toEqual([100_000, 1_000_000, 10_000_000, 100_000_000]);
  expect(scale.stepDollars.map((step) => placeOnLine(step, scale))).toEqual([0, 33.3, 66.7, 100]);
  expect(placeOnLine(390_000, scale)).toBeGreaterThan(15);
  expect(placeOnLine(390_000, scale)).toBeLessThan(placeOnLine(900_000, scale) - 10);
  expect(placeOnLine(50_000, scale)).toBe(0);
});
