import { expect, test } from 'vitest';
import { contrastOf, laidOver, readColour, thinned, toHex } from './colour.ts';

test.each([
  ['oklch(1 0 0)', '#ffffff'],
  ['oklch(0 0 0)', '#000000'],
  ['oklch(0.627955 0.257683 29.234)', '#ff0000'],
  ['oklch(0.965 0.006 150)', '#f1f5f1'],
  ['oklch(0.42 0.145 325)', '#722877'],
  ['#722877', '#722877'],
])('%s is %s', (written, hex) => expect(toHex(written)).toBe(hex));

test('contrast is that of WCAG: 21 at most, 1 at least, the same either way', () => {
  expect(contrastOf('#000000', '#ffffff')).toBeCloseTo(21);
  expect(contrastOf('#767676', '#ffffff')).toBeCloseTo(4.54, 2);
  expect(contrastOf('#ffffff', '#767676')).toBe(contrastOf('#767676', '#ffffff'));
  expect(contrastOf('#123456', '#123456')).toBe(1);
});

test('a colour is thinned as it is written, and laid over another', () => {
  expect(thinned('oklch(0.2 0.03 318)', 0.24)).toBe('oklch(0.2 0.03 318 / 0.24)');
  expect(thinned('#27172c', 0.24)).toBe('#27172c3d');
  expect(laidOver('#000000', '#ffffff', 0.5)).toBe('#808080');
});

test('what is no colour is told', () => {
  expect(readColour('plum')).toBeNull();
  expect(readColour('#fff')).toBeNull();
  expect(() => toHex('plum')).toThrow('plum is no colour such as #722877 or oklch(0.42 0.145 325)');
});
