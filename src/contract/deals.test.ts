import { expect, test } from 'vitest';
import { dealRequestSchema, type DealInput } from './deals.ts';

const schema = dealRequestSchema(() => 2026);
const deal: DealInput = {
  name: 'Al',
  email: 'al@example.com',
  phone: '214-555-0142',
  propertyAddress: '1 Elm',
  city: 'Yo',
  state: 'tx',
  zipCode: '75001',
  bedrooms: '6+',
  bathrooms: '1.5',
  squareFeet: '1450sf',
  yearBuilt: '2026',
  garage: 'none',
  askingPrice: '450k',
  currentCondition: 'gut-job',
  septicSystem: 'city-sewer',
  propertyType: 'mobile-home',
  timeframe: 'asap',
  jvAgreement: true,
  targetMarket: 'texas',
};

function messages(part: Record<string, unknown>): string[] {
  const parsed = schema.safeParse({ ...deal, ...part });
  return parsed.success ? [] : parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
}

/** The specification, section 5: each field's message, and a value one short of what it takes. */
const specified: readonly (readonly [field: string, message: string, tooLittle: unknown])[] = [
  ['name', 'Name must be at least 2 characters', 'A'],
  ['email', 'Please enter a valid email address', 'al@'],
  ['phone', 'Please enter a valid phone number', '214555014'],
  ['propertyAddress', 'Please enter the property address', '1 El'],
  ['city', 'Please enter the city', 'Y'],
  ['state', 'Please enter the state', 'T'],
  ['zipCode', 'Please enter a valid zip code', '7500'],
  ['bedrooms', 'Please select number of bedrooms', ''],
  ['bathrooms', 'Please select number of bathrooms', ''],
  ['squareFeet', 'Please enter square footage', ''],
  ['yearBuilt', 'Please enter year built', '202'],
  ['garage', 'Please select garage information', ''],
  ['askingPrice', 'Please enter asking price', ''],
  ['currentCondition', 'Please select property condition', ''],
  ['septicSystem', 'Please specify sewer type', ''],
  ['propertyType', 'Please select property type', ''],
  ['timeframe', 'Please select closing timeframe', ''],
  ['jvAgreement', 'You must agree to the Joint Venture terms to submit a deal', false],
  ['targetMarket', 'Please select which buy box this property matches', ''],
];

test.each(specified)('%s: %s', (field, message, tooLittle) => {
  const padded = typeof tooLittle === 'string' ? ` ${tooLittle} ` : tooLittle;
  for (const value of [tooLittle, padded, undefined, null])
    expect(messages({ [field]: value })).toEqual([`${field}: ${message}`]);
  expect(messages({})).toEqual([]);
});

test('in an empty form each of the nineteen fields says what it needs, in order', () => {
  const parsed = schema.safeParse({});
  expect(parsed.error?.issues.map(({ message }) => message)).toEqual(specified.map(([, message]) => message));
});

test.each(['septic', 'unknown'])('a sewer that is %s is refused', (septicSystem) => {
  expect(messages({ septicSystem })).toEqual([
    'septicSystem: Sorry, our hedge fund buyers only accept properties with city sewer connections.',
  ]);
});

test('each figure is a single one: a range, words or a value not above zero is a field error', () => {
  for (const askingPrice of ['400-450k', 'call me', '0', '-1', '450.000'])
    expect(messages({ askingPrice })).toEqual([
      'askingPrice: Please enter asking price as one figure, for example 365,000.',
    ]);
  for (const squareFeet of ['1,400-1,600', 'large', '0'])
    expect(messages({ squareFeet })).toEqual([
      'squareFeet: Please enter square footage as one figure, for example 1,450.',
    ]);
});

test('a year built has four digits, from 1800 to this year', () => {
  for (const yearBuilt of ['1800', '2026']) expect(messages({ yearBuilt })).toEqual([]);
  for (const yearBuilt of ['1799', '2027', '1980s', '19844'])
    expect(messages({ yearBuilt })).toEqual(['yearBuilt: Please enter year built as four digits, from 1800 to 2026']);
});

test('a state is two letters, a zip code five digits or nine', () => {
  for (const state of ['Texas', 'T1']) expect(messages({ state })).toHaveLength(1);
  for (const zipCode of ['75001-1234', '750011234', '75001 1234']) expect(messages({ zipCode })).toEqual([]);
  for (const zipCode of ['ABCDE', '750011', '75001-12']) expect(messages({ zipCode })).toHaveLength(1);
});

test('a phone number has ten characters and is valid', () => {
  for (const phone of ['2145550142', '+1 (214) 555-0142', '+49 30 901820']) expect(messages({ phone })).toEqual([]);
  for (const phone of ['1111111111', 'call me now', '+++++++++++'])
    expect(messages({ phone })).toEqual(['phone: Please enter a valid phone number']);
});

test('photo links are free text, kept as typed and bounded in length', () => {
  for (const photoLinks of ['', 'I will text them to you', 'https://a.example/1 me', 'a.example '.repeat(21).trim()]) {
    expect(messages({ photoLinks })).toEqual([]);
    expect(schema.parse({ ...deal, photoLinks }).photoLinks).toBe(photoLinks);
  }
  expect(messages({ photoLinks: 'x'.repeat(4001) })).toEqual(['photoLinks: Please keep this under 4,000 characters']);
});

test('the 25 fields are in the specification’s order, absent optional ones as empty text, all trimmed', () => {
  const parsed = schema.parse({ other: 1, ...Object.fromEntries(Object.entries(deal).toReversed()), name: ' Al ' });
  expect(Object.keys(parsed).join(' ')).toBe(
    'name email phone propertyAddress city state zipCode bedrooms bathrooms squareFeet lotSize yearBuilt garage askingPrice ' +
      'estimatedRepairCost currentCondition septicSystem propertyType timeframe additionalDetails pool photoLinks occupancy ' +
      'jvAgreement targetMarket extras',
  );
  expect(parsed).toMatchObject({ name: 'Al', lotSize: '', pool: '', occupancy: '' });
  expect(parsed.extras).toEqual({
    arv: '',
    assignmentFee: '',
    roofAge: '',
    hvacAge: '',
    foundationCondition: '',
    propertyAccess: '',
  });
});

test('every option of the specification is accepted, and no other', () => {
  const options = {
    bedrooms: ['1', '2', '3', '4', '5', '6+'],
    bathrooms: ['1', '1.5', '2', '2.5', '3', '3.5', '4+'],
    garage: ['none', '1-car', '2-car', '3-car', '4+car'],
    currentCondition: ['lipstick', 'basic', 'gut-job', 'destroyed'],
    propertyType: ['single-family', 'townhouse', 'condo', 'duplex', 'mobile-home'],
    timeframe: ['asap', '30-days', '60-days', '90-days', 'flexible'],
    pool: ['', 'yes', 'no'],
    occupancy: ['', 'Vacant', 'Tenant-occupied', 'Owner-occupied'],
  };
  for (const [field, values] of Object.entries(options)) {
    for (const value of values) expect(messages({ [field]: value })).toEqual([]);
    expect(messages({ [field]: 'other' })).toHaveLength(1);
  }
});
