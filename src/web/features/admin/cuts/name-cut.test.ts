import { expect, test } from 'vitest';
import { nameCut, readCut, rowKey } from './name-cut.ts';

test('rows are named as what earned what names them, and devices in words', () => {
  expect(nameCut('source', { kind: 'named', name: 'https://www.google.com' })).toBe('www.google.com');
  expect(nameCut('source', { kind: 'none', name: '' })).toBe('Direct Traffic');
  expect(nameCut('campaign', { kind: 'none', name: '' })).toBe('No campaign');
  expect(nameCut('page', { kind: 'others', name: '' })).toBe('All other pages');
  expect(nameCut('device', { kind: 'named', name: 'phone' })).toBe('Phone');
  expect(nameCut('device', { kind: 'unknown', name: '' })).toBe('Not known');
});

test('an address names the cut and a row of it', () => {
  expect(['device', '', 'country'].map(readCut)).toEqual(['device', 'source', 'source']);
  expect(rowKey({ kind: 'named', name: 'a:b' })).toBe('named:a:b');
});
