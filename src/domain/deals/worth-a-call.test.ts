import { expect, test } from 'vitest';
import { findAlternatives, findMarket, type FitDeal } from './assess-market-fit.ts';
import { judgeNearMiss } from './worth-a-call.ts';

const most = findMarket('texas')?.requirements.cityMaxDollars['Houston'] ?? 0;
const houston: FitDeal = {
  city: 'Houston',
  state: 'TX',
  yearBuilt: '2001',
  bedrooms: '3',
  bathrooms: '2',
  squareFeet: '1500',
};
const asked = (dollars: number, more: FitDeal = {}) => ({
  ...houston,
  askingPrice: String(Math.round(dollars)),
  ...more,
});
const judged = (deal: FitDeal, id = 'texas') => judgeNearMiss(deal, id, findAlternatives(deal, id));

test('a price up to a tenth over is worth a call, and not a dollar more', () => {
  expect(judged(asked(most * 1.04))).toMatchObject({ shareMissed: 0.04, takers: [] });
  expect(judged(asked(most * 1.04))?.inTheWay).toContain('over for Houston');
  expect(judged(asked(most * 1.1))).not.toBeNull();
  expect(judged(asked(most * 1.1 + 1))).toBeNull();
});

test('what no talk changes is not worth a call: a room too few, or two things in the way', () => {
  expect(judged(asked(most, { bedrooms: '2' }))).toBeNull();
  expect(judged(asked(most + 1000, { bathrooms: '1' }))).toBeNull();
});

test('a deal that another box takes where it lies is worth one whatever is in its way', () => {
  // Of both buyers in Oklahoma the first pays more.
  const most2 = findMarket('oklahoma-2')?.requirements.priceRange.maxDollars ?? 0;
  const deal = asked(most2 * 1.5, { city: 'Oklahoma City', state: 'OK' });
  expect(judged(deal, 'oklahoma-2')).toMatchObject({ shareMissed: 0, takers: [{ id: 'oklahoma-1' }] });
});

test('a deal that its box takes by now is worth one; one for no box that there is, is not', () => {
  expect(judged(asked(most))).toEqual({ inTheWay: 'Nothing any more', shareMissed: 0, takers: [] });
  expect(judged(asked(most), 'atlantis')).toBeNull();
});
