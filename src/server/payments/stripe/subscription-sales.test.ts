import { expect, test } from 'vitest';
import { apiPaths, SESSION_HEADER } from '../../../contract/paths.ts';
import { readBooks } from '../../../../test-support/data/books.ts';
import { forEachEngine, type TestEngine } from '../../../../test-support/databases/engines.ts';
import { openStripeApp, type StripeApp } from '../../../../test-support/server/stripe-app.ts';

const sessionId = 'session_1700000000000_abcdefghi';
const who = { name: 'Ada Byron', email: 'ada@example.com' };

/** Somebody subscribes by the month on Stripe's page. */
async function subscribe(engine: TestEngine): Promise<StripeApp & { subscription: string }> {
  const shop = await openStripeApp({
    deps: { store: await engine.openStore() },
    settings: { OWNER_EMAIL: 'owner@example.com' },
  });
  await shop.app.inject({
    method: 'POST',
    url: apiPaths.courseCheckout,
    payload: { plan: 'monthly' },
    headers: { [SESSION_HEADER]: sessionId },
  });
  const { billing } = shop.standIn;
  const [session] = billing.sessions.values();
  const { subscription } = billing.completeSession(session?.id ?? '', who);
  return { ...shop, subscription: subscription ?? '' };
}

function intentOf({ standIn }: StripeApp, invoice: string | undefined): string {
  const payment = [...standIn.billing.invoicePayments.values()].find((one) => one.invoice === invoice);
  return payment?.payment.payment_intent ?? '';
}

const month = {
  type: 'subscription',
  status: 'completed',
  amount: 9_700,
  paid: 9_700,
  refunded: 0,
  lost: 0,
  email: 'ada@example.com',
  session: sessionId,
};

forEachEngine((engine) => {
  test('a subscription is a sale, is told to the CRM and the person once, and each month is another sale', async () => {
    const shop = await subscribe(engine);
    shop.standIn.billing.renew(shop.subscription, 'paid');
    await shop.deliverAll();
    await shop.deliverAll();
    const books = await readBooks(shop.store);
    expect(books.sales).toMatchObject([month, month]);
    expect(books.crm).toEqual([expect.objectContaining({ productType: 'subscription', amount: 97 })]);
    expect(books.mails.toSorted()).toEqual(['mail_owner-alert', 'mail_subscription-started']);
    expect(books.conversions).toEqual([]);
  });

  test('what the CRM is told is what it is told of any purchase', async () => {
    const shop = await subscribe(engine);
    await shop.deliverAll();
    const row = await shop.store.db
      .selectFrom('deliveries')
      .select('payload')
      .where('destination', '=', 'crm')
      .executeTakeFirstOrThrow();
    const [invoice] = shop.standIn.billing.invoices.keys();
    expect(JSON.parse(row.payload)).toEqual({
      orderId: invoice,
      productName: 'Course Platform, monthly',
      productType: 'subscription',
      amount: 97,
      ...who,
      source: 'Website Checkout',
      timestamp: new Date(shop.clock.now()).toISOString(),
      formType: 'Purchase',
    });
  });

  test('however its events are ordered the books are the same: a refund before its invoice, the link last', async () => {
    const shop = await subscribe(engine);
    const [first] = shop.standIn.billing.invoices.keys();
    shop.standIn.reversals.createRefund({ intent: intentOf(shop, first), amount: 800 });
    for (const event of shop.standIn.journal.events.toReversed()) await shop.deliver(event);
    const books = await readBooks(shop.store);
    expect(books.sales).toMatchObject([{ ...month, status: 'partly_refunded', refunded: 800 }]);
    expect(books.crm).toHaveLength(1);
  });

  test('a refund that fails comes back, and a dispute that is lost is lost', async () => {
    const shop = await subscribe(engine);
    const second = shop.standIn.billing.renew(shop.subscription, 'paid');
    const [first] = shop.standIn.billing.invoices.keys();
    const { reversals } = shop.standIn;
    const refund = reversals.createRefund({ intent: intentOf(shop, first), amount: null });
    reversals.settleRefund(refund.id, 'failed');
    const dispute = reversals.openDispute({ intent: intentOf(shop, second.id), amount: null });
    reversals.closeDispute(dispute.id, 'lost');
    await shop.deliverAll();
    const { sales } = await readBooks(shop.store);
    expect(new Map(sales.map(({ ref, ...sale }) => [ref, sale]))).toMatchObject(
      new Map([
        [first, month],
        [second.id, { ...month, status: 'disputed', lost: 9_700 }],
      ]),
    );
  });

  test('the owner is mailed of a refund and a dispute of a month, once each', async () => {
    const shop = await subscribe(engine);
    const [first] = shop.standIn.billing.invoices.keys();
    const { reversals } = shop.standIn;
    reversals.createRefund({ intent: intentOf(shop, first), amount: 800 });
    const dispute = reversals.openDispute({ intent: intentOf(shop, first), amount: null });
    await shop.deliverAll();
    reversals.closeDispute(dispute.id, 'won');
    await shop.deliverAll();
    await shop.deliverAll();
    const rows = await shop.store.db
      .selectFrom('deliveries')
      .select('payload')
      .where('kind', '=', 'mail_owner-alert')
      .execute();
    const alerts = rows.map(({ payload }) => JSON.parse(payload).props);
    expect(alerts.map(({ what }) => String(what)).toSorted()).toEqual([
      'Dispute over $89.00 won',
      'Dispute over $89.00, please answer it',
      'New subscription',
      'Refund of $8.00',
    ]);
    expect(alerts.find(({ what }) => what === 'Refund of $8.00')).toMatchObject({
      who,
      facts: expect.arrayContaining([
        ['Left of it', '$89.00'],
        ['Order', first],
      ]),
    });
  });

  test('a month that could not be paid is shown as a try, and as a sale once it is', async () => {
    const shop = await subscribe(engine);
    const second = shop.standIn.billing.renew(shop.subscription, 'failed');
    await shop.deliverAll();
    const saleOf = async () => (await readBooks(shop.store)).sales.find(({ ref }) => ref === second.id);
    expect(await saleOf()).toMatchObject({ status: 'failed', paid: 0, amount: 9_700 });
    shop.standIn.billing.retryInvoice(second.id);
    await shop.deliverAll();
    expect(await saleOf()).toMatchObject(month);
  });

  test('a process that is killed on the way leaves nothing half done, and the event that comes again does it all', async () => {
    const shop = await subscribe(engine);
    const { events } = shop.standIn.journal;
    const paid = events.find(({ type }) => type === 'invoice.paid');
    const full = {
      ...shop.store,
      write: (async (unit) =>
        shop.store.write(async (tx) => {
          await unit(tx);
          throw new Error('killed before its commit');
        })) satisfies typeof shop.store.write,
    };
    const other = await openStripeApp({ deps: { store: full } });
    expect((await other.deliver(paid ?? {})).statusCode).toBe(500);
    expect(await readBooks(shop.store)).toEqual({ sales: [], crm: [], mails: [], conversions: [] });
    expect((await shop.deliver(paid ?? {})).statusCode).toBe(200);
    expect((await readBooks(shop.store)).sales).toMatchObject([month]);
  });
});
