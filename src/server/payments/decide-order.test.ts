import { expect, test } from 'vitest';
import { ownerOrdersSchema, decidedSchema, type Verdict } from '../../contract/owner-orders.ts';
import { UNDO_MS } from '../../contract/owner-bookings.ts';
import { apiPaths } from '../../contract/paths.ts';
import { orderRow } from '../../../test-support/data/orders.ts';
import { acceptAll, paymentEvent, paymentFact } from '../../../test-support/data/payment-events.ts';
import { pageview, rollupsAreTrue } from '../../../test-support/data/reports.ts';
import { forEachEngine, type TestEngine } from '../../../test-support/databases/engines.ts';
import { openStream, readTold } from '../../../test-support/server/event-stream.ts';
import { createFakeSender, readDeliveries, startTestWorker } from '../../../test-support/server/outbox.ts';
import { OWNER_PASSWORD, signInAsOwner } from '../../../test-support/server/owner.ts';
import { openTestApp, testClock } from '../../../test-support/server/test-app.ts';
import { storeIntent } from '../store/orders/orders.ts';

const ORDER = '018f0000-0000-7000-8000-000000000001';

async function openBooks(engine: TestEngine) {
  const clock = testClock();
  const store = await engine.openStore();
  const { app } = await openTestApp({ OWNER_PASSWORD, OWNER_EMAIL: 'owner@example.com' }, { store, clock });
  await pageview(app, 's1');
  const headers = await signInAsOwner(app);
  const order = orderRow({ id: ORDER, session_id: 's1' });
  await store.write(async (tx) => {
    await tx.insertInto('orders').values(order).execute();
    await storeIntent(tx, { intentId: 'pi_1', orderId: ORDER, secretHash: null, at: 1 });
  });
  const post = (path: string, payload: object) =>
    app.inject({ method: 'POST', url: path.replace(':id', ORDER), payload, headers });
  return {
    app,
    clock,
    store,
    /** So much comes in for an order of $1,800.00. */
    pay: (amountCents: number, currency = 'usd', intentId = 'pi_1') =>
      acceptAll(
        store,
        [paymentEvent(intentId, [paymentFact(intentId, 'succeeded', { amountCents, currency })], { orderId: ORDER })],
        { clock },
      ),
    decide: (verdict: Verdict, reason = 'He wrote why, see the mail of Monday') =>
      post(apiPaths.ownerOrderDecision, { verdict, reason }),
    undo: (decisionId: string) => post(apiPaths.ownerOrderDecisionUndo, { decisionId }),
    async read() {
      const answer = await app.inject({ url: apiPaths.ownerOrders, headers });
      const [found] = ownerOrdersSchema.parse(answer.json()).orders;
      if (found === undefined) throw new Error('The order is not listed');
      return found;
    },
    conversions: () => store.db.selectFrom('conversions').select('value').execute(),
    sales: () => store.db.selectFrom('sales').select(['status', 'paid_cents', 'refunded_cents']).execute(),
    kinds: async () => (await readDeliveries(store)).map(({ kind }) => kind).toSorted(),
  };
}

