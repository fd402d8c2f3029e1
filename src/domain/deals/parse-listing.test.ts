import fc from 'fast-check';
import { expect, test } from 'vitest';
import { usPlaces } from '../../../test-support/listings/us-places.ts';
import { parseListing } from './parse-listing.ts';

const context = { currentYear: 2026, places: usPlaces };
const read = (text: string) => parseListing(text, context).fields;
const place = 'Tulsa, OK 74110';

test('passages that contradict each other leave the field empty (1)', () => {
  const fields = read(`4120 Larkspur Ave, ${place}\nTax record: 2 bed 1,088 sqft\nSeller: 3 bed 1,088 sqft`);
  expect(fields.bedrooms).toBeUndefined();
  expect(fields.squareFeet).toBe('1088');
});

test('of a list of deals the first is read (2)', () => {
  const fields = read(
    `1) 3409 S Rutledge Ave, ${place}\n3/1.5, Price 119k\n2) 1733 N Quaker Pl, ${place}\n2/1, Price 54k`,
  );
  expect(fields).toMatchObject({ propertyAddress: '3409 S Rutledge Ave', bedrooms: '3', askingPrice: '119000' });
});

test('homes that a page shows beside its own are not read (2)', () => {
  const fields = read(
    `$214,500\n3927 Hartford Ter, Saint Louis, MO 63116\n2\nbeds\n1\nbath\nSimilar homes\n$365,000\n4 bds 3 ba 1,894 sqft`,
  );
  expect(fields).toMatchObject({ askingPrice: '214500', bedrooms: '2', bathrooms: '1' });
  expect(fields.squareFeet).toBeUndefined();
});

test('comparables, past sales and the house down the street are not read (2)', () => {
  const fields = read(
    `3927 Hartford Ter, Saint Louis, MO 63116\n2 bed 1 bath. The house down the street, a 4/2 with 1,980 sq ft, sold for $222,000.\n` +
      'Comps\n2391 Alcott St - 3/1 - 1,914 sqft - sold $544,000\n\nSales\nSale Date\tPrice\tDeed\tBook\n5/4/2007\t$135,000\tWD\t757',
  );
  expect(fields).toMatchObject({ propertyAddress: '3927 Hartford Ter', bedrooms: '2', bathrooms: '1' });
  expect(fields.squareFeet).toBeUndefined();
  expect(fields.askingPrice).toBeUndefined();
  expect(fields.yearBuilt).toBeUndefined();
});

test.each([
  ['Is it vacant? Yes', 'Vacant'],
  ['Is the property vacant?\nYes', 'Vacant'],
  ['Is it vacant?\nNo', undefined],
  ['Is the house vacant or occupied? Owner occupied', 'Owner-occupied'],
])('a question is answered, not only asked: %j (16)', (text, occupancy) => {
  expect(read(text).occupancy).toBe(occupancy);
});

test('a paragraph that a mail program broke is read as a whole (4)', () => {
  const fields = read(
    'I have a three bedroom, two bath\nplace at 9545 Half Moon Blvd, in\nLubbock, TX 79413, approximately\n1155 square feet. It sits on a 0.5\nacre lot, has a two car garage and\nwas built in 1947.',
  );
  expect(fields).toMatchObject({ propertyAddress: '9545 Half Moon Blvd', squareFeet: '1155', lotSize: '0.5 acres' });
});

test.each([
  ['on the same line', 'Beds: 3\nBaths: 2\nSq Ft: 1,450'],
  ['on the line after', 'Beds\n3\nBaths\n2\nSq Ft\n1,450'],
  ['on the line before, as portals have it', '3\nbd\n2\nba\n1,450\nsqft'],
  ['in the cell beside it', 'Beds\t3\nBaths\t2\nSq Ft\t1,450'],
  ['in one line', 'Beds: 3 Baths: 2 Sqft: 1,450'],
  ['in Spanish', 'Recámaras: 3\nBaños: 2\nPies cuadrados: 1,450'],
  ['under a compound label', 'BR/BA/SQFT: 3/2/1450'],
  ['in a table with a header', 'Beds,Baths,SqFt,ARV\n3,2,1450,200000'],
  ['behind an arrow', 'Beds -> 3\nBaths -> 2\nSq Ft -> 1,450'],
  ['behind a tilde', 'Beds ~ 3\nBaths ~ 2\nSq Ft ~ 1,450'],
  ['behind dots', 'Beds.........3\nBaths.........2\nSq Ft.........1,450'],
  ['with no blank', 'Beds:3\nBaths:2\nSq Ft:1,450'],
  ['with nothing between them', 'Total Bedrooms3\nBathrooms2\nLiving Area1,450'],
  ['in numbered rows', '1\tCity\tTulsa\n2\tBeds\t3\n3\tBaths\t2\n4\tSq Ft\t1,450'],
  ['behind a question', 'How many bedrooms?\n3\nHow many bathrooms? 2\nWhat is the square footage? 1,450'],
])('a label finds its value %s (3)', (_, text) => {
  expect(read(text)).toMatchObject({ bedrooms: '3', bathrooms: '2', squareFeet: '1450' });
});

