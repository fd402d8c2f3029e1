import { expect, test } from 'vitest';
import { readBooks } from '../../../../test-support/data/books.ts';
import { openCheckout } from '../../../../test-support/data/checkouts.ts';
import { forEachEngine, type TestEngine } from '../../../../test-support/databases/engines.ts';
import { openStripeApp, type StripeApp } from '../../../../test-support/server/stripe-app.ts';
import { stripeIn } from '../../../../test-support/server/stripe-sweeps.ts';
import type { StandInSettings } from '../../../../stand-ins/stripe/stripe-stand-in.ts';
import { CHECKED_FOR_MS, FIRST_CHECK_AFTER_MS } from './compare-orders.ts';
import { warnOfMissingMethods } from './missing-methods.ts';
import { StripeRefused } from './stripe-access.ts';
import { sweepOnce } from './sweep-stripe.ts';
import { websiteBuild } from '../../../../test-support/data/sold.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** Somebody is about to pay, and no webhook will come. */
async function begin(engine: TestEngine, standIn: StandInSettings = {}) {
  const shop = await openStripeApp({ deps: { store: await engine.openStore() }, standIn });
  const { orderId } = await openCheckout(shop.app);
  const [intentId] = shop.standIn.payments.intents.keys();
  const statusOf = async () =>
    (await shop.store.db.selectFrom('orders').select('status').where('id', '=', orderId).executeTakeFirstOrThrow())
      .status;
  return { ...shop, orderId, intentId: intentId ?? '', statusOf, deps: stripeIn(shop) };
}

/** How often the stand-in was asked about the intent itself. */
function comparisons({ standIn, intentId }: { standIn: StripeApp['standIn']; intentId: string }): number {
  return standIn.requests.filter(({ method, path }) => method === 'GET' && path === `/v1/payment_intents/${intentId}`)
    .length;
}

