import { expect, test } from 'vitest';
import { readKnownMisses, readListings } from '../../../test-support/listings/read-listings.ts';
import { scoreListings } from '../../../test-support/listings/score-listings.ts';
import { usPlaces } from '../../../test-support/listings/us-places.ts';
import { parseListing } from './parse-listing.ts';

const listings = readListings();
const read = (text: string) => parseListing(text, { currentYear: 2026, places: usPlaces });
const score = scoreListings(listings, read);
const known = new Set(readKnownMisses());
const missed = new Map(score.misses.map((miss) => [`${miss.id} ${miss.field}`, miss]));

test('a listing that was read right stays right', () => {
  const fresh = [...missed].filter(([name]) => !known.has(name)).map(([, miss]) => miss);
  expect(fresh).toEqual([]);
});

test('a miss that is mended leaves listings/known-misses.txt', () => {
  expect([...known].filter((name) => !missed.has(name))).toEqual([]);
});

test('every value that is read, and no other, says where in the text it stands (30)', () => {
  for (const { id, text } of listings) {
    const { fields, assumed, where } = read(text);
    const placed = Object.entries(where).map(([name, { start, end }]) => [name, text.slice(start, end).trim() !== '']);
    const stated = Object.keys(fields).filter((name) => !assumed.some((field) => field === name));
    expect(Object.fromEntries(placed), id).toEqual(Object.fromEntries(stated.map((name) => [name, true])));
  }
});
