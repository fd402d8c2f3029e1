import { expect, test } from 'vitest';
import { categories, categoryId, describeCount, partnersIn, readCategory } from './partner-filter.ts';

test('each category has an address of its own that leads back to it', () => {
  expect(categoryId('Data & Analytics')).toBe('data-analytics');
  expect(new Set(categories.map(categoryId)).size).toBe(categories.length);
  for (const category of categories) expect(readCategory(categoryId(category))).toBe(category);
});

test('a category is found by its name too, and an unknown one means all', () => {
  expect(readCategory('Lead Generation')).toBe('Lead Generation');
  expect([null, '', 'plumbing'].map(readCategory)).toEqual([null, null, null]);
});

test('every partner is in exactly one category', () => {
  const found = categories.flatMap((category) => partnersIn(category).map(({ id }) => id));
  expect(found.toSorted()).toEqual(
    partnersIn(null)
      .map(({ id }) => id)
      .toSorted(),
  );
});

test('the filter’s result is announced in words', () => {
  expect(describeCount(null)).toBe('Showing all 11 partners');
  expect(describeCount('Lead Generation')).toBe('Showing 2 partners in Lead Generation');
  expect(describeCount('Marketing')).toBe('Showing 1 partner in Marketing');
});
