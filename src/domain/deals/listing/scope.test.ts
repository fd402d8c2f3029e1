import { expect, test } from 'vitest';
import { readStages } from '../../../../test-support/listings/read-stages.ts';

const HEAD = '2207 Sumac Ct, Macon, GA 31204';
const own = (rest: string) => readStages(`${HEAD}\n${rest}`).own.slice(1);

test.each([
  ['homes beside it', 'Beds: 3\nSimilar homes\n4 beds 3 baths'],
  ['a history of prices', 'Beds: 3\nPrice history\n4/24/2025 Listed $220,000\n$199,000'],
  ['a history behind an event that begins like a heading', 'Beds: 3\nSale history\nPrice change\n$99,000'],
  ['sales by their days', 'Beds: 3\nSales   05/14/2009   $61,500   Warranty Deed'],
  ['rows of past years', 'Beds: 3\n2024\t$128,410\t$42,000\t$170,410'],
  ['comparables in a list', 'Beds: 3\nComps\n519 Fern Ave - 3/2 - sold $201,000'],
  ['a comparable in a line', 'Beds: 3\nCOMPARABLE SALE # 1   5404 Fleet Ave   GLA 1,288'],
  ['a second deal', 'Beds: 3\n2) 519 Fern Ave, Macon, GA 31206\n2 bed 1 bath'],
  ['a second house with its card', 'Beds: 3\n519 Fern Ave, Macon, GA 31206\n2 bed 1 bath 980 sqft'],
  ['what a buyer looks for', 'Beds: 3\nLooking for 4 bedrooms under $200k'],
  ['a buyer’s box', 'Beds: 3\nBuy box: 3/2s under 150k'],
])('%s is not the house (29, 32, 33)', (_, rest) => {
  expect(own(rest)).toEqual(['Beds: 3']);
});

test('a heading of the house’s own facts ends a table that is not its own', () => {
  expect(own('Tax history\n2024 $1,404\nProperty details\nBeds: 3')).toEqual(['Property details', 'Beds: 3']);
});

test('an owner’s own address begins no other house', () => {
  const rest = 'Est. value $168,000\nOwner\nHILL LLC\n5800 Fairfield Ave, Fort Wayne, IN 46807\nWants $90,000';
  expect(own(rest)).toContain('Wants $90,000');
});

test.each(['3 bed 2 bath', 'Beds: 3', 'City: Macon'])('%s ends a history of prices', (fact) => {
  expect(own(`Price history\n2/19/2026 Listed $299,900\n${fact}`)).toEqual([fact]);
});

test.each(['Rehab est: $56,000', 'ARV: $190,000', 'Asking $85,000'])('%s ends comparables', (fact) => {
  expect(own(`Comps\n519 Fern Ave sold $201,000\n${fact}`)).toEqual([fact]);
});

test('an empty line ends comparables', () => {
  expect(own('Comps\n519 Fern Ave sold $201,000\n\nBeds: 3')).toEqual(['Beds: 3']);
});

test.each([
  ['an office', `3 bed 2 bath\nBluestem Realty, 4100 E 31st St Ste 5, Tulsa, OK 74135`],
  ['the owner’s mail', 'Owner mailing address: 9014 Cactus Wren Rd, Mesa, AZ 85207\nBeds 3'],
  ['a comparable', '3/2 in need of work. Comp: 314 Juniper Hill Rd, Reno, NV 89502 sold for 310k'],
  ['a later deal', 'Duplex behind the mill, 4 bed 2 bath, 118k\n2) 2207 Sumac Ct, Macon, GA 31204 - 3/1 - 84k'],
  ['homes below the house’s own card', "4 beds\n3 baths\nToday's picks\n1874 Sycamore St, Pensacola, FL 32505"],
])('%s is not the address (29)', (_, text) => {
  expect(readStages(text).address).toBeUndefined();
});

test('the first house below a list of comparables is the property, not the first of them (29)', () => {
  const comparables = 'Comps\n519 Fern Ave, Macon, GA 31206\n40 Pine Ave, Macon, GA 31206';
  expect(readStages(`${comparables}\n\n${HEAD}\n3/1 1,100 sf`).address).toBe('2207 Sumac Ct');
});

test('where the label’s own address is not understood, no other takes its place (29)', () => {
  const text = 'Address: 77-B/3 Parcel 9\n3 bed 2 bath\n\n518 Wren Hollow Ln, Tulsa, OK 74110';
  expect(readStages(text)).toMatchObject({ address: undefined, isUnread: true });
});

test('a heading over a column of a history is not the house’s own (32)', () => {
  expect(own('Beds: 3\nSale history\nDate\nPrice\nJun 8, 2012\nSold\n$79,500')).toEqual(['Beds: 3']);
});

test('where cards stand above their addresses, the next home begins with its card (2)', () => {
  const next = '$187,500\n2 bd | 1 ba | 960 sqft\n42 Oldfield Cv, Macon, GA 31204';
  const text = `$219,900\n3 bd | 2 ba | 1,508 sqft\n${HEAD}\n${next}`;
  expect(readStages(text).own).toEqual(['$219,900', '3 bd | 2 ba | 1,508 sqft', HEAD]);
});

test('the clause that leads to a house says whose it is (29)', () => {
  const text = `Meet at our office, 210 Court Sq, Suite 4, then see the house at ${HEAD}`;
  expect(readStages(text).address).toBe('2207 Sumac Ct');
});
