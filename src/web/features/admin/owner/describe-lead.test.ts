import { expect, test } from 'vitest';
import { describeOrigin, nameRecommendation } from './describe-lead.ts';

test('a recommendation is told by its title', () => {
  expect(nameRecommendation('crm-voice-ai')).toBe('CRM + Voice AI');
  expect(nameRecommendation('something-older')).toBe('something-older');
});

test('an unfinished quiz has no recommendation', () => {
  expect(nameRecommendation(null)).toBeNull();
});

test('an origin is the other site and the first page', () => {
  expect(describeOrigin({ referrer: 'https://search.example/?q=crm', landingPage: '/buy-box' })).toBe(
    'search.example, in through /buy-box',
  );
  expect(describeOrigin({ referrer: 'android-app', landingPage: null })).toBe('android-app');
});

test('a lead without a referrer came directly', () => {
  expect(describeOrigin({ referrer: null, landingPage: '/' })).toBe('Direct, in through /');
  expect(describeOrigin({ referrer: '', landingPage: null })).toBe('Direct');
});
