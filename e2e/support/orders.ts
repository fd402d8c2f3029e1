import { crmBuildout, websiteBuild } from '../../test-support/data/sold.ts';
import { randomUUID } from 'node:crypto';
import { request } from '@playwright/test';
import { paymentIntentSchema, type TestOutcome } from '../../src/contract/checkout.ts';
import { apiPaths } from '../../src/contract/paths.ts';
import { SESSION_HEADER } from '../../src/contract/visitor-api.ts';

interface Purchase {
  readonly description: string;
  /** Whole dollars. */
  readonly amount: number;
  readonly name: string;
  readonly email: string;
  readonly sessionId?: string;
}

/** Orders a package as the checkout does and lets the test provider say how the payment ended; the order's id. */
export async function buy(url: string, { sessionId, ...order }: Purchase, outcome: TestOutcome): Promise<string> {
  const buyer = await request.newContext({
    baseURL: url,
    ...(sessionId !== undefined && { extraHTTPHeaders: { [SESSION_HEADER]: sessionId } }),
  });
  const asked = await buyer.post(apiPaths.createPaymentIntent, { data: { ...order, checkoutId: randomUUID() } });
  const { clientSecret, orderId } = paymentIntentSchema.parse(await asked.json());
  const paid = await buyer.post(apiPaths.testPaymentConfirm, { data: { clientSecret, outcome } });
  if (!paid.ok()) throw new Error(`The payment answered ${paid.status()}: ${await paid.text()}`);
  await buyer.dispose();
  return orderId;
}

const website = { description: websiteBuild.orderName, amount: websiteBuild.dollars };
const buildout = { description: crmBuildout.orderName, amount: crmBuildout.dollars };

/** Two orders that were paid and one whose card was declined, the declined one last. The first came by a letter, the second directly. */
export async function buyThree(url: string): Promise<void> {
  const [byLetter, direct] = ['session_4_ddddddddd', 'session_5_eeeeeeeee'];
  const visitor = await request.newContext({ baseURL: url });
  const userAgent =
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36';
  for (const [sessionId, landingPage] of [
    [byLetter, '/blog?utm_source=letter&utm_campaign=november'],
    [direct, '/'],
  ])
    await visitor.post(apiPaths.visitor, {
      data: { sessionId, userAgent, referrer: null, landingPage },
      headers: { 'user-agent': userAgent },
    });
  await visitor.dispose();
  await buy(url, { ...website, name: 'Dana Whitfield', email: 'dana@example.com', sessionId: byLetter }, 'succeeded');
  await buy(url, { ...buildout, name: 'Kim Lee', email: 'kim@example.org', sessionId: direct }, 'succeeded');
  await buy(url, { ...buildout, name: 'Sam', email: 'sam@example.net' }, 'failed');
}
