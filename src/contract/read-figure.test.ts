import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readDollars, readRooms, readSquareFeet, readYear } from './read-figure.ts';

test.each([
  ['450000', 450_000],
  ['450,000', 450_000],
  ['450 000', 450_000],
  ['450\u00a0000', 450_000],
  ['$450,000', 450_000],
  ['$ 450,000.00', 450_000],
  ['US$450,000', 450_000],
  ['USD 450,000', 450_000],
  ['450000usd', 450_000],
  ['450,000 dollars', 450_000],
  ['450.000,00', null],
  ['450k', 450_000],
  ['$450 K', 450_000],
  ['450 thousand', 450_000],
  ['1.2M', 1_200_000],
  ['$1.25 million', 1_250_000],
  ['12mm', 12_000_000],
  [' 450000 ', 450_000],
  ['449999.60', 450_000],
  ['0', 0],
])('%s is %s dollars', (text, dollars) => {
  expect(readDollars(text)).toBe(dollars);
});

test.each([
  '',
  ' ',
  '$',
  'k',
  'negotiable',
  '450-475k',
  '450k-475k',
  '450 to 475',
  '450k obo',
  '~450k',
  '-450000',
  '450,00',
  '45,0000',
  '1,2M',
  '450.000',
  '1e6',
  '0x1f',
  '450000 475000',
  '$450,000 $475,000',
  '٤٥٠٠٠٠',
  'Infinity',
  '9'.repeat(13),
])('%s is no single sum of dollars', (text) => {
  expect(readDollars(text)).toBeNull();
});

test('a whole amount reads the same in every notation', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 999_999_999 }), (sum) => {
      const grouped = sum.toLocaleString('en-US');
      for (const text of [`${sum}`, grouped, `$${grouped}`, `$${grouped}.00`, grouped.replaceAll(',', ' ')])
        expect(readDollars(text)).toBe(sum);
      expect(readDollars(`${sum}k`)).toBe(sum * 1000);
    }),
  );
});

test.each([
  ['1450', 1450],
  ['1,450', 1450],
  ['1,450 sq ft', 1450],
  ['1450sf', 1450],
  ['1450 SF', 1450],
  ['1,450sqft', 1450],
  ['1450 Sq. Ft.', 1450],
  ['1450 square feet', 1450],
  ['1 square foot', 1],
  ['1450ft²', 1450],
  ['1450.4', 1450],
])('%s is %i square feet', (text, feet) => {
  expect(readSquareFeet(text)).toBe(feet);
});

test.each(['', 'sf', '1,400-1,600', '1400/1600', '0.25 acres', '1450 m2', '1.450', '1450 +/-', '$1450', '1.4k'])(
  '%s is no single count of square feet',
  (text) => {
    expect(readSquareFeet(text)).toBeNull();
  },
);

test.each([
  ['3', 3],
  ['2.5', 2.5],
  ['6+', 6],
  [' 4+ ', 4],
  ['2.25', null],
  ['3 beds', null],
  ['-3', null],
  ['', null],
])('%s rooms are %s', (text, rooms) => {
  expect(readRooms(text)).toBe(rooms);
});

test.each([
  ['1984', 1984],
  [' 1984 ', 1984],
  ['84', null],
  ['19845', null],
  ['1984s', null],
  ['1980-1985', null],
  ['', null],
])('%s is the year %s', (text, year) => {
  expect(readYear(text)).toBe(year);
});
