import { expect, test } from 'vitest';
import { judgeBoxes } from './board/box-verdicts.ts';
import { describeDeal, describeTakers, summariseTakers } from './deal-words.ts';

const house = { yearBuilt: '1998', bedrooms: '3', bathrooms: '2', squareFeet: '1450' };

test('the deal is described in one sentence from its readable values', () => {
  expect(
    describeDeal({ bedrooms: '3', bathrooms: '2', squareFeet: '1,450 sq ft', city: 'Houston', askingPrice: '390k' }),
  ).toBe('Your deal so far: 3 bed, 2 bath, 1,450 sq ft in Houston at $390,000.');
  expect(describeDeal({ ...house, bedrooms: '6+' })).toBe('Your deal so far: 6+ bed, 2 bath, 1,450 sq ft, built 1998.');
  expect(describeDeal({ city: ' Tulsa ' })).toBe('Your deal so far: in Tulsa.');
  expect(describeDeal({ state: 'OK', askingPrice: '200000' })).toBe('Your deal so far: in OK at $200,000.');
});

test('unreadable values are left out, and an empty deal has no description', () => {
  expect(describeDeal({ city: 'Houston', askingPrice: '350-375k', squareFeet: 'big' })).toBe(
    'Your deal so far: in Houston.',
  );
  expect(describeDeal({ askingPrice: 'make an offer' })).toBe('');
});

test('the sentence counts the boxes that would take the deal', () => {
  expect(describeTakers(judgeBoxes({ ...house, askingPrice: '200000', city: 'Oklahoma City', state: 'OK' }))).toBe(
    'Two of eleven buy boxes would take it.',
  );
  expect(describeTakers(judgeBoxes({ ...house, askingPrice: '440000', city: 'Charlotte' }))).toBe(
    'One of eleven buy boxes would take it.',
  );
});

test('if no box would take the deal, the sentence says what is still possible', () => {
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

test('where nobody buys, the sentence and the strip say so, whatever else is typed', () => {
  for (const more of [{}, { askingPrice: '700000' }]) {
    const verdicts = judgeBoxes({ city: 'Cleveland', state: 'OH', ...more });
    expect(describeTakers(verdicts)).toBe('None of eleven buy boxes buys there.');
    expect(summariseTakers(verdicts)).toEqual({ count: '0 of 11 boxes would take it', names: 'None buys there' });
  }
});

test('the strip names the boxes that would take the deal, or the nearest box with its verdict', () => {
  expect(summariseTakers(judgeBoxes({ ...house, askingPrice: '200000', city: 'Oklahoma City', state: 'OK' }))).toEqual({
    count: '2 of 11 boxes would take it',
    names: 'Oklahoma - Buyer 1, Oklahoma - Buyer 2',
  });
  expect(summariseTakers(judgeBoxes({ ...house, askingPrice: '390000', city: 'Houston' }))).toEqual({
    count: '0 of 11 boxes would take it',
    names: 'Texas: $15,000 over for Houston',
  });
});

test('the money of a deal is part of its description', () => {
  expect(describeDeal({ city: 'Houston', askingPrice: '390k', arv: '520k', estimatedRepairCost: '35k' })).toBe(
    'Your deal so far: in Houston at $390,000, ARV $520,000, repairs $35,000.',
  );
});