forEachEngine((engine) => {
  test('an order whose webhook never comes is found paid, with all that follows, once', async () => {
    const shop = await begin(engine);
    shop.standIn.payments.confirmIntent(shop.intentId, 'pm_card_visa');
    shop.clock.advance(FIRST_CHECK_AFTER_MS);
    await sweepOnce(shop.deps);
    expect(await shop.statusOf()).toBe('completed');
    await shop.deliverAll();
    await sweepOnce(shop.deps);
    const books = await readBooks(shop.store);
    expect(books.sales).toMatchObject([{ ref: shop.orderId, paid: websiteBuild.priceCents, status: 'completed' }]);
    expect([books.crm.length, books.mails, books.conversions]).toEqual([1, ['mail_purchase-confirmed'], ['purchase']]);
  });

  test('a young order is left to its events', async () => {
    const shop = await begin(engine);
    shop.clock.advance(FIRST_CHECK_AFTER_MS - 1000);
    await sweepOnce(shop.deps);
    expect(comparisons(shop)).toBe(0);
  });

  test('an order that stays unpaid is asked about ever more seldom, and after a month no more', async () => {
    const shop = await begin(engine);
    const countOver = async (ms: number, step: number) => {
      const before = comparisons(shop);
      for (let passed = 0; passed < ms; passed += step) {
        shop.clock.advance(step);
        await sweepOnce(shop.deps);
      }
      return comparisons(shop) - before;
    };
    expect(await countOver(3 * HOUR_MS, 5 * MINUTE_MS)).toBeLessThanOrEqual(5);
    expect(await countOver(48 * HOUR_MS, HOUR_MS)).toBeLessThanOrEqual(7);
    shop.clock.advance(CHECKED_FOR_MS);
    expect(await countOver(48 * HOUR_MS, 12 * HOUR_MS)).toBe(0);
  });

  test('refunds, disputes and declines that no webhook told of are read from Stripe’s own list', async () => {
    const shop = await begin(engine);
    const { payments, reversals } = shop.standIn;
    payments.confirmIntent(shop.intentId, 'pm_card_visa');
    await shop.deliverAll();
    reversals.createRefund({ intent: shop.intentId, amount: 500 });
    const dispute = reversals.openDispute({ intent: shop.intentId, amount: 200 });
    reversals.closeDispute(dispute.id, 'lost');
    shop.clock.advance(6 * MINUTE_MS);
    await sweepOnce(shop.deps);
    expect((await readBooks(shop.store)).sales).toMatchObject([
      { paid: websiteBuild.priceCents, refunded: 500, lost: 200 },
    ]);
  });

  test('three weeks of silence are read again, window by window', async () => {
    const shop = await begin(engine);
    await sweepOnce(shop.deps);
    shop.standIn.payments.confirmIntent(shop.intentId, 'pm_card_visa');
    await shop.deliverAll();
    for (let week = 0; week < 3; week += 1) {
      shop.clock.advance(7 * 24 * HOUR_MS);
      shop.standIn.reversals.createRefund({ intent: shop.intentId, amount: 10 });
    }
    for (let minute = 0; minute < 5; minute += 1) {
      await sweepOnce(shop.deps);
      shop.clock.advance(6 * MINUTE_MS);
    }
    expect((await readBooks(shop.store)).sales).toMatchObject([{ refunded: 30 }]);
  });

  test('a clock that was a day ahead hides no event that no webhook told of', async () => {
    const shop = await begin(engine);
    shop.standIn.payments.confirmIntent(shop.intentId, 'pm_card_visa');
    await shop.deliverAll();
    const ahead = { now: () => shop.clock.now() + 24 * HOUR_MS };
    await sweepOnce({ ...shop.deps, clock: ahead });
    shop.clock.advance(HOUR_MS);
    shop.standIn.reversals.createRefund({ intent: shop.intentId, amount: 500 });
    shop.clock.advance(24 * HOUR_MS);
    await sweepOnce(shop.deps);
    expect((await readBooks(shop.store)).sales).toMatchObject([{ refunded: 500 }]);
  });

  test('more events than a page holds are all read', async () => {
    const shop = await begin(engine);
    shop.standIn.payments.confirmIntent(shop.intentId, 'pm_card_visa');
    for (let cents = 0; cents < 130; cents += 1)
      shop.standIn.reversals.createRefund({ intent: shop.intentId, amount: 1 });
    await sweepOnce(shop.deps);
    expect((await readBooks(shop.store)).sales).toMatchObject([{ refunded: 130 }]);
  });

  test('two processes that sweep at once ask once, and neither does harm', async () => {
    const shop = await begin(engine);
    shop.standIn.payments.confirmIntent(shop.intentId, 'pm_card_visa');
    shop.clock.advance(FIRST_CHECK_AFTER_MS);
    await Promise.all([sweepOnce(shop.deps), sweepOnce(shop.deps), sweepOnce(shop.deps)]);
    expect(comparisons(shop)).toBe(1);
    expect((await readBooks(shop.store)).crm).toHaveLength(1);
  });

  test('while Stripe limits us nothing is asked until it said, and then the order is not forgotten', async () => {
    const shop = await begin(engine);
    shop.standIn.payments.confirmIntent(shop.intentId, 'pm_card_visa');
    shop.clock.advance(FIRST_CHECK_AFTER_MS);
    shop.standIn.mishaps({ kind: 'answer', fault: { status: 429, isDone: false }, retryAfter: '900' });
    await sweepOnce(shop.deps);
    expect(await shop.statusOf()).toBe('awaiting_payment');
    const asked = comparisons(shop);
    shop.clock.advance(14 * MINUTE_MS);
    await sweepOnce({
      ...shop.deps,
      access: { ...shop.access, call: async () => Promise.reject(new Error('not now')) },
    });
    expect(comparisons(shop)).toBe(asked);
    shop.clock.advance(MINUTE_MS);
    await sweepOnce(shop.deps);
    expect(await shop.statusOf()).toBe('completed');
  });

  test('while Stripe is away a sweep ends quietly, and the next finds what it missed', async () => {
    const shop = await begin(engine);
    shop.standIn.payments.confirmIntent(shop.intentId, 'pm_card_visa');
    shop.clock.advance(FIRST_CHECK_AFTER_MS);
    shop.standIn.mishaps({ kind: 'silence', isDone: false });
    await sweepOnce(shop.deps);
    shop.clock.advance(5 * MINUTE_MS);
    await sweepOnce(shop.deps);
    expect(await shop.statusOf()).toBe('completed');
  });

  test('an intent that Stripe does not know keeps no other order from being compared', async () => {
    const shop = await begin(engine);
    const { orderId } = await openCheckout(shop.app, { checkoutId: '5f0c7f5e-64a5-4f0b-8c43-0a4f3c0d9e12' });
    const [, second] = shop.standIn.payments.intents.keys();
    shop.standIn.payments.confirmIntent(second ?? '', 'pm_card_visa');
    await shop.store.write((tx) =>
      tx
        .updateTable('order_intents')
        .set({ intent_id: 'pi_of_another_account' })
        .where('order_id', '=', shop.orderId)
        .execute(),
    );
    shop.clock.advance(FIRST_CHECK_AFTER_MS);
    await sweepOnce(shop.deps);
    expect((await readBooks(shop.store)).sales).toMatchObject([{ ref: orderId, paid: websiteBuild.priceCents }]);
  });
});

test('a key that may not read intents keeps the list of events from nothing', async () => {
  const shop = await openStripeApp();
  await openCheckout(shop.app);
  const [intentId] = shop.standIn.payments.intents.keys();
  shop.standIn.payments.confirmIntent(intentId ?? '', 'pm_card_visa');
  shop.clock.advance(FIRST_CHECK_AFTER_MS);
  const deps = stripeIn(shop);
  const provider = {
    ...deps.provider,
    readFacts: () => Promise.reject(new StripeRefused(403, 'insufficient_permissions', null)),
  };
  await sweepOnce({ ...deps, provider });
  expect((await readBooks(shop.store)).sales).toMatchObject([{ paid: websiteBuild.priceCents }]);
});

test.each([
  [['card', 'cashapp'], [{ missing: ['klarna', 'affirm'] }]],
  [['card', 'klarna', 'affirm', 'cashapp'], []],
])('an account with %o', async (methods, said) => {
  const { access } = await openStripeApp({ standIn: { methods } });
  const warned: unknown[] = [];
  await warnOfMissingMethods(access, { warn: (fields: unknown) => void warned.push(fields) });
  expect(warned).toEqual(said);
});

test('a Stripe that is away at start keeps nothing from starting', async () => {
  const { access, standIn } = await openStripeApp();
  standIn.mishaps({ kind: 'silence', isDone: false });
  const warned: unknown[] = [];
  await warnOfMissingMethods(access, { warn: (words: unknown) => void warned.push(words) });
  expect(warned).toEqual([expect.stringContaining('did not say which payment methods')]);
});
