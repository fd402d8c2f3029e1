import { expect, test } from 'vitest';
import { judgeBoxes } from './box-verdicts.ts';
import { describeDeal, describePriceRange, describeTakers, summariseTakers } from './deal-words.ts';

const house = { yearBuilt: '1998', bedrooms: '3', bathrooms: '2', squareFeet: '1450' };

test('the deal is said in one sentence, with what can be read of it', () => {
  expect(
    describeDeal({ bedrooms: '3', bathrooms: '2', squareFeet: '1,450 sq ft', city: 'Houston', askingPrice: '390k' }),
  ).toBe('Your deal so far: 3 bed, 2 bath, 1,450 sq ft in Houston at $390,000.');
  expect(describeDeal({ ...house, bedrooms: '6+' })).toBe('Your deal so far: 6+ bed, 2 bath, 1,450 sq ft, built 1998.');
  expect(describeDeal({ city: ' Tulsa ' })).toBe('Your deal so far: in Tulsa.');
  expect(describeDeal({ state: 'OK', askingPrice: '200000' })).toBe('Your deal so far: in OK at $200,000.');
});

test('what cannot be read is left out, and nothing is said of nothing', () => {
  expect(describeDeal({ city: 'Houston', askingPrice: '350-375k', squareFeet: 'big' })).toBe(
    'Your deal so far: in Houston.',
  );
  expect(describeDeal({ askingPrice: 'make an offer' })).toBe('');
});

test('the boxes that would take it are counted in words', () => {
  expect(describeTakers(judgeBoxes({ ...house, askingPrice: '200000', city: 'Oklahoma City', state: 'OK' }))).toBe(
    'Two of eleven buy boxes would take it.',
  );
  expect(describeTakers(judgeBoxes({ ...house, askingPrice: '440000', city: 'Charlotte' }))).toBe(
    'One of eleven buy boxes would take it.',
  );
});

test('where none would, it says what could still come of it', () => {
  expect(describeTakers(judgeBoxes({ city: 'Phoenix', state: 'AZ' }))).toBe(
    'Two of eleven buy boxes could still take it.',
  );
  expect(describeTakers(judgeBoxes({ ...house, askingPrice: '390000', city: 'Houston', state: 'TX' }))).toBe(
    'None of eleven buy boxes would take it there; its figures fit eight elsewhere.',
  );
  expect(describeTakers(judgeBoxes({ ...house, askingPrice: '700000' }))).toBe(
    'None of eleven buy boxes would take it as it is.',
  );
});

test('the strip names who would take it, or the nearest box and what it says', () => {
  expect(summariseTakers(judgeBoxes({ ...house, askingPrice: '200000', city: 'Oklahoma City', state: 'OK' }))).toEqual({
    count: '2 of 11 boxes would take it',
    names: 'Oklahoma - Buyer 1, Oklahoma - Buyer 2',
  });
  expect(summariseTakers(judgeBoxes({ ...house, askingPrice: '390000', city: 'Houston' }))).toEqual({
    count: '0 of 11 boxes would take it',
    names: 'Texas: $15,000 over for Houston',
  });
});

test('a price range is said with its minimum where it has one', () => {
  expect(describePriceRange({ minDollars: null, maxDollars: 450_000 })).toBe('to $450,000');
  expect(describePriceRange({ minDollars: 900_000, maxDollars: 50_000_000 })).toBe('$900,000 to $50,000,000');
});
