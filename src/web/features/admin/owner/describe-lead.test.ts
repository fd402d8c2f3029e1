import { expect, test } from 'vitest';
import { describeLead, describeOrigin, nameRecommendation } from './describe-lead.ts';

test('a recommendation is told by its title', () => {
  expect(nameRecommendation('crm-voice-ai')).toBe('CRM + Voice AI');
  expect(nameRecommendation('something-older')).toBe('something-older');
});

test('an unfinished quiz has no recommendation', () => {
  expect(nameRecommendation(null)).toBeNull();
});

test('a deal is told by its buy box', () => {
  const deal = {
    fields: { targetMarket: 'arizona' },
    extras: {},
    jv: { version: '1', agreedAt: '2026-11-20T21:00:00.000Z' },
    smsConsent: null,
  };
  expect(describeLead({ deal, onboarding: null, recommendation: null })).toBe('Deal for Arizona');
  expect(describeLead({ deal: null, onboarding: null, recommendation: 'starter-crm' })).toBe('Starter CRM System');
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
