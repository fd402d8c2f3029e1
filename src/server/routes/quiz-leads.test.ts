import { sql } from 'kysely';
import { expect, test, vi } from 'vitest';
import { createdSchema } from '../../contract/quiz.ts';
import { quizResult } from '../../domain/quiz/quiz-result.ts';
import type { App } from '../http/app.ts';
import type { Store } from '../store/engine/store.ts';
import { forEachEngine } from '../../../test-support/databases/engines.ts';
import { openTestApp, testClock } from '../../../test-support/server/test-app.ts';
import { deliveriesDue } from '../store/outbox/outbox.ts';

const ada = { firstName: 'Ada', email: 'ada@example.com' };
const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36';
const NOWHERE = '00000000-0000-4000-8000-000000000000';

async function send(app: App, payload: object = ada, headers: Record<string, string> = {}) {
  const answer = await app.inject({
    method: 'POST',
    url: '/api/quiz-leads',
    payload,
    headers: { 'user-agent': BROWSER, ...headers },
  });
  return { status: answer.statusCode, body: answer.json() };
}

async function answerQuiz(app: App, id: string, answers: object) {
  const answer = await app.inject({ method: 'POST', url: `/api/quiz-leads/${id}/answers`, payload: { answers } });
  return { status: answer.statusCode, body: answer.json() };
}

async function rows(store: Store) {
  const { db } = store;
  return {
    leads: await db.selectFrom('leads').selectAll().execute(),
    deliveries: await db.selectFrom('deliveries').selectAll().execute(),
    conversions: await db.selectFrom('conversions').selectAll().execute(),
    figures: await db.selectFrom('daily_figures').select(['visitors', 'conversions']).execute(),
  };
}

