import { expect, test } from 'vitest';
import { ConfigError, readConfig } from './config.ts';

const keys = {
  STRIPE_SECRET_KEY: 'sk_live_abcdefgh1234',
  STRIPE_PUBLISHABLE_KEY: 'pk_live_abcdefgh1234',
  STRIPE_WEBHOOK_SECRET: 'whsec_abcdefgh1234',
};
const prices = { STRIPE_COURSE_MONTHLY_PRICE: 'price_monthly', STRIPE_COURSE_YEARLY_PRICE: 'price_yearly' };

function namedIn(env: NodeJS.ProcessEnv): string[] {
  try {
    readConfig(env);
  } catch (error) {
    if (error instanceof ConfigError) return error.problems.map((problem) => problem.split(' ')[0] ?? '');
    throw error;
  }
  return [];
}

test('all three keys together open Stripe', () => {
  expect(readConfig({ ...keys, ...prices }).stripe).toEqual({
    secretKey: keys.STRIPE_SECRET_KEY,
    publishableKey: keys.STRIPE_PUBLISHABLE_KEY,
    webhookSecret: keys.STRIPE_WEBHOOK_SECRET,
    apiBase: null,
    livemode: true,
    coursePrices: { monthly: 'price_monthly', yearly: 'price_yearly' },
  });
});

test('without prices no course is sold, and without Stripe nothing is', () => {
  expect(readConfig(keys).stripe?.coursePrices).toBeNull();
  expect(readConfig(prices).stripe).toBeNull();
  expect(readConfig({ ...keys, ...prices, PAYMENTS: 'off' }).stripe).toBeNull();
});

test('a live key and a test key do not go together', () => {
  expect(namedIn({ ...keys, STRIPE_PUBLISHABLE_KEY: 'pk_test_abcdefgh1234' })).toEqual(['STRIPE_PUBLISHABLE_KEY']);
});

test('one price of two is refused', () => {
  expect(namedIn({ ...keys, STRIPE_COURSE_YEARLY_PRICE: 'price_yearly' })).toEqual(['STRIPE_COURSE_MONTHLY_PRICE']);
});

test('a restricted key will do, and test keys are known as such', () => {
  const env = { ...keys, STRIPE_SECRET_KEY: 'rk_test_abcdefgh1234', STRIPE_PUBLISHABLE_KEY: 'pk_test_abcdefgh1234' };
  expect(readConfig(env).stripe?.livemode).toBe(false);
});

test('the secret key travels to this machine or over TLS only', () => {
  for (const base of ['https://stripe.example', 'http://127.0.0.1:5200', 'http://localhost:5200', 'http://[::1]:5200/'])
    expect(readConfig({ ...keys, STRIPE_API_BASE: base }).stripe?.apiBase).toBe(new URL(base).origin);
  for (const base of ['http://stripe.example', 'https://a@stripe.example', 'https://stripe.example/v1', 'stripe'])
    expect(namedIn({ ...keys, STRIPE_API_BASE: base })).toEqual(['STRIPE_API_BASE']);
});
