import { expect, test } from 'vitest';
import { showFiltered, type FilterPart } from './show-filtered.ts';

function part(dataset: Record<string, string>) {
  const attributes: Record<string, string | boolean> = {};
  const element: FilterPart = {
    dataset,
    toggleAttribute: (name, on) => (attributes[name] = on),
    setAttribute: (name, value) => (attributes[name] = value),
  };
  return { element, attributes };
}

const page = () => {
  const entries = ['marketing', 'education'].map((category) => part({ category }));
  const buttons = ['', 'marketing', 'education'].map((choice) => part({ choice }));
  const parts = { entries: entries.map(({ element }) => element), buttons: buttons.map(({ element }) => element) };
  return { entries, buttons, parts };
};

test('an address with a category leaves its entries and presses its button', () => {
  const { entries, buttons, parts } = page();
  showFiltered('category', parts, '?category=education&utm_source=mail');
  expect(entries.map(({ attributes }) => attributes['hidden'])).toEqual([true, false]);
  expect(buttons.map(({ attributes }) => attributes['aria-pressed'])).toEqual(['false', 'false', 'true']);
});

test.each(['', '?category=', '?category=plumbing', '?region=education'])(
  '%o leaves the page as it was written',
  (search) => {
    const { entries, buttons, parts } = page();
    showFiltered('category', parts, search);
    expect([...entries, ...buttons].map(({ attributes }) => attributes)).toEqual([{}, {}, {}, {}, {}]);
  },
);
