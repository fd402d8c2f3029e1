import { expect, test } from 'vitest';
import { isFlag, isNumber, isText, listOf, oneOf, orNull, recordOf, shaped } from './shaped.ts';

interface Shelf {
  name: string;
  count: number;
  isOpen: boolean;
  kind: 'oak' | 'pine';
  note: string | null;
  rows: { at: string }[];
}

const shelf = shaped(
  recordOf<Shelf>({
    name: isText,
    count: isNumber,
    isOpen: isFlag,
    kind: oneOf('oak', 'pine'),
    note: orNull(isText),
    rows: listOf(recordOf({ at: isText })),
  }),
);
const good = { name: 'a', count: 1, isOpen: false, kind: 'oak', note: null, rows: [{ at: 'x' }] };

test('an answer of the right shape is returned unchanged, unknown members included', () => {
  expect(shelf.parse({ ...good, further: 1 })).toEqual({ ...good, further: 1 });
});

test.each([
  ['a missing field', { ...good, name: undefined }],
  ['a number as text', { ...good, count: '1' }],
  ['null where there is always something', { ...good, isOpen: null }],
  ['a word that is not known', { ...good, kind: 'elm' }],
  ['a wrong field within a list', { ...good, rows: [{ at: 'x' }, { at: 2 }] }],
  ['no list', { ...good, rows: {} }],
  ['no record', 'shelf'],
  ['nothing', null],
])('%s is refused', (_what, answer) => {
  expect(() => shelf.parse(answer)).toThrow('not what this page understands');
});