forEachEngine((engine) => {
  test('what came in is accepted with a reason: the books count it, and the purchase is told once the time to undo is over', async () => {
    const { clock, store, pay, decide, read, conversions, sales } = await openBooks(engine);
    await pay(140_000);
    expect(await read()).toMatchObject({ status: 'needs_review', mayAccept: true, decisions: [] });
    expect((await decide('accepted', '')).statusCode).toBe(422);
    expect((await decide('accepted')).statusCode).toBe(200);
    expect(await read()).toMatchObject({
      status: 'completed',
      amountCents: 180_000,
      paidCents: 140_000,
      netCents: 140_000,
      decisions: [{ verdict: 'accepted', reason: 'He wrote why, see the mail of Monday', who: 'the owner' }],
    });
    expect(await sales()).toEqual([{ status: 'completed', paid_cents: 140_000, refunded_cents: 0 }]);
    expect(await conversions()).toEqual([{ value: '1400' }]);
    await rollupsAreTrue(store);
    const { sender, sent } = createFakeSender();
    const worker = startTestWorker({ store, clock, sender });
    await worker.wake();
    expect(sent).toHaveLength(0);
    clock.advance(UNDO_MS + 5000);
    await worker.wake();
    expect(sent.map(({ body }) => body)).toEqual([expect.stringContaining('"amount":1400,')]);
    expect((await decide('discarded')).statusCode).toBe(409);
  });

  test('a decision is undone within half a minute as if it had not been made, but for the two entries in the books', async () => {
    const { clock, store, pay, decide, undo, read, conversions, sales, kinds } = await openBooks(engine);
    await openStream(store, { types: ['order.paid'] });
    await pay(140_000);
    const told = await kinds();
    const { decisionId } = decidedSchema.parse((await decide('accepted')).json());
    clock.advance(UNDO_MS);
    expect((await undo(decisionId)).json()).toMatchObject({ status: 'needs_review' });
    expect(await read()).toMatchObject({
      status: 'needs_review',
      paidCents: 0,
      decisions: [{ verdict: 'withdrawn' }, { verdict: 'accepted' }],
    });
    expect(await sales()).toEqual([{ status: 'needs_review', paid_cents: 0, refunded_cents: 0 }]);
    expect(await conversions()).toEqual([]);
    expect(await kinds()).toEqual(told);
    expect(await readTold(store)).toEqual([]);
    await rollupsAreTrue(store);
    expect((await decide('accepted')).statusCode).toBe(200);
    expect(await conversions()).toHaveLength(1);
    expect((await readTold(store)).map(({ type }) => type)).toEqual(['order.paid']);
  });

  test('an undo counts even where the clock was set back since the decision', async () => {
    const { clock, pay, decide, undo, read } = await openBooks(engine);
    await pay(140_000);
    const { decisionId } = decidedSchema.parse((await decide('accepted')).json());
    clock.advance(-60_000);
    expect((await undo(decisionId)).json()).toMatchObject({ status: 'needs_review' });
    expect(await read()).toMatchObject({ status: 'needs_review', paidCents: 0 });
  });

  test('what has left the house is not undone, nor what is older than half a minute', async () => {
    const { clock, store, pay, decide, undo, read } = await openBooks(engine);
    await pay(140_000);
    const { decisionId } = decidedSchema.parse((await decide('accepted')).json());
    await store.write((tx) =>
      tx.updateTable('deliveries').set({ attempts: 1 }).where('kind', '=', 'purchase').execute(),
    );
    expect((await undo(decisionId)).statusCode).toBe(409);
    await store.write((tx) => tx.updateTable('deliveries').set({ attempts: 0 }).execute());
    clock.advance(UNDO_MS + 5001);
    expect((await undo(decisionId)).statusCode).toBe(409);
    expect(await read()).toMatchObject({ status: 'completed' });
    const { decisionId: none } = { decisionId: ORDER };
    expect((await undo(none)).statusCode).toBe(409);
  });

  test('refunded outside leaves nothing of it and tells nobody of a purchase; discarded counts nothing', async () => {
    for (const [verdict, status, paidCents] of [
      ['refunded_outside', 'refunded', 140_000],
      ['discarded', 'discarded', 0],
    ] as const) {
      const { store, pay, decide, read, conversions, kinds } = await openBooks(engine);
      await pay(140_000);
      const told = await kinds();
      expect((await decide(verdict)).json()).toMatchObject({ status });
      expect(await read()).toMatchObject({ status, paidCents, refundedCents: paidCents, netCents: 0 });
      expect(await conversions()).toEqual([]);
      expect(await kinds()).toEqual(told);
      await rollupsAreTrue(store);
    }
  });

  test('another currency cannot be accepted; what comes to light later needs a review of its own', async () => {
    const { pay, decide, read } = await openBooks(engine);
    await pay(140_000, 'eur');
    expect(await read()).toMatchObject({ mayAccept: false });
    expect((await decide('accepted')).json()).toMatchObject({ title: 'Another currency came in' });
    expect((await decide('discarded')).statusCode).toBe(200);
    await pay(180_000, 'usd', 'pi_2');
    expect(await read()).toMatchObject({ status: 'needs_review' });
  });
});
