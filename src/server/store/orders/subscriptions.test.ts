import { expect, test } from 'vitest';
import { exampleSale } from '../../../../test-support/data/sales.ts';
import { forEachEngine } from '../../../../test-support/databases/engines.ts';
import type { SubscriptionState } from '../../../contract/subscriptions.ts';
import type { Store } from '../engine/store.ts';
import { insertPaymentEvent } from './payment-events.ts';
import {
  applyFactsOf,
  findCustomer,
  findInvoice,
  findInvoiceOfIntent,
  listAppliedFacts,
  markAnnounced,
  noteStanding,
  storeSubscription,
  tieInvoice,
} from './subscriptions.ts';

const FACTS = '[{"type":"paid","cents":5}]';
const subscription = { id: 'sub', plan: 'yearly', session_id: 'visit', created_at: 1 } as const;

forEachEngine((engine) => {
  /** With `sub`, and `other` beside it. */
  async function open(): Promise<Store> {
    const store = await engine.openStore();
    for (const id of ['sub', 'other']) await store.write((tx) => storeSubscription(tx, { ...subscription, id }));
    return store;
  }
  const read = async (store: Store, id = 'sub') =>
    store.db.selectFrom('subscriptions').selectAll().where('id', '=', id).executeTakeFirst();

  test('a subscription is stored as it came first, and its messages are announced once', async () => {
    const store = await open();
    await store.write((tx) => storeSubscription(tx, { ...subscription, session_id: 'later', created_at: 9 }));
    expect(await read(store)).toMatchObject({ ...subscription, state: null, announced_at: null });
    const announce = async (at: number) => store.write((tx) => markAnnounced(tx, 'sub', at));
    expect(await announce(5)).toBe(true);
    expect(await announce(6)).toBe(false);
    expect(await read(store)).toMatchObject({ announced_at: 5 });
    expect(await read(store, 'other')).toMatchObject({ announced_at: null });
  });

  test('it stands as Stripe told last; of one second what comes later in its life; what is over stays over', async () => {
    const store = await open();
    const told = async (state: SubscriptionState, at: number) => {
      const standing = { state, period_ends_at: at + 1, ends_at: at + 2, ended_at: at + 3 };
      await store.write((tx) => noteStanding(tx, 'sub', standing, at));
      return (await read(store))?.state;
    };
    expect(await told('active', 5000)).toBe('active');
    expect(await read(store)).toMatchObject({ period_ends_at: 5001, ends_at: 5002, ended_at: 5003 });
    expect(await told('past_due', 4000)).toBe('active');
    expect(await told('incomplete', 5000)).toBe('active');
    expect(await told('past_due', 5000)).toBe('past_due');
    expect(await told('past_due', 5000)).toBe('past_due');
    expect(await told('active', 6000)).toBe('active');
    expect(await told('cancelled', 7000)).toBe('cancelled');
    expect(await told('active', 8000)).toBe('cancelled');
    expect(await read(store, 'other')).toMatchObject({ state: null });
  });

  test('an invoice is tied to its subscription and to its payment, whichever is known first', async () => {
    const store = await open();
    const tie = async (id: string, known: { subscription_id: string } | { intent_id: string }) =>
      store.write((tx) => tieInvoice(tx, id, known, 3));
    await tie('in', { intent_id: 'pi' });
    expect(await store.write((tx) => findInvoice(tx, 'in'))).toBeNull();
    expect(await store.write((tx) => findInvoiceOfIntent(tx, 'pi'))).toBe('in');
    await tie('in', { subscription_id: 'sub' });
    await tie('in 2', { subscription_id: 'other' });
    const found = await store.write((tx) => findInvoice(tx, 'in'));
    expect(found).toEqual({ intentId: 'pi', subscription: await read(store) });
    expect((await store.write((tx) => findInvoice(tx, 'in 2')))?.intentId).toBeNull();
    expect((await store.write((tx) => findInvoice(tx, 'in 2')))?.subscription.id).toBe('other');
    expect(await store.write((tx) => findInvoiceOfIntent(tx, 'pi 2'))).toBeNull();
  });

  test('the facts of a subscription’s payments are those of Stripe that belong to no order; once read they are applied', async () => {
    const store = await open();
    const event = {
      provider: 'stripe',
      type: 'x',
      createdAt: 1,
      orderId: null,
      facts: [{ type: 'paid', cents: 5 }],
      raw: '{}',
    };
    const events = [
      ['mine', 'pi 1', 'stripe'],
      ['also mine', 'pi 2', 'stripe'],
      ['of an order', 'pi 1', 'stripe'],
      ['elsewhere', 'pi 1', 'test'],
      ['of another', 'pi 3', 'stripe'],
    ] as const;
    for (const [eventId, intentId, provider] of events)
      await store.write((tx) => insertPaymentEvent(tx, { ...event, eventId, intentId, provider }, 1));
    await store.db
      .updateTable('payment_events')
      .set({ order_id: 'o', applied_at: 4 })
      .where('event_id', '=', 'of an order')
      .execute();
    await store.db.updateTable('payment_events').set({ applied_at: 4 }).where('event_id', '=', 'elsewhere').execute();
    const intents = ['pi 1', 'pi 2'];
    expect(await store.write((tx) => listAppliedFacts(tx, intents))).toEqual([]);
    expect(await store.write((tx) => applyFactsOf(tx, intents, 8))).toEqual([FACTS, FACTS]);
    expect(await store.write((tx) => listAppliedFacts(tx, intents))).toEqual([FACTS, FACTS]);
    expect(await store.write((tx) => listAppliedFacts(tx, ['pi 3']))).toEqual([]);
    const applied = await store.db
      .selectFrom('payment_events')
      .select(['event_id', 'applied_at'])
      .where('applied_at', 'is not', null)
      .execute();
    expect(Object.fromEntries(applied.map(({ event_id, applied_at }) => [event_id, applied_at]))).toEqual({
      mine: 8,
      'also mine': 8,
      'of an order': 4,
      elsewhere: 4,
    });
  });

  test('the buyer of a sale is found by the provider’s reference', async () => {
    const store = await open();
    const buyer = { customer_name: 'Ada', customer_email: 'ada@example.com', status: 'completed', paid_cents: 7 };
    const sales = [exampleSale(5, { provider_ref: 'in', ...buyer }), exampleSale(6, { provider_ref: 'in 2' })];
    await store.db.insertInto('sales').values(sales).execute();
    expect(await store.write((tx) => findCustomer(tx, 'in'))).toEqual({
      name: 'Ada',
      email: 'ada@example.com',
      soldAt: 5,
      status: 'completed',
      paidCents: 7,
    });
    expect(await store.write((tx) => findCustomer(tx, 'in 3'))).toBeNull();
  });
});
