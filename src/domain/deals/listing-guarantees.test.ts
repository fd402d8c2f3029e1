import { expect, test } from 'vitest';
import { usPlaces } from '../../../test-support/listings/us-places.ts';
import { parseListing } from './parse-listing.ts';

const reading = (text: string) => parseListing(text, { currentYear: 2026, places: usPlaces });
const read = (text: string) => reading(text).fields;

test.each([
  ['a comparable', 'Address: 77-B/3 Parcel 9\n3 bed 2 bath\nComps\n518 Wren Hollow Ln, Tulsa, OK 74110 sold $201,000'],
  ['an office', '3 bed 2 bath\nBluestem Realty, 4100 E 31st St Ste 5, Tulsa, OK 74135'],
  ['the owner’s mail', 'Owner mailing address: 9014 Cactus Wren Rd, Mesa, AZ 85207\nBeds 3'],
  ['a box for offers', '3/2 brick ranch, asking 120k\nSend offers to PO Box 118, Denver, CO 80202'],
  ['the next deal', 'Duplex behind the mill, 4 bed 2 bath, 118k\n2) 2207 Sumac Ct, Macon, GA 31204 - 3/1 - 84k'],
  ['an owner’s columns', 'Beds\t3\nOwner City\tTampa\nOwner State\tFL\nOwner Zip\t33606'],
])('where the property’s own address is not understood, %s fills none of the four place fields (29)', (_, text) => {
  const fields = read(text);
  for (const name of ['propertyAddress', 'city', 'state', 'zipCode']) expect(fields).not.toHaveProperty(name);
});

test('a place comes from elsewhere only where it is labelled so (29)', () => {
  const fields = read('Owner City\tTampa\nOwner State\tFL\nProperty City\tOcala\nProperty State\tFL\n3 beds');
  expect(fields).toMatchObject({ city: 'Ocala', state: 'FL' });
  expect(read('2207 Sumac Ct, 31204\nMail: Denver, CO').state).toBe('GA');
});

test.each([
  ['askingPrice', '439900', '$439,900\n12 Oak Bend Dr, Tulsa, OK 74110\n3 bed\nListed for $440K by owner'],
  ['askingPrice', '118000', 'The new asking price is $118,000.\n\n> Asking price: $131,000'],
  ['askingPrice', '175000', 'Asking price: $175,000\nList price: $182,000'],
  ['askingPrice', undefined, 'List price $182,000\nList price $175,000'],
  ['askingPrice', undefined, '12 Oak Bend Dr\tVacant\t$132,000\t$215,000'],
  ['askingPrice', '131900', 'Reduced $8K\n3 beds\n$131,900 $139,900'],
  ['askingPrice', '164900', 'Off-market\n$164,900'],
  ['askingPrice', undefined, 'Off market\n$164,900\nZestimate'],
  ['bedrooms', undefined, 'Bed/bath: 3 or 4 / 1'],
  ['bedrooms', undefined, 'a 2 story, looks like maybe 4 bed'],
  ['bedrooms', '3', '3 bed 2 bath\nA similar 4 bedroom sold for 310k'],
  ['askingPrice', '20000', 'neighbor says the owner wants 20 grand'],
  ['askingPrice', '84000', 'The house next door is vacant\n$84,000\n3 beds'],
  ['askingPrice', '84000', 'Sold as-is\n$84,000\n3 beds'],
  ['garage', '1-car', '3 beds, finished lower level, carport & 1-car drive-under garage'],
  ['squareFeet', '1487', 'Square feet: 1,487\nA bright and lovely home of about 1,500 sq ft in a quiet part of town'],
  ['bedrooms', '3', '3 bed 2 bath\nOne of those rare old homes that once had 4 bedrooms before the wall came down'],
  ['bedrooms', undefined, 'Beds: 3\nBedrooms: 4'],
  ['yearBuilt', '1962', 'Year built: 1962\nThe agent says that the home was probably built in 1960 by her father'],
  ['lotSize', '0.46 acres', 'On just under a half acre per tax records: 0.46 acres'],
  ['bathrooms', '2', '2 full baths\nden 18 x 14, utility 3 x 1'],
] as const)('%s is %s: exact before rounded, label before prose, equals cancel (31)', (name, value, text) => {
  expect(read(text)[name]).toBe(value);
});

