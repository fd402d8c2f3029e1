import { expect, test } from 'vitest';
import { nameSource, nameEarned, describeOrigin } from './name-source.ts';

test('no referrer is direct traffic', () => {
  expect(nameSource('')).toEqual({ name: 'Direct Traffic', kind: 'Direct visits or bookmarks' });
});

test('any other referrer is external, with its own address', () => {
  expect(nameSource('https://search.example/')).toEqual({
    name: 'https://search.example/',
    kind: 'External Referrer',
  });
});

test('rows without a name of their own are named by their kind', () => {
  expect(nameEarned('sources', { kind: 'named', name: 'https://a.example' })).toBe('a.example');
  expect(nameEarned('sources', { kind: 'named', name: 'letter' })).toBe('letter');
  expect(nameEarned('sources', { kind: 'named', name: 'news:letter' })).toBe('news:letter');
  expect(nameEarned('pages', { kind: 'named', name: '/blog' })).toBe('/blog');
  expect(nameEarned('sources', { kind: 'none', name: '' })).toBe('Direct Traffic');
  expect(nameEarned('campaigns', { kind: 'none', name: '' })).toBe('No campaign');
  expect(nameEarned('pages', { kind: 'unknown', name: '' })).toBe('Not known');
  expect(nameEarned('pages', { kind: 'others', name: '' })).toBe('All other pages');
});

test('an origin is its campaign first, then the source, then the first page', () => {
  const origin = { source: 'letter', campaign: 'november', landingPage: '/buy-box' };
  expect(describeOrigin(origin)).toBe('Campaign november, letter, in through /buy-box');
  expect(describeOrigin({ ...origin, source: '' })).toBe('Campaign november, in through /buy-box');
  expect(describeOrigin({ ...origin, campaign: '', source: 'https://search.example' })).toBe(
    'search.example, in through /buy-box',
  );
});

test('a visit without campaign and source is direct, an unknown visit is not', () => {
  expect(describeOrigin({ source: '', campaign: '', landingPage: '/' })).toBe('Direct Traffic, in through /');
  expect(describeOrigin(null)).toBe('Not known');
});
