import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { ownerOrdersSchema } from '../../contract/owner-orders.ts';
import { todaySchema } from '../../contract/today.ts';
import { apiPaths } from '../../contract/paths.ts';
import { confirmTest, openCheckout, otherPackage } from '../../../test-support/data/checkouts.ts';
import { forEachEngine, type TestEngine } from '../../../test-support/databases/engines.ts';
import { openStream, readTold } from '../../../test-support/server/event-stream.ts';
import { OWNER_PASSWORD, signInAsOwner } from '../../../test-support/server/owner.ts';
import { openTestApp, testClock, testConfig } from '../../../test-support/server/test-app.ts';
import { createMailStops } from '../mail-stops/mail-stops.ts';
import { noteAbandonedCheckouts, sweepAbandonedCheckouts } from './abandoned-checkouts.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
const settings = { OWNER_PASSWORD, SMTP_URL: 'smtp://127.0.0.1:9', MAIL_FROM: 'site@hallway.example' };

async function open(engine: TestEngine, own: Record<string, string> = settings) {
  const clock = testClock();
  const store = await engine.openStore();
  const { app } = await openTestApp(own, { store, clock });
  const headers = await signInAsOwner(app);
  const config = testConfig(own);
  // A session ends after a month.
  const read = async (url: string) => (await app.inject({ url, headers: await signInAsOwner(app) })).json();
  return {
    app,
    clock,
    store,
    note: () => noteAbandonedCheckouts({ store, clock, config }),
    checkout: (over: object = {}) => openCheckout(app, { checkoutId: randomUUID(), ...over }),
    listed: async () => {
      const { orders } = ownerOrdersSchema.parse(await read(`${apiPaths.ownerOrders}?standing=abandoned`));
      return orders.map(({ id, abandoned, refusal }) => ({ id, ...abandoned, refusal }));
    },
    today: async () => {
      const { checkouts, people } = todaySchema.parse(await read(apiPaths.ownerToday));
      return [checkouts, people].map((block) => (block.state === 'ready' ? block.lines.map(({ name }) => name) : null));
    },
    setStatus: (ids: readonly string[], status: string) =>
      app.inject({ method: 'POST', url: apiPaths.ownerPeopleStatus, headers, payload: { ids, status } }),
    switchMail: async (isOn: boolean) => {
      const answer = await app.inject({
        method: 'POST',
        url: apiPaths.ownerCheckoutMail,
        headers,
        payload: { isOn },
      });
      return answer.json();
    },
    mails: async () => {
      const rows = await store.db
        .selectFrom('deliveries')
        .select('payload')
        .where('kind', '=', 'mail_checkout-abandoned')
        .orderBy('created_at')
        .execute();
      return rows.map(({ payload }) => JSON.parse(payload));
    },
  };
}