test.each([
  'What did you pay?\n95,000',
  'What did you buy it for?\n95,000',
  'What have you been offered?\n120,000',
  'What was it listed for?\n199,000',
  'What do similar homes sell for?\n250k',
  'How much did you put into it?\n30,000',
  'What does Zillow say?\n190,000',
  'What did it appraise for in 2021?\n180,000',
  'When did you buy it?\n2004',
  'How old is the water heater?\n2012',
  'How many units in the building?\n4',
  'Size of the biggest bedroom?\n14x16',
  'Original purchase price?\n95,000',
  'How many offers have you had?\n2',
])('%j asks for something else, and fills no field (1)', (text) => {
  const { additionalDetails: _, ...fields } = read(text);
  expect(fields).toEqual({});
});

test.each([
  ['askingPrice', '95000', 'Looking for your next rental?\n$95,000'],
  ['askingPrice', '95000', 'What price do you have in mind?\n95'],
  ['occupancy', 'Owner-occupied', 'Do you live there?\nYes'],
  ['occupancy', undefined, 'Do you live there?\nNo'],
  ['septicSystem', 'city-sewer', 'Sewer or septic?\ncity sewer'],
  ['garage', 'none', 'Garage?: No'],
  ['bedrooms', undefined, 'Bedroom: 14x16'],
  ['bathrooms', undefined, 'Bath 5x8'],
  ['bedrooms', undefined, 'Bedroom #3 is 9x10'],
  ['bathrooms', undefined, '3+1 bedrooms'],
  ['bathrooms', '2', 'Bed + bath: 3+2'],
  ['bathrooms', '2.5', 'Full Baths 2 1/2 Baths 1'],
  ['bathrooms', '1.5', 'Beds 3 Baths 1 3/4 Sqft 1400'],
  ['bathrooms', '2', 'Baths: 2 1/2 acre lot'],
  ['bathrooms', '2.5', '3/2 1/2 baths'],
  ['bathrooms', '2', '3/2 baths'],
  ['bathrooms', '2.5', '3 beds 2/1 baths'],
  ['bathrooms', '2', '3 bed 2 bath 1/2 acre'],
  ['lotSize', '0.5 acres', '3 bed 2 bath ½ acre'],
  ['lotSize', '0.5 acres', '3/2 1/2 acre'],
  ['lotSize', '2.5 acres', '2 bath; 2 1/2 acres'],
  ['lotSize', '2.5 acres', 'on 2.5 acres 4/2.5 $185k'],
  ['lotSize', '0.25 acres', '0.25 ac in ground pool'],
  ['squareFeet', '1450', '1/4 acre 1,450 sf'],
  ['squareFeet', '1450', 'no garage 1,450 sf'],
  ['squareFeet', '1450', '2-car attached garage 1,450 sf'],
  ['estimatedRepairCost', '20000', '$20k rehab - $185,000'],
  ['estimatedRepairCost', '45000', 'Ask 18k rehab 45k'],
  ['estimatedRepairCost', '20000', '20k rehab / ARV: 260k'],
  ['estimatedRepairCost', '20000', 'no pool / needs 20k'],
  ['pool', 'yes', 'pool | no garage | 3/2'],
  ['bedrooms', '3', 'No garage three bedrooms'],
  ['bedrooms', '4', 'attached 2 car garage, 4x2'],
  ['yearBuilt', '1978', '0.25 ac - year built 1978'],
  ['lotSize', '0.33 acres', '1/3 acre'],
  ['lotSize', '0.125 acres', '1/8 acre'],
  ['city', 'Mount Pleasant', 'MT PLEASANT IA 52641'],
  ['yearBuilt', undefined, 'Bought 77 Orchard Ln (Saugerties, NY 12477) in 2004, 3 bedrooms'],
  ['yearBuilt', '1987', '3 bedrooms, it went up in 1987'],
] as const)('%s is %s in %j', (name, value, text) => {
  expect(read(text)[name]).toBe(value);
});

