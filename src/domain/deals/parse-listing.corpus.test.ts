import { expect, test } from 'vitest';
import { readKnownMisses, readListings } from '../../../test-support/listings/read-listings.ts';
import { scoreListings } from '../../../test-support/listings/score-listings.ts';
import { usPlaces } from '../../../test-support/listings/us-places.ts';
import { groupBy } from '../group-by.ts';
import { parseListing } from './parse-listing.ts';

const kindOf = (id: string) => id.slice(0, id.indexOf('/'));
const kinds = [...groupBy(readListings(), ({ id }) => kindOf(id))];
const knownMisses = readKnownMisses();
const read = (text: string) => parseListing(text, { currentYear: 2026, places: usPlaces });

// Texts are read within the tests, so that `npm run mutate` can repeat a kind by itself.
test.each(kinds)(
  'a listing that was read right stays right, and a mended miss is known no more: %s',
  (kind, listings) => {
    const known = new Set(knownMisses.filter((name) => kindOf(name) === kind));
    const missed = new Map(scoreListings(listings, read).misses.map((miss) => [`${miss.id} ${miss.field}`, miss]));
    const fresh = [...missed].filter(([name]) => !known.has(name)).map(([, miss]) => miss);
    expect(fresh).toEqual([]);
    expect([...known].filter((name) => !missed.has(name))).toEqual([]);
  },
);

test('listings/known-misses.txt names listings that are there', () => {
  const ids = new Set(kinds.flatMap(([, listings]) => listings.map(({ id }) => id)));
  expect(knownMisses.filter((name) => !ids.has(name.split(' ')[0] ?? ''))).toEqual([]);
});

test.each(kinds)('every value that is read, and no other, says where in the text it stands (30): %s', (_, listings) => {
  for (const { id, text } of listings) {
    const { fields, assumed, where } = read(text);
    const placed = Object.entries(where).map(([name, { start, end }]) => [name, text.slice(start, end).trim() !== '']);
    const stated = Object.keys(fields).filter((name) => !assumed.some((field) => field === name));
    expect(Object.fromEntries(placed), id).toEqual(Object.fromEntries(stated.map((name) => [name, true])));
  }
});
