import { expect, test } from 'vitest';
import { labelledSteps, roundCeiling, stepLine } from './step-shape.ts';

test('the top line is at a round figure that no value exceeds', () => {
  expect(roundCeiling([])).toBe(1);
  expect(roundCeiling([0, 0])).toBe(1);
  expect(roundCeiling([7, 3])).toBe(8);
  expect(roundCeiling([10])).toBe(10);
  expect(roundCeiling([57])).toBe(60);
  expect(roundCeiling([1284])).toBe(2000);
  expect(roundCeiling([95])).toBe(100);
});

test('each value is held for one step', () => {
  expect(stepLine([0, 5, 10, 5], 10)).toBe('M0 100H250V50H500V0H750V50H1000');
});

test('zero values are a line at the bottom', () => {
  expect(stepLine([0, 0], 1)).toBe('M0 100H500V100H1000');
});

test('a week names every day, a month and a quarter only some', () => {
  expect(labelledSteps(7, 7)).toEqual([0, 1, 2, 3, 4, 5, 6]);
  expect(labelledSteps(30, 6)).toEqual([0, 5, 10, 15, 20, 25]);
  expect(labelledSteps(90, 6)).toEqual([0, 15, 30, 45, 60, 75]);
  expect(labelledSteps(31, 6)).toEqual([0, 6, 12, 18, 24, 30]);
});
