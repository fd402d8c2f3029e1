import { expect, test } from 'vitest';
import { forEachEngine } from '../../../../test-support/databases/engines.ts';
import { intentOf, subscribe, who } from '../../../../test-support/server/course-subscriber.ts';
import { openStream, readTold } from '../../../../test-support/server/event-stream.ts';
import { readDeliveries } from '../../../../test-support/server/outbox.ts';
import { inDollars } from '../../outbox/in-dollars.ts';

const DAY_MS = 86_400_000;

forEachEngine((engine) => {
  test('what the CRM is told is what it is told of any purchase', async () => {
    const shop = await subscribe(engine);
    await shop.deliverAll();
    const told = (await readDeliveries(shop.store)).filter(({ destination }) => destination === 'crm');
    expect(told).toHaveLength(1);
    const [invoice] = shop.standIn.billing.invoices.keys();
    expect(JSON.parse(told[0]?.payload ?? '')).toEqual({
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

  test.each([
    ['monthly', 'Course Platform, monthly', 9_700],
    ['yearly', 'Course Platform, yearly', 97_000],
  ] as const)(
    'a subscription by the %s plan is mailed to who bought it, and to the owner with its figures',
    async (plan, productName, amountCents) => {
      const shop = await subscribe(engine, plan);
      await shop.deliverAll();
      const rows = await readDeliveries(shop.store);
      const mails = new Map(rows.map(({ kind, payload }) => [kind, JSON.parse(payload)]));
      expect(mails.get('mail_subscription-started')).toMatchObject({
        to: who.email,
        props: { name: who.name, productName, isYearly: plan === 'yearly', amountCents },
      });
      expect(mails.get('mail_owner-alert').props).toMatchObject({
        what: 'New subscription',
        who,
        facts: [
          ['Product', productName],
          ['Amount', inDollars(amountCents)],
          ['Subscription', shop.subscription],
        ],
      });
    },
  );

  test('the event stream is told of each month once: a try that failed, what was paid, and what was given back', async () => {
    const shop = await subscribe(engine);
    await openStream(shop.store, { types: ['order.paid', 'order.failed', 'order.refunded', 'order.disputed'] });
    const { billing, reversals } = shop.standIn;
    const [first] = billing.invoices.keys();
    await shop.deliverAll();
    shop.clock.advance(30 * DAY_MS);
    const second = billing.renew(shop.subscription, 'failed');
    await shop.deliverAll();
    billing.retryInvoice(second.id);
    await shop.deliverAll();
    reversals.createRefund({ intent: intentOf(shop, first), amount: 800 });
    const dispute = reversals.openDispute({ intent: intentOf(shop, second.id), amount: null });
    await shop.deliverAll();
    reversals.closeDispute(dispute.id, 'lost');
    await shop.deliverAll();
    // What came before may come again, in any order.
    for (const event of shop.standIn.journal.events.toReversed()) await shop.deliver(event);

    const order = { productName: 'Course Platform, monthly', productType: 'subscription', ...who, isTest: false };
    const paid = {
      ...order,
      status: 'completed',
      amountCents: 9_700,
      paidCents: 9_700,
      netCents: 9_700,
      currency: 'usd',
    };
    expect(await readTold(shop.store)).toMatchObject([
      { type: 'order.paid', data: { order: { ...paid, id: first } } },
      { type: 'order.failed', data: { order: { ...order, id: second.id, status: 'failed', paidCents: 0 } } },
      { type: 'order.paid', data: { order: { ...paid, id: second.id } } },
      {
        type: 'order.refunded',
        data: { order: { id: first, netCents: 8_900 }, refund: { amountCents: 800, outcome: 'refunded' } },
      },
      {
        type: 'order.disputed',
        data: { order: { id: second.id }, dispute: { amountCents: 9_700, outcome: 'opened' } },
      },
      {
        type: 'order.disputed',
        data: { order: { id: second.id, netCents: 0 }, dispute: { amountCents: 9_700, outcome: 'lost' } },
      },
    ]);
  });

  test('who gave no name and no address is told of all the same, to the CRM and the owner', async () => {
    const shop = await subscribe(engine);
    await openStream(shop.store, { types: ['order.paid'] });
    const { journal, billing } = shop.standIn;
    const [invoice] = billing.invoices.values();
    if (invoice !== undefined) journal.tell('invoice.paid', { ...invoice, customer_name: null, customer_email: null });
    await shop.deliver(journal.events.at(-1) ?? {});
    const rows = await readDeliveries(shop.store);
    const told = new Map(rows.map(({ kind, payload }) => [kind, JSON.parse(payload)]));
    expect([...told.keys()].toSorted()).toEqual(['mail_owner-alert', 'order.paid', 'purchase']);
    expect(told.get('purchase')).toMatchObject({ name: '', email: '', amount: 97 });
    expect(await readTold(shop.store)).toMatchObject([{ data: { order: { name: null, email: null } } }]);
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
    const alerts = (await readDeliveries(shop.store))
      .filter(({ kind }) => kind === 'mail_owner-alert')
      .map(({ payload }) => JSON.parse(payload).props);
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
});
