import { expect, test } from 'vitest';
import { canonicalPath, recordedPath } from './paths.ts';

test('a page with two addresses has the first as its canonical one; every other page has its own', () => {
  expect(canonicalPath('/reactivation-campaign')).toBe('/reactivation');
  expect(canonicalPath('/reactivation')).toBe('/reactivation');
  expect(canonicalPath('/')).toBe('/');
});

test('a path is recorded without its query, and as not found if the site has no such page', () => {
  expect(recordedPath('/coursecreator/?success=true#prices')).toBe('/coursecreator');
  expect(recordedPath('/nowhere')).toBe('/404');
});
