import fc from 'fast-check';
import { expect, test } from 'vitest';
import { markets, type Market } from '../../../content/markets.ts';
import { adviseAsk } from './advise-ask.ts';
import { assessMarketFit, findMarket } from './assess-market-fit.ts';
import { gapDollars, priceMaximum, takesAtDollars, weighOffer, type MoneyDeal, type Offer } from './weigh-offer.ts';
import { placeOf } from './where-it-lies.ts';

const allMarkets: readonly Market[] = markets;

function market(id: string): Market {
  const found = findMarket(id);
  if (!found) throw new Error(`No market ${id}`);
  return found;
}

/** The deal of the drawn direction: asked $390,000 in Houston, worth $520,000 after $35,000 of repairs. */
const larkspur: MoneyDeal = {
  city: 'Houston',
  state: 'TX',
  askingPrice: '390k',
  yearBuilt: '1985',
  bedrooms: '3',
  bathrooms: '2',
  squareFeet: '1,450',
  arv: '$520,000',
  estimatedRepairCost: '35k',
};

test('a buyer pays its share of ARV less the repairs, and the gap is what is asked beyond it (19, 24)', () => {
  const offer = weighOffer(larkspur, market('texas'));
  expect(offer).toEqual({ kind: 'pays', fromDollars: 329_000, toDollars: 355_000, isCapped: false });
  expect(gapDollars(larkspur, offer)).toBe(35_000);
  expect(gapDollars({ ...larkspur, askingPrice: '355,000' }, offer)).toBe(0);
  expect(gapDollars({ ...larkspur, askingPrice: '' }, offer)).toBeNull();
});

test('what is missing is said and nothing is worked out (20)', () => {
  const needs = (deal: MoneyDeal) => weighOffer({ ...larkspur, ...deal }, market('texas'));
  expect(needs({ arv: '' })).toEqual({ kind: 'needs', missing: ['arv'] });
  expect(needs({ arv: '500-540k', estimatedRepairCost: 'some' })).toEqual({
    kind: 'needs',
    missing: ['arv', 'estimatedRepairCost'],
  });
  expect(needs({ estimatedRepairCost: '0' })).toMatchObject({ kind: 'pays', toDollars: 375_000, isCapped: true });
  const { offer: _offer, ...requirements } = market('texas').requirements;
  expect(weighOffer(larkspur, { ...market('texas'), requirements })).toEqual({ kind: 'unsaid' });
});

test.each([
  ['texas', { estimatedRepairCost: '62k' }, '$12,000 of repairs more than its card takes'],
  ['arizona-phoenix-area', { arv: '390k' }, 'Its card takes an ARV from $400,000'],
  ['arizona-phoenix-area', { arv: '901k' }, 'Its card takes an ARV to $900,000'],
  ['oklahoma-1', { arv: '200k' }, 'Its terms give $115,000, under its minimum'],
  ['texas', { arv: '40k' }, 'Nothing is left after the repairs'],
])('%s pays nothing beyond its card and says why (21, 22)', (id, change, why) => {
  expect(weighOffer({ ...larkspur, ...change }, market(id))).toEqual({ kind: 'outside', why });
});

const anyMarket = fc.constantFrom(...allMarkets);
const figure = (max: number) => fc.oneof(fc.integer({ min: 0, max }).map(String), fc.constantFrom('', 'some', '90k'));
const anyDeal = fc.record<MoneyDeal>({
  city: fc.constantFrom('', 'Elsewhere', ...allMarkets.flatMap(({ locations }) => locations)),
  state: fc.constantFrom('', 'TX', 'GA', 'nc', 'AZ', 'OK', 'OH'),
  askingPrice: fc.oneof(figure(1_200_000), figure(60_000_000)),
  yearBuilt: fc.constantFrom('', '1960', '1995', '2010'),
  bedrooms: fc.constantFrom('', '2', '3', '6+'),
  bathrooms: fc.constantFrom('', '1', '2'),
  squareFeet: fc.constantFrom('', '900', '1,450', '3400'),
  arv: figure(1_500_000),
  estimatedRepairCost: figure(80_000),
});

