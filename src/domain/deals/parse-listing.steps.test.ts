import { afterAll, beforeAll, expect, test } from 'vitest';
import { openStepCounter } from '../../../test-support/count-steps.ts';
import { usPlaces } from '../../../test-support/listings/us-places.ts';
import { parseListing } from './parse-listing.ts';

const context = { currentYear: 2026, places: usPlaces };
const counter = openStepCounter('/domain/deals/');
// What is built once is built before anything is counted.
beforeAll(() => void parseListing('3 beds in Tulsa, OK 74110', context));
afterAll(() => counter.close());

/** Long enough that what each text costs by itself counts for little. */
const SHORT_LENGTH = 1500;

test.each([
  '1',
  '-',
  ' ',
  ',',
  '$',
  '(',
  'a',
  '\n',
  'a ',
  '1/',
  '1 ',
  '12 Main St ',
  '$1,000 ',
  '1 to ',
  'XX ',
  '75201 ',
  '3\nbeds\n',
  'lot 50 x 120 ',
  '<p ',
  'a:',
  'Lot\n \n',
  'x ~ ',
  'needs (',
  'each side 900 sqft, ',
  'Ann: q?\nBo: a\n',
  'a,b\n',
  '1\ta\t',
])('eight times the text takes no more than in proportion, for repeated %j (5)', (unit) => {
  const short = unit.repeat(Math.ceil(SHORT_LENGTH / unit.length));
  const steps = (text: string) => counter.count(() => parseListing(text, context));
  // A quadratic reader would take 64 times as many.
  expect(steps(short.repeat(8)) / steps(short)).toBeLessThan(12);
});

test('a row of counties without end is read to its end (5)', () => {
  const { fields } = parseListing(`12 Elm St, Dayton, ${'OH county, '.repeat(8000)}`, context);
  expect(fields).toMatchObject({ propertyAddress: '12 Elm St', city: 'Dayton' });
});
