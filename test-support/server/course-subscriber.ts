import { apiPaths } from '../../src/contract/paths.ts';
import { SESSION_HEADER } from '../../src/contract/visitor-api.ts';
import type { TestEngine } from '../databases/engines.ts';
import { OWNER_PASSWORD } from './owner.ts';
import { openStripeApp, type StripeApp } from './stripe-app.ts';

export const sessionId = 'session_1700000000000_abcdefghi';
export const who = { name: 'Ada Byron', email: 'ada@example.com' };

/** A shop in which somebody has subscribed to the course on Stripe's page. Its events are not delivered yet. */
export async function subscribe(
  engine: TestEngine,
  plan: 'monthly' | 'yearly' = 'monthly',
): Promise<StripeApp & { subscription: string }> {
  const shop = await openStripeApp({
    deps: { store: await engine.openStore() },
    settings: { OWNER_EMAIL: 'owner@example.com', OWNER_PASSWORD },
  });
  await shop.app.inject({
    method: 'POST',
    url: apiPaths.courseCheckout,
    payload: { plan },
    headers: { [SESSION_HEADER]: sessionId },
  });
  const { billing } = shop.standIn;
  const [session] = billing.sessions.values();
  const { subscription } = billing.completeSession(session?.id ?? '', who);
  return { ...shop, subscription: subscription ?? '' };
}

/** The payment intent by which an invoice was paid; empty if there is none. */
export function intentOf({ standIn }: StripeApp, invoice: string | undefined): string {
  const payment = [...standIn.billing.invoicePayments.values()].find((one) => one.invoice === invoice);
  return payment?.payment.payment_intent ?? '';
}
