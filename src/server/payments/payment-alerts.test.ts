import { expect, test } from 'vitest';
import type { PaymentFact } from '../../domain/orders/payment-facts.ts';
import { openCheckout } from '../../../test-support/data/checkouts.ts';
import { exactDollars } from '../../../test-support/data/dollars.ts';
import { disputeFact, openOrder, readBooks, refundFact } from '../../../test-support/data/payment-books.ts';
import { acceptAll, eventDeps, paymentEvent, paymentFact } from '../../../test-support/data/payment-events.ts';
import { websiteBuild } from '../../../test-support/data/sold.ts';
import { forEachEngine } from '../../../test-support/databases/engines.ts';
import { createFakeProvider } from '../../../test-support/server/fake-provider.ts';
import { openTestApp } from '../../../test-support/server/test-app.ts';
import { acceptPaymentEvent } from './accept-events.ts';

forEachEngine((engine) => {
  test('the owner is mailed of each refund and each dispute once, with who, what and when', async () => {
    const database = await engine.createDatabase();
    const stores = [await engine.openStore(database), await engine.openStore(database)] as const;
    const { app } = await openTestApp({}, { store: stores[0], payments: createFakeProvider() });
    const { orderId } = await openCheckout(app);
    const alertsAfter = async (...facts: PaymentFact[]) => {
      const event = paymentEvent('pi_1', facts);
      // Both processes hear it, the one twice, and it comes again under another id.
      await Promise.all([...stores, stores[0]].map((store) => acceptPaymentEvent(eventDeps(store), event)));
      await acceptPaymentEvent(eventDeps(stores[1]), paymentEvent('pi_1', facts));
      return (await readBooks(stores[0])).alerts;
    };
    const alerts = ['New purchase'];
    const told = (title: string) => {
      alerts.push(title);
      return alerts.toSorted();
    };
    await acceptPaymentEvent(eventDeps(stores[0]), paymentEvent('pi_1', [paymentFact('pi_1', 'succeeded')]));
    expect(await alertsAfter(refundFact('re_1', 500))).toEqual(told('Refund of $5.00'));
    expect(await alertsAfter(refundFact('re_2', 255))).toEqual(told('Refund of $2.55'));
    expect(await alertsAfter(refundFact('re_2', 255, 'failed'))).toEqual(
      told('Refund of $2.55 failed, the money is back with you'),
    );
    expect(await alertsAfter(disputeFact('open'))).toEqual(
      told(`Dispute over ${websiteBuild.total}, please answer it`),
    );
    expect(await alertsAfter(disputeFact('lost'))).toEqual(told(`Dispute over ${websiteBuild.total} lost`));
    const rows = await stores[0].db
      .selectFrom('deliveries')
      .select('payload')
      .where('kind', '=', 'mail_owner-alert')
      .execute();
    const mails = rows.map(({ payload }) => JSON.parse(payload));
    expect(mails.find(({ props }) => props.what === 'Refund of $5.00')).toEqual({
      template: 'owner-alert',
      to: 'owner@hallway.example',
      props: {
        what: 'Refund of $5.00',
        who: { name: 'Ada Byron', email: 'ada@example.com' },
        facts: [
          ['When', 'Thu, Nov 19, 7:00 PM EST'],
          ['Product', websiteBuild.orderName],
          ['Paid', websiteBuild.total],
          ['Left of it', exactDollars(websiteBuild.priceCents - 500)],
          ['Order', orderId],
        ],
      },
    });
    // The CRM is told of the purchase alone.
    expect((await readBooks(stores[0])).purchases.map(({ kind }) => kind)).toEqual([
      'mail_purchase-confirmed',
      'purchase',
    ]);
  });

  test('a refund that is heard of before its payment is told with the payment, and without an OWNER_EMAIL nobody is', async () => {
    for (const [ownerEmail, alerts] of [
      ['owner@hallway.example', ['New purchase', 'Refund of $5.00']],
      [null, []],
    ] as const) {
      const { store } = await openOrder(engine);
      await acceptAll(store, [paymentEvent('pi_1', [refundFact('re_1', 500)])], { ownerEmail });
      expect((await readBooks(store)).alerts).toEqual([]);
      await acceptAll(store, [paymentEvent('pi_1', [paymentFact('pi_1', 'succeeded')])], { ownerEmail });
      expect((await readBooks(store)).alerts).toEqual(alerts);
    }
  });
});
