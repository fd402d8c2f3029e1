import { assert, double, integer, property } from 'fast-check';
import { expect, test } from 'vitest';
import { tellFigure } from './tell-figure.ts';
import { runs } from '../../test-support/properties/soak.ts';

test('figures read as they do in English', () => {
  expect([0, 999, 1000, -12_345, 439_900, 1_234_567.5, 0.25, 2.0004].map(tellFigure)).toEqual([
    '0',
    '999',
    '1,000',
    '-12,345',
    '439,900',
    '1,234,567.5',
    '0.25',
    '2',
  ]);
});

test('whatever the figure, it is written as Intl writes it', () => {
  const isSame = (figure: number) => {
    expect(tellFigure(figure)).toBe((figure + 0).toLocaleString('en-US'));
  };
  assert(property(integer({ min: -1e12, max: 1e12 }), isSame), { numRuns: runs(200) });
  const cents = integer({ min: -1e9, max: 1e9 }).map((whole) => whole / 100);
  assert(property(cents, isSame), { numRuns: runs(200) });
  assert(
    property(
      double({ min: 0, max: 1e6, noNaN: true }).map((figure) => Math.round(figure * 8) / 8),
      isSame,
    ),
    { numRuns: runs(200) },
  );
});
