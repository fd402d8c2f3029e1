import { expect, test } from 'vitest';
import { orderRow } from '../../../test-support/data/orders.ts';
import { forEachEngine } from '../../../test-support/databases/engines.ts';
import { insertOrder, type OrderRecord } from '../store/orders/orders.ts';
import { queuePurchaseMessages, queueReviewAlert } from './queue-purchase-messages.ts';
import { queueReversalAlerts } from './queue-reversal-alerts.ts';

const moment = { at: Date.UTC(2026, 10, 21, 12), timeZone: 'America/New_York', ownerEmail: 'owner@hallway.example' };
const who = { name: 'Ada Byron', email: 'ada@example.com' };
const facts = [
  ['Product', 'Website Build'],
  ['Amount', '$1,800.00'],
  ['Order', 'order-1'],
];
const testMode = ['Test mode', 'No money moved'];

forEachEngine((engine) => {
  /** What is queued and recorded by the calls, by kind. */
  const messagesOf = async (row: Partial<OrderRecord>, queue: typeof queuePurchaseMessages) => {
    const store = await engine.openStore();
    const order = orderRow(row);
    await store.write(async (tx) => {
      await insertOrder(tx, order);
      await queue(tx, order, moment);
    });
    const deliveries = await store.db.selectFrom('deliveries').selectAll().execute();
    const conversions = await store.db.selectFrom('conversions').selectAll().execute();
    for (const { order_id } of deliveries) expect(order_id).toBe(order.id);
    return { ...Object.fromEntries(deliveries.map(({ kind, payload }) => [kind, JSON.parse(payload)])), conversions };
  };

  test('a purchase is told to the CRM, the buyer and the owner, and counts as a conversion of its price', async () => {
    const messages = await messagesOf({ session_id: 'session_1_abcdefghi' }, queuePurchaseMessages);
    expect(messages).toEqual({
      purchase: {
        orderId: 'order-1',
        productName: 'Website Build',
        productType: 'service',
        amount: 1800,
        ...who,
        source: 'Website Checkout',
        timestamp: '2026-11-21T12:00:00.000Z',
        formType: 'Purchase',
      },
      'mail_purchase-confirmed': {
        template: 'purchase-confirmed',
        to: who.email,
        props: {
          name: who.name,
          productName: 'Website Build',
          amountCents: 180_000,
          orderId: 'order-1',
          hasForm: true,
          isTest: false,
        },
      },
      'mail_owner-alert': expect.objectContaining({
        props: expect.objectContaining({ what: 'New purchase', who, facts }),
      }),
      conversions: [
        expect.objectContaining({
          type: 'purchase',
          value: '1800',
          page: '/checkout',
          session_id: 'session_1_abcdefghi',
          filtered: 0,
        }),
      ],
    });
  });

  test('a test purchase says so everywhere, and no figure counts it as money', async () => {
    const messages = await messagesOf({ test: 1, filtered: 1 }, queuePurchaseMessages);
    expect(messages).toMatchObject({
      purchase: { test: true },
      'mail_purchase-confirmed': { props: { isTest: true } },
      'mail_owner-alert': { props: { what: 'Test purchase', facts: [...facts, testMode] } },
      conversions: [{ value: JSON.stringify('Test: $1,800.00'), filtered: 1 }],
    });
  });

  test('a buyer who left no address gets no mail; the package of an old order has no form', async () => {
    expect(await messagesOf({ email: '' }, queuePurchaseMessages)).not.toHaveProperty('mail_purchase-confirmed');
    expect(await messagesOf({ service_id: 'sold-no-more' }, queuePurchaseMessages)).toMatchObject({
      'mail_purchase-confirmed': { props: { hasForm: false } },
    });
  });

  test('a payment that the owner must review is mailed to them alone', async () => {
    const messages = await messagesOf({}, queueReviewAlert);
    expect(messages).toEqual({
      'mail_owner-alert': expect.objectContaining({
        props: expect.objectContaining({ what: 'Payment that does not match its order', who, facts }),
      }),
      conversions: [],
    });
  });

  test.each([
    [
      180_000,
      [
        ['Paid', '$1,800.00'],
        ['Left of it', '$1,000.00'],
      ],
    ],
    [0, []],
  ])('a refund is told with what of %i cents is left', async (paidCents, money) => {
    const reversal = { id: 're_1', what: 'refunded', amountCents: 50_000, at: Date.UTC(2026, 10, 20, 15) } as const;
    const sale = { ...who, reference: 'order-1', orderId: 'order-1', productName: 'Website Build' };
    const messages = await messagesOf({}, (tx) =>
      queueReversalAlerts(tx, { ...sale, paidCents, netCents: 100_000 }, [reversal], moment),
    );
    const told = [['When', 'Fri, Nov 20, 10:00 AM EST'], ['Product', 'Website Build'], ...money, ['Order', 'order-1']];
    expect(messages).toMatchObject({ 'mail_owner-alert': { props: { what: 'Refund of $500.00', who, facts: told } } });
  });
});
