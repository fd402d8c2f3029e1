import { expect, test } from 'vitest';
import { nameEarned } from './name-earned.ts';

test('what has no name of its own is called what it is', () => {
  expect(nameEarned('sources', { kind: 'named', name: 'https://a.example' })).toBe('a.example');
  expect(nameEarned('sources', { kind: 'named', name: 'letter' })).toBe('letter');
  expect(nameEarned('sources', { kind: 'named', name: 'news:letter' })).toBe('news:letter');
  expect(nameEarned('pages', { kind: 'named', name: '/blog' })).toBe('/blog');
  expect(nameEarned('sources', { kind: 'none', name: '' })).toBe('Direct Traffic');
  expect(nameEarned('campaigns', { kind: 'none', name: '' })).toBe('No campaign');
  expect(nameEarned('pages', { kind: 'unknown', name: '' })).toBe('Not known');
  expect(nameEarned('pages', { kind: 'others', name: '' })).toBe('All other pages');
});