test.each([
  ['<ul><li>Beds:&nbsp;3</li><li>Baths:&nbsp;2</li></ul>'],
  ['🛏 3 beds\r\n🛁 2 baths'],
  ['> * 3 BEDS\n> * 2 BATHS'],
  ['３ bed ２ bath'],
])('tags, emoji, quote marks and full-width signs do not matter: %s (4)', (text) => {
  expect(read(text)).toMatchObject({ bedrooms: '3', bathrooms: '2' });
});

test.each([
  ['185000', 'Asking $185,000'],
  ['185000', '185k'],
  ['1200000', 'Price: $1.2M'],
  ['174000', 'Asking 174 k. Comps 260-285k.'],
  ['142000', 'Precio: $142.000'],
  ['62000', 'asking 62 ARV 140 reno 40k'],
  ['198000', 'Was $215K ➡️ $205K ➡️ NOW $198K'],
  ['255000', 'Under contract at 240, asking 255'],
  [undefined, 'ARV $300k, rent $1,500/mo, taxes $3,000'],
  [undefined, 'Zestimate $381,200'],
  [undefined, 'Sold for $187,000 on 11/18/24'],
  [undefined, 'Looking to get 70-80k'],
  [undefined, 'Make offer'],
  [undefined, 'EMD $10,000, assignment fee $15,000'],
])('the price is %s in: %s (10)', (price, text) => {
  expect(read(`4120 Larkspur Ave, ${place}\n${text}`).askingPrice).toBe(price);
});

test.each([
  ['3', '2', '3/2'],
  ['3', '2', '3bd/2ba'],
  ['3', '2', '3x2'],
  ['3', '2', '3 (possible 4th) bed 2 bath'],
  ['4', '2.5', '4 beds, 2 full baths & 1 half bath'],
  ['4', '1.5', '4 Beds 1.75 Baths'],
  ['6+', '4+', '6 bd | 5.5 ba'],
  [undefined, '1', 'Studio, 1 bath'],
  [undefined, undefined, 'close by 3/2'],
])('rooms %s and %s in: %s (11)', (bedrooms, bathrooms, text) => {
  const fields = read(text);
  expect([fields.bedrooms, fields.bathrooms]).toEqual([bedrooms, bathrooms]);
});

test.each([
  ['1450', '1450sf'],
  ['1450', 'approx. 1450 square feet on a 7000 sqft lot'],
  ['1450', 'BLT 1450'],
  ['1442', '134 m²'],
  [undefined, '7,500 sqft lot'],
  [undefined, '$165/sqft'],
  [undefined, '1100-1300 sqft'],
])('the living area is %s in: %s (12)', (squareFeet, text) => {
  expect(read(text).squareFeet).toBe(squareFeet);
});

test.each([
  ['0.25 acres', '1/4 acre'],
  ['0.25 acres', '.25 ac'],
  ['0.5 acres', 'half acre'],
  ['1 acre', 'on 1 acre'],
  ['7,500 sq ft', 'Lot: 7500 sqft'],
  ['50 x 120', 'Lot: 50x120'],
])('the lot is %s in: %s (13)', (lotSize, text) => {
  expect(read(text).lotSize).toBe(lotSize);
});

test('the year is that of the house, and of the past (14)', () => {
  expect(read('Built 1964, roof 2019, HVAC 2021').yearBuilt).toBe('1964');
  expect(read('Effective Year Built 1995').yearBuilt).toBeUndefined();
  expect(read('Built 2031').yearBuilt).toBeUndefined();
});

test('a garage is read, denied, or assumed from carport and bedrooms (15)', () => {
  expect(read('3/2, two-car garage').garage).toBe('2-car');
  expect(read('Garage: 0').garage).toBe('none');
  expect(parseListing('3 bed, carport', context)).toMatchObject({
    fields: { garage: 'none' },
    assumed: ['garage', 'propertyType'],
  });
  expect(parseListing('2 bed', context)).toMatchObject({
    fields: { garage: '1-car' },
    assumed: ['garage', 'propertyType'],
  });
});

