import { expect, test } from 'vitest';
import { apiPaths } from '../../contract/paths.ts';
import { IDEMPOTENCY_HEADER, SESSION_HEADER } from '../../contract/visitor-api.ts';
import { openStripeApp, type StripeApp } from '../../../test-support/server/stripe-app.ts';
import { openTestApp } from '../../../test-support/server/test-app.ts';

const sessionId = 'session_1700000000000_abcdefghi';

async function ask({ app }: Pick<StripeApp, 'app'>, payload: object = { plan: 'yearly' }, headers = {}) {
  return app.inject({ method: 'POST', url: apiPaths.courseCheckout, payload, headers });
}

test('a visitor is sent to a page of Stripe’s that leads back to the course', async () => {
  const shop = await openStripeApp();
  const answer = await ask(shop, { plan: 'yearly' }, { [SESSION_HEADER]: sessionId });
  expect(answer.statusCode).toBe(200);
  const [session] = shop.standIn.billing.sessions.values();
  expect(answer.json()).toEqual({ url: session?.url });
  expect(session).toMatchObject({
    mode: 'subscription',
    success_url: 'https://hallway.example/coursecreator?success=true',
    cancel_url: 'https://hallway.example/coursecreator?canceled=true',
    metadata: { plan: 'yearly', sessionId },
  });
});

test('each plan is sold at its own price', async () => {
  const shop = await openStripeApp();
  for (const plan of ['monthly', 'yearly']) await ask(shop, { plan });
  const asked = shop.standIn.requests.map(({ body }) => new URLSearchParams(body).get('line_items[0][price]'));
  expect(asked).toEqual(['price_standin_monthly', 'price_standin_yearly']);
});

test('the same wish under the same key is the same page', async () => {
  const shop = await openStripeApp();
  const key = { [IDEMPOTENCY_HEADER]: 'a-key' };
  const first = await ask(shop, { plan: 'yearly' }, key);
  const second = await ask(shop, { plan: 'yearly' }, key);
  expect(second.json()).toEqual(first.json());
  expect(shop.standIn.billing.sessions.size).toBe(1);
});

test('another plan, or none, is refused', async () => {
  const shop = await openStripeApp();
  for (const body of [{ plan: 'weekly' }, {}]) expect((await ask(shop, body)).statusCode).toBe(422);
});

test.each([['without prices', { STRIPE_COURSE_MONTHLY_PRICE: '', STRIPE_COURSE_YEARLY_PRICE: '' }]])(
  '%s the course is not sold, and the pages know it',
  async (_what, settings) => {
    const shop = await openStripeApp({ settings });
    expect((await ask(shop)).statusCode).toBe(404);
    expect((await shop.app.inject(apiPaths.site)).json()).toMatchObject({ courseCheckout: false });
  },
);

test('with the test provider the course is not sold', async () => {
  const { app } = await openTestApp({ PAYMENTS: 'test' });
  expect((await ask({ app })).statusCode).toBe(404);
});

test('with prices the pages offer it', async () => {
  const { app } = await openStripeApp();
  expect((await app.inject(apiPaths.site)).json()).toMatchObject({ courseCheckout: true, payments: 'stripe' });
});

test('a visitor hears when to try again while Stripe is away, refuses or limits', async () => {
  const shop = await openStripeApp();
  shop.standIn.mishaps(
    { kind: 'silence', isDone: false },
    { kind: 'answer', fault: { status: 500, isDone: true } },
    { kind: 'answer', fault: { status: 429, isDone: false }, retryAfter: '17' },
  );
  const answers = [await ask(shop), await ask(shop), await ask(shop)];
  expect(answers.map(({ statusCode, headers }) => [statusCode, headers['retry-after']])).toEqual([
    [503, '5'],
    [503, '5'],
    [503, '17'],
  ]);
});

test('a price that the account does not have is no fault of the visitor’s', async () => {
  const shop = await openStripeApp({ settings: { STRIPE_COURSE_YEARLY_PRICE: 'price_of_another' } });
  expect((await ask(shop)).statusCode).toBe(503);
});
