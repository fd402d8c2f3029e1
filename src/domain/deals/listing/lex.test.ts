import { expect, test } from 'vitest';
import { lex, MOST_TOKENS } from './lex.ts';
import { readNumerals } from './numerals.ts';

/** The numbers of a text, sums with a dollar sign. */
function numbers(text: string): string[] {
  return readNumerals(lex(text))
    .filter(({ kind }) => kind === 'number')
    .map(({ value, money }) => `${money ? '$' : ''}${value}`);
}

test.each([
  ['1,610 sqft', ['1610']],
  ['1, 610 sqft', ['1610']],
  ['１，６１０ sqft', ['1610']],
  ['$439.9k', ['$439900']],
  ['$1.2M', ['$1200000']],
  ['$ 278,000', ['$278000']],
  ['$&nbsp;278,000', ['$278000']],
  ['$305,0003 bd', ['$305000', '3']],
  ['199,9k', ['$199900']],
  ['asking 41,5', ['41.5']],
  ['62 grand', ['$62000']],
  ['910 Grand Ave', ['910']],
  ['.25 ac', ['0.25']],
  ['½ acre', ['0.5']],
  ['un cuarto de acre', ['0.25']],
  ['&frac14; acre', ['0.25']],
  ['1/4 acre', ['0.25']],
  ['2 1/2 baths', ['2.5']],
  ['three and a half baths', ['3.5']],
  ['fourteen hundred sq ft', ['1400']],
  ['fourteen fifty square feet', ['1450']],
  ['fourteen fifty', []],
  ['one hundred and twenty nine thousand', ['$129000']],
  ['built in nineteen sixty', ['1960']],
  ['an acre and a quarter with a barn', ['1.25']],
  ['1 acre and a quarter mile from town', ['1']],
  ['asking one fifteen', ['115']],
  ["I'd take two thirty five thousand", ['235000']],
  ['asking price one ninety nine nine', []],
  ['needs two twenty amp panels', []],
  ['maybe twenty grand', ['$20000']],
  ['sold in June. 4 beds', ['4']],
  ['listed Jan. 4, 2026', []],
  ['Bathrooms: 1f 1h', ['1', '1']],
  ['BR/BA/BLT: 4/2/1978', ['4', '2', '1978']],
  ['Built in 20047,841 sqft lot', ['2004', '7841']],
  ['1.750 pies2', ['1750']],
])('%s holds the numbers %j (27)', (text, expected) => {
  expect(numbers(text)).toEqual(expected);
});

test.each([
  '913-555-0147',
  '(913) 555-0147',
  '3/2/2026',
  '06/2012',
  'Mar 12, 2025',
  '10:30',
  '20%',
  '14-0555-22-1',
  '1998450112',
  'https://example.com/3/2',
])('%s holds no number of the house (27)', (text) => {
  expect(numbers(text)).toEqual([]);
});

test('every token stands where it says, signs of markup and wide gaps included (30)', () => {
  const text = 'Beds:   3<br>Lot&nbsp;&frac14; acre\t“Sq Ft” ２，１００\n"Town","Ames, IA"';
  const tokens = lex(text);
  for (const [at, { start, end }] of tokens.entries()) {
    expect(end).toBeGreaterThan(start);
    expect(start).toBeGreaterThanOrEqual(tokens[at - 1]?.end ?? 0);
  }
  expect(tokens.map(({ low }) => low).join(' ')).toBe('beds : \t 3 \n lot ¼ acre \t sq ft 2,100 \n town \t ames , ia');
});

test('a dot between blanks leads to a value, and two blanks part cells where a line has them often', () => {
  const signs = (text: string) => lex(text).flatMap(({ kind, low }) => (kind === 'sign' ? [low] : []));
  expect(signs('Lot . 80x150')).toEqual(['..']);
  expect(signs('Oak St.  Tulsa')).toEqual(['.']);
  expect(signs('12 Oak St  Tulsa  3/2  1,040  1951  $41,000')).toEqual(['\t', '\t', '/', '\t', '\t', '\t']);
  expect(signs('A home.  It is dry.  It is warm.  It is clean.  It is vacant.')).toEqual(['.', '.', '.', '.', '.']);
});

test('a word that an export runs together is as many as it has capitals', () => {
  expect(lex('YearBuilt MLSNumber McAllen PHONE').map(({ low }) => low)).toEqual([
    'year',
    'built',
    'mls',
    'number',
    'mc',
    'allen',
    'phone',
  ]);
});

test('a time with its seconds is no number', () => {
  expect(lex('9:14:07 AM').map(({ kind }) => kind)).toEqual(['other', 'word']);
});

test('a text of any length has a bounded number of tokens', () => {
  expect(lex('12 '.repeat(MOST_TOKENS + 1000))).toHaveLength(MOST_TOKENS);
});
