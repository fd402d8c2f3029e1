import { expect, test } from 'vitest';
import { describeDevices, describeInterval, describeUntold, explainCounted } from './describe-trust.ts';

test('what no browser told of is a count with its share', () => {
  expect(describeUntold({ stored: 120, untold: 16 })).toBe('16 (13.3%)');
  expect(describeUntold({ stored: 0, untold: 0 })).toBe('0');
});

test('devices are named, and those that are not known too', () => {
  const devices = [
    { device: 'phone', untold: 9 },
    { device: null, untold: 3 },
  ] as const;
  expect(describeDevices({ devices: [...devices] })).toBe('9 on phones, 3 on an unknown device');
  expect(describeDevices({ devices: [] })).toBe('');
});

test('a difference between store and figures is explained by its direction', () => {
  expect(explainCounted({ stored: 5, counted: 5 })).toBeNull();
  expect(explainCounted({ stored: 5, counted: null })).toBeNull();
  expect(explainCounted({ stored: 5, counted: 3 })).toMatch(/^2 more stored than counted: tried by/);
  expect(explainCounted({ stored: 3, counted: 5 })).toMatch(/^2 more counted than stored: erased/);
});

test('an interval is told in percents with one decimal', () => {
  expect(describeInterval({ share: 0.042, low: 0.0312, high: 0.0561 })).toBe('3.1% to 5.6%');
});
