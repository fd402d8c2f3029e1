import { randomUUID } from 'node:crypto';
import { expect, test, vi } from 'vitest';
import { orderSchema, paidOrderSchema, paymentIntentSchema } from '../../contract/checkout.ts';
import { apiPaths } from '../../contract/paths.ts';
import { IDEMPOTENCY_HEADER, ORDER_TOKEN_HEADER, SESSION_HEADER } from '../../contract/visitor-api.ts';
import { exampleOnboarding } from '../../../test-support/data/onboarding.ts';
import {
  confirmTest,
  exampleCheckout,
  openCheckout,
  otherPackage,
  postCheckout,
  readAllBooks,
  readOrder,
} from '../../../test-support/data/checkouts.ts';
import { forEachEngine } from '../../../test-support/databases/engines.ts';
import { openTestApp } from '../../../test-support/server/test-app.ts';
import { deliveriesDue } from '../store/outbox/outbox.ts';
import { crmBuildout, websiteBuild } from '../../../test-support/data/sold.ts';
import { site } from '../../../content/site.ts';

const OWNER = 'owner@hallway.example';

forEachEngine((engine) => {
  test('a package is ordered, paid in test mode and read again by its buyer', async () => {
    const { app } = await openTestApp({}, { store: await engine.openStore() });
    const opened = await openCheckout(app);
    expect(opened.provider).toBe('test');
    expect(opened.orderToken.length).toBeGreaterThanOrEqual(22);
    const waiting = await readOrder(app, opened);
    expect(waiting).toEqual({
      status: 200,
      body: {
        id: opened.orderId,
        status: 'awaiting_payment',
        serviceId: 'website-build',
        productName: websiteBuild.orderName,
        amountCents: websiteBuild.priceCents,
        paidAt: null,
        onboarding: { form: 'website', done: false },
        test: true,
      },
    });
    const paid = await confirmTest(app, opened.clientSecret, 'succeeded');
    expect(paid).toEqual({ status: 200, body: { status: 'succeeded', message: null } });
    expect(orderSchema.parse((await readOrder(app, opened)).body)).toMatchObject({
      status: 'completed',
      paidAt: expect.any(String),
    });
    const onboarded = await app.inject({
      method: 'POST',
      url: apiPaths.websiteOnboarding,
      payload: { ...exampleOnboarding.website, orderId: opened.orderId },
      headers: { [ORDER_TOKEN_HEADER]: opened.orderToken },
    });
    expect(onboarded.statusCode).toBe(201);
    expect((await readOrder(app, opened)).body.onboarding).toEqual({ form: 'website', done: true });
  });

  test('nothing but the catalogue’s price and packages is taken, and nothing is left of the rest', async () => {
    const store = await engine.openStore();
    const { app } = await openTestApp({}, { store });
    const refused = [
      [{ amount: 1 }, 'amount'],
      [{ amount: websiteBuild.dollars - 1 }, 'amount'],
      [{ amount: crmBuildout.dollars }, 'amount'],
      [{ amount: -websiteBuild.dollars }, 'amount'],
      [{ amount: websiteBuild.dollars + 0.5 }, 'amount'],
      [{ amount: String(websiteBuild.dollars) }, 'amount'],
      [{ amount: websiteBuild.dollars, serviceId: 'full-ghl-buildout' }, 'amount'],
      [{ description: 'Gold Bars' }, 'description'],
      [{ serviceId: 'gold-bars' }, 'serviceId'],
      [{ email: 'not an address' }, 'email'],
      [{ checkoutId: 'mine' }, 'checkoutId'],
      [{ checkoutId: '00000000-0000-0000-0000-000000000000' }, 'checkoutId'],
    ] as const;
    for (const [over, field] of refused) {
      const { status, body } = await postCheckout(app, { ...exampleCheckout, ...over });
      expect([status, body.errors]).toEqual([422, [{ field, message: expect.stringMatching(/\w/) }]]);
    }
    expect((await readAllBooks(store)).orders).toEqual([]);
  });

  test('the specification’s own call is enough, and every label means its package', async () => {
    const { app } = await openTestApp({}, { store: await engine.openStore() });
    const bare = paymentIntentSchema.parse(
      (await postCheckout(app, { amount: crmBuildout.dollars, description: crmBuildout.orderName })).body,
    );
    const other = paymentIntentSchema.parse(
      (await postCheckout(app, { amount: crmBuildout.dollars, description: 'Website + CRM' })).body,
    );
    expect(other.orderId).not.toBe(bare.orderId);
    for (const opened of [bare, other])
      expect((await readOrder(app, opened)).body).toMatchObject({
        serviceId: 'full-ghl-buildout',
        productName: crmBuildout.orderName,
        amountCents: crmBuildout.priceCents,
        onboarding: { form: 'website-crm', done: false },
      });
  });

  test('one checkout is one order and one payment, however often and from however many processes it is asked for', async () => {
    const database = await engine.createDatabase();
    const stores = [await engine.openStore(database), await engine.openStore(database)] as const;
    const apps = await Promise.all(stores.map(async (store) => (await openTestApp({}, { store })).app));
    const answers = await Promise.all([...apps, ...apps, ...apps].map((app) => postCheckout(app)));
    const [first] = answers;
    expect(first?.status).toBe(200);
    for (const { body } of answers) expect(body).toEqual(first?.body);
    const { orders } = await readAllBooks(stores[0]);
    expect(orders).toHaveLength(1);
    expect(await stores[0].db.selectFrom('order_intents').selectAll().execute()).toHaveLength(1);
  });

  test('an Idempotency-Key does for a checkout’s id, for its own sender and body', async () => {
    const store = await engine.openStore();
    const { app } = await openTestApp({}, { store });
    const { checkoutId: _id, ...body } = exampleCheckout;
    const headers = { [IDEMPOTENCY_HEADER]: 'abc', [SESSION_HEADER]: 'session_1700000000000_abcdefghi' };
    const first = await postCheckout(app, body, headers);
    expect(await postCheckout(app, body, headers)).toMatchObject({ status: 200, body: first.body });
    expect((await postCheckout(app, { ...body, name: 'Grace' }, headers)).status).toBe(422);
    const elsewhere = { ...headers, [SESSION_HEADER]: 'session_1700000000000_otherones' };
    expect((await postCheckout(app, body, elsewhere)).body.orderId).not.toBe(first.body.orderId);
    const kept = JSON.stringify(await store.db.selectFrom('idempotency_keys').selectAll().execute());
    for (const secret of [first.body.orderToken, first.body.clientSecret]) expect(kept).not.toContain(secret);
  });

  test('what the buyer edits stays one order; a name left out changes nothing', async () => {
    const store = await engine.openStore();
    const { app } = await openTestApp({}, { store });
    const first = await openCheckout(app);
    expect(await openCheckout(app, { name: 'Grace Hopper', email: 'grace@example.com' })).toEqual(first);
    expect(await openCheckout(app, { name: undefined, email: '' })).toEqual(first);
    expect((await readAllBooks(store)).orders).toMatchObject([
      { name: 'Grace Hopper', email: 'grace@example.com', intent_name: 'Grace Hopper', attempt: 1 },
    ]);
  });

  test('another package is the same order with another payment, and the old one cannot be paid any more', async () => {
    const store = await engine.openStore();
    const { app } = await openTestApp({}, { store });
    const first = await openCheckout(app);
    const second = await openCheckout(app, otherPackage);
    expect(second.orderId).toBe(first.orderId);
    expect(second.orderToken).toBe(first.orderToken);
    expect(second.clientSecret).not.toBe(first.clientSecret);
    expect((await confirmTest(app, first.clientSecret, 'succeeded')).status).toBe(409);
    expect((await readOrder(app, second)).body).toMatchObject({
      status: 'awaiting_payment',
      amountCents: crmBuildout.priceCents,
    });
    await confirmTest(app, second.clientSecret, 'succeeded');
    expect((await readAllBooks(store)).sales).toMatchObject([
      { paid_cents: crmBuildout.priceCents, product_name: crmBuildout.orderName },
    ]);
  });

  test('a paid order, or one on its way, is never paid again: its buyer is told how it stands', async () => {
    const { app } = await openTestApp({}, { store: await engine.openStore() });
    for (const [outcome, status] of [
      ['succeeded', 'completed'],
      ['processing', 'processing'],
    ] as const) {
      const checkoutId = randomUUID();
      const opened = await openCheckout(app, { checkoutId });
      await confirmTest(app, opened.clientSecret, outcome);
      for (const body of [exampleCheckout, otherPackage]) {
        const again = await postCheckout(app, { ...body, checkoutId });
        expect(again.status).toBe(409);
        expect(again.headers['content-type']).toBe('application/problem+json');
        expect(paidOrderSchema.parse(again.body)).toMatchObject({
          order: { id: opened.orderId, status, serviceId: 'website-build' },
          orderToken: opened.orderToken,
        });
      }
      expect((await confirmTest(app, opened.clientSecret, 'failed')).body.status).toBe(outcome);
    }
  });

  test('a declined card is said so, and the next one is taken', async () => {
    const store = await engine.openStore();
    const { app } = await openTestApp({}, { store });
    const opened = await openCheckout(app);
    const declined = await confirmTest(app, opened.clientSecret, 'failed');
    expect(declined.body).toEqual({ status: 'failed', message: expect.stringContaining('declined') });
    expect((await readOrder(app, opened)).body.status).toBe('failed');
    expect((await readAllBooks(store)).sales).toMatchObject([
      { status: 'failed', paid_cents: 0, amount_cents: websiteBuild.priceCents },
    ]);
    expect(await openCheckout(app)).toEqual(opened);
    await confirmTest(app, opened.clientSecret, 'succeeded');
    const { sales, conversions } = await readAllBooks(store);
    expect(sales).toMatchObject([{ status: 'completed', paid_cents: websiteBuild.priceCents }]);
    expect(conversions).toHaveLength(1);
  });

  test('a purchase is told to the CRM, the buyer, the owner and the figures, once, whoever presses twice', async () => {
    const store = await engine.openStore();
    const onDue = vi.fn<() => void>();
    store.onCommitted(deliveriesDue, onDue);
    const { app } = await openTestApp({ OWNER_EMAIL: OWNER }, { store });
    const sessionId = 'session_1700000000000_abcdefghi';
    const opened = await openCheckout(app, {}, sessionId);
    expect((await readAllBooks(store)).deliveries).toEqual([]);
    await Promise.all(Array.from({ length: 4 }, async () => confirmTest(app, opened.clientSecret, 'succeeded')));
    const { deliveries, conversions, sales } = await readAllBooks(store);
    const [crm, ...mails] = deliveries.toSorted((a, b) => Number(a.kind > b.kind) * 2 - 1).toReversed();
    expect([crm?.destination, crm?.kind]).toEqual(['crm', 'purchase']);
    expect(crm?.payload).toBe(
      JSON.stringify({
        orderId: opened.orderId,
        productName: websiteBuild.orderName,
        productType: 'service',
        amount: websiteBuild.dollars,
        name: 'Ada Byron',
        email: 'ada@example.com',
        source: 'Website Checkout',
        timestamp: '2026-11-21T12:00:00.000Z',
        formType: 'Purchase',
        test: true,
      }),
    );
    expect(mails.map(({ payload }) => JSON.parse(payload))).toEqual([
      {
        template: 'purchase-confirmed',
        to: 'ada@example.com',
        props: {
          name: 'Ada Byron',
          productName: websiteBuild.orderName,
          amountCents: websiteBuild.priceCents,
          orderId: opened.orderId,
          hasForm: true,
          isTest: true,
        },
      },
      expect.objectContaining({
        template: 'owner-alert',
        to: OWNER,
        props: expect.objectContaining({ what: 'Test purchase' }),
      }),
    ]);
    expect(conversions).toMatchObject([
      {
        type: 'purchase',
        value: JSON.stringify(`Test: ${websiteBuild.total}`),
        page: '/checkout',
        session_id: sessionId,
        filtered: 0,
      },
    ]);
    expect(sales).toMatchObject([
      {
        order_id: opened.orderId,
        product_name: websiteBuild.orderName,
        product_type: 'service',
        customer_email: 'ada@example.com',
        status: 'completed',
        amount_cents: websiteBuild.priceCents,
        paid_cents: websiteBuild.priceCents,
        test: 1,
        session_id: sessionId,
        sold_at: Date.UTC(2026, 10, 21, 12),
      },
    ]);
    expect(onDue).toHaveBeenCalled();
  });

  test('the test provider is off wherever it is not meant, and with payments off the checkout says how to reach the owner', async () => {
    const store = await engine.openStore();
    const { app } = await openTestApp({ PAYMENTS: 'off' }, { store });
    const { status, body } = await postCheckout(app);
    expect([status, body.detail]).toEqual([503, expect.stringContaining(site.email)]);
    expect((await confirmTest(app, 'test_pi_1_secret_2', 'succeeded')).status).toBe(404);
    expect((await readAllBooks(store)).orders).toEqual([]);
  });

  test('nobody pays a payment that they do not know', async () => {
    const { app } = await openTestApp({}, { store: await engine.openStore() });
    const { clientSecret } = await openCheckout(app);
    const [intentId = ''] = clientSecret.split('_secret_');
    for (const guess of ['', intentId, `${intentId}_secret_`, `${intentId}_secret_x`, clientSecret.slice(0, -1)])
      expect((await confirmTest(app, guess, 'succeeded')).status).toBe(404);
    expect((await confirmTest(app, clientSecret, 'refunded')).status).toBe(422);
  });
});
