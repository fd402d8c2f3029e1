import { expect, test } from 'vitest';
import { canonicalPath, recordedPath } from './paths.ts';

test('a page at two addresses counts at its first one; every other page at its own', () => {
  expect(canonicalPath('/reactivation-campaign')).toBe('/reactivation');
  expect(canonicalPath('/reactivation')).toBe('/reactivation');
  expect(canonicalPath('/')).toBe('/');
});

test('a path is recorded bare, and as not found where the site has no such page', () => {
  expect(recordedPath('/coursecreator/?success=true#prices')).toBe('/coursecreator');
  expect(recordedPath('/nowhere')).toBe('/404');
});
