import { expect, test, vi } from 'vitest';
import { deliveriesSchema, ownerLeadsSchema } from '../../contract/owner.ts';
import { apiPaths } from '../../contract/paths.ts';
import { confirmTest, openCheckout } from '../../../test-support/data/checkouts.ts';
import { createFakeSender, readDeliveries, startTestWorker, storeLead } from '../../../test-support/server/outbox.ts';
import { forEachEngine, type TestEngine } from '../../../test-support/databases/engines.ts';
import { openTestApp, testClock } from '../../../test-support/server/test-app.ts';
import { deliveriesDue, queueDelivery } from '../store/outbox/outbox.ts';
import { quizQuestions } from '../../../content/quiz.ts';

const teamSize = quizQuestions.find(({ id }) => id === 'teamSize');
const PASSWORD = 'open the door, please';
const CRM = 'https://crm.example/hook';
const refused = {
  status: 422,
  retryAfter: null,
  error: 'Answered 422',
  answer: 'No such field: ada@example.com',
  concerns: 'delivery',
  isFinal: true,
} as const;

async function openDesk(engine: TestEngine, settings: Record<string, string> = { CRM_WEBHOOK_URL: CRM }) {
  const clock = testClock();
  const store = await engine.openStore();
  const onDue = vi.fn<() => void>();
  store.onCommitted(deliveriesDue, onDue);
  const { app } = await openTestApp({ OWNER_PASSWORD: PASSWORD, ...settings }, { store, clock });
  const signIn = await app.inject({ method: 'POST', url: apiPaths.ownerSession, payload: { password: PASSWORD } });
  const cookie = String(signIn.headers['set-cookie']).split(';', 1)[0] ?? '';
  const read = async (url: string) => (await app.inject({ url, headers: { cookie } })).json();
  const deliveriesPage = async (query: string) =>
    deliveriesSchema.parse(await read(`${apiPaths.ownerDeliveries}${query}`));
  return {
    app,
    clock,
    store,
    onDue,
    deliveriesPage,
    deliveries: async (query = '') => (await deliveriesPage(query)).deliveries,
    leads: async (query = '') => ownerLeadsSchema.parse(await read(`${apiPaths.ownerLeads}${query}`)).leads,
    resend: async (id: string) => {
      const url = apiPaths.ownerResend.replace(':id', id);
      return (await app.inject({ method: 'POST', url, headers: { cookie } })).statusCode;
    },
  };
}

