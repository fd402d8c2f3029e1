import { expect, test } from 'vitest';
import { readStages } from '../../../../test-support/listings/read-stages.ts';
import { usPlaces } from '../../../../test-support/listings/us-places.ts';
import { parseListing } from '../parse-listing.ts';

const roles = (text: string) => readStages(text).roles.toSorted();

test.each([
  ['a colon', 'Beds: 3\nYear built: 1972'],
  ['a wide gap', 'Beds     3\nYear built     1972'],
  ['dots', 'Beds ........ 3\nYear built ..... 1972'],
  ['a label over its value', 'Beds\n3\nYear built\n1972'],
  ['a value over its label', '3\nBeds\n1972\nYear built'],
  ['cells', 'Beds\t3\tYear built\t1972'],
  ['a row of headings', 'Beds\tBaths\tYear built\n3\t\t1972'],
  ['commas under headings', 'Name,Beds,Baths,Year built\nJo,3,,1972'],
  ['headings of an export', 'parcel_no,bedroom_ct,bath_ct,yr_built\n5-14,3,,1972'],
  ['cells in quotes', '"Beds","3"\n"Year built","1972"'],
  ['numbered questions', '1. How many beds?\n3\n2. What year was it built?\n1972'],
  ['a quoted mail', '> Beds: 3\n> Year built: 1972'],
  ['nothing but blanks under headings', 'Beds Baths Year built\n3 two 1972'],
  ['a row of totals under headings', 'Levels Beds Year built\nUpper 2 0\nTotal 3 1972'],
  ['questions with blank lines between', 'How many beds?\n\n3\n\nWhat year was it built?\n\nI think in 1972'],
  ['a question with its answer in a sentence', 'Okay. How many beds?\nI think 3 or so\nYear built: 1972'],
  ['a joined label', 'Beds/Year built: 3/1972'],
  ['a colon in its own column', 'Beds       : 3\nYear built : 1972'],
])('%s binds a label to its value (3)', (_, text) => {
  expect(roles(text)).toEqual(['beds 3', 'year 1972']);
});

test('a joined heading holds for a joined value', () => {
  expect(roles('Bd/Ba\tCity\tType\n3/2\tMacon\tSFR')).toEqual(['baths 2', 'beds 3']);
});

test('a heading lends its name to the row below it', () => {
  expect(roles('Lot\nSize: 7,200 Square Feet')).toEqual(['lot 7200']);
});

test('a page of values over their labels goes on as one over values in words', () => {
  const text = '3\nBeds\n2\nBaths\n2\nGarage\nForced Air\nHeating\n1955\nYear Built\n75 x 135\nLot Size';
  expect(roles(text)).toEqual(['baths 2', 'beds 3', 'cars 2', 'lot 75', 'year 1955']);
});

test('rows under the names of units tell of each unit by itself (33)', () => {
  expect(roles('Unit A\tUnit B\nBeds\t2\t2\nYear built\t1951\t1951\nGarage: 2')).toEqual(['cars 2']);
});

test('a table of sales is not the price (32)', () => {
  expect(roles('Sale date\tPrice\tDeed\n5/4/2007\t$135,000\tWD')).toEqual([]);
});

test.each([
  ['Occupancy: vacant', ['occupancy', 'vacant']],
  ['Sewer:\nPublic', ['sewer', 'public']],
  ['City\tMacon', ['city', 'macon']],
  ['Owner mailing address: Denver', ['otherAddress', 'denver']],
  ['Is it quiet? It is. Septic or public sewer?\nPublic', ['sewer', 'public']],
])('%j is a statement under its label', (text, statement) => {
  expect(readStages(text).statements).toContainEqual(statement);
});

test('a line of labels over a line of as many figures binds each', () => {
  expect(roles('beds baths\n3 and 2.5')).toEqual(['baths 2.5', 'beds 3']);
});

test('an answer is that of the thing asked after, not of how much (3)', () => {
  expect(roles("Does it need repairs? If so, how much?\nPaint, I'd say $19,000")).toEqual(['repair 19000']);
});

test('behind a time whoever speaks is no part of what is said', () => {
  expect(roles('[2/11/26, 9:16:02 AM] Me: repairs?\n[2/11/26, 9:16:40 AM] Dee Lane: about 73K. Nice one')).toEqual([
    'repair 73000',
  ]);
});

test('a message that was copied with its day and time is read like any other', () => {
  const talk =
    '[2/11, 9:16 AM] Me: How many beds?\n[2/11, 9:18 AM] Dee: 3\n[2/11, 9:19 AM] Me: Asking price?\n[2/11, 9:25 AM] Dee: 85';
  expect(roles(talk)).toEqual(['ask 85', 'beds 3']);
});

test.each([['State/Zip: NC 28205'], ['State / Zip .... NC / 28205'], ['State & Zip: NC, 28205']])(
  '%j tells both (3)',
  (text) => {
    const { fields } = parseListing(text, { currentYear: 2026, places: usPlaces });
    expect(fields).toMatchObject({ state: 'NC', zipCode: '28205' });
  },
);

test('who speaks is no part of what is said', () => {
  expect(readStages('Ann: 3 beds').statements).toEqual([['', '3 beds']]);
  const talk = 'Seller: 3 beds\nSeller: vacant\nSeller: roof is new';
  expect(readStages(talk).statements).toEqual([
    ['', '3 beds'],
    ['', 'vacant'],
    ['', 'roof is new'],
  ]);
});

const EXPORT = 'SALE TYPE,SOLD DATE,ADDRESS,CITY,PRICE,BEDS,$/SQUARE FEET';

test('an empty day of sale makes a house’s row no history; a day under it makes the sum past', () => {
  expect(roles(`${EXPORT}\nMLS Listing,,731 Sarsaparilla Dr,Yukon,264900,4,126`)).toContain('ask 264900');
  const sold = roles(`${EXPORT}\nPAST SALE,5/3/2019,731 Sarsaparilla Dr,Yukon,264900,4,126`);
  expect(sold).toContain('beds 4');
  expect(sold).not.toContain('ask 264900');
});

test('who lives there, behind a sum as large as a price, is no rent', () => {
  expect(roles('3/1 - 1,038 sqft - Built 1982 - $139,900 - Rented')).not.toContain('rate 139900');
  expect(roles('$1,450 rented')).toEqual(['rate 1450']);
});

test('a sentence may be wrapped between a number and its unit', () => {
  const text =
    'Welcome to 1811 Southpointe Dr, Hoover, AL 35244, a\nlovely 4 bedroom, 2.5 bathroom home offering 2,666\nsquare feet of living space';
  expect(roles(text)).toContain('living 2666');
});
