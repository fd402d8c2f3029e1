import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { usPlaces } from '../../../test-support/listings/us-places.ts';
import { runs } from '../../../test-support/properties/soak.ts';
import { groupBy } from '../group-by.ts';
import { parseListing } from './parse-listing.ts';

interface Way {
  readonly text: string;
  readonly fields: Readonly<Record<string, string>>;
}

const file = new URL('../../../test-support/listings/said-ways.txt', import.meta.url);
const ways: readonly Way[] = readFileSync(file, 'utf8')
  .trim()
  .split('\n\n')
  .slice(1)
  .flatMap((group) => {
    const [head = '', ...texts] = group.split('\n');
    const fields = Object.fromEntries(head.split('; ').map((one) => one.split(': ')));
    return texts.map((text) => ({ text, fields }));
  });
/** The ways to say each thing: a text says it once. */
const things = [...groupBy(ways, ({ fields }) => Object.keys(fields).join())].map(([, own]) => own);
const saidFields = new Set(ways.flatMap(({ fields }) => Object.keys(fields)));

test.each([', ', '; ', ' | ', ' / ', ' - ', '. ', '\n'])(
  'whatever a text says, in any order and parted by %j, is read',
  (sign) => {
    const texts = fc
      .shuffledSubarray(things, { minLength: 4 })
      .chain((chosen) => fc.tuple(...chosen.map((own) => fc.constantFrom(...own))));
    fc.assert(
      fc.property(texts, (said) => {
        const text = `1419 Sycamore St, Toledo, OH 43608\n${said.map((way) => way.text).join(sign)}`;
        const { fields, assumed } = parseListing(text, { currentYear: 2026, places: usPlaces });
        const read = Object.entries(fields).filter(
          ([name]) => saidFields.has(name) && !assumed.some((one) => one === name),
        );
        expect(Object.fromEntries(read)).toEqual(Object.assign({}, ...said.map((way) => way.fields)));
      }),
      { numRuns: runs(500) },
    );
  },
);
