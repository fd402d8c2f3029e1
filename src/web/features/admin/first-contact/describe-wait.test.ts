import { expect, test } from 'vitest';
import { barNames, describeWaiting, nameSourceOf, sayWait } from './describe-wait.ts';

test.each([
  [0, '0 s'],
  [40_000, '40 s'],
  [14 * 60_000, '14 min'],
  [60 * 60_000, '1 h'],
  [125 * 60_000, '2 h 5 min'],
  [47 * 3_600_000, '47 h'],
  [72 * 3_600_000, '3 days'],
])('%d ms is a wait of %s', (ms, words) => {
  expect(sayWait(ms)).toBe(words);
});

test('bars, sources and whoever still waits have names', () => {
  expect(barNames).toEqual(['to 5 min', 'to 15 min', 'to 1 h', 'to 4 h', 'to a day', 'later']);
  expect(['letter', '', null].map(nameSourceOf)).toEqual(['letter', 'Direct Traffic', 'Not known']);
  const times = { medianMs: null, worstMs: null, bars: [], sources: [] };
  expect(describeWaiting({ ...times, people: 3, contacted: 0, longestWaitMs: 18_000_000 })).toBe(
    '3 wait, the longest 5 h by now.',
  );
  expect(describeWaiting({ ...times, people: 1, contacted: 0, longestWaitMs: 60_000 })).toBe(
    'One waits, 1 min by now.',
  );
  expect(describeWaiting({ ...times, people: 2, contacted: 2, longestWaitMs: null })).toBe('');
});
