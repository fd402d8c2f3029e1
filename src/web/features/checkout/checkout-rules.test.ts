import { expect, test } from 'vitest';
import type { Order, OrderStatus } from '../../../contract/checkout.ts';
import { RequestError } from '../../api/request-error.ts';
import { readResult } from './confirm-at-stripe.ts';
import { isComplete, looksLikeEmail, emptyCustomer, readCustomer } from './kept-customer.ts';
import { readReturn } from './payment-return.ts';
import { productOf } from './product.ts';
import { standingAfter } from './standing.ts';
import { standingWords } from './standing-words.ts';
import { readStep } from './kept-step.ts';
import { readRefusal } from './use-intent.ts';
import { crmBuildout, websiteBuild } from '../../../../test-support/data/sold.ts';

const order = (status: OrderStatus, done = false): Order => ({
  id: 'ord_1',
  status,
  serviceId: 'website-build',
  productName: 'Website Build',
  amountCents: 180_000,
  paidAt: null,
  onboarding: { form: 'website', done },
  test: false,
});
const known = (status: OrderStatus, isTried = false, done = false) =>
  standingWords({ state: 'known', found: { order: order(status, done), isTried } });

test('a package is sold at the catalogue’s price; anything else is not sold', () => {
  expect(productOf('website-build')).toMatchObject({ priceCents: websiteBuild.priceCents, onboarding: 'website' });
  expect(productOf('full-ghl-buildout')).toMatchObject({
    priceCents: crmBuildout.priceCents,
    onboarding: 'website-crm',
  });
  expect([productOf('free-lunch'), productOf(''), productOf(null)]).toEqual([null, null, null]);
});

test('the valid parts of a stored name and e-mail are read', () => {
  expect(readCustomer('{"name":"Dana Diaz","email":"dana@example.com"}')).toEqual({
    name: 'Dana Diaz',
    email: 'dana@example.com',
  });
  expect(readCustomer('{"name":7,"email":"dana@example.com"}')).toEqual({ name: '', email: 'dana@example.com' });
  expect([readCustomer(null), readCustomer('{'), readCustomer('3')]).toEqual([
    emptyCustomer,
    emptyCustomer,
    emptyCustomer,
  ]);
  expect(readCustomer(JSON.stringify({ name: 'x'.repeat(5000), email: '' })).name).toHaveLength(100);
});

test('blank fields are not complete, and an address needs an @ and a domain', () => {
  expect(isComplete({ name: ' ', email: 'a@b.co' })).toBe(false);
  expect(isComplete({ name: 'Dana', email: ' \t' })).toBe(false);
  expect(isComplete({ name: 'Dana', email: 'x' })).toBe(true);
  for (const email of ['dana@example.com', ' dana+web@mail.example.co.uk ']) expect(looksLikeEmail(email)).toBe(true);
  for (const email of ['dana', 'dana@', '@example.com', 'dana@example', 'a b@example.com', 'a@b..com', 'a@b@c.com'])
    expect(looksLikeEmail(email)).toBe(false);
});

test('an entry of the history names its step or none', () => {
  expect([readStep({ step: 'payment' }), readStep({ step: 'paid' }), readStep(null), readStep('info')]).toEqual([
    'payment',
    null,
    null,
    null,
  ]);
});

test('the server’s answer undoes a payment of this browser only if its status is final', () => {
  expect(standingAfter('paid', order('awaiting_payment'))).toBe('paid');
  expect(standingAfter('processing', order('created'))).toBe('processing');
  expect(standingAfter('open', order('awaiting_payment'))).toBe('open');
  expect(standingAfter('processing', order('failed'))).toBe('open');
  expect(standingAfter('open', order('completed'))).toBe('paid');
  expect(standingAfter('open', order('needs_review'))).toBe('processing');
  expect(standingAfter('paid', order('completed', true))).toBe('answered');
  expect(standingAfter('paid', order('refunded'))).toBe('gone');
  expect(standingAfter('open', order('cancelled'))).toBe('gone');
});

test('only a permanent refusal ends the wait for a payment', () => {
  const problem = (status: number, errors?: { field: string; message: string }[]) =>
    new RequestError(status, '', { type: 'about:blank', title: 'T', status, detail: 'D', ...(errors && { errors }) });
  expect(readRefusal(problem(422, [{ field: 'email', message: 'Not an address' }]))).toEqual({
    kind: 'details',
    message: 'Not an address',
  });
  expect(readRefusal(problem(422, [{ field: 'amount', message: 'Other price' }]))).toEqual({
    kind: 'closed',
    text: 'D',
  });
  for (const passing of [problem(503), problem(429), problem(500), new TypeError('Failed to fetch')])
    expect(readRefusal(passing)).toBeNull();
});

test('a return says which payment came back and whether it failed', () => {
  expect(
    readReturn('?payment_intent=pi_1&payment_intent_client_secret=pi_1_secret_2&redirect_status=succeeded'),
  ).toEqual({
    clientSecret: 'pi_1_secret_2',
    isFailed: false,
  });
  expect(readReturn('?payment_intent_client_secret=s&redirect_status=failed')?.isFailed).toBe(true);
  expect([readReturn(''), readReturn('?payment_intent_client_secret=')]).toEqual([null, null]);
});

test('the page after paying has words for every status of an order', () => {
  expect(known('completed')).toMatchObject({ title: 'Payment Successful', way: 'paid' });
  expect(known('completed').text).toContain('questions');
  expect(known('completed', false, true).text).not.toContain('questions');
  expect(known('processing').way).toBe('wait');
  expect(known('awaiting_payment', true).way).toBe('wait');
  expect(known('awaiting_payment', false)).toMatchObject({ title: 'The payment did not go through', way: 'checkout' });
  expect(known('failed', true).way).toBe('checkout');
  expect(known('cancelled').way).toBe('checkout');
  expect(known('refunded').title).toBe('This payment was refunded');
  expect(known('needs_review').title).toBe('I am looking at this payment');
  expect(standingWords({ state: 'unknown' }).title).toBe('No payment to show here');
  expect(standingWords({ state: 'away' }).way).toBe('retry');
});

test('an intent that was paid in another tab counts as paid; any other error is shown in Stripe’s words', () => {
  const intent = (status: string) => JSON.parse(JSON.stringify({ id: 'pi_1', status }));
  const error = (message: string | undefined, status?: string) =>
    JSON.parse(JSON.stringify({ type: 'card_error', message, ...(status && { payment_intent: intent(status) }) }));
  expect(readResult({ paymentIntent: intent('succeeded') })).toEqual({ kind: 'succeeded' });
  expect(readResult({ paymentIntent: intent('processing') })).toEqual({ kind: 'processing' });
  expect(readResult({ error: error('No such state', 'succeeded') })).toEqual({ kind: 'succeeded' });
  expect(readResult({ error: error('Your card was declined.', 'requires_payment_method') })).toEqual({
    kind: 'failed',
    message: 'Your card was declined.',
  });
  expect(readResult({ error: error(undefined) })).toEqual({
    kind: 'failed',
    message: 'The payment did not go through.',
  });
  expect(readResult({ paymentIntent: intent('requires_payment_method') }).kind).toBe('failed');
});