test.each([
  ['propertyType', 'townhouse', 'For personal, non-commercial use. Commercial use needs consent.\nType: Townhouse'],
  ['occupancy', 'Owner-occupied', 'Owner occupied and easily vacated'],
  ['occupancy', undefined, 'The house next door is vacant'],
  ['pool', undefined, 'In a neighborhood of homes with pools'],
  ['propertyType', undefined, 'Two blocks from condos for sale'],
  ['askingPrice', undefined, 'Price history\n03/02/2019 Sold $88,000'],
  ['askingPrice', undefined, 'Sale Price: $61,000 (3/2004)'],
  ['askingPrice', undefined, 'Sale price (2004): $61,000'],
  ['askingPrice', undefined, 'Sale Price: $61,000\nSale Date: 3/12/04'],
  ['askingPrice', undefined, 'Price: $61,000 on 3/12/2004'],
  ['askingPrice', undefined, '$61,000 (March 2004)'],
  ['askingPrice', '84900', 'Sale Price: $61,000 (3/2004)\nAsking $84,900'],
  ['askingPrice', '84900', 'Sale Date: 3/2004\nAsking Price: $84,900'],
  ['askingPrice', '84900', 'Sale Price: $84,900 (3/2026)'],
  ['askingPrice', '84900', 'Price: $84,900 (12/2025)'],
  ['askingPrice', '84900', 'Sale Price: $84,900 (2019 roof)'],
] as const)('%s is %s: small print, history and neighbours say nothing (32)', (name, value, text) => {
  expect(read(text)[name]).toBe(value);
});

test('the second of two deals fills no gap of the first (33)', () => {
  const fields = read(
    '1) 2207 Sumac Ct, Macon, GA 31204\n3 bed, asking 84k\n\n2) 519 Fern Ave, Macon, GA 31206\n2 bed 1 bath, 980 sqft, built 1950, asking 71k',
  );
  expect(fields).toMatchObject({ propertyAddress: '2207 Sumac Ct', bedrooms: '3', askingPrice: '84000' });
  for (const name of ['bathrooms', 'squareFeet', 'yearBuilt']) expect(fields).not.toHaveProperty(name);
});

test('the year of a manufactured home stands before its maker (14)', () => {
  expect(read('2003 Clayton double wide on 2 acres').yearBuilt).toBe('2003');
  expect(read('3/2, 1,568 sq ft, 1999 Palm Harbor').yearBuilt).toBe('1999');
});

test('a building’s units are one property with its own totals, and what all of them share (33)', () => {
  const fields = read(
    'Fourplex at 71 Mill Row, Dayton, OH 45402\nUnit A: 2/1 800 sf, leased\nUnit B: 2/1 800 sf, leased\nTotal 8 bed 4 bath, 3,200 sqft',
  );
  expect(fields).toMatchObject({ bedrooms: '6+', bathrooms: '4+', squareFeet: '3200', occupancy: 'Tenant-occupied' });
  expect(read('Duplex\nBoth sides 2 bed 1 bath, 4 bed 2 bath total')).toMatchObject({ bedrooms: '4', bathrooms: '2' });
  expect(read('Duplex\nUnit A: 2/1, leased\nUnit B: 2/1, vacant')).not.toHaveProperty('occupancy');
  const mixed = read('Fourplex, each 2 bed, 1 bath\nUnits 1, 2 leased, unit 3 vacant');
  for (const name of ['bedrooms', 'bathrooms', 'occupancy']) expect(mixed).not.toHaveProperty(name);
});

test.each([
  'Vacant land, 5 acres, room for a 4 bedroom house',
  '0.5 acre lot, perc approved for a 3 bedroom septic, plans for 4 bed 3 bath',
  'Lot for sale, could carry a 3 bed 2 bath home of 1,800 sq ft with a 2 car garage, built 2026',
])('land has no rooms: %s (34)', (text) => {
  const fields = read(text);
  for (const name of ['bedrooms', 'bathrooms', 'squareFeet', 'yearBuilt', 'garage', 'propertyType'])
    expect(fields).not.toHaveProperty(name);
});

test('what was read says where it stands, and what was assumed stands nowhere (30)', () => {
  const text = '2207 Sumac Ct, Macon 31204\n3 bed, 1,450 sqft. Asking $84,000';
  const { fields, assumed, where } = reading(text);
  const words = Object.fromEntries(
    Object.entries(where).map(([name, { start, end }]) => [name, text.slice(start, end)]),
  );
  expect(words).toMatchObject({
    propertyAddress: '2207 Sumac Ct',
    city: 'Macon',
    zipCode: '31204',
    bedrooms: '3',
    squareFeet: '1,450',
    askingPrice: '$84,000',
  });
  expect(fields).toMatchObject({ state: 'GA', garage: '2-car', propertyType: 'single-family' });
  expect(assumed).toEqual(expect.arrayContaining(['state', 'garage', 'propertyType']));
  for (const name of assumed) expect(where).not.toHaveProperty(name);
});
