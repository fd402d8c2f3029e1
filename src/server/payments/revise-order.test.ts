import { expect, test } from 'vitest';
import { packageOf } from '../../domain/orders/find-package.ts';
import { orderRow } from '../../../test-support/data/orders.ts';
import { forEachEngine } from '../../../test-support/databases/engines.ts';
import { createFakeProvider } from '../../../test-support/server/fake-provider.ts';
import { findOrder, insertOrder, type OrderRecord } from '../store/orders/orders.ts';
import { findOrderByToken, hashOf } from './order-access.ts';
import { endAttempt, isForWanted, reviseOrder, storeOrder, type Wanted } from './revise-order.ts';
import { crmBuildout, websiteBuild } from '../../../test-support/data/sold.ts';

const at = Date.UTC(2026, 10, 21);

function wantedOf(serviceId: string): Wanted {
  const product = packageOf(serviceId);
  if (product === null) throw new Error(`No package ${serviceId}`);
  return { product, provider: createFakeProvider(), name: undefined, email: undefined, mayRemind: true };
}
const website = wantedOf('website-build');
const priced = (row: Partial<OrderRecord>) => orderRow({ amount_cents: websiteBuild.priceCents, ...row });

test.each<[Partial<OrderRecord>, boolean]>([
  [{}, true],
  [{ provider: 'test' }, false],
  [{ service_id: 'full-ghl-buildout' }, false],
  [{ amount_cents: websiteBuild.priceCents + 1 }, false],
  [{ currency: 'eur' }, false],
])('an order with %o is for the package that is wanted: %s', (row, isForIt) => {
  expect(isForWanted(priced(row), website)).toBe(isForIt);
});

forEachEngine((engine) => {
  const withOrder = async (row: Partial<OrderRecord> = {}) => {
    const store = await engine.openStore();
    const order = priced(row);
    await store.write((tx) => insertOrder(tx, order));
    return { store, order };
  };

  test('an order is revised to the package and the buyer that are wanted, unless it is settled or has an intent', async () => {
    const other = wantedOf('full-ghl-buildout');
    const revised = async (row: Partial<OrderRecord>, wanted: Wanted) => {
      const { store, order } = await withOrder(row);
      return { order, revised: await store.write((tx) => reviseOrder(tx, order.id, { wanted, at })) };
    };
    const same = await revised({}, website);
    expect(same.revised).toEqual(same.order);
    const renamed = await revised({}, { ...website, email: 'grace@example.com' });
    expect(renamed.revised).toEqual({ ...renamed.order, email: 'grace@example.com', changed_at: at });
    const waiting = await revised({}, other);
    expect(waiting.revised).toEqual(waiting.order);
    const settled = await revised({ status: 'completed' }, { ...other, name: 'Grace Hopper' });
    expect(settled.revised).toEqual(settled.order);
    const free = await revised({ intent_id: null, attempt: 3 }, { ...other, name: 'Grace Hopper' });
    expect(free.revised).toEqual({
      ...free.order,
      service_id: 'full-ghl-buildout',
      product_name: crmBuildout.orderName,
      amount_cents: crmBuildout.priceCents,
      attempt: 4,
      name: 'Grace Hopper',
      intent_name: 'Grace Hopper',
      changed_at: at,
    });
  });

  test('a new order has its package and its price, and nothing paid, told or taken from it', async () => {
    const store = await engine.openStore();
    const own = { id: 'order-1', checkoutHash: 'c', tokenHash: 't', sessionId: 's1', filtered: true, at };
    await store.write((tx) => storeOrder(tx, { product: website.product, provider: { name: 'test' } }, own));
    expect(await findOrder(store.db, 'order-1')).toEqual({
      id: 'order-1',
      checkout_hash: 'c',
      token_hash: 't',
      provider: 'test',
      test: 1,
      service_id: 'website-build',
      product_name: websiteBuild.orderName,
      product_type: 'service',
      amount_cents: websiteBuild.priceCents,
      currency: 'usd',
      name: '',
      email: '',
      session_id: 's1',
      filtered: 1,
      no_reminder: 0,
      status: 'created',
      attempt: 1,
      intent_id: null,
      intent_name: '',
      intent_email: '',
      paid_cents: 0,
      refunded_cents: 0,
      lost_cents: 0,
      paid_at: null,
      announced_at: null,
      created_at: at,
      changed_at: at,
    });
  });

  test('an attempt ends once, and only while the order is still in it', async () => {
    const known = { id: 'order-1', attempt: 1, intent_id: 'pi_1' };
    for (const row of [{ attempt: 2 }, { intent_id: 'pi_2' }, { status: 'completed' }] as const) {
      const { store, order } = await withOrder(row);
      await store.write((tx) => endAttempt(tx, known, at));
      expect(await findOrder(store.db, order.id)).toEqual(order);
    }
    const { store, order } = await withOrder({ name: 'Grace Hopper' });
    await store.write((tx) => endAttempt(tx, known, at));
    expect(await findOrder(store.db, order.id)).toEqual({
      ...order,
      intent_id: null,
      intent_name: 'Grace Hopper',
      status: 'created',
      attempt: 2,
      changed_at: at,
    });
  });

  test('an order is opened by its own token alone', async () => {
    const { store, order } = await withOrder({ token_hash: hashOf('its token') });
    expect(await findOrderByToken(store, order.id, 'its token')).toEqual(order);
    for (const token of ['another token', '', undefined])
      expect(await findOrderByToken(store, order.id, token)).toBeNull();
    expect(await findOrderByToken(store, 'order-2', 'its token')).toBeNull();
  });
});
