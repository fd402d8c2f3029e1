import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { ownerOrdersSchema } from '../../contract/owner-orders.ts';
import { apiPaths } from '../../contract/paths.ts';
import type { PaymentFact } from '../../domain/orders/payment-facts.ts';
import { acceptPaymentEvent } from '../payments/accept-events.ts';
import { forEachEngine, type TestEngine } from '../../../test-support/databases/engines.ts';
import { exampleOrder } from '../../../test-support/data/sales.ts';
import { openTestApp, testClock } from '../../../test-support/server/test-app.ts';

const PASSWORD = 'open the door, please';
const timeZone = 'America/New_York';

async function openDesk(engine: TestEngine) {
  const clock = testClock();
  const store = await engine.openStore();
  const { app } = await openTestApp({ OWNER_PASSWORD: PASSWORD }, { store, clock });
  const signIn = await app.inject({ method: 'POST', url: apiPaths.ownerSession, payload: { password: PASSWORD } });
  const headers = { cookie: String(signIn.headers['set-cookie']).split(';', 1)[0] ?? '' };
  const hear = (orderId: string, fact: PaymentFact) =>
    acceptPaymentEvent(
      { store, clock, timeZone, ownerEmail: 'owner@example.com' },
      {
        provider: 'stripe',
        eventId: randomUUID(),
        type: fact.kind,
        createdAt: clock.now(),
        intentId: `pi_${orderId}`,
        orderId,
        facts: [fact],
        raw: '{}',
      },
    );
  return {
    app,
    clock,
    store,
    headers,
    async order(details: Parameters<typeof exampleOrder>[1] = {}) {
      const order = exampleOrder(clock.now(), details);
      await store.write((tx) => tx.insertInto('orders').values(order).execute());
      return order.id;
    },
    /** The provider says that so much was paid for an order. */
    async pay(orderId: string, amountCents: number, currency = 'usd') {
      const intentId = `pi_${orderId}`;
      await hear(orderId, { kind: 'payment', intentId, status: 'succeeded', amountCents, currency, at: clock.now() });
    },
    /** The provider says that so much was given back. */
    async refund(orderId: string, amountCents: number) {
      const money = { amountCents, currency: 'usd', at: clock.now() };
      await hear(orderId, { kind: 'refund', refundId: `re_${orderId}`, status: 'succeeded', ...money });
    },
    async orders(query = '') {
      const answer = await app.inject({ url: `${apiPaths.ownerOrders}${query}`, headers });
      expect(answer.statusCode, answer.body).toBe(200);
      return ownerOrdersSchema.parse(answer.json());
    },
    async csv(query = '') {
      const answer = await app.inject({ url: `${apiPaths.ownerOrdersExport}${query}`, headers });
      expect(answer.statusCode, answer.body).toBe(200);
      return answer;
    },
  };
}

const namedOrder = z.union([
  z.object({ orderId: z.string() }).transform(({ orderId }) => orderId),
  z.object({ props: z.object({ orderId: z.string() }) }).transform(({ props }) => props.orderId),
  z
    .object({ props: z.object({ facts: z.array(z.tuple([z.string(), z.string()])) }) })
    .transform(({ props }) => new Map(props.facts).get('Order')),
]);
/** The order that a message says it is about. */
const orderNamedIn = (payload: unknown) => namedOrder.parse(payload);