forEachEngine((engine) => {
  test('a lead is kept with its session, its conversion and the exact JSON the CRM gets', async () => {
    const clock = testClock();
    const store = await engine.openStore();
    const onDue = vi.fn<() => void>();
    store.onCommitted(deliveriesDue, onDue);
    const { app } = await openTestApp({}, { store, clock });
    const { status, body } = await send(app, { ...ada, role: 'admin' }, { 'x-session-id': 'session_1_abcdefghi' });
    expect([status, Object.keys(body)]).toEqual([201, ['id']]);
    const { id } = createdSchema.parse(body);
    const stored = await rows(store);
    expect(stored.leads).toMatchObject([
      {
        id,
        kind: 'quiz',
        name: 'Ada',
        email: 'ada@example.com',
        session_id: 'session_1_abcdefghi',
        created_at: clock.now(),
      },
    ]);
    expect(stored.deliveries).toMatchObject([{ lead_id: id, destination: 'crm-quiz', status: 'waiting', attempts: 0 }]);
    expect(stored.deliveries[0]?.payload).toBe(
      '{"firstName":"Ada","email":"ada@example.com","source":"Website Quiz","timestamp":"2026-11-21T12:00:00.000Z","formType":"Quiz Lead Capture"}',
    );
    expect(stored.conversions).toMatchObject([
      { type: 'quiz_lead', value: null, page: '/', session_id: 'session_1_abcdefghi' },
    ]);
    expect(stored.figures).toEqual([{ visitors: 1, conversions: 1 }]);
    expect(onDue).toHaveBeenCalledOnce();
  });

  test('a lead without a usable session is kept and counted all the same, whatever program sent it', async () => {
    const store = await engine.openStore();
    const { app } = await openTestApp({}, { store });
    expect((await send(app, ada, { 'x-session-id': 'what is this?' })).status).toBe(201);
    expect((await send(app, ada, { 'user-agent': 'Googlebot/2.1' })).status).toBe(201);
    const { leads, deliveries, figures } = await rows(store);
    expect(leads.map(({ session_id }) => session_id)).toEqual([null, null]);
    expect(deliveries).toHaveLength(2);
    expect(figures).toEqual([{ visitors: 0, conversions: 2 }]);
  });

  test('the same key makes one lead, one delivery and one answer, however often and however fast it comes', async () => {
    const store = await engine.openStore();
    const { app } = await openTestApp({}, { store });
    const headers = { 'idempotency-key': 'attempt-1' };
    const [first, ...others] = await Promise.all(Array.from({ length: 5 }, async () => send(app, ada, headers)));
    expect(first?.status).toBe(201);
    for (const other of [...others, await send(app, ada, headers)]) expect(other).toEqual(first);
    const { leads, deliveries, conversions } = await rows(store);
    expect([leads.length, deliveries.length, conversions.length]).toEqual([1, 1, 1]);
    expect((await send(app, { ...ada, firstName: 'Grace' }, headers)).status).toBe(422);
  });

  test.each(['deliveries', 'conversions', 'daily_figures'])(
    'a lead, its delivery and its conversion are stored together or not at all: %s fail',
    async (table) => {
      const store = await engine.openStore();
      const { app } = await openTestApp({}, { store });
      await store.write(async (tx) => {
        await sql`alter table ${sql.table(table)} rename to ${sql.table('elsewhere')}`.execute(tx);
      });
      const headers = { 'idempotency-key': 'attempt-1' };
      expect((await send(app, ada, headers)).status).toBe(500);
      await store.write(async (tx) => {
        await sql`alter table ${sql.table('elsewhere')} rename to ${sql.table(table)}`.execute(tx);
      });
      expect(await rows(store)).toEqual({ leads: [], deliveries: [], conversions: [], figures: [] });
      expect((await send(app, ada, headers)).status).toBe(201);
    },
  );

  test('answers are scored by the server and kept; a repeat takes their place', async () => {
    const clock = testClock();
    const store = await engine.openStore();
    const { app } = await openTestApp({}, { store, clock });
    const { id } = createdSchema.parse((await send(app)).body);
    expect((await answerQuiz(app, id, { teamSize: 'just-me' })).body).toMatchObject({ package: 'starter-crm' });
    const answers = { leadVolume: '16+', teamSize: '6+', monthlyRevenue: '15k+', yearGoal: '1m-3m' };
    const { status, body } = await answerQuiz(app, id, answers);
    const plan = expect.stringMatching(new RegExp(String.raw`^/api/floor-plan/${id}\.[\w-]{43}$`));
    expect([status, body]).toEqual([200, { ...quizResult(answers), plan }]);
    const [lead] = (await rows(store)).leads;
    expect(lead).toMatchObject({ recommendation: 'full-system', answered_at: clock.now() });
    expect(JSON.parse(lead?.answers ?? '')).toEqual(answers);
    expect(JSON.parse(lead?.scores ?? '')).toEqual(quizResult(answers).scores);
  });

  test('an unknown lead is 404, an unknown question or value is named and changes nothing', async () => {
    const store = await engine.openStore();
    const { app } = await openTestApp({}, { store });
    for (const id of [NOWHERE, 'nobody', '%00']) expect((await answerQuiz(app, id, {})).status).toBe(404);
    const { id } = createdSchema.parse((await send(app)).body);
    const { status, body } = await answerQuiz(app, id, { shoeSize: '44', teamSize: '3', usedCRM: 'yes' });
    expect([status, body.errors]).toEqual([
      422,
      [
        { field: 'answers.shoeSize', message: 'Please answer only the questions of the quiz' },
        { field: 'answers.teamSize', message: 'Please answer with one of: just-me, 2-5, 6+' },
      ],
    ]);
    expect((await rows(store)).leads).toMatchObject([{ answers: null, recommendation: null }]);
  });
});

test('a name or address that is missing or wrong is a field error', async () => {
  const { app, store } = await openTestApp();
  const { status, body } = await send(app, { firstName: '  ', email: 'ada@' });
  expect([status, body.errors]).toEqual([
    422,
    [
      { field: 'firstName', message: 'Please enter your first name' },
      { field: 'email', message: 'Please enter a valid email address' },
    ],
  ]);
  expect((await rows(store)).leads).toEqual([]);
});

test.each(['dana@mail', 'a&b@x.com'])('an address that the browser lets through is stored: %s', async (email) => {
  const { app, store } = await openTestApp();
  expect((await send(app, { firstName: 'Dana', email })).status).toBe(201);
  expect((await rows(store)).leads).toMatchObject([{ email }]);
});

test('the form is limited for each client', async () => {
  const { app } = await openTestApp({ RATE_LIMIT: '2' });
  const statuses = [await send(app), await send(app), await send(app)].map(({ status }) => status);
  expect(statuses).toEqual([201, 201, 429]);
});