forEachEngine((engine) => {
  test('leads are listed newest first, with where they came from and what they were told', async () => {
    const { app, clock, store, leads } = await openDesk(engine);
    await app.inject({
      method: 'POST',
      url: apiPaths.visitor,
      payload: {
        sessionId: 's1',
        userAgent: 'Mozilla/5.0',
        referrer: 'https://search.example/',
        landingPage: '/buy-box',
      },
    });
    const sent = await app.inject({
      method: 'POST',
      url: apiPaths.quizLeads,
      headers: { 'x-session-id': 's1' },
      payload: { firstName: 'Ada', email: 'ada@example.com' },
    });
    const answersUrl = apiPaths.quizAnswers.replace(':id', sent.json().id);
    await app.inject({ method: 'POST', url: answersUrl, payload: { answers: { teamSize: '6+' } } });
    clock.advance(1000);
    await storeLead(store, clock, 'Grace');
    expect(await leads()).toEqual([
      expect.objectContaining({
        name: 'Grace',
        createdAt: '2026-11-21T12:00:01.000Z',
        what: 'Quiz not finished',
        details: [],
        origin: null,
      }),
      {
        id: sent.json().id,
        kind: 'quiz',
        name: 'Ada',
        email: 'ada@example.com',
        createdAt: '2026-11-21T12:00:00.000Z',
        what: 'Quiz: Full System Build',
        subject: null,
        details: [
          {
            label: teamSize?.question,
            value: teamSize?.options.find(({ value }) => value === '6+')?.label,
            kind: 'text',
          },
          { label: 'Recommended', value: 'Full System Build', kind: 'text' },
          { label: 'Points', value: expect.stringMatching(/^Full System Build 2, /), kind: 'long' },
          { label: 'Answered', value: '2026-11-21T12:00:00.000Z', kind: 'time' },
          { label: 'Floor plan', value: expect.stringMatching(/^\/api\/floor-plan\/[\w.-]+$/), kind: 'page' },
        ],
        origin: { source: 'https://search.example', campaign: '', landingPage: '/buy-box' },
      },
    ]);
    expect(await leads('?limit=1')).toHaveLength(1);
    expect(await leads('?find=ADA@')).toHaveLength(2);
    expect((await leads('?find=gr')).map(({ name }) => name)).toEqual(['Grace']);
    expect(await leads('?find=%25')).toEqual([]);
  });

  test('a dead letter is visible, and goes out when it is sent again; a delivered one does not', async () => {
    const { clock, store, deliveries, resend, onDue } = await openDesk(engine);
    await storeLead(store, clock);
    const { sender, sent, behave } = createFakeSender(refused);
    const worker = startTestWorker({ store, clock, sender });
    await worker.wake();
    const [dead] = await deliveries('?status=dead');
    expect(dead).toMatchObject({ status: 'dead', attempts: 1, waitsFor: null, nextAttemptAt: null });
    expect(dead).toMatchObject({ lastError: 'Answered 422', lastAnswer: 'No such field: ada@example.com' });
    expect(dead?.payload).toMatchObject({ firstName: 'Ada', formType: 'Quiz Lead Capture' });
    const id = dead?.id ?? '';

    onDue.mockClear();
    expect(await resend(id)).toBe(204);
    expect(onDue).toHaveBeenCalledOnce();
    expect(await deliveries()).toMatchObject([{ status: 'waiting', nextAttemptAt: '2026-11-21T12:00:00.000Z' }]);
    behave({ status: 200, retryAfter: null, error: null });
    await worker.wake();
    expect(await deliveries()).toMatchObject([
      { id, status: 'delivered', attempts: 2, waitsFor: null, lastError: null, lastAnswer: null },
    ]);
    expect(new Set(sent.map((message) => message.id))).toEqual(new Set([id]));
    expect(await resend(id)).toBe(409);
    expect(await readDeliveries(store)).toMatchObject([{ status: 'delivered' }]);
  });

  test('a delivery says whom it is about, one about an order its buyer, and a mail where it goes', async () => {
    const { app, store, deliveries } = await openDesk(engine, { PAYMENTS: 'test', OWNER_EMAIL: 'owner@example.com' });
    const joined = { name: 'Ada Lovelace', email: 'ada@example.com', phone: '214 555 0104' };
    await app.inject({ method: 'POST', url: apiPaths.waitlist, payload: joined });
    const { clientSecret } = await openCheckout(app, { name: 'Bea Moss', email: 'bea@example.com' });
    await confirmTest(app, clientSecret, 'succeeded');
    await store.write((tx) =>
      queueDelivery(tx, {
        id: 'x',
        kind: 'ping',
        leadId: null,
        destination: 'crm',
        payload: '{"to":"no mail"}',
        at: 1,
      }),
    );
    const told = (await deliveries()).map(({ kind, to, about }) => [kind, to, about?.name, about?.email]);
    expect(told).toHaveLength(7);
    expect(told).toEqual(
      expect.arrayContaining([
        ['mail_owner-alert', 'owner@example.com', 'Ada Lovelace', 'ada@example.com'],
        ['mail_owner-alert', 'owner@example.com', 'Bea Moss', 'bea@example.com'],
        ['mail_purchase-confirmed', 'bea@example.com', 'Bea Moss', 'bea@example.com'],
        ['mail_waitlist-joined', 'ada@example.com', 'Ada Lovelace', 'ada@example.com'],
        ['ping', null, undefined, undefined],
        ['purchase', null, 'Bea Moss', 'bea@example.com'],
        ['waitlist', null, 'Ada Lovelace', 'ada@example.com'],
      ]),
    );
    const { id } = await store.db
      .selectFrom('people')
      .select('id')
      .where('email', '=', 'bea@example.com')
      .executeTakeFirstOrThrow();
    expect((await deliveries()).find(({ kind }) => kind === 'purchase')?.about?.personId).toBe(id);
  });

  test('one that waits for its time is due at once, with all its days before it', async () => {
    const { clock, store, deliveries, resend } = await openDesk(engine);
    await storeLead(store, clock);
    const { sender, sent } = createFakeSender({ status: 503, retryAfter: '3600', error: 'Answered 503' });
    const worker = startTestWorker({ store, clock, sender });
    await worker.wake();
    const [waiting] = await deliveries('?status=waiting');
    expect(waiting).toMatchObject({ nextAttemptAt: '2026-11-21T13:00:00.000Z', lastError: 'Answered 503' });
    expect(await resend(waiting?.id ?? '')).toBe(204);
    expect(await readDeliveries(store)).toMatchObject([{ failures: 0, give_up_at: null }]);
    await worker.wake();
    expect(sent).toHaveLength(2);
  });

  test('without an address a delivery shows that it waits for one', async () => {
    const { clock, store, deliveries, resend } = await openDesk(engine, {});
    await storeLead(store, clock);
    const [delivery] = await deliveries();
    expect(delivery).toMatchObject({ status: 'waiting', waitsFor: 'address', nextAttemptAt: null });
    expect(await resend(delivery?.id ?? '')).toBe(204);
  });

  test('every delivery is reached page by page, of all or of one status, those of one instant too', async () => {
    const { clock, store, deliveriesPage } = await openDesk(engine);
    for (const name of ['Ada', 'Grace', 'Joan', 'Mary', 'Rosa']) await storeLead(store, clock, name);
    for (const status of ['', '&status=waiting']) {
      const seen: string[] = [];
      for (let next: string | null = ''; next !== null;) {
        const page = await deliveriesPage(`?limit=2${status}${next === '' ? '' : `&before=${next}`}`);
        expect(page.deliveries.length).toBeLessThanOrEqual(2);
        seen.push(...page.deliveries.map(({ id }) => id));
        next = page.next;
      }
      expect(seen).toHaveLength(new Set(seen).size);
      const all = await deliveriesPage('?');
      expect(seen).toEqual(all.deliveries.map(({ id }) => id));
      expect(all.next).toBeNull();
    }
  });

  test('lists are filtered and cut; nonsense is refused', async () => {
    const { app, clock, store, deliveries, resend } = await openDesk(engine);
    for (const name of ['Ada', 'Grace', 'Joan']) {
      clock.advance(1);
      await storeLead(store, clock, name);
    }
    expect((await deliveries('?limit=2')).map(({ payload }) => payload)).toMatchObject([
      { firstName: 'Joan' },
      { firstName: 'Grace' },
    ]);
    expect(await deliveries('?status=dead')).toEqual([]);
    for (const id of ['00000000-0000-4000-8000-000000000000', 'x', '%00']) expect(await resend(id)).toBe(404);
    for (const url of [apiPaths.ownerLeads, apiPaths.ownerNearMisses, apiPaths.ownerDeliveries])
      expect((await app.inject(url)).statusCode).toBe(401);
  });

  test('the outbox is in the metrics', async () => {
    const { app, clock, store } = await openDesk(engine);
    await storeLead(store, clock, 'Dead');
    await startTestWorker({ store, clock, sender: createFakeSender(refused).sender }).wake();
    await storeLead(store, clock);
    clock.advance(90_000);
    const metrics = (await app.inject(apiPaths.metrics)).body;
    expect(metrics).toContain('foyer_outbox_deliveries{status="waiting",channel="crm"} 1');
    expect(metrics).toContain('foyer_outbox_deliveries{status="waiting",channel="mail"} 0');
    expect(metrics).toContain('foyer_outbox_deliveries{status="dead",channel="crm"} 1');
    expect(metrics).toContain('foyer_outbox_oldest_waiting_seconds{channel="crm"} 90');
  });
});
