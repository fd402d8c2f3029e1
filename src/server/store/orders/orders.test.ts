import { expect, test } from 'vitest';
import { exampleOrder } from '../../../../test-support/data/sales.ts';
import { forEachEngine } from '../../../../test-support/databases/engines.ts';
import type { Store } from '../engine/store.ts';
import {
  changeOrder,
  findOrder,
  findOrderBySecret,
  findOrderOfIntent,
  insertOrder,
  listStillOrders,
  storeIntent,
} from './orders.ts';

forEachEngine((engine) => {
  async function open(...orders: readonly ReturnType<typeof exampleOrder>[]): Promise<Store> {
    const store = await engine.openStore();
    if (orders.length > 0) await store.db.insertInto('orders').values(orders).execute();
    return store;
  }
  /** Whose this is by name; null where it is nobody's. */
  async function buyerOf(store: Store, orderId: string): Promise<string | null> {
    const found = store.db.selectFrom('person_items').select(['name', 'text']).where('id', '=', orderId);
    return (await found.executeTakeFirst())?.name ?? null;
  }

  test('a checkout has one order: the second is not stored, and nobody is tied to it', async () => {
    const store = await open(exampleOrder(1, { id: 'another' }));
    const first = exampleOrder(1, { id: 'first', checkout_hash: 'checkout' });
    const second = exampleOrder(2, { id: 'second', checkout_hash: 'checkout', name: 'Bob' });
    expect(await store.write((tx) => insertOrder(tx, first))).toBe('first');
    expect(await store.write((tx) => insertOrder(tx, second))).toBe('first');
    expect(await findOrder(store.db, 'first')).toMatchObject(first);
    expect(await findOrder(store.db, 'second')).toBeNull();
    expect(await buyerOf(store, 'first')).toBe('Ada Byron');
    expect(await buyerOf(store, 'second')).toBeNull();
  });

  test('who is to pay an order is known by what they left last; another change leaves that alone', async () => {
    const store = await open(exampleOrder(1, { id: 'a', name: '', email: '' }), exampleOrder(1, { id: 'b' }));
    const change = async (details: object) => store.write((tx) => changeOrder(tx, 'a', { ...details, changed_at: 5 }));
    expect(await change({ status: 'processing' })).toMatchObject({ id: 'a', status: 'processing', changed_at: 5 });
    expect(await buyerOf(store, 'a')).toBeNull();
    await change({ email: 'ada@example.com' });
    expect(await buyerOf(store, 'a')).toBe('');
    await change({ name: 'Ada' });
    expect(await buyerOf(store, 'a')).toBe('Ada');
    expect(await findOrder(store.db, 'b')).toMatchObject({ status: 'awaiting_payment', changed_at: 1 });
  });

  test('an order is found by any intent that it has had, and by the secret of each once that is known', async () => {
    const store = await open(exampleOrder(1, { id: 'a' }), exampleOrder(1, { id: 'b' }));
    const put = async (intentId: string, orderId: string, secretHash: string | null) =>
      store.write((tx) => storeIntent(tx, { intentId, orderId, secretHash, at: 1 }));
    await put('pi 1', 'a', null);
    await put('pi 2', 'a', 'secret 2');
    await put('pi 3', 'b', 'secret 3');
    expect((await findOrderOfIntent(store.db, 'pi 1'))?.id).toBe('a');
    expect((await findOrderOfIntent(store.db, 'pi 3'))?.id).toBe('b');
    expect(await findOrderOfIntent(store.db, 'pi 4')).toBeNull();
    await put('pi 1', 'a', 'secret 1');
    // The provider names it once more, and does not say its secret.
    await put('pi 1', 'a', null);
    expect((await findOrderBySecret(store.db, 'secret 1'))?.id).toBe('a');
    expect((await findOrderBySecret(store.db, 'secret 3'))?.id).toBe('b');
    expect(await findOrderBySecret(store.db, 'secret 4')).toBeNull();
  });

  test('orders that stand still are listed by provider and status, the oldest change first', async () => {
    const order = (id: string, changed_at: number, details: Parameters<typeof exampleOrder>[1] = {}) =>
      exampleOrder(1, { id, changed_at, ...details });
    const store = await open(
      order('last', 10),
      order('first', 2),
      order('second', 5),
      order('moved', 11),
      order('paid', 3, { status: 'completed' }),
      order('test', 3, { provider: 'test' }),
    );
    const list = async (limit: number) => {
      const asked = { provider: 'stripe', status: 'awaiting_payment', before: 10, limit } as const;
      return (await listStillOrders(store.db, asked)).map(({ id }) => id);
    };
    expect(await list(9)).toEqual(['first', 'second', 'last']);
    expect(await list(2)).toEqual(['first', 'second']);
  });
});
