import { expect, test } from 'vitest';
import { counted, inWords } from './count-words.ts';

test('a count stands in words up to twelve, in figures beyond, and in another language by its words', () => {
  expect([0, 1, 12, 13, 1250].map((count) => inWords(count))).toEqual(['0', 'one', 'twelve', '13', '1,250']);
  expect([3, 13].map((count) => inWords(count, (word) => `the word for ${word}`))).toEqual([
    'the word for three',
    '13',
  ]);
});

test('one of a thing is one, and everything else is many', () => {
  expect([1, 2, 20].map((count) => counted(count, 'call', 'calls'))).toEqual(['one call', 'two calls', '20 calls']);
});
