import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { bookingRow, examplePerson, readFreeTimes, postBooking } from '../../../test-support/data/bookings.ts';
import { confirmTest, openCheckout } from '../../../test-support/data/checkouts.ts';
import { exampleDeal } from '../../../test-support/data/deals.ts';
import { exampleForms } from '../../../test-support/data/forms.ts';
import { forEachEngine } from '../../../test-support/databases/engines.ts';
import { joinMember } from '../../../test-support/server/members.ts';
import { OWNER_PASSWORD, signInAsOwner } from '../../../test-support/server/owner.ts';
import { openTestApp, testClock } from '../../../test-support/server/test-app.ts';
import { findMarket } from '../../domain/deals/assess-market-fit.ts';
import { apiPaths } from '../../contract/paths.ts';
import { TODAY_DAYS_BACK, TODAY_LINES_MAX, todaySchema } from '../../contract/today.ts';
import { insertBooking } from '../store/leads/bookings.ts';
import type { Store } from '../store/engine/store.ts';

const DAY_MS = 86_400_000;
const houston = findMarket('texas')?.requirements.cityMaxDollars['Houston'] ?? 0;
const missBy = (share: number) => ({ askingPrice: String(Math.round(houston * (1 + share))) });

async function openDesk(store: Store, settings: Record<string, string> = {}) {
  const clock = testClock();
  const { app } = await openTestApp({ OWNER_PASSWORD, PAYMENTS: 'test', ...settings }, { store, clock });
  const cookie = await signInAsOwner(app);
  const post = async (url: string, payload: object, headers = {}) => {
    clock.advance(1000);
    const answer = await app.inject({ method: 'POST', url, payload, headers });
    expect([200, 201, 204, 422], answer.body).toContain(answer.statusCode);
    return answer.body === '' ? null : answer.json();
  };
  // A month later the owner has signed in again.
  const ask = async () => app.inject({ url: apiPaths.ownerToday, headers: await signInAsOwner(app) });
  const today = async () => todaySchema.parse((await ask()).json());
  const owner = (url: string, payload: object) => post(url, payload, cookie);
  return { app, clock, post, ask, owner, today };
}

type Block = { state: 'failed' } | { state: 'ready'; total: number; lines: readonly object[] };
const totalOf = (block: Block) => (block.state === 'ready' ? block.total : 'failed');
const namesIn = (block: { state: 'failed' } | { state: 'ready'; lines: readonly { name: string }[] }) =>
  block.state === 'ready' ? block.lines.map(({ name }) => name) : 'failed';

