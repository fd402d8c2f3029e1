import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { openTestApp, testFolder } from '../../../test-support/server/test-app.ts';

const pages = [
  'index.html',
  'checkout/index.html',
  'checkout-success/index.html',
  'success/index.html',
  '404/index.html',
];

const stripe = {
  PAYMENTS: 'stripe',
  STRIPE_SECRET_KEY: 'sk_test_abcdefghijklmnop',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_abcdefghijklmnop',
  STRIPE_WEBHOOK_SECRET: 'whsec_abcdefghijklmnop',
};

async function headersOf(path: string, settings: Record<string, string>) {
  const webRoot = join(await testFolder(), 'client');
  for (const page of pages) {
    await mkdir(dirname(join(webRoot, page)), { recursive: true });
    await writeFile(join(webRoot, page), '<h1>Page</h1>');
  }
  const { app } = await openTestApp(settings, { webRoot });
  const { headers } = await app.inject(path);
  return headers;
}

test.each(['/checkout?service=website-build', '/checkout-success?payment_intent_client_secret=pi_1_secret_2'])(
  '%s lets Stripe’s form in, tells nobody its address and is kept by no cache',
  async (path) => {
    const headers = await headersOf(path, stripe);
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("script-src 'self' https://js.stripe.com https://*.js.stripe.com;");
    expect(policy).toContain(
      "frame-src 'self' https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com;",
    );
    expect(policy).toContain("connect-src 'self' https://api.stripe.com;");
    expect(policy).toContain("img-src 'self' data: https://*.stripe.com;");
    expect(policy).not.toContain('unsafe');
    // Stripe promises nothing of its script under Trusted Types.
    expect(policy).not.toContain('trusted-types');
    expect(headers['permissions-policy']).toContain('payment=(self "https://js.stripe.com"');
    expect(headers['referrer-policy']).toBe('no-referrer');
    expect(headers['cache-control']).toBe('no-store, no-transform');
  },
);

test.each(['/', '/success', '/nowhere', '/?next=/checkout', '/checkout/'])(
  '%s allows neither Stripe nor payments, sends a referrer to other sites and may be cached',
  async (path) => {
    const headers = await headersOf(path, stripe);
    expect(headers['content-security-policy']).not.toContain('stripe');
    expect(headers['permissions-policy']).toContain('payment=()');
    expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
    expect(headers['cache-control'] ?? '').not.toContain('no-store');
  },
);

test('without Stripe the checkout has the policy of any other page, and still no cache may keep it', async () => {
  const headers = await headersOf('/checkout', { PAYMENTS: 'test' });
  expect(headers['content-security-policy']).not.toContain('stripe');
  expect(headers['permissions-policy']).toContain('payment=()');
  expect([headers['referrer-policy'], headers['cache-control']]).toEqual(['no-referrer', 'no-store, no-transform']);
});
