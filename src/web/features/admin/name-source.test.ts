import { expect, test } from 'vitest';
import { nameSource } from './name-source.ts';

test('no referrer is direct traffic', () => {
  expect(nameSource('')).toEqual({ name: 'Direct Traffic', kind: 'Direct visits or bookmarks' });
});

test('any referrer is an external one, under its own address', () => {
  expect(nameSource('https://search.example/')).toEqual({
    name: 'https://search.example/',
    kind: 'External Referrer',
  });
});
