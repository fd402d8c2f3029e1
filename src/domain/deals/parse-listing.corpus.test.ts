import { expect, test } from 'vitest';
import { readKnownMisses, readListings } from '../../../test-support/listings/read-listings.ts';
import { scoreListings } from '../../../test-support/listings/score-listings.ts';
import { parseListing } from './parse-listing.ts';

const score = scoreListings(readListings(), (text) => parseListing(text, { currentYear: 2026 }));
const known = new Set(readKnownMisses());
const missed = new Map(score.misses.map((miss) => [`${miss.id} ${miss.field}`, miss]));

test('a listing that was read right stays right', () => {
  const fresh = [...missed].filter(([name]) => !known.has(name)).map(([, miss]) => miss);
  expect(fresh).toEqual([]);
});

test('a miss that is mended leaves listings/known-misses.txt', () => {
  expect([...known].filter((name) => !missed.has(name))).toEqual([]);
});
