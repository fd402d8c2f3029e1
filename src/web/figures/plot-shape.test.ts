import { expect, test } from 'vitest';
import { barPath, dayAt, labelledDays, linePath, roundCeiling } from './plot-shape.ts';

test('the top line is at a round figure that no value exceeds', () => {
  expect(roundCeiling([])).toBe(1);
  expect(roundCeiling([0, 0])).toBe(1);
  expect(roundCeiling([7, 3])).toBe(8);
  expect(roundCeiling([10])).toBe(10);
  expect(roundCeiling([57])).toBe(60);
  expect(roundCeiling([1284])).toBe(2000);
  expect(roundCeiling([95])).toBe(100);
});

test('money has a top line of whole dollars', () => {
  expect(roundCeiling([0], 100)).toBe(100);
  expect(roundCeiling([180_001], 100)).toBe(200_000);
});

test('a line goes through the middle of each day', () => {
  expect(linePath([0, 5, 10, 5], 10)).toBe('M125 100L375 50L625 0L875 50');
  expect(linePath([0, 0], 1)).toBe('M250 100L750 100');
});

test('a single day is a stroke as wide as the plot', () => {
  expect(linePath([5], 10)).toBe('M0 50H1000');
});

test('bars stand in the middle of their days, and none is lower than the ground', () => {
  expect(barPath([5, -3], 10)).toBe('M70 100V50H430V100M570 100V100H930V100');
});

test('a pointer is over a day, at the edges over the first and the last', () => {
  expect([-0.1, 0, 0.49, 0.5, 1, 2].map((at) => dayAt(at, 4))).toEqual([0, 0, 1, 2, 3, 3]);
});

test('a week names every day, a month and a quarter only some', () => {
  expect(labelledDays(7, 7)).toEqual([0, 1, 2, 3, 4, 5, 6]);
  expect(labelledDays(30, 6)).toEqual([0, 5, 10, 15, 20, 25]);
  expect(labelledDays(90, 6)).toEqual([0, 15, 30, 45, 60, 75]);
  expect(labelledDays(31, 6)).toEqual([0, 6, 12, 18, 24, 30]);
});