forEachEngine((engine) => {
  test('a checkout is listed from an hour on, with its refusal, until thirty days are over', async () => {
    const { app, clock, checkout, listed, today } = await open(engine);
    const tried = await checkout();
    await confirmTest(app, tried.clientSecret, 'failed');
    clock.advance(1);
    const { orderId } = await checkout({ email: 'ben@example.com', name: 'Ben' });
    await checkout({ email: '', name: '' });
    clock.advance(HOUR_MS - 2);
    expect(await listed()).toEqual([]);
    expect(await today()).toEqual([[], ['Ben', 'Ada Byron']]);
    clock.advance(2);
    expect(await listed()).toEqual([
      { id: orderId, since: 'hour', mailedAt: null, refusal: null },
      { id: tried.orderId, since: 'hour', mailedAt: null, refusal: 'The card was declined, as the test asked for.' },
    ]);
    // A payment that failed is among the orders to look at.
    expect(await today()).toEqual([['Ben'], ['Ada Byron']]);
    clock.advance(DAY_MS);
    expect((await listed()).map(({ since }) => since)).toEqual(['day', 'day']);
    clock.advance(30 * DAY_MS);
    expect(await listed()).toEqual([]);
  });

  test('it is not listed once the same person paid: this package, or anything later', async () => {
    const { app, clock, checkout, listed } = await open(engine);
    const pay = async (over: object) => confirmTest(app, (await checkout(over)).clientSecret, 'succeeded');
    const left = await checkout();
    clock.advance(2 * HOUR_MS);
    expect((await listed()).map(({ id }) => id)).toEqual([left.orderId]);
    await pay({ email: 'other@example.com', name: 'Other' });
    expect((await listed()).map(({ id }) => id)).toEqual([left.orderId]);
    // The same person by another spelling of the address, and another package.
    await pay({ ...otherPackage, email: 'ADA@example.com', checkoutId: randomUUID() });
    expect(await listed()).toEqual([]);
    // What was paid before counts for its own package, and for no other.
    const again = { ...otherPackage, email: 'ada@example.com', checkoutId: randomUUID() };
    await checkout(again);
    clock.advance(HOUR_MS);
    expect(await listed()).toEqual([]);
    const more = await checkout();
    clock.advance(HOUR_MS);
    expect((await listed()).map(({ id }) => id)).toEqual([more.orderId]);
  });

  test('a later checkout of the same person stands in place of the earlier', async () => {
    const { clock, checkout, listed } = await open(engine);
    await checkout();
    clock.advance(2 * HOUR_MS);
    const later = await checkout({ ...otherPackage, checkoutId: randomUUID() });
    expect(await listed()).toEqual([]);
    clock.advance(HOUR_MS);
    expect((await listed()).map(({ id }) => id)).toEqual([later.orderId]);
  });

  test('each is told to the event stream once, over any number of processes, and not after a day without one', async () => {
    const { clock, store, checkout, note } = await open(engine);
    await openStream(store, { types: ['order.abandoned'] });
    const { orderId } = await checkout();
    clock.advance(HOUR_MS - 1);
    expect(await note()).toBe(0);
    clock.advance(1);
    const counts = await Promise.all([note(), note(), note()]);
    expect(counts.reduce((sum, count) => sum + count)).toBe(1);
    clock.advance(HOUR_MS);
    expect(await note()).toBe(0);
    const told = await readTold(store);
    expect(told).toMatchObject([
      {
        type: 'order.abandoned',
        data: {
          person: { email: 'ada@example.com' },
          order: { id: orderId, status: 'awaiting_payment', paidCents: 0, netCents: 0 },
          checkout: { refusal: null, url: expect.stringMatching(/\/checkout\?service=website-build$/) },
        },
      },
    ]);
    await checkout({ email: 'late@example.com', name: 'Late' });
    clock.advance(DAY_MS + 1);
    expect(await note()).toBe(0);
  });

  test('a refusal is told to the event stream, and the mail knows of it', async () => {
    const { app, clock, store, checkout, note, switchMail, mails } = await open(engine);
    await openStream(store, { types: ['order.abandoned'] });
    await switchMail(true);
    await confirmTest(app, (await checkout()).clientSecret, 'failed');
    clock.advance(HOUR_MS);
    expect(await note()).toBe(1);
    expect(await readTold(store)).toMatchObject([
      { data: { checkout: { refusal: 'The card was declined, as the test asked for.' } } },
    ]);
    expect(await mails()).toMatchObject([{ props: { wasRefused: true } }]);
  });

  test('a buyer whose address changes at that moment is told of and not mailed: the way to stop it was the other address’s', async () => {
    const { clock, store, checkout, switchMail, mails } = await open(engine);
    await switchMail(true);
    const { orderId } = await checkout();
    clock.advance(HOUR_MS);
    const write: typeof store.write = async (...work) => {
      await store.db.updateTable('orders').set({ email: 'new@example.com' }).where('id', '=', orderId).execute();
      return store.write(...work);
    };
    expect(await noteAbandonedCheckouts({ store: { ...store, write }, clock, config: testConfig(settings) })).toBe(1);
    expect(await mails()).toEqual([]);
  });

  test('nobody is mailed until the owner wishes it, and then each once, with the way to stop it', async () => {
    const { clock, checkout, note, switchMail, mails, listed } = await open(engine);
    await checkout({ email: 'before@example.com', name: 'Before' });
    clock.advance(HOUR_MS);
    await note();
    expect(await switchMail(true)).toEqual({ isOn: true, canSend: true });
    await note();
    expect(await mails()).toEqual([]);
    await checkout();
    clock.advance(HOUR_MS);
    const sentAt = clock.now();
    await Promise.all([note(), note(), note()]);
    clock.advance(MINUTE_MS);
    await note();
    expect(await mails()).toMatchObject([
      {
        to: 'ada@example.com',
        props: {
          path: '/checkout?service=website-build',
          wasRefused: false,
          // After a day the reminder is not sent any more.
          until: sentAt + DAY_MS,
          stopPath: expect.stringMatching(/^\/api/),
        },
      },
    ]);
    expect((await listed()).map(({ mailedAt }) => mailedAt !== null)).toEqual([true, false]);
    expect(await switchMail(false)).toEqual({ isOn: false, canSend: true });
    await checkout({ email: 'after@example.com', name: 'After' });
    clock.advance(HOUR_MS);
    await note();
    expect(await mails()).toHaveLength(1);
  });

  test('whoever stopped such mail, had one this week or was erased is not mailed', async () => {
    const { app, clock, store, checkout, note, switchMail, mails } = await open(engine);
    await switchMail(true);
    const stop = await createMailStops(store).pathFor('checkout-abandoned', 'stop@example.com');
    expect((await app.inject({ method: 'POST', url: stop })).statusCode).toBeLessThan(400);
    await checkout({ email: 'stop@example.com', name: 'Stop' });
    const erased = await checkout({ email: 'gone@example.com', name: 'Gone' });
    await store.write((tx) => tx.updateTable('orders').set({ email: '' }).where('id', '=', erased.orderId).execute());
    await checkout();
    clock.advance(HOUR_MS);
    await note();
    const recipients = async () => (await mails()).map(({ to }) => to);
    expect(await recipients()).toEqual(['ada@example.com']);
    await checkout({ ...otherPackage, checkoutId: randomUUID() });
    clock.advance(2 * DAY_MS);
    await note();
    await checkout({ ...otherPackage, checkoutId: randomUUID() });
    clock.advance(HOUR_MS);
    await note();
    expect(await recipients()).toEqual(['ada@example.com']);
    clock.advance(7 * DAY_MS);
    await checkout({ ...otherPackage, checkoutId: randomUUID() });
    clock.advance(HOUR_MS);
    await note();
    expect(await recipients()).toEqual(['ada@example.com', 'ada@example.com']);
  });

  test('one network cannot have the site remind more addresses than it may have mailed', async () => {
    const { clock, checkout, note, switchMail, mails } = await open(engine, { ...settings, RATE_LIMIT: '100000' });
    await switchMail(true);
    for (let number = 0; number < 63; number += 1)
      await checkout({ email: `n${number}@example.com`, name: `N${number}` });
    clock.advance(HOUR_MS);
    await note();
    expect(await mails()).toHaveLength(60);
  });

  test('they are looked for at the start, and a failure is logged', async () => {
    const { clock, store, checkout, note } = await open(engine);
    const warned: unknown[][] = [];
    const log = { warn: (...what: unknown[]) => void warned.push(what) };
    const sweep = async (through: Pick<typeof store, 'db' | 'write'>) => {
      const sweeper = sweepAbandonedCheckouts(testConfig(settings), { store: { ...store, ...through }, clock, log });
      await sweeper.close();
      return sweeper.name;
    };
    await checkout();
    clock.advance(HOUR_MS);
    expect(await sweep(store)).toBe('abandoned-checkouts');
    expect(await note()).toBe(0);
    expect(warned).toEqual([]);
    await checkout({ email: 'ben@example.com', name: 'Ben' });
    clock.advance(HOUR_MS);
    const err = new Error('The disk is full');
    await sweep({ ...store, write: () => Promise.reject(err) });
    expect(warned).toEqual([[{ err }, 'Abandoned checkouts could not be noted']]);
    expect(await note()).toBe(1);
  });

  test('without a mail server nobody is mailed, and the desk says so', async () => {
    const { MAIL_FROM } = settings;
    const { clock, checkout, note, switchMail, mails } = await open(engine, { OWNER_PASSWORD, MAIL_FROM });
    expect(await switchMail(true)).toEqual({ isOn: true, canSend: false });
    await checkout();
    clock.advance(HOUR_MS);
    expect(await note()).toBe(1);
    expect(await mails()).toEqual([]);
  });

  test('today tells of a buyer until somebody has turned to them since, known before or not', async () => {
    const { clock, store, checkout, today, setStatus } = await open(engine);
    await checkout();
    const { id } = await store.db.selectFrom('people').select('id').executeTakeFirstOrThrow();
    await setStatus([id], 'contacted');
    expect(await today()).toEqual([[], []]);
    clock.advance(MINUTE_MS);
    await checkout({ ...otherPackage, checkoutId: randomUUID() });
    clock.advance(HOUR_MS);
    expect(await today()).toEqual([['Ada Byron'], []]);
    await setStatus([id], 'qualified');
    expect(await today()).toEqual([[], []]);
    await setStatus([id], 'new');
    expect(await today()).toEqual([['Ada Byron'], []]);
  });
});
