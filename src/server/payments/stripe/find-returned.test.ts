import { expect, test } from 'vitest';
import { openedOrderSchema } from '../../../contract/checkout.ts';
import { apiPaths } from '../../../contract/paths.ts';
import { openCheckout } from '../../../../test-support/data/checkouts.ts';
import { forEachEngine, type TestEngine } from '../../../../test-support/databases/engines.ts';
import { openStripeApp } from '../../../../test-support/server/stripe-app.ts';

const declined = 'pm_card_visa_chargeDeclined';

/** A buyer whose first attempt was declined, as the shop was told. */
async function declineOnce(engine: TestEngine) {
  const shop = await openStripeApp({ deps: { store: await engine.openStore() } });
  const { clientSecret } = await openCheckout(shop.app);
  const intentId = [...shop.standIn.payments.intents.keys()][0] ?? '';
  const pay = (method: string) => shop.standIn.payments.confirmIntent(intentId, method);
  expect(() => pay(declined)).toThrow('Your card was declined.');
  await shop.deliverAll();
  const comeBack = async () => {
    const answer = await shop.app.inject({ method: 'POST', url: apiPaths.orderByPayment, payload: { clientSecret } });
    return openedOrderSchema.parse(answer.json()).order.status;
  };
  return { ...shop, pay, comeBack };
}

forEachEngine((engine) => {
  test('a buyer who returns from a later attempt finds it paid or in progress, whatever is known of an earlier one', async () => {
    const shop = await declineOnce(engine);
    expect(await shop.comeBack()).toBe('failed');
    shop.clock.advance(1000);
    shop.pay('pm_us_bank_account');
    expect(await shop.comeBack()).toBe('processing');
    const second = await declineOnce(engine);
    second.clock.advance(1000);
    second.pay('pm_card_visa');
    expect(await second.comeBack()).toBe('completed');
    await second.deliverAll();
    expect(await second.comeBack()).toBe('completed');
  });

  test('while Stripe is away, a buyer who returns finds what is known', async () => {
    const shop = await declineOnce(engine);
    shop.pay('pm_card_visa');
    shop.standIn.mishaps(...Array.from({ length: 4 }, () => ({ kind: 'drop', isDone: false }) as const));
    expect(await shop.comeBack()).toBe('failed');
  });
});
