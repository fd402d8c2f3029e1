import { expect, test, vi } from 'vitest';
import { apiPaths } from '../../contract/paths.ts';
import { createdSchema } from '../../contract/quiz.ts';
import { quizResult } from '../../domain/quiz/quiz-result.ts';
import type { App } from '../http/app.ts';
import type { Store } from '../store/engine/store.ts';
import { exampleDeal } from '../../../test-support/data/deals.ts';
import { forEachEngine } from '../../../test-support/databases/engines.ts';
import { openTestApp } from '../../../test-support/server/test-app.ts';
import { deliveriesDue } from '../store/outbox/outbox.ts';

const OWNER = 'owner@hallway.example';
const ada = { firstName: 'Ada', email: 'ada@example.com' };

async function mailsIn(store: Store) {
  const mails = await store.db.selectFrom('deliveries').selectAll().where('destination', '=', 'mail').execute();
  return mails.map(({ kind, lead_id, payload }) => ({ kind, lead_id, ...JSON.parse(payload) }));
}

async function post(app: App, url: string, payload: object) {
  const response = await app.inject({ method: 'POST', url, payload });
  return { status: response.statusCode, body: response.json() };
}

async function takeQuiz(app: App): Promise<string> {
  return createdSchema.parse((await post(app, apiPaths.quizLeads, ada)).body).id;
}

async function answer(app: App, id: string, answers: object) {
  return post(app, apiPaths.quizAnswers.replace(':id', id), { answers });
}

forEachEngine((engine) => {
  test('a quiz result is mailed to the lead once, however often and however fast the answers come', async () => {
    const store = await engine.openStore();
    const onDue = vi.fn<() => void>();
    store.onCommitted(deliveriesDue, onDue);
    const { app } = await openTestApp({}, { store });
    const id = await takeQuiz(app);
    expect(await mailsIn(store)).toEqual([]);
    onDue.mockClear();
    const first = { teamSize: 'just-me' };
    const sent = await Promise.all(Array.from({ length: 4 }, async () => answer(app, id, first)));
    expect(sent.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    await answer(app, id, { leadVolume: '16+', teamSize: '6+', monthlyRevenue: '15k+', yearGoal: '1m-3m' });
    const { title, description, price, features } = quizResult(first);
    expect(await mailsIn(store)).toEqual([
      {
        kind: 'mail_quiz-result',
        lead_id: id,
        template: 'quiz-result',
        to: 'ada@example.com',
        props: {
          firstName: 'Ada',
          title,
          description,
          price,
          features,
          plan: {
            answers: first,
            path: expect.stringMatching(new RegExp(String.raw`^/api/floor-plan/${id}\.[\w-]{43}$`)),
            at: expect.any(Number),
          },
        },
      },
    ]);
    expect(onDue).toHaveBeenCalled();
  });

  test('an accepted deal is confirmed by mail and told to the owner; a near miss is neither', async () => {
    const store = await engine.openStore();
    const { app } = await openTestApp({ OWNER_EMAIL: OWNER }, { store });
    expect((await post(app, apiPaths.deals, { ...exampleDeal, askingPrice: '$99,000,000' })).status).toBe(422);
    expect(await mailsIn(store)).toEqual([]);
    const { id } = createdSchema.parse((await post(app, apiPaths.deals, exampleDeal)).body);
    const address = '4418 Larkspur Ln, Houston, TX';
    expect(await mailsIn(store)).toEqual([
      {
        kind: 'mail_deal-received',
        lead_id: id,
        template: 'deal-received',
        to: 'ada@example.com',
        props: { name: 'Ada Byron', address, marketTitle: 'Texas' },
      },
      {
        kind: 'mail_owner-alert',
        lead_id: id,
        template: 'owner-alert',
        to: OWNER,
        props: {
          what: 'New deal',
          who: { name: 'Ada Byron', email: 'ada@example.com', phone: '(214) 555-0142' },
          facts: [
            ['Phone', '(214) 555-0142'],
            ['Property', address],
            ['Asking price', '$365,000'],
            ['Buy box', 'Texas'],
          ],
        },
      },
    ]);
  });

  test('the owner is told of a quiz lead where an address is set', async () => {
    const store = await engine.openStore();
    const { app } = await openTestApp({ OWNER_EMAIL: OWNER }, { store });
    await takeQuiz(app);
    const who = { name: 'Ada', email: 'ada@example.com' };
    expect(await mailsIn(store)).toMatchObject([
      { to: OWNER, template: 'owner-alert', props: { what: 'New quiz lead', who, facts: [] } },
    ]);
  });
});