forEachEngine((engine) => {
  test('nothing asks for anybody on an empty site, and nobody but the owner is told', async () => {
    const store = await engine.openStore();
    const { app, today } = await openDesk(store);
    const { people, calls, nearMisses, orders, deliveries, pauses, followUps, reactivations, held, ...rest } =
      await today();
    for (const block of [people, calls, nearMisses, orders, deliveries, pauses, followUps, reactivations, held])
      expect(block).toEqual({ state: 'ready', total: 0, lines: [] });
    expect(rest).toMatchObject({
      day: '2026-11-21',
      timeZone: 'America/New_York',
      rooms: { people: 0, setAside: 0, deals: 0, orders: 0 },
    });
    expect((await app.inject({ url: apiPaths.ownerToday })).statusCode).toBe(401);
  });

  test('a helper gets the same people and calls, and neither orders nor messages nor how many there are', async () => {
    const store = await engine.openStore();
    const { app, post, owner, today } = await openDesk(store);
    await post(apiPaths.quizLeads, { firstName: 'Zoe', email: 'zoe@example.com' });
    await post(apiPaths.deals, { ...exampleDeal, ...missBy(0.02) });
    await post(apiPaths.reactivation, {
      ...exampleForms.reactivation,
      email: 'ken@example.com',
      phone: '214 555 0104',
    });
    const { clientSecret } = await openCheckout(app, { email: 'zoe@example.com' });
    await confirmTest(app, clientSecret, 'failed');
    const byEmail = store.db.selectFrom('people').select('id').where('email', '=', 'zoe@example.com');
    const { id: zoe } = await byEmail.executeTakeFirstOrThrow();
    await owner(apiPaths.ownerPersonFollowUp.replace(':id', zoe), { day: '2026-11-20' });
    const { headers } = await joinMember(app, await signInAsOwner(app));
    const answer = await app.inject({ url: apiPaths.ownerHelperToday, headers });
    const { checkouts: _left, orders, deliveries: _sent, pauses: _pauses, rooms, ...shared } = await today();
    expect(totalOf(orders)).toBe(1);
    expect(answer.json()).toEqual({ ...shared, rooms: { people: rooms.people, deals: rooms.deals } });
    expect(answer.body).not.toMatch(/cents/i);
    expect((await app.inject({ url: apiPaths.ownerToday, headers })).statusCode).toBe(403);
  });

  test('each person stands in one block: a near miss by how little it missed, a reactivation, or a new lead', async () => {
    const store = await engine.openStore();
    const { post, owner, today } = await openDesk(store);
    const miss = (name: string, more: object) =>
      post(apiPaths.deals, { ...exampleDeal, name, email: `${name}@example.com`, phone: '', ...more });
    // A phone joins people, so each has another.
    await miss('far', { ...missBy(0.5), phone: '(214) 555-0101' });
    await miss('near', { ...missBy(0.08), phone: '(214) 555-0102' });
    await miss('nearest', { ...missBy(0.02), phone: '(214) 555-0103' });
    await miss('nearest', { ...missBy(0.04), phone: '(214) 555-0103', propertyAddress: '9 Oak Ct' });
    // One that missed by more than the other person's does not put them behind.
    await miss('nearest', { ...missBy(0.09), phone: '(214) 555-0103', propertyAddress: '10 Oak Ct' });
    await post(apiPaths.reactivation, {
      ...exampleForms.reactivation,
      email: 'ken@example.com',
      phone: '214 555 0104',
    });
    await post(apiPaths.quizLeads, { firstName: 'Zoe', email: 'zoe@example.com' });
    const first = await today();
    expect(namesIn(first.nearMisses)).toEqual(['nearest', 'near']);
    expect(first.nearMisses).toMatchObject({
      total: 2,
      lines: [{ shareMissed: 0.02, inTheWay: expect.stringContaining('over for Houston'), phone: '+12145550103' }, {}],
    });
    expect(namesIn(first.reactivations)).toEqual(['Ada Byron']);
    expect([totalOf(first.people), namesIn(first.people)]).toEqual([2, ['Zoe', 'far']]);
    expect(first.rooms).toMatchObject({ people: 5, deals: 5 });

    const ids = [first.nearMisses, first.reactivations, first.people].flatMap((block) =>
      block.state === 'ready' ? block.lines.map((line) => ('personId' in line ? line.personId : line.id)) : [],
    );
    await owner(apiPaths.ownerPeopleStatus, { ids, status: 'contacted' });
    const then = await today();
    for (const block of [then.nearMisses, then.reactivations, then.people]) expect(totalOf(block)).toBe(0);
  });

  test('lines are few and totals are of all; whoever came long ago is not of today', async () => {
    const store = await engine.openStore();
    const { clock, post, today } = await openDesk(store);
    for (let number = 0; number < TODAY_LINES_MAX + 3; number += 1)
      await post(apiPaths.quizLeads, { firstName: `N${number}`, email: `n${number}@example.com` });
    const { people } = await today();
    expect(totalOf(people)).toBe(TODAY_LINES_MAX + 3);
    expect(namesIn(people)).toEqual(
      Array.from({ length: TODAY_LINES_MAX }, (_, back) => `N${TODAY_LINES_MAX + 2 - back}`),
    );
    clock.advance(TODAY_DAYS_BACK * DAY_MS + 1);
    expect((await today()).people).toEqual({ state: 'ready', total: 0, lines: [] });
  });

  test('a follow-up is due from its day on, and takes its person out of the new ones', async () => {
    const store = await engine.openStore();
    const { clock, post, owner, today } = await openDesk(store);
    await post(apiPaths.quizLeads, { firstName: 'Zoe', email: 'zoe@example.com' });
    const { people } = await today();
    const id = people.state === 'ready' ? (people.lines[0]?.id ?? '') : '';
    await owner(apiPaths.ownerPersonFollowUp.replace(':id', id), { day: '2026-11-22' });
    const before = await today();
    expect([totalOf(before.people), totalOf(before.followUps)]).toEqual([0, 0]);
    clock.advance(DAY_MS);
    expect((await today()).followUps).toMatchObject({ total: 1, lines: [{ name: 'Zoe', followUpOn: '2026-11-22' }] });
  });

  test('calls are of today and not over; one that nobody confirmed is told apart', async () => {
    const store = await engine.openStore();
    const { app, clock, today } = await openDesk(store);
    const now = clock.now();
    const call = (name: string, from: number, more: object = {}) =>
      store.write((tx) =>
        insertBooking(tx, { ...bookingRow({ starts_at: now + from }), name, created_at: now, ...more }),
      );
    await call('over', -3_600_000);
    await call('soon', 3_600_000);
    await call('tomorrow', DAY_MS);
    await call('kept', 2 * DAY_MS, { status: 'held', held_until: now + 60_000, email: 'kept@example.com' });
    await call('gone', 3 * DAY_MS, { status: 'lapsed', email: 'gone@example.com', created_at: now - 1 });
    // They have booked another time since.
    await call('again', 4 * DAY_MS, { status: 'lapsed', email: 'ADA@example.com' });
    const [free] = await readFreeTimes(app);
    expect((await postBooking(app, { ...examplePerson, startsAt: free })).status).toBe(201);
    const { calls, held } = await today();
    expect(namesIn(calls)).toEqual(['soon']);
    expect(held).toMatchObject({ total: 2, lines: [{ name: 'kept' }, { name: 'gone', heldUntil: null }] });
  });

  test('orders: a failed payment that nothing followed, a dispute, a review; and each names its person', async () => {
    const store = await engine.openStore();
    const { app, clock, today } = await openDesk(store);
    const order = async (name: string, outcome: string) => {
      clock.advance(1000);
      const email = `${name}@example.com`;
      const { clientSecret, orderId } = await openCheckout(app, { name, email, checkoutId: crypto.randomUUID() });
      await confirmTest(app, clientSecret, outcome);
      return orderId;
    };
    const failed = await order('Ann', 'failed');
    await order('Bea', 'failed');
    await order('Bea', 'succeeded');
    const review = await order('Cas', 'succeeded');
    const disputed = await order('Dee', 'succeeded');
    const settled = await order('Eli', 'succeeded');
    const set = (id: string, change: object) =>
      store.write((tx) =>
        tx
          .updateTable('orders')
          .set(change)
          .where('id', '=', id)
          .execute()
          .then(() => undefined),
      );
    await set(review, { status: 'needs_review', paid_cents: 0 });
    await set(disputed, { status: 'disputed' });
    await set(settled, { status: 'disputed', lost_cents: 1 });
    const { orders } = await today();
    expect(orders).toMatchObject({
      total: 3,
      lines: [
        { id: review, trouble: 'review', refusal: null, name: 'Cas' },
        { id: disputed, trouble: 'disputed', refusal: null, name: 'Dee' },
        {
          id: failed,
          trouble: 'failed',
          refusal: 'The card was declined, as the test asked for.',
          name: 'Ann',
          personId: expect.any(String),
          test: true,
        },
      ],
    });
    clock.advance(8 * DAY_MS);
    expect(totalOf((await today()).orders)).toBe(2);
  });

  test('deliveries: given up, held back and failing are stuck; what waits for an address or a pause is not', async () => {
    const store = await engine.openStore();
    const { post, today } = await openDesk(store, { CRM_WEBHOOK_URL: 'https://crm.example/hook' });
    for (const firstName of ['Ann', 'Bea', 'Cas', 'Dee'])
      await post(apiPaths.quizLeads, { firstName, email: `${firstName}@example.com` });
    const rows = await store.db.selectFrom('deliveries').select('id').orderBy('created_at').execute();
    const changes = [
      { status: 'dead' as const, attempts: 9, last_error: 'Answered 422' },
      { status: 'dead' as const, attempts: 0 },
      { attempts: 1, failures: 1, last_error: 'Timed out' },
    ];
    for (const [at, change] of changes.entries())
      await store.write((tx) =>
        tx
          .updateTable('deliveries')
          .set(change)
          .where('id', '=', rows[at]?.id ?? '')
          .execute()
          .then(() => undefined),
      );
    expect((await today()).deliveries).toMatchObject({
      total: 3,
      lines: [
        { trouble: 'held', kind: 'quiz_lead' },
        { trouble: 'dead', lastError: 'Answered 422', about: { name: 'Ann', email: 'ann@example.com' } },
        { trouble: 'failing', lastError: 'Timed out', channel: 'crm' },
      ],
    });
    const elsewhere = await openDesk(store);
    expect(totalOf((await elsewhere.today()).deliveries)).toBe(2);
  });

  test('a part that cannot be read says so, and the others stand; where none can be, it is an error', async () => {
    const store = await engine.openStore();
    const { post, ask, today } = await openDesk(store, { CRM_WEBHOOK_URL: 'https://crm.example/hook' });
    await post(apiPaths.quizLeads, { firstName: 'Zoe', email: 'zoe@example.com' });
    await sql`alter table bookings rename to elsewhere`.execute(store.db);
    const then = await today();
    expect([then.calls, then.held]).toEqual([{ state: 'failed' }, { state: 'failed' }]);
    expect([totalOf(then.people), totalOf(then.orders), then.rooms.people]).toEqual([1, 0, 1]);
    for (const table of ['people', 'near_misses', 'set_aside', 'orders', 'deliveries', 'destinations'])
      await sql`alter table ${sql.table(table)} rename to ${sql.table(`${table}_elsewhere`)}`.execute(store.db);
    expect((await ask()).statusCode).toBe(500);
  });
});
