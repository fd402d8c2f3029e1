import { expect, test } from 'vitest';
import { attributionSchema } from '../../../contract/attribution.ts';
import { subscriptionsSchema } from '../../../contract/subscriptions.ts';
import { apiPaths } from '../../../contract/paths.ts';
import { SESSION_HEADER } from '../../../contract/visitor-api.ts';
import { readBooks } from '../../../../test-support/data/books.ts';
import { forEachEngine } from '../../../../test-support/databases/engines.ts';
import { OWNER_PASSWORD, signInAsOwner } from '../../../../test-support/server/owner.ts';
import { intentOf, sessionId, subscribe, who } from '../../../../test-support/server/course-subscriber.ts';
import { openStream, readTold } from '../../../../test-support/server/event-stream.ts';
import { openStripeApp } from '../../../../test-support/server/stripe-app.ts';

const DAY_MS = 86_400_000;

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

  test('an invoice that is only open, or void, is no sale, and nobody is told of it', async () => {
    const shop = await subscribe(engine);
    const { journal, billing } = shop.standIn;
    const [invoice] = billing.invoices.values();
    const opened = journal.events.find(({ type }) => type === 'invoice.created');
    await shop.deliver(opened ?? {});
    expect(await readBooks(shop.store)).toEqual({ sales: [], crm: [], mails: [], conversions: [] });
    if (invoice !== undefined) journal.tell('invoice.voided', { ...invoice, status: 'void' });
    await shop.deliver(journal.events.at(-1) ?? {});
    expect(await readBooks(shop.store)).toEqual({ sales: [], crm: [], mails: [], conversions: [] });
  });

  test('a try that failed is told to nobody as a subscription; what counts is the time and the sum of the payment', async () => {
    const shop = await subscribe(engine);
    const { journal, billing } = shop.standIn;
    await openStream(shop.store, { types: ['order.paid', 'order.failed'] });
    const second = billing.renew(shop.subscription, 'failed');
    const failed = journal.events.findLast(({ type }) => type === 'invoice.payment_failed');
    const triedAt = shop.clock.now();
    const read = () =>
      shop.store.db
        .selectFrom('sales')
        .select(['status', 'sold_at', 'amount_cents', 'test', 'filtered', 'customer_name'])
        .where('provider_ref', '=', second.id)
        .execute();
    const tried = {
      status: 'failed',
      sold_at: triedAt,
      amount_cents: 9_700,
      test: 0,
      filtered: 0,
      customer_name: who.name,
    };
    await shop.deliver(failed ?? {});
    expect(await read()).toEqual([tried]);
    expect(await readBooks(shop.store)).toMatchObject({ crm: [], mails: [] });

    // The sum is lowered, and a day later nothing is paid either.
    shop.clock.advance(DAY_MS);
    journal.tell('invoice.payment_failed', { ...second, status: 'open', amount_due: 8_700 });
    await shop.deliver(journal.events.at(-1) ?? {});
    expect(await read()).toEqual([{ ...tried, amount_cents: 8_700 }]);

    // One cent is paid, and counts, whatever is tried after it.
    shop.clock.advance(DAY_MS);
    const paid = { ...tried, status: 'completed', amount_cents: 1, sold_at: shop.clock.now() };
    journal.tell('invoice.paid', { ...second, status: 'paid', amount_due: 1, amount_paid: 1 });
    await shop.deliver(journal.events.at(-1) ?? {});
    expect(await read()).toEqual([paid]);
    expect((await readBooks(shop.store)).crm).toMatchObject([{ amount: 0.01 }]);
    shop.clock.advance(DAY_MS);
    journal.tell('invoice.payment_failed', { ...second, status: 'open', amount_due: 8_700 });
    await shop.deliver(journal.events.at(-1) ?? {});
    expect(await read()).toEqual([paid]);
    expect((await readTold(shop.store)).map(({ type }) => type)).toEqual(['order.failed', 'order.paid']);
  });

  test('a month that could not be paid and is then void is cancelled', async () => {
    const shop = await subscribe(engine);
    const { journal, billing } = shop.standIn;
    const second = billing.renew(shop.subscription, 'failed');
    await shop.deliverAll();
    shop.clock.advance(DAY_MS);
    journal.tell('invoice.voided', { ...second, status: 'void' });
    await shop.deliver(journal.events.at(-1) ?? {});
    const { sales } = await readBooks(shop.store);
    expect(sales.find(({ ref }) => ref === second.id)).toMatchObject({ status: 'cancelled', paid: 0 });
  });

  test('that a subscription is over may be told before anything else of it', async () => {
    const shop = await subscribe(engine);
    const { journal, billing } = shop.standIn;
    shop.clock.advance(DAY_MS);
    billing.cancelSubscription(shop.subscription);
    for (const event of journal.events.toReversed()) await shop.deliver(event);
    const answer = await shop.app.inject({ url: apiPaths.ownerSubscriptions, headers: await signInAsOwner(shop.app) });
    const { subscriptions } = subscriptionsSchema.parse(answer.json());
    expect(subscriptions).toMatchObject([
      { state: 'cancelled', endedAt: new Date(shop.clock.now()).toISOString(), paidCents: 9_700 },
    ]);
  });

  test('a month counts for the day on which it was paid, whatever happens to it later', async () => {
    const shop = await subscribe(engine);
    const [first] = shop.standIn.billing.invoices.keys();
    const paidAt = shop.clock.now();
    await shop.deliverAll();
    shop.clock.advance(40 * DAY_MS);
    shop.standIn.reversals.createRefund({ intent: intentOf(shop, first), amount: null });
    await shop.deliverAll();
    const sales = await shop.store.db.selectFrom('sales').select(['status', 'sold_at', 'customer_name']).execute();
    expect(sales).toEqual([{ status: 'refunded', sold_at: paidAt, customer_name: who.name }]);
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

  test('a subscription is one order with its renewals: it runs, is past due, runs again, is cancelled for a day, and is over', async () => {
    const shop = await subscribe(engine);
    const { app, clock, standIn, deliverAll } = shop;
    const { billing } = standIn;
    const read = async () => {
      const headers = await signInAsOwner(app);
      const answer = await app.inject({ url: apiPaths.ownerSubscriptions, headers });
      const { subscriptions, total } = subscriptionsSchema.parse(answer.json());
      expect(total).toBe(1);
      return subscriptions[0];
    };
    const start = clock.now();
    const day = (days: number) => new Date(start + days * DAY_MS).toISOString();
    await deliverAll();
    expect(await read()).toMatchObject({
      id: shop.subscription,
      plan: 'monthly',
      ...who,
      state: 'active',
      nextChargeAt: day(30),
      endsAt: null,
      paidCents: 9_700,
      renewals: [{ status: 'completed', amountCents: 9_700, netCents: 9_700 }],
    });
    clock.advance(30 * DAY_MS);
    const second = billing.renew(shop.subscription, 'failed');
    await deliverAll();
    expect(await read()).toMatchObject({ state: 'past_due', nextChargeAt: null, paidCents: 9_700 });
    expect((await read())?.renewals.map(({ status }) => status)).toEqual(['failed', 'completed']);
    clock.advance(DAY_MS);
    billing.retryInvoice(second.id);
    await deliverAll();
    expect(await read()).toMatchObject({ state: 'active', nextChargeAt: day(60), paidCents: 19_400, netCents: 19_400 });
    clock.advance(DAY_MS);
    billing.cancelAtPeriodEnd(shop.subscription);
    await deliverAll();
    expect(await read()).toMatchObject({ state: 'active', nextChargeAt: null, endsAt: day(60), endedAt: null });
    clock.advance(28 * DAY_MS);
    billing.cancelSubscription(shop.subscription);
    // What came before may come again, in any order: it is over all the same.
    for (const event of standIn.journal.events.toReversed()) await shop.deliver(event);
    await deliverAll();
    expect(await read()).toMatchObject({ state: 'cancelled', endsAt: null, endedAt: day(60), paidCents: 19_400 });
  });

  test('each renewal counts for the visit that brought the buyer first', async () => {
    const store = await engine.openStore();
    const shop = await openStripeApp({ deps: { store }, settings: { OWNER_PASSWORD } });
    const { app, clock, standIn } = shop;
    const visit = (id: string, landingPage: string) =>
      app.inject({
        method: 'POST',
        url: apiPaths.visitor,
        payload: { sessionId: id, userAgent: 'Mozilla/5.0', referrer: null, landingPage },
      });
    const first = 'session_1600000000000_abcdefghi';
    await visit(first, '/?utm_source=letter');
    const lead = { firstName: 'Ada', email: who.email };
    await app.inject({ method: 'POST', url: apiPaths.quizLeads, payload: lead, headers: { [SESSION_HEADER]: first } });
    clock.advance(DAY_MS);
    await visit(sessionId, '/coursecreator?utm_source=video');
    await app.inject({
      method: 'POST',
      url: apiPaths.courseCheckout,
      payload: { plan: 'monthly' },
      headers: { [SESSION_HEADER]: sessionId },
    });
    const [session] = standIn.billing.sessions.values();
    const { subscription } = standIn.billing.completeSession(session?.id ?? '', who);
    for (let renewal = 0; renewal < 2; renewal += 1) {
      clock.advance(30 * DAY_MS);
      standIn.billing.renew(subscription ?? '', 'paid');
    }
    await shop.deliverAll();
    const answer = await app.inject({
      url: `${apiPaths.ownerAttribution}?range=90d`,
      headers: await signInAsOwner(app),
    });
    const { first: byFirst } = attributionSchema.parse(answer.json());
    expect(byFirst.sources.filter(({ sales }) => sales > 0)).toMatchObject([
      { name: 'letter', sales: 3, revenueCents: 29_100 },
    ]);
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