forEachEngine((engine) => {
  test('an order is listed with its money, its buyer’s other leads and what was sent on when it was paid', async () => {
    const { app, clock, order, pay, orders, store } = await openDesk(engine);
    await app.inject({
      method: 'POST',
      url: apiPaths.visitor,
      payload: {
        sessionId: 's1',
        userAgent: 'Mozilla/5.0',
        referrer: 'https://search.example/x',
        landingPage: '/blog',
      },
    });
    const lead = await app.inject({
      method: 'POST',
      url: apiPaths.quizLeads,
      payload: { firstName: 'Ada', email: 'Ada@Example.com' },
    });
    clock.advance(1000);
    const id = await order({ session_id: 's1' });
    clock.advance(1000);
    await pay(id, 180_000);
    const { orders: listed, total } = await orders();
    expect(total).toBe(1);
    expect(listed[0]).toMatchObject({
      id,
      status: 'completed',
      provider: 'stripe',
      test: false,
      productName: 'Website Build',
      name: 'Ada Byron',
      email: 'ada@example.com',
      amountCents: 180_000,
      paidCents: 180_000,
      refundedCents: 0,
      lostCents: 0,
      netCents: 180_000,
      createdAt: '2026-11-21T12:00:01.000Z',
      paidAt: '2026-11-21T12:00:02.000Z',
      reasons: [],
      onboarding: 'awaited',
      origin: { source: 'https://search.example', campaign: '', landingPage: '/blog' },
      leads: [{ id: lead.json().id, kind: 'quiz', createdAt: '2026-11-21T12:00:00.000Z' }],
    });
    expect(listed[0]?.deliveries.map(({ kind, channel, status }) => [kind, channel, status])).toEqual([
      ['mail_owner-alert', 'mail', 'waiting'],
      ['mail_purchase-confirmed', 'mail', 'waiting'],
      ['purchase', 'crm', 'waiting'],
    ]);
    await store.write((tx) =>
      tx
        .insertInto('onboardings')
        .values({ id: 'o1', form: 'website', lead_id: 'l1', order_id: id, created_at: clock.now() })
        .execute(),
    );
    expect((await orders()).orders[0]?.onboarding).toBe('done');
  });

  test('two orders that one person paid at one instant each list their own messages', async () => {
    const { clock, order, pay, orders, refund } = await openDesk(engine);
    const [first, second] = [await order(), await order()];
    // One names the other, as anybody may in a field that they fill in.
    const third = await order({ name: `Ada ${first}` });
    for (const id of [first, second, third]) await pay(id, 180_000);
    clock.advance(1000);
    await refund(second, 50_000);
    const { orders: listed } = await orders();
    const messages = new Map(
      listed.map(({ id, deliveries }) => [id, deliveries.map(({ kind, payload }) => [kind, orderNamedIn(payload)])]),
    );
    const whenPaid = (id: string) => [
      ['mail_owner-alert', id],
      ['mail_purchase-confirmed', id],
      ['purchase', id],
    ];
    expect(messages).toEqual(
      new Map([
        [first, whenPaid(first)],
        [second, [...whenPaid(second), ['mail_owner-alert', second]]],
        [third, whenPaid(third)],
      ]),
    );
  });

  test('one that needs a review is there with what came in, and counts for nothing', async () => {
    const { order, pay, orders } = await openDesk(engine);
    const short = await order();
    await pay(short, 179_999);
    const foreign = await order();
    await pay(foreign, 180_000, 'eur');
    await pay(await order(), 180_000);
    await order();
    const review = await orders('?standing=review');
    expect(review.total).toBe(2);
    expect(
      new Map(review.orders.map(({ id, reasons, paidCents, netCents }) => [id, [reasons, paidCents, netCents]])),
    ).toEqual(
      new Map([
        [short, [['$1,799.99 came in, $1,800.00 was asked for.'], 0, 0]],
        [foreign, [['€1,800.00 came in, $1,800.00 was asked for.'], 0, 0]],
      ]),
    );
    expect((await orders('?standing=paid')).orders.map(({ status }) => status)).toEqual(['completed']);
    expect((await orders('?standing=unpaid')).orders.map(({ status }) => status)).toEqual(['awaiting_payment']);
    expect((await orders()).total).toBe(4);
  });

  test('those whose money went back are a list of their own', async () => {
    const { order, pay, refund, orders } = await openDesk(engine);
    const [kept, refunded] = [await order(), await order()];
    for (const id of [kept, refunded]) await pay(id, 180_000);
    await refund(refunded, 50_000);
    const returned = await orders('?standing=returned');
    expect(returned.orders.map(({ id, refundedCents }) => [id, refundedCents])).toEqual([[refunded, 50_000]]);
    expect(returned.total).toBe(1);
  });

  test('orders are found by product, name, address and id, whatever stands in the words', async () => {
    const { order, orders } = await openDesk(engine);
    const id = await order({ name: '100% Grace_Hopper', email: 'grace@example.com' });
    await order({ product_name: 'Full GHL Buildout' });
    const found = async (find: string) =>
      (await orders(`?find=${encodeURIComponent(find)}`)).orders.map((row) => row.name);
    expect(await found('GRACE@')).toEqual(['100% Grace_Hopper']);
    expect(await found('0% gr')).toEqual(['100% Grace_Hopper']);
    expect(await found('e_h')).toEqual(['100% Grace_Hopper']);
    expect(await found('a_b')).toEqual([]);
    expect(await found('\\')).toEqual([]);
    expect(await found(id.slice(3, 20))).toEqual(['100% Grace_Hopper']);
    expect(await found('ghl')).toEqual(['Ada Byron']);
    expect((await orders('?limit=1')).orders).toHaveLength(1);
    expect((await orders('?limit=1')).total).toBe(2);
  });

  test('the file for a spreadsheet has every order, and nothing a spreadsheet would compute', async () => {
    const { clock, order, pay, csv } = await openDesk(engine);
    const first = await order({ name: '=HYPERLINK("https://evil.example")' });
    await pay(first, 180_000);
    // More than the file asks the database for at a time, and many of one moment.
    for (let moment = 0; moment < 10; moment += 1) {
      clock.advance(1);
      await Promise.all(Array.from({ length: 51 }, (_, of) => order({ email: `${moment}-${of}@example.com` })));
    }
    const answer = await csv();
    expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(answer.headers['content-disposition']).toBe('attachment; filename="orders.csv"');
    const lines = answer.body.split('\r\n');
    expect(lines[0]).toMatch(/^\uFEFFOrder,Created,Paid,Status,/);
    expect(lines).toHaveLength(1 + 511 + 1);
    expect(new Set(lines).size).toBe(513);
    expect(lines.find((line) => line.startsWith(first))).toContain(
      `completed,Website Build,service,stripe,no,"'=HYPERLINK(""https://evil.example"")",ada@example.com,USD,1800,1800,0,0,1800`,
    );
    expect((await csv('?standing=paid')).body.split('\r\n')).toHaveLength(3);
    expect((await csv('?find=7@example')).body).toContain('9-47@example.com');
  });

  test('orders, their file and what earned what are the owner’s alone', async () => {
    const { app, headers } = await openDesk(engine);
    for (const url of [apiPaths.ownerOrders, apiPaths.ownerOrdersExport, apiPaths.ownerAttribution]) {
      expect((await app.inject({ url })).statusCode, url).toBe(401);
      expect((await app.inject({ url, headers })).statusCode, url).toBe(200);
    }
    expect((await app.inject({ url: `${apiPaths.ownerAttribution}?range=90`, headers })).json()).toMatchObject({
      totalLeads: 0,
      totalRevenueCents: 0,
    });
  });

  test('the list goes on page by page to its last order, whatever comes in meanwhile', async () => {
    const { clock, order, orders } = await openDesk(engine);
    const ids: string[] = [];
    for (let number = 0; number < 7; number += 1) {
      // Two of a moment are told apart by their ids.
      if (number % 2 === 0) clock.advance(1000);
      ids.push(await order({ email: `n${number}@example.com` }));
    }
    const seen: string[] = [];
    let before = '';
    for (let pages = 0; pages < 3; pages += 1) {
      const page = await orders(`?limit=3${before}`);
      expect(page.total).toBe(7 + pages);
      seen.push(...page.orders.map(({ id }) => id));
      expect(page.next === null).toBe(pages === 2);
      before = `&before=${page.next}`;
      clock.advance(1000);
      await order({ email: 'later@example.com' });
    }
    expect(seen).toHaveLength(7);
    expect(seen.toSorted()).toEqual(ids.toSorted());
    expect((await orders('?limit=3&standing=paid')).next).toBeNull();
  });
});
