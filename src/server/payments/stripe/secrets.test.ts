import { Writable } from 'node:stream';
import { fastify } from 'fastify';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { paymentIntentSchema } from '../../../contract/checkout.ts';
import { apiPaths } from '../../../contract/paths.ts';
import { ORDER_TOKEN_HEADER } from '../../../contract/visitor-api.ts';
import { loggerOptions } from '../../http/logging.ts';
import type { Store } from '../../store/engine/store.ts';
import { exampleCheckout } from '../../../../test-support/data/checkouts.ts';
import { exampleForms } from '../../../../test-support/data/forms.ts';
import { openStripeApp, type StripeApp } from '../../../../test-support/server/stripe-app.ts';
import { signEvent } from '../../../../stand-ins/stripe/webhooks.ts';
import { standInKeys } from '../../../../stand-ins/stripe/stripe-stand-in.ts';

const card = { number: '4242424242424242', cvc: '987654', exp_month: 12, exp_year: 2031 };
/** Where a mistaken page, or a curious person, might put a card. */
const withCard = {
  card,
  cardNumber: card.number,
  cvc: card.cvc,
  payment_method: 'pm_card_visa_hush',
  payment_method_data: { type: 'card', card },
};

/** A shop that writes down everything it can say. */
async function openTalkativeShop() {
  const lines: string[] = [];
  const stream = new Writable({
    write(chunk: unknown, _encoding, done) {
      lines.push(String(chunk));
      done();
    },
  });
  const options = z.object({ level: z.string(), serializers: z.any() }).parse(loggerOptions('trace'));
  const { log } = fastify({ logger: { ...options, stream } });
  const shop = await openStripeApp({ deps: { logger: log } });
  return { ...shop, lines };
}

async function everythingStored({ db }: Store): Promise<string> {
  const tables = await db.introspection.getTables();
  const rows = await Promise.all(
    tables.map(async ({ name }) => {
      const { rows: all } = await sql`select * from ${sql.table(name)}`.execute(db);
      return all;
    }),
  );
  return JSON.stringify(rows);
}

async function buy({ app, standIn, deliverAll }: StripeApp): Promise<{ clientSecret: string; orderToken: string }> {
  const answer = await app.inject({
    method: 'POST',
    url: `${apiPaths.createPaymentIntent}?number=${card.number}`,
    payload: { ...exampleCheckout, ...withCard },
  });
  const { clientSecret, orderToken, orderId } = paymentIntentSchema.parse(answer.json());
  await app.inject({
    url: `${apiPaths.order.replace(':id', orderId)}?token=${orderToken}`,
    headers: { [ORDER_TOKEN_HEADER]: orderToken },
  });
  await app.inject({ method: 'POST', url: apiPaths.orderByPayment, payload: { clientSecret, ...withCard } });
  const [intent] = standIn.payments.intents.keys();
  standIn.payments.confirmIntent(intent ?? '', 'pm_card_visa');
  await deliverAll();
  return { clientSecret, orderToken };
}

test('keys, client secrets, tokens and cards are in no line of the log, and on no disk, whatever goes wrong', async () => {
  const shop = await openTalkativeShop();
  const { app, standIn, clock, lines, store } = shop;
  const { clientSecret, orderToken } = await buy(shop);

  standIn.mishaps(
    { kind: 'silence', isDone: true },
    { kind: 'answer', fault: { status: 500, isDone: true } },
    { kind: 'answer', fault: { status: 429, isDone: false } },
  );
  for (const checkoutId of ['1', '2', '3'].map((digit) => `5f0c7f5e-64a5-4f0b-8c43-0a4f3c0d9e1${digit}`))
    await app.inject({
      method: 'POST',
      url: apiPaths.createPaymentIntent,
      payload: { ...exampleCheckout, checkoutId, ...withCard },
    });
  await app.inject({ method: 'POST', url: apiPaths.courseCheckout, payload: { plan: 'monthly', ...withCard } });
  const forged = signEvent({ id: 'evt_x', note: clientSecret }, 'whsec_another', clock.now());
  await app.inject({ method: 'POST', url: apiPaths.paymentsWebhook, ...forged });
  await app.inject({
    method: 'POST',
    url: apiPaths.paymentsWebhook,
    payload: `{"client_secret":"${clientSecret}",`,
    headers: { 'content-type': 'application/json', 'stripe-signature': standInKeys.webhookSecret },
  });

  const logged = lines.join('\n');
  expect(logged).toContain('Stripe');
  const stored = await everythingStored(store);
  expect(stored).toContain('ada@example.com');
  for (const secret of [...Object.values(standInKeys), clientSecret, orderToken, card.number, card.cvc, 'hush']) {
    expect(logged).not.toContain(secret);
    expect(stored).not.toContain(secret);
  }
});

test('no form keeps a card that it did not ask for', async () => {
  const shop = await openTalkativeShop();
  const posts: readonly [path: string, body: object][] = [
    [apiPaths.reactivation, exampleForms.reactivation],
    [apiPaths.lendingLeads, exampleForms.lending],
    [apiPaths.waitlist, exampleForms.waitlist],
    [apiPaths.quizLeads, { firstName: 'Ada', email: 'ada@example.com' }],
    [apiPaths.createPaymentIntent, exampleCheckout],
    [apiPaths.courseCheckout, { plan: 'yearly' }],
  ];
  for (const [url, body] of posts) {
    const answer = await shop.app.inject({ method: 'POST', url, payload: { ...body, ...withCard } });
    expect([url, answer.statusCode < 300]).toEqual([url, true]);
    expect(answer.body).not.toContain(card.number);
  }
  const kept = `${await everythingStored(shop.store)}${shop.lines.join('\n')}`;
  for (const digits of [card.number, card.cvc]) expect(kept).not.toContain(digits);
  const sent = shop.standIn.requests.map(({ body }) => body).join('\n');
  expect(sent).not.toContain(card.number);
});