const pays = (offer: Offer) => (offer.kind === 'pays' ? offer : null);

test('what is paid is whole dollars, from the less to the more, never beyond the maximum or the share (19, 22)', () => {
  fc.assert(
    fc.property(anyMarket, anyDeal, (box, deal) => {
      const offer = pays(weighOffer(deal, box));
      fc.pre(offer !== null);
      const { fromDollars, toDollars } = offer;
      expect([fromDollars, toDollars].every(Number.isInteger)).toBe(true);
      expect(fromDollars).toBeGreaterThanOrEqual(0);
      expect(fromDollars).toBeLessThanOrEqual(toDollars);
      expect(toDollars).toBeLessThanOrEqual(priceMaximum(box, deal.city ?? ''));
      expect(toDollars).toBeGreaterThanOrEqual(box.requirements.priceRange.minDollars ?? 1);
    }),
    { maxSkipsPerRun: 1000 },
  );
});

test('a higher ARV never lowers what is paid, and more repairs never raise it, while the card takes them', () => {
  fc.assert(
    fc.property(
      anyMarket,
      fc.integer({ min: 300_000, max: 700_000 }),
      fc.nat(200_000),
      fc.nat(40_000),
      (box, arv, more, repairs) => {
        const at = (value: number, cost: number) =>
          pays(weighOffer({ arv: String(value), estimatedRepairCost: String(cost) }, box));
        const [base, higher, dearer] = [at(arv, repairs), at(arv + more, repairs), at(arv, repairs + 1000)];
        fc.pre(base !== null && higher !== null && dearer !== null);
        expect(higher.toDollars).toBeGreaterThanOrEqual(base.toDollars);
        expect(dearer.toDollars).toBeLessThanOrEqual(base.toDollars);
      },
    ),
  );
});

test('a box takes the deal at the price that is named, at no dollar more, and not as it is (25)', () => {
  fc.assert(
    fc.property(anyMarket, anyDeal, (box, deal) => {
      const ask = takesAtDollars(deal, box);
      const fits = (askingPrice: string | undefined) => assessMarketFit({ ...deal, askingPrice }, box.id).fits;
      fc.pre(ask !== null);
      expect(fits(String(ask))).toBe(true);
      expect(fits(String(ask + 1))).toBe(false);
      expect(fits(deal.askingPrice)).toBe(false);
    }),
    { maxSkipsPerRun: 2000, numRuns: 60 },
  );
});

test('the advice is for a box that buys where the property lies, and for the chosen one first (26)', () => {
  expect(adviseAsk(larkspur, '')).toMatchObject({ market: { id: 'texas' }, askDollars: 375_000 });
  expect(adviseAsk({ ...larkspur, askingPrice: '370k' }, '')).toBeNull();
  expect(adviseAsk({ ...larkspur, city: '', state: '' }, '')).toBeNull();
  const phoenix = { ...larkspur, city: 'Phoenix', state: 'AZ', askingPrice: '620k' };
  expect(adviseAsk(phoenix, '')).toMatchObject({ market: { id: 'arizona-phoenix-area' }, askDollars: 600_000 });
  expect(adviseAsk(phoenix, 'arizona')).toMatchObject({ market: { id: 'arizona' }, askDollars: 500_000 });
  // Another box takes it as it is: nobody needs to lower it, unless the visitor has chosen the stricter one.
  expect(adviseAsk({ ...phoenix, askingPrice: '550k' }, '')).toBeNull();
  expect(adviseAsk({ ...phoenix, askingPrice: '550k' }, 'arizona')).toMatchObject({ askDollars: 500_000 });
});

test('no advice ever leads elsewhere or to a price that is not lower', () => {
  fc.assert(
    fc.property(anyDeal, anyMarket, (deal, { id }) => {
      const advice = adviseAsk(deal, id);
      fc.pre(advice !== null);
      expect(['city', 'state']).toContain(placeOf(deal, advice.market));
      expect(advice.askDollars).toBeLessThan(Number(deal.askingPrice));
    }),
    { maxSkipsPerRun: 3000, numRuns: 40 },
  );
});
