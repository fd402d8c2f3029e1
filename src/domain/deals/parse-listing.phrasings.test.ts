import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { usPlaces } from '../../../test-support/listings/us-places.ts';
import { parseListing } from './parse-listing.ts';

/** `# field: value`, and below it ways to say so, one on each line; behind `nothing` what says nothing of the field. */
const file = new URL('../../../test-support/listings/phrasings.txt', import.meta.url);
const groups = readFileSync(file, 'utf8')
  .trim()
  .split('\n\n')
  .map((group) => {
    const [head = '', ...ways] = group.split('\n');
    const [, field = '', value = ''] = /^# (\w+): (.+)$/.exec(head) ?? [];
    return { field, value, ways };
  });

test.each(groups)('$field: $value, in every way to say so', ({ field, value, ways }) => {
  const missed = ways.filter((way) => {
    const text = `1419 Sycamore St, Toledo, OH 43608. ${way}${/[.?]$/.test(way) ? '' : '.'} Call Dana.`;
    const { fields, assumed } = parseListing(text, { currentYear: 2026, places: usPlaces });
    const read = Object.entries(fields).find(([name]) => name === field && !assumed.some((one) => one === name));
    return (read?.[1] ?? 'nothing') !== value;
  });
  expect(ways.length).toBeGreaterThan(3);
  expect(missed).toEqual([]);
});
