import { randomUUID } from 'node:crypto';
import { expect, test, vi } from 'vitest';
import { openCheckout, otherPackage, postCheckout, readAllBooks } from '../../../test-support/data/checkouts.ts';
import { forEachEngine, type TestEngine } from '../../../test-support/databases/engines.ts';
import { createFakeProvider } from '../../../test-support/server/fake-provider.ts';
import { openTestApp } from '../../../test-support/server/test-app.ts';
import { crmBuildout } from '../../../test-support/data/sold.ts';

/** Two processes on one database and one provider. */
async function openTwoShops(engine: TestEngine) {
  const database = await engine.createDatabase();
  const provider = createFakeProvider();
  const open = async () => {
    const store = await engine.openStore(database);
    return { store, app: (await openTestApp({}, { store, payments: provider })).app };
  };
  return { provider, one: await open(), other: await open() };
}

forEachEngine((engine) => {
  test('two processes that begin one checkout at once get one payment, and neither cancels it', async () => {
    const { provider, one, other } = await openTwoShops(engine);
    const checkoutId = randomUUID();
    const isBegun = Promise.withResolvers<void>();
    provider.next = () => isBegun.promise;
    const late = openCheckout(one.app, { checkoutId });
    await vi.waitFor(() => expect(provider.keys).toHaveLength(1));
    const early = await openCheckout(other.app, { checkoutId });
    isBegun.resolve();
    expect((await late).clientSecret).toBe(early.clientSecret);
    expect(provider.intents).toMatchObject([{ intentId: 'pi_1', standing: 'open' }]);
  });

  test('two windows that ask for two packages at once end in one that can be paid', async () => {
    const { provider, one, other } = await openTwoShops(engine);
    const checkoutId = randomUUID();
    const answers = await Promise.all([
      postCheckout(one.app, { ...otherPackage, checkoutId }),
      openCheckout(other.app, { checkoutId }).catch(() => null),
      postCheckout(one.app, { ...otherPackage, checkoutId }),
    ]);
    expect(answers.some((answer) => answer !== null)).toBe(true);
    const { orders } = await readAllBooks(one.store);
    expect(orders).toHaveLength(1);
    const payable = provider.intents.filter(({ standing }) => standing === 'open');
    expect(payable.length).toBeLessThanOrEqual(1);
    for (const { intentId, order: sold } of payable) {
      expect(orders).toMatchObject([{ intent_id: intentId, amount_cents: sold.amountCents }]);
    }
    // Whichever won, the next call settles it.
    expect((await openCheckout(one.app, { ...otherPackage, checkoutId })).clientSecret).toMatch(/^pi_\d+_secret$/);
    expect(provider.intents.filter(({ standing }) => standing === 'open')).toMatchObject([
      { order: { amountCents: crmBuildout.priceCents } },
    ]);
  });
});
