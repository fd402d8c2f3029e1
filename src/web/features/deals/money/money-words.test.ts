import { expect, test } from 'vitest';
import { judgeBoxes } from '../board/box-verdicts.ts';
import { offerInShort, rowWords, speakOfMoney } from './money-words.ts';
import { describePriceRange } from './price-range.ts';

const house = { yearBuilt: '1985', bedrooms: '3', bathrooms: '2', squareFeet: '1,450' };
const larkspur = {
  ...house,
  city: 'Houston',
  state: 'TX',
  askingPrice: '390k',
  arv: '520k',
  estimatedRepairCost: '35k',
};
const speak = (deal: object, chosen = '') => speakOfMoney(deal, chosen, judgeBoxes(deal));

test('a deal over the maximum hears to which price to lower it, what the buyer pays, and the gap', () => {
  expect(speak(larkspur)).toEqual({
    headline: 'Lower the ask to $375,000 and Texas takes it.',
    text: 'You ask $15,000 more. Its buyer pays $329,000 to $355,000: 70-75% of ARV less $35,000 of repairs. The gap to talk about is $35,000.',
    lowerToDollars: 375_000,
    isTaken: false,
  });
});

test('a deal that is taken can be lowered once more, to the most that the buyer pays', () => {
  expect(speak({ ...larkspur, askingPrice: '375,000' })).toMatchObject({
    headline: 'Texas takes it at $375,000.',
    lowerToDollars: 355_000,
    isTaken: true,
  });
  const within = speak({ ...larkspur, askingPrice: '340k' });
  expect(within).toMatchObject({ lowerToDollars: null });
  expect(within?.text).toMatch(/Your price lies within that\.$/);
  expect(speak({ ...larkspur, askingPrice: '300k' })?.text).toMatch(/You ask less than that\.$/);
});

test('missing figures are named and none is invented', () => {
  expect(speak({ ...larkspur, arv: '' })?.text).toBe(
    'You ask $15,000 more. To see what its buyer pays, type the ARV as one figure.',
  );
  expect(speak({ ...larkspur, arv: '', estimatedRepairCost: '' })?.text).toContain(
    'type the ARV and the estimated repair cost, each as one figure.',
  );
  expect(speak({ ...larkspur, estimatedRepairCost: '62k' })?.text).toBe(
    'You ask $15,000 more. $12,000 of repairs more than its card takes, so its card gives no price.',
  );
});

test('a maximum that caps the terms is said', () => {
  expect(speak({ ...larkspur, askingPrice: '370k', arv: '700k' })?.text).toBe(
    'Its buyer pays $375,000: 70-75% of ARV less $35,000 of repairs gives more, and it pays no more than its maximum. You ask less than that.',
  );
});

test('nothing is said of money before a place and a price are known', () => {
  expect(speak({})).toBeNull();
  expect(speak({ ...larkspur, city: '', state: '' })).toBeNull();
  expect(speak({ city: 'Houston', askingPrice: '350k' })).toBeNull();
  expect(speak({ city: 'Houston', arv: '520k', estimatedRepairCost: '35k' })?.text).toBe(
    'Its buyer pays $329,000 to $355,000: 70-75% of ARV less $35,000 of repairs.',
  );
});

test('the rows say where a box buys before they offer it', () => {
  const rows = (deal: object) =>
    Object.fromEntries(judgeBoxes(deal).map((verdict) => [verdict.market.id, rowWords(verdict, true)]));
  expect(rows(larkspur)).toMatchObject({
    texas: '$15,000 over for Houston',
    georgia: 'If in Georgia',
    california: 'Elsewhere; $510,000 under its minimum',
  });
  expect(rows({ ...house, askingPrice: '300k' })).toMatchObject({ georgia: 'Would take it, if in Georgia' });
});

test('a payment is short in its row, and absent where there is none', () => {
  expect(offerInShort({ kind: 'pays', fromDollars: 329_000, toDollars: 355_000, isCapped: false })).toBe(
    'pays $329,000 to $355,000',
  );
  expect(offerInShort({ kind: 'needs', missing: ['arv'] })).toBe('');
  expect(offerInShort({ kind: 'outside', why: 'Its card takes an ARV to $900,000' })).toBe(
    'Its card takes an ARV to $900,000',
  );
});

test('a price range includes its minimum if it has one', () => {
  expect(describePriceRange({ minDollars: null, maxDollars: 450_000 })).toBe('to $450,000');
  expect(describePriceRange({ minDollars: 900_000, maxDollars: 50_000_000 })).toBe('$900,000 to $50,000,000');
});
