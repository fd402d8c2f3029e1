import { expect, test } from 'vitest';
import { orderRow } from '../../../test-support/data/orders.ts';
import { eventDeps, paymentEvent, paymentFact } from '../../../test-support/data/payment-events.ts';
import { forEachEngine } from '../../../test-support/databases/engines.ts';
import { testClock } from '../../../test-support/server/test-app.ts';
import { insertOrder, storeIntent } from '../store/orders/orders.ts';
import { acceptPaymentEvent } from './accept-events.ts';

const HOUR_MS = 3_600_000;

forEachEngine((engine) => {
  test('a sale is stored when somebody first tries to pay, and moves to the moment at which it was paid', async () => {
    const [store, clock] = [await engine.openStore(), testClock()];
    await store.write(async (tx) => {
      await insertOrder(tx, orderRow({ name: '', email: '' }));
      await storeIntent(tx, { intentId: 'pi_1', orderId: 'order-1', secretHash: null, at: clock.now() });
    });
    const hear = async (status: 'awaiting' | 'failed' | 'succeeded' | 'cancelled', at = clock.now()) => {
      await acceptPaymentEvent(
        eventDeps(store, { clock }),
        paymentEvent('pi_1', [paymentFact('pi_1', status, { amountCents: orderRow().amount_cents, at })]),
      );
      const sales = await store.db.selectFrom('sales').selectAll().execute();
      return sales.map(({ status: standing, sold_at, customer_name, customer_email }) => [
        standing,
        sold_at,
        customer_name,
        customer_email,
      ]);
    };
    expect(await hear('awaiting')).toEqual([]);
    const triedAt = clock.now();
    expect(await hear('failed')).toEqual([['failed', triedAt, null, null]]);
    clock.advance(HOUR_MS);
    expect(await hear('cancelled')).toEqual([['cancelled', triedAt, null, null]]);
    const paidAt = clock.now() - 1;
    expect(await hear('succeeded', paidAt)).toEqual([['completed', paidAt, null, null]]);
  });

  test('the owner is asked once to review a payment, and is not told of one that is already known', async () => {
    const store = await engine.openStore();
    await store.write(async (tx) => {
      await insertOrder(tx, orderRow());
      await storeIntent(tx, { intentId: 'pi_1', orderId: 'order-1', secretHash: null, at: 1 });
    });
    const alerts = async (amountCents: number) => {
      const event = paymentEvent('pi_1', [paymentFact('pi_1', 'succeeded', { amountCents })]);
      await acceptPaymentEvent(eventDeps(store), event);
      const mails = await store.db
        .selectFrom('deliveries')
        .select('payload')
        .where('kind', '=', 'mail_owner-alert')
        .execute();
      return mails.map(({ payload }) => JSON.parse(payload).props.what);
    };
    for (const amountCents of [1, 2])
      expect(await alerts(amountCents)).toEqual(['Payment that does not match its order']);
  });
});
