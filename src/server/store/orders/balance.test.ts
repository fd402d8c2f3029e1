import { expect, test } from 'vitest';
import { exampleSale } from '../../../../test-support/data/sales.ts';
import { forEachEngine } from '../../../../test-support/databases/engines.ts';
import type { Store } from '../engine/store.ts';
import type { Database } from '../schema/schema.ts';
import { compareWithBalance, firstSoldAt, insertBalance, listFees, readFees, sumElsewhere } from './balance.ts';

type Movement = Database['balance_transactions'];

const movement = (
  id: string,
  intent_id: string | null,
  amount_cents: number,
  details: Partial<Movement> = {},
): Movement => ({
  id,
  type: 'charge',
  intent_id,
  amount_cents,
  fee_cents: 0,
  currency: 'usd',
  at: 10,
  ...details,
});
const intent = (intent_id: string, order_id: string) => ({
  intent_id,
  order_id,
  client_secret_hash: null,
  created_at: 1,
});
const sale = (ref: string, soldAt: number, details: Parameters<typeof exampleSale>[1] = {}) =>
  exampleSale(soldAt, { provider_ref: ref, order_id: ref, paid_cents: 100, ...details });

forEachEngine((engine) => {
  async function open({
    sales = [],
    intents = [],
    movements = [],
  }: Partial<Record<'sales', ReturnType<typeof exampleSale>[]>> &
    Partial<Record<'intents', ReturnType<typeof intent>[]>> &
    Partial<Record<'movements', Movement[]>>): Promise<Store> {
    const store = await engine.openStore();
    if (sales.length > 0) await store.db.insertInto('sales').values(sales).execute();
    if (intents.length > 0) await store.db.insertInto('order_intents').values(intents).execute();
    await store.write((tx) => insertBalance(tx, movements));
    return store;
  }

  test('a movement is stored once, as it came first', async () => {
    const store = await open({ movements: [movement('a', null, 5)] });
    await store.write((tx) => insertBalance(tx, [movement('a', null, 9), movement('b', null, 6)]));
    const stored = await store.db
      .selectFrom('balance_transactions')
      .select(['id', 'amount_cents'])
      .orderBy('id')
      .execute();
    expect(stored).toEqual([
      { id: 'a', amount_cents: 5 },
      { id: 'b', amount_cents: 6 },
    ]);
  });

  test('the first sale is the earliest of those for which money moved', async () => {
    expect(await firstSoldAt((await open({ sales: [sale('test', 1, { test: 1 })] })).db)).toBeNull();
    expect(
      await firstSoldAt((await open({ sales: [sale('b', 9), sale('a', 5), sale('test', 1, { test: 1 })] })).db),
    ).toBe(5);
  });

  test('sales of a span are compared by all that moved for their payments, refunds and invoices too', async () => {
    const store = await open({
      sales: [
        sale('even', 10, { refunded_cents: 30, lost_cents: 20 }),
        sale('short', 11),
        sale('nothing moved', 12),
        sale('in', 13, { order_id: null }),
        sale('before', 9),
        sale('after', 20),
        sale('test', 12, { test: 1 }),
      ],
      intents: [intent('pi 1', 'even'), intent('pi 2', 'even'), intent('pi 3', 'short'), intent('pi 4', 'before')],
      movements: [
        movement('1', 'pi 1', 100, { fee_cents: 3 }),
        movement('2', 'pi 2', -50, { fee_cents: 1, type: 'refund' }),
        movement('3', 'pi 3', 60, { fee_cents: 2 }),
        movement('4', 'pi 4', 1, { fee_cents: 50 }),
        movement('5', 'pi 5', 70, { fee_cents: 4 }),
      ],
    });
    const invoice = { id: 'in', subscription_id: null, intent_id: 'pi 5', created_at: 1 };
    await store.db
      .insertInto('subscription_invoices')
      .values([invoice, { ...invoice, id: 'open', intent_id: null }])
      .execute();
    const apart = (reference: string, orderId: string | null, providerCents: number) => ({
      reference,
      orderId,
      productName: 'Website Build',
      status: 'completed',
      booksCents: 100,
      providerCents,
    });
    const all = [apart('in', null, 70), apart('nothing moved', 'nothing moved', 0), apart('short', 'short', 60)];
    const span = { from: 10, until: 20 };
    expect(await compareWithBalance(store.db, { ...span, limit: 9 })).toEqual({ sales: 4, feeCents: 10, apart: all });
    expect((await compareWithBalance(store.db, { ...span, limit: 2 })).apart).toEqual(all.slice(0, 2));
    expect(await compareWithBalance(store.db, { from: 30, until: 40, limit: 9 })).toEqual({
      sales: 0,
      feeCents: 0,
      apart: [],
    });
  });

  test('what belongs to no sale here is counted, but for what goes to the bank', async () => {
    const store = await open({
      intents: [intent('pi', 'order')],
      movements: [
        movement('sale', 'pi', 100),
        movement('from', 'pi x', 7),
        movement('elsewhere', null, -2, { at: 19, type: 'adjustment' }),
        movement('payout', null, -90, { type: 'payout' }),
        movement('before', 'pi x', 1000, { at: 9 }),
        movement('after', 'pi x', 1000, { at: 20 }),
      ],
    });
    expect(await sumElsewhere(store.db, { from: 10, until: 20 })).toEqual({ count: 2, cents: 5 });
    expect(await sumElsewhere(store.db, { from: 30, until: 40 })).toEqual({ count: 0, cents: 0 });
  });

  test('fees are added up by order, and listed one by one where there are any', async () => {
    const store = await open({
      intents: [intent('pi 1', 'a'), intent('pi 2', 'a'), intent('pi 3', 'b'), intent('pi 4', 'c')],
      movements: [
        movement('later', 'pi 1', 100, { fee_cents: 3, at: 12 }),
        movement('y', 'pi 2', 50, { fee_cents: 2 }),
        movement('x', 'pi 2', 50, { fee_cents: -1 }),
        movement('free', 'pi 2', 50),
        movement('bs', 'pi 3', 50, { fee_cents: 5 }),
      ],
    });
    expect(await readFees(store.db, ['a', 'c'])).toEqual(new Map([['a', 4]]));
    expect(await readFees(store.db, [])).toEqual(new Map());
    expect(await listFees(store.db, 'a')).toEqual([
      { id: 'x', at: 10, fee_cents: -1 },
      { id: 'y', at: 10, fee_cents: 2 },
      { id: 'later', at: 12, fee_cents: 3 },
    ]);
    expect(await listFees(store.db, 'c')).toEqual([]);
  });
});
