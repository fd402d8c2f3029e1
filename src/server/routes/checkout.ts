import {
  openedOrderSchema,
  orderByPaymentSchema,
  orderSchema,
  paidOrderSchema,
  paymentIntentRequestSchema,
  paymentIntentSchema,
  testPaymentResultSchema,
  testPaymentSchema,
} from '../../contract/checkout.ts';
import { apiPaths } from '../../contract/paths.ts';
import { ORDER_TOKEN_HEADER } from '../../contract/visitor-api.ts';
import { PROBLEM_MEDIA_TYPE, problemSchema } from '../../contract/problem.ts';
import type { App } from '../http/app.ts';
import type { AppDeps } from './app-deps.ts';
import { formRateLimit, readRateLimit } from '../http/rate-limit.ts';
import { rowIdSchema } from '../http/row-id.ts';
import { refusal } from '../http/problems.ts';
import { ProblemError } from '../http/problem-error.ts';
import { readFormArrival } from '../http/form-arrival.ts';
import { beginPayment } from '../payments/begin-payment.ts';
import type { CheckoutDeps } from '../payments/checkout-deps.ts';
import { noSuchOrder } from '../payments/checkout-problems.ts';
import { findReturned } from '../payments/find-returned.ts';
import { createInTurn } from '../payments/in-turn.ts';
import { findOrderByToken } from '../payments/order-access.ts';
import { createOrderTokens } from '../payments/order-tokens.ts';
import { presentOrder } from '../payments/present-order.ts';
import type { PaymentProvider } from '../payments/provider.ts';
import { createStripeProvider } from '../payments/stripe/stripe-provider.ts';
import type { StripeAccess } from '../payments/stripe/stripe-access.ts';
import type { PaymentEventDeps } from '../payments/accept-events.ts';
import { confirmTestPayment } from '../payments/test/confirm-test-payment.ts';
import type { FormJudge } from '../spam/form-judge.ts';
import { createTestProvider, type TestProvider } from '../payments/test/test-provider.ts';

const paidAnswer = {
  description: 'Paid, or a payment is on its way (`order`, `orderToken`); or changed in another window',
  content: { [PROBLEM_MEDIA_TYPE]: { schema: paidOrderSchema.or(problemSchema) } },
};

const notOn = new ProblemError(refusal(404));

/** Who takes the money by the settings, and the test provider where it is that. */
function chooseProvider(
  { config, clock, payments }: AppDeps,
  events: PaymentEventDeps,
  stripe: StripeAccess | null,
): { provider: PaymentProvider | null; test: TestProvider | null } {
  if (payments !== undefined) return { provider: payments, test: null };
  const test = config.payments === 'test' ? createTestProvider(events) : null;
  const isStripe = config.payments === 'stripe' && stripe !== null;
  return { provider: isStripe ? createStripeProvider(stripe, clock) : test, test };
}

/** The checkout: its payment, the order it leaves, and what the test provider is told. */
export function registerCheckoutRoutes(
  app: App,
  appDeps: AppDeps,
  { stripe, judge }: { stripe: StripeAccess | null; judge: FormJudge },
): void {
  const { config, store, clock } = appDeps;
  const { siteTimeZone: timeZone, ownerEmail } = config;
  const events: PaymentEventDeps = { store, clock, timeZone, ownerEmail };
  const { provider, test } = chooseProvider(appDeps, events, stripe);
  const deps: CheckoutDeps = { ...events, provider, tokens: createOrderTokens(store), inTurn: createInTurn() };
  const limited = { config: formRateLimit(config) };

  app.post(
    apiPaths.createPaymentIntent,
    {
      ...limited,
      schema: { body: paymentIntentRequestSchema, response: { 200: paymentIntentSchema, 409: paidAnswer } },
    },
    async (request) => {
      const { body } = request;
      const arrival = readFormArrival(request, clock);
      const mayRemind = !body.email || judge.holdMail(arrival, body.email) === null;
      return beginPayment(deps, { request: body, arrival, mayRemind });
    },
  );

  app.post(
    apiPaths.orderByPayment,
    { ...limited, schema: { body: orderByPaymentSchema, response: { 200: openedOrderSchema } } },
    async (request) => findReturned(deps, request.body.clientSecret),
  );

  // Not limited as forms are: a page asks again and again while a payment is in processing, and a token cannot be guessed.
  const asked = { config: readRateLimit(config), schema: { params: rowIdSchema, response: { 200: orderSchema } } };
  app.get(apiPaths.order, asked, async (request) => {
    const order = await findOrderByToken(store, request.params.id, request.headers[ORDER_TOKEN_HEADER]);
    if (order === null) throw noSuchOrder;
    return presentOrder(store, order);
  });

  app.post(
    apiPaths.testPaymentConfirm,
    { ...limited, schema: { body: testPaymentSchema, response: { 200: testPaymentResultSchema } } },
    async (request) => {
      if (test === null) throw notOn;
      return confirmTestPayment({ ...events, provider: test }, request.body);
    },
  );
}
