import fc from 'fast-check';
import { expect, test } from 'vitest';
import { markets, type Market } from '../../../content/markets.ts';
import { assessMarketFit, findAlternatives, type FitDeal } from './assess-market-fit.ts';
import { runs } from '../../../test-support/properties/soak.ts';

const allMarkets: readonly Market[] = markets;
const roomy: FitDeal = { yearBuilt: '2001', bedrooms: '4', bathrooms: '2', squareFeet: '1500' };
const reasonsOf = (deal: FitDeal, id: string) => assessMarketFit(deal, id).reasons;

const anyMarket = fc.constantFrom(...allMarkets);
const anyCity = fc.constantFrom(...allMarkets.flatMap(({ locations }) => locations), 'Elsewhere', '');
const anyPrice = fc.oneof(fc.integer({ min: 1, max: 1_200_000 }), fc.integer({ min: 1, max: 60_000_000 }));
const anyDeal = fc.record<FitDeal>({
  city: anyCity,
  state: fc.constantFrom('', 'TX', 'fl', 'CA'),
  askingPrice: fc.oneof(anyPrice.map(String), fc.constant('')),
  yearBuilt: fc.oneof(fc.integer({ min: 1800, max: 2026 }).map(String), fc.constant('')),
  bedrooms: fc.constantFrom('', '1', '2', '3', '4', '5', '6+'),
  bathrooms: fc.constantFrom('', '1', '1.5', '2', '2.5', '3', '3.5', '4+'),
  squareFeet: fc.oneof(fc.integer({ min: 1, max: 5000 }).map(String), fc.constant('')),
});

test('a market that accepts two prices accepts every price between them', () => {
  fc.assert(
    fc.property(anyMarket, anyDeal, fc.tuple(anyPrice, anyPrice, anyPrice), ({ id }, deal, prices) => {
      const [low, between, high] = prices.toSorted((a, b) => a - b).map(String);
      const fits = (askingPrice: string | undefined) => assessMarketFit({ ...deal, askingPrice }, id).fits;
      fc.pre(fits(low) && fits(high));
      expect(fits(between)).toBe(true);
    }),
    // Few deals made at random fit anywhere.
    { numRuns: runs(300), maxSkipsPerRun: 2000 },
  );
});

test('any higher price is over the maximum too', () => {
  fc.assert(
    fc.property(anyMarket, anyCity.filter(Boolean), anyPrice, anyPrice, ({ id }, city, one, other) => {
      const isOver = (price: number) =>
        reasonsOf({ ...roomy, city, askingPrice: String(price) }, id).some((reason) => reason.includes('exceeds'));
      fc.pre(isOver(Math.min(one, other)));
      expect(isOver(Math.max(one, other))).toBe(true);
    }),
  );
});

test('checks are independent: other failures change the message, never whether a reason is listed', () => {
  fc.assert(
    fc.property(anyMarket, anyDeal, ({ id }, deal) => {
      const fit = assessMarketFit(deal, id);
      const alone = (['askingPrice', 'yearBuilt', 'bedrooms', 'bathrooms', 'squareFeet'] as const).flatMap((figure) =>
        reasonsOf({ city: deal.city, [figure]: deal[figure] }, id),
      );
      expect(fit.reasons).toEqual(alone);
      expect(fit.message).toBe(alone[0] ?? null);
      expect(fit.fits).toBe(alone.length === 0 && fit.missing.length === 0);
      expect(fit.inTheWay === null).toBe(alone.length === 0);
    }),
    { numRuns: runs(500) },
  );
});

test('every message can occur', () => {
  const kinds = [
    /^Sorry, the asking price of \$[\d,]+ exceeds our maximum of \$[\d,]+ for .+ in this market\.$/,
    /minimum asking price/,
    /built in 1995 or later/,
    /3 or more bedrooms/,
    /\d\+ bathrooms/,
    /at least [\d,]+ square feet/,
    /no more than [\d,]+ square feet/,
  ];
  const first = new Set<number>();
  const deals = fc.sample(fc.tuple(anyMarket, anyDeal), { numRuns: 3000, seed: 7 });
  for (const [{ id }, deal] of deals) {
    const { message } = assessMarketFit(deal, id);
    if (message !== null) first.add(kinds.findIndex((kind) => kind.test(message)));
  }
  expect([...first].toSorted((a, b) => a - b)).toEqual(kinds.map((_kind, at) => at));
});

test('alternatives are all other boxes that the deal fits, and only those', () => {
  fc.assert(
    fc.property(anyMarket, anyDeal, ({ id }, deal) => {
      const found = findAlternatives(deal, id).map((market) => market.id);
      const taking = allMarkets.filter((market) => market.id !== id && assessMarketFit(deal, market.id).fits);
      expect(found.toSorted()).toEqual(taking.map((market) => market.id).toSorted());
    }),
  );
});
