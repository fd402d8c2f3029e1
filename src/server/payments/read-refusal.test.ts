import { expect, test } from 'vitest';
import { openCheckout } from '../../../test-support/data/checkouts.ts';
import { acceptAll, paymentEvent } from '../../../test-support/data/payment-events.ts';
import { forEachEngine } from '../../../test-support/databases/engines.ts';
import { openTestApp } from '../../../test-support/server/test-app.ts';
import { readRefusals } from './read-refusal.ts';

const refused = (last_payment_error: object) => JSON.stringify({ data: { object: { last_payment_error } } });

forEachEngine((engine) => {
  test('of several refusals of an order the last is told, in whatever order they arrive', async () => {
    const store = await engine.openStore();
    const { app } = await openTestApp({ PAYMENTS: 'test' }, { store });
    const { orderId } = await openCheckout(app);
    const { orderId: other } = await openCheckout(app, { checkoutId: crypto.randomUUID() });
    const failure = (of: string, createdAt: number, error: object) =>
      paymentEvent(null, [], {
        provider: 'test',
        type: 'payment_intent.payment_failed',
        orderId: of,
        createdAt,
        raw: refused(error),
      });
    await acceptAll(store, [
      failure(orderId, 3, { message: 'Your card has insufficient funds.' }),
      failure(orderId, 2, { message: 'Your card was declined.' }),
      failure(other, 1, { decline_code: 'do_not_honor' }),
    ]);
    expect(await readRefusals(store.db, [orderId, other, crypto.randomUUID()])).toEqual(
      new Map([
        [orderId, 'Your card has insufficient funds.'],
        [other, 'do not honor'],
      ]),
    );
  });
});
