import type { OpenedOrder, Order, PaymentIntent, TestOutcome } from '../../../contract/checkout.ts';
import { apiPaths, ORDER_TOKEN_HEADER } from '../../../contract/paths.ts';
import { ANSWER_TIMEOUT_MS, getJson, postJson } from '../../api/request.ts';
import { RequestError } from '../../api/request-error.ts';
import type { Customer } from './kept-customer.ts';
import type { Product } from './product.ts';

const CENTS_IN_DOLLAR = 100;

const loadAnswers = () => import('../../../contract/checkout.ts');

function within(signal: AbortSignal): AbortSignal {
  return AbortSignal.any([signal, AbortSignal.timeout(ANSWER_TIMEOUT_MS)]);
}

/** Asks for the payment of `product` under the checkout's id: the same id is the same payment. */
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
  return postJson(apiPaths.createPaymentIntent, body, {
    schema: async () => (await loadAnswers()).paymentIntentSchema,
    signal: within(signal),
  });
}

/** The order that was paid already, where that is why no payment was made; null where it is another reason. */
export async function readPaid(error: unknown): Promise<OpenedOrder | null> {
  if (!(error instanceof RequestError) || error.status !== 409) return null;
  const { paidOrderSchema } = await loadAnswers();
  return paidOrderSchema.safeParse(error.answer).data ?? null;
}

/** The order as it stands now; null where the server knows none of this id and token. */
export async function fetchOrder(order: { id: string; token: string }, signal: AbortSignal): Promise<Order | null> {
  const path = apiPaths.order.replace(':id', encodeURIComponent(order.id));
  const headers = { [ORDER_TOKEN_HEADER]: encodeURIComponent(order.token) };
  return orNull(getJson(path, async () => (await loadAnswers()).orderSchema, { headers, signal: within(signal) }));
}

/** The order behind the client secret of its payment, with the token that opens it; null where there is none. */
export async function fetchReturn(clientSecret: string, signal: AbortSignal): Promise<OpenedOrder | null> {
  return orNull(
    postJson(
      apiPaths.orderByPayment,
      { clientSecret },
      { schema: async () => (await loadAnswers()).openedOrderSchema, signal: within(signal) },
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

/** Lets the test provider answer as told. */
export async function confirmTestPayment(clientSecret: string, outcome: TestOutcome) {
  const signal = AbortSignal.timeout(ANSWER_TIMEOUT_MS);
  return postJson(
    apiPaths.testPaymentConfirm,
    { clientSecret, outcome },
    { schema: async () => (await loadAnswers()).testPaymentResultSchema, signal },
  );
}
