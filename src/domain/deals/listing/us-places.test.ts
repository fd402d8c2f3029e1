import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { usPlaces } from '../../../../test-support/listings/us-places.ts';
import { parseListing } from '../parse-listing.ts';
import { noPlaces, openPlaces } from './us-places.ts';

const MOST_BYTES = 44_400;
const words = (name: string) => name.split(' ');

test.each([
  ['fort worth', ['TX']],
  ['ft worth', ['TX']],
  ['n little rock', ['AR']],
  ['saint petersburg', ['FL']],
  ['new york', ['NY']],
  ['flushing', ['MI', 'NY']],
  ['okc', ['OK']],
  ['jax', ['FL']],
  ['ponce', ['PR']],
  ['zwolle', ['LA']],
  ['aberdeen', ['ID', 'KY', 'MD', 'MS', 'NC', 'OH', 'SD', 'WA']],
])('%s is in %j', (name, states) => {
  expect(usPlaces.statesWith(words(name))).toEqual(states);
  for (const state of states) expect(usPlaces.has(words(name), state)).toBe(true);
  expect(usPlaces.has(words(name), 'AK')).toBe(false);
});

test.each([
  'american express',
  'academy life',
  'kansas lottery',
  'eastern states bkcard assoc',
  'larkspur ln',
  'constructor',
  '',
])('"%s" is no place', (name) => {
  expect(usPlaces.statesWith(words(name))).toEqual([]);
});

test.each([
  ['MCALLEN', 'McAllen'],
  ['DELAND', 'DeLand'],
  ['isle of palms', 'Isle of Palms'],
  ["O'FALLON", "O'Fallon"],
  ['ft. worth', 'Fort Worth'],
  ['N Little Rock', 'North Little Rock'],
  ['okc', 'Oklahoma City'],
  ['Oak Grove', 'Oak Grove'],
])('%s is written %s', (written, spelt) => {
  expect(usPlaces.spell(written, undefined)).toBe(spelt);
});

test('a town is known of each letter that a town begins with', () => {
  const towns =
    'Austin Boston Chicago Denver Erie Flint Gary Houston Irving Jackson Keene Lima Miami Newark Omaha Peoria Quincy Reno Salem Tampa Utica Venice Waco Xenia York Zion';
  const unknown = towns.split(' ').filter((town) => usPlaces.statesWith([town.toLowerCase()]).length === 0);
  expect(unknown).toEqual([]);
});

test('the file is small enough for a phone', () => {
  expect(brotliCompressSync(readFileSync(new URL('us-places.txt', import.meta.url))).length).toBeLessThan(MOST_BYTES);
});

test.each(['<!doctype html>\n<title>Sign in</title>', 'AK AL', 'x'])('%j is no list of places', (file) => {
  expect(() => openPlaces(file)).toThrow('This is no list of places');
});

test('without the list a place is read where the text gives its state', () => {
  const text = '4418 N Larkspur Ln, Fort Worth, TX 76133\n3 beds 2 baths 1,512 sqft\nAsking $289,900';
  const { fields } = parseListing(text, { currentYear: 2026, places: noPlaces });
  expect(fields).toMatchObject({
    propertyAddress: '4418 N Larkspur Ln',
    city: 'Fort Worth',
    state: 'TX',
    zipCode: '76133',
    bedrooms: '3',
    askingPrice: '289900',
  });
});

test('a place that is not on the list is read before its state and a ZIP code of that state', () => {
  const read = (text: string) => parseListing(text, { currentYear: 2026, places: noPlaces }).fields;
  expect(read('1150 Peach Orchard Rd, Ridgeway SC 29130. 4/2')).toMatchObject({ city: 'Ridgeway', zipCode: '29130' });
  expect(read('1150 Peach Orchard Rd, Ridgeway SC 75201. 4/2').city).toBeUndefined();
});

test('a sentence may be wrapped within the name of a city, and a label below a street is no town', () => {
  const city = (text: string) => parseListing(text, { currentYear: 2026, places: usPlaces }).fields.city;
  expect(city('Welcome to 1307 Red Allen Way, New\nOrleans, LA 70114, a home')).toBe('New Orleans');
  expect(city('44525 Vista Grande Ct\nPrice: $300,000')).toBeUndefined();
});
