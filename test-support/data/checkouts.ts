import { paymentIntentSchema, type PaymentIntent } from '../../src/contract/checkout.ts';
import { apiPaths } from '../../src/contract/paths.ts';
import { ORDER_TOKEN_HEADER, SESSION_HEADER } from '../../src/contract/visitor-api.ts';
import type { App } from '../../src/server/http/app.ts';
import type { Store } from '../../src/server/store/engine/store.ts';
import { crmBuildout, websiteBuild } from './sold.ts';

/** A checkout of the website, with nothing in it that may be left out but the buyer. */
export const exampleCheckout = {
  amount: websiteBuild.dollars,
  description: websiteBuild.orderName,
  name: 'Ada Byron',
  email: 'ada@example.com',
  checkoutId: '5f0c7f5e-64a5-4f0b-8c43-0a4f3c0d9e11',
};

/** The same checkout, of the other package. */
export const otherPackage = { ...exampleCheckout, amount: crmBuildout.dollars, description: crmBuildout.orderName };

export async function postCheckout(app: App, payload: object = exampleCheckout, headers: Record<string, string> = {}) {
  const answer = await app.inject({ method: 'POST', url: apiPaths.createPaymentIntent, payload, headers });
  return { status: answer.statusCode, body: answer.json(), headers: answer.headers };
}

/** Begins the payment of an order. */
export async function openCheckout(app: App, over: object = {}, sessionId?: string): Promise<PaymentIntent> {
  const headers = sessionId === undefined ? {} : { [SESSION_HEADER]: sessionId };
  const { body } = await postCheckout(app, { ...exampleCheckout, ...over }, headers);
  return paymentIntentSchema.parse(body);
}

export async function confirmTest(app: App, clientSecret: string, outcome: string) {
  const answer = await app.inject({
    method: 'POST',
    url: apiPaths.testPaymentConfirm,
    payload: { clientSecret, outcome },
  });
  return { status: answer.statusCode, body: answer.json() };
}

export async function readOrder(app: App, { orderId, orderToken }: { orderId: string; orderToken?: string }) {
  const answer = await app.inject({
    url: apiPaths.order.replace(':id', orderId),
    headers: orderToken === undefined ? {} : { [ORDER_TOKEN_HEADER]: orderToken },
  });
  return { status: answer.statusCode, body: answer.json() };
}

/** Everything that a purchase leaves in the database. */
export async function readAllBooks(store: Store) {
  const [orders, sales, deliveries, conversions] = await Promise.all([
    store.db.selectFrom('orders').selectAll().execute(),
    store.db.selectFrom('sales').selectAll().execute(),
    store.db.selectFrom('deliveries').selectAll().execute(),
    store.db.selectFrom('conversions').selectAll().execute(),
  ]);
  return { orders, sales, deliveries, conversions };
}
