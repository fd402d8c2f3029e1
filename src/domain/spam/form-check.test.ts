import fc from 'fast-check';
import { expect, test } from 'vitest';
import { runs } from '../../../test-support/properties/soak.ts';
import { makeProof, readFormCheck, writeFormCheck } from './form-check.ts';

const keys = fc.string({ minLength: 1, maxLength: 200 });

test('what the script writes is read as it was, under its own key and no other (13)', () => {
  fc.assert(
    fc.property(keys, fc.option(fc.double({ min: -5, max: 1e12, noNaN: true })), fc.boolean(), (...given) => {
      const [key, filledMs, isTrapFilled] = given;
      const header = writeFormCheck({ filledMs, isTrapFilled }, key);
      const ms = filledMs === null ? null : Math.min(Math.max(0, Math.round(filledMs)), 999_999_999);
      expect(readFormCheck(header, key)).toEqual({ filledMs: ms, isTrapFilled, isProven: true });
      expect(readFormCheck(header, null)?.isProven).toBe(false);
    }),
    { numRuns: runs(50) },
  );
});

test('the proof of a key is what pages of earlier versions find as well, and nothing without a key has one', () => {
  expect(['a', '0b5c1a52-5d0e-4c6e-9f53-0d2f4f1f2a11', 'ключ'].map(makeProof)).toEqual(['in', 'eql', 'bdu']);
  const header = writeFormCheck({ filledMs: 1234.6, isTrapFilled: false }, 'null');
  expect(readFormCheck(header, 'null')).toEqual({ filledMs: 1235, isTrapFilled: false, isProven: true });
  expect(readFormCheck(header, null)?.isProven).toBe(false);
});

test('a guessed proof is wrong, but for one in thousands', () => {
  const guesses = Array.from({ length: 2000 }, (_, count) => `1;ms=9000;trap=0;proof=${count.toString(36)}`);
  const right = guesses.filter((header) => readFormCheck(header, 'a-key-of-nobody')?.isProven === true);
  expect(right.length).toBeLessThan(5);
});

test.each([
  undefined,
  '',
  '1',
  '2;ms=10;trap=0;proof=a',
  '1;ms=-5;trap=0;proof=a',
  '1;ms=10;trap=2;proof=a',
  '1;ms=10;trap=0;proof=',
  `1;ms=10;trap=0;proof=${'a'.repeat(9)}`,
  ' 1;ms=10;trap=0;proof=a',
])('the header %j says nothing, and is no sign (5)', (header) => {
  expect(readFormCheck(header, 'key')).toBeNull();
});