test.each([
  ['Vacant', 'Vacant at closing'],
  ['Tenant-occupied', 'Section 8 tenant'],
  ['Owner-occupied', 'Seller still living there, wants a leaseback'],
  [undefined, 'Great rental potential'],
  [undefined, 'Tenant paying 900. Property vacant, go and show'],
])('occupancy %s in: %s (16)', (occupancy, text) => {
  expect(read(text).occupancy).toBe(occupancy);
});

test('kind, sewer, pool and condition are read where they are said (17, 18, 20, 21)', () => {
  expect(read('Townhome, public sewer, private pool, needs a full gut')).toMatchObject({
    propertyType: 'townhouse',
    septicSystem: 'city-sewer',
    pool: 'yes',
    currentCondition: 'gut-job',
  });
  expect(read('Triplex, community pool, room for a pool')).not.toHaveProperty('pool');
  expect(read('Triplex 4 bed')).not.toHaveProperty('propertyType');
});

test('repairs are one figure (19)', () => {
  expect(read('Rehab est 45k').estimatedRepairCost).toBe('45000');
  expect(read('Rehab 15-20k').estimatedRepairCost).toBeUndefined();
});

test('links to photos are kept, others are not (22)', () => {
  const fields = read(
    'Pics: bit.ly/tealhollowpics\nhttps://imgur.com/a/AugExample1\nSubmit offer: https://forms.gle/Example\nhttps://www.zillow.com/homedetails/1_zpid/',
  );
  expect(fields.photoLinks).toBe('https://bit.ly/tealhollowpics\nhttps://imgur.com/a/AugExample1');
});

test.each([
  ['520000', 'Asking 390k, ARV 520k, rehab 35k'],
  ['98000', 'ARV 💲98,000'],
  ['517000', '✔️ After Repair Value: $517,000'],
  ['333900', 'arv = 333900'],
  ['140000', 'asking 62 ARV 140 reno 40k'],
  ['200000', 'Beds,Baths,SqFt,ARV\n3,2,1450,200000'],
  [undefined, 'ARV 140-150k'],
  [undefined, 'Ask for ARV. Asking $152,000'],
  [undefined, 'ARV 210k\nARV: $240,000'],
  [undefined, 'Zestimate: $198,440\nTax assessed value: $170,000\nOffered at $189,000'],
])('the ARV is %s in: %s (19)', (expected, text) => {
  expect(read(text).arv).toBe(expected);
});

test('extras are read as written, details never hold a telephone number (23, 24, 26)', () => {
  const fields = read(
    'Roof 2019\nHVAC: 5 years\nFoundation: slab, no issues\nlockbox 1234\nAssignment fee $10,000\nARV 210k\nARV details call 817-555-0142',
  );
  expect(fields).toMatchObject({
    roofAge: '2019',
    hvacAge: '5 years',
    foundationCondition: 'slab, no issues',
    propertyAccess: 'lockbox 1234',
    assignmentFee: '$10,000',
  });
  expect(fields.additionalDetails).toContain('ARV 210k');
  expect(fields.additionalDetails).not.toContain('555');
});

test('the buy box is guessed from the city and marked as assumed (25)', () => {
  const { fields, assumed } = parseListing(
    '4821 Quail Hollow Dr, Fort Worth, TX 76133\n3/2 1,512 sqft built 1984 $289,900',
    context,
  );
  expect(fields.targetMarket).toBe('texas');
  expect(assumed).toContain('targetMarket');
});

test('no text is refused', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'binary', maxLength: 400 }),
      (text) => typeof parseListing(text, context) === 'object',
    ),
  );
  const words = fc.constantFrom(
    '$',
    '1,200',
    '3/2',
    'beds',
    ':',
    '\n',
    '\t',
    'Dallas',
    'TX',
    '75201',
    '12',
    'Main St',
    'lot',
    'acre',
    'built',
    '1978',
    '<p>',
    '&#',
    'http://',
    '|',
    '-',
    'garage',
    '1/2',
    '(',
    ')',
    'x',
  );
  fc.assert(
    fc.property(
      fc.array(words, { maxLength: 60 }),
      (parts) => typeof parseListing(parts.join(' '), context) === 'object',
    ),
  );
});

test.each(['3 bed 0 bath house', 'Beds: 3\nBaths: 0.5'])('bathrooms below one are not read: %j (11)', (text) => {
  expect(read(text)).toMatchObject({ bedrooms: '3' });
  expect(read(text)).not.toHaveProperty('bathrooms');
});
