import { expect, onTestFinished, test } from 'vitest';
import { paymentIntentSchema } from '../../../contract/checkout.ts';
import { apiPaths } from '../../../contract/paths.ts';
import { ORDER_TOKEN_HEADER } from '../../../contract/visitor-api.ts';
import { exampleCheckout } from '../../../../test-support/data/checkouts.ts';
import { forEachRound } from '../../../../test-support/properties/soak.ts';
import { startProcess, type ServerProcess } from '../../../../test-support/server/process.ts';
import { stripeSettings } from '../../../../test-support/server/stripe-app.ts';
import { signEvent } from '../../../../stand-ins/stripe/webhooks.ts';
import { openStripeStandIn, standInKeys } from '../../../../stand-ins/stripe/stripe-stand-in.ts';
import { testFolder } from '../../../../test-support/server/test-app.ts';
import { websiteBuild } from '../../../../test-support/data/sold.ts';

async function post({ port }: ServerProcess, path: string, body: string, headers: Record<string, string> = {}) {
  return fetch(`http://127.0.0.1:${port}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body,
  });
}

forEachRound(() => {
  test('a process that is killed while Stripe answers leaves one order with one intent, which the next process goes on with', async () => {
    const standIn = openStripeStandIn();
    const server = await standIn.listen();
    onTestFinished(() => server.goAway());
    const settings = { ...stripeSettings, DATA_DIR: await testFolder(), STRIPE_API_BASE: server.url };

    const first = await startProcess(settings);
    await first.says('Foyer is open');
    const made = new Promise<void>((resolve) => {
      const stop = standIn.journal.onEvent(() => {
        stop();
        resolve();
      });
    });
    // Stripe makes the intent, and its answer is on the way when the process dies.
    standIn.mishaps({ kind: 'silence', isDone: true });
    const lost = post(first, apiPaths.createPaymentIntent, JSON.stringify(exampleCheckout)).catch(() => null);
    await made;
    first.signal('SIGKILL');
    await first.ended;
    expect(await lost).toBeNull();

    const second = await startProcess(settings);
    await second.says('Foyer is open');
    const answer = await post(second, apiPaths.createPaymentIntent, JSON.stringify(exampleCheckout));
    const { orderId, orderToken, clientSecret } = paymentIntentSchema.parse(await answer.json());
    expect([...standIn.payments.intents.values()].map((intent) => intent.client_secret)).toEqual([clientSecret]);

    const [intentId] = standIn.payments.intents.keys();
    standIn.payments.confirmIntent(intentId ?? '', 'pm_card_visa');
    for (const event of standIn.journal.events.toReversed()) {
      const { payload, headers } = signEvent(event, standInKeys.webhookSecret, Date.now());
      expect((await post(second, apiPaths.paymentsWebhook, payload, headers)).status).toBe(200);
    }
    const order = await fetch(`http://127.0.0.1:${second.port}${apiPaths.order.replace(':id', orderId)}`, {
      headers: { [ORDER_TOKEN_HEADER]: orderToken },
    });
    expect(await order.json()).toMatchObject({ status: 'completed', amountCents: websiteBuild.priceCents });
  });
});
