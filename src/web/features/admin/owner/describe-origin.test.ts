import { expect, test } from 'vitest';
import { describeOrigin } from './describe-origin.ts';

test('an origin is its campaign first, then the source, then the first page', () => {
  const origin = { source: 'letter', campaign: 'november', landingPage: '/buy-box' };
  expect(describeOrigin(origin)).toBe('Campaign november, letter, in through /buy-box');
  expect(describeOrigin({ ...origin, source: '' })).toBe('Campaign november, in through /buy-box');
  expect(describeOrigin({ ...origin, campaign: '', source: 'https://search.example' })).toBe(
    'search.example, in through /buy-box',
  );
});

test('a visit without either was direct, and one of which nothing is known is not called so', () => {
  expect(describeOrigin({ source: '', campaign: '', landingPage: '/' })).toBe('Direct Traffic, in through /');
  expect(describeOrigin(null)).toBe('Not known');
});
