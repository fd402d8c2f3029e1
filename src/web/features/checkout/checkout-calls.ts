import { loadCode } from '../../api/load-code.ts';
import type { OpenedOrder, Order, PaymentIntent, TestOutcome } from '../../../contract/checkout.ts';
import { ORDER_TOKEN_HEADER, visitorPaths } from '../../../contract/visitor-api.ts';
import { getJson, postJson, untilAnswer } from '../../api/request.ts';
import { RequestError } from '../../api/request-error.ts';
import type { Customer } from './kept-customer.ts';
import type { Product } from './product.ts';

const CENTS_IN_DOLLAR = 100;

const loadAnswers = () => loadCode(() => import('../../../contract/checkout.ts'));

/** Requests the payment for `product` under the checkout's id. The same id gives the same payment. */
export async function requestIntent(
  product: Product,
  customer: Customer,
  checkoutId: string,
  signal: AbortSignal,
): Promise<PaymentIntent> {
  const body = {
    amount: product.priceCents / CENTS_IN_DOLLAR,
    description: product.name,
    serviceId: product.id,
    ...customer,
    checkoutId,
  };
  return postJson(visitorPaths.createPaymentIntent, body, {
    schema: async () => (await loadAnswers()).paymentIntentSchema,
    signal: untilAnswer(signal),
  });
}

/** The order, if the request failed because it is already paid; null for any other reason. */
export async function readPaid(error: unknown): Promise<OpenedOrder | null> {
  if (!(error instanceof RequestError) || error.status !== 409) return null;
  const { paidOrderSchema } = await loadAnswers();
  return paidOrderSchema.safeParse(error.answer).data ?? null;
}

/** The order's present state; null if the server has no order with this id and token. */
export async function fetchOrder(order: { id: string; token: string }, signal: AbortSignal): Promise<Order | null> {
  const path = visitorPaths.order.replace(':id', encodeURIComponent(order.id));
  const headers = { [ORDER_TOKEN_HEADER]: encodeURIComponent(order.token) };
  return orNull(getJson(path, async () => (await loadAnswers()).orderSchema, { headers, signal: untilAnswer(signal) }));
}

/** The order with this payment's client secret, and its token; null if there is none. */
export async function fetchReturn(clientSecret: string, signal: AbortSignal): Promise<OpenedOrder | null> {
  return orNull(
    postJson(
      visitorPaths.orderByPayment,
      { clientSecret },
      { schema: async () => (await loadAnswers()).openedOrderSchema, signal: untilAnswer(signal) },
    ),
  );
}

async function orNull<Found>(asked: Promise<Found>): Promise<Found | null> {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof RequestError && error.status === 404) return null;
    throw error;
  }
}

/** Makes the test provider answer with `outcome`. */
export async function confirmTestPayment(clientSecret: string, outcome: TestOutcome) {
  return postJson(
    visitorPaths.testPaymentConfirm,
    { clientSecret, outcome },
    { schema: async () => (await loadAnswers()).testPaymentResultSchema },
  );
}
