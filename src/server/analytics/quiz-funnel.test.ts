import { expect, test } from 'vitest';
import { quizQuestions } from '../../../content/quiz.ts';
import { quizFunnelSchema } from '../../contract/quiz-funnel.ts';
import { forEachEngine } from '../../../test-support/databases/engines.ts';
import { report } from '../../../test-support/data/reports.ts';
import { OWNER_PASSWORD, signInAsOwner } from '../../../test-support/server/owner.ts';
import { openTestApp, testClock } from '../../../test-support/server/test-app.ts';

forEachEngine((engine) => {
  test('the quiz is a funnel: who reached a question, who left at it, and how long it stood', async () => {
    const clock = testClock();
    const store = await engine.openStore();
    const { app } = await openTestApp({ OWNER_PASSWORD }, { store, clock });
    const owner = await signInAsOwner(app);
    const event = (sessionId: string, name: string, properties: object, headers?: Record<string, string>) =>
      report(app, 'event', { sessionId, name, page: '/', properties }, headers);
    /** Somebody who saw the questions up to the last one given, each for so many seconds. */
    const take = async (session: string, seconds: readonly number[], headers?: Record<string, string>) => {
      for (const [index, stood] of seconds.entries()) {
        await event(session, 'quiz_question', { questionId: quizQuestions[index]?.id ?? '', index }, headers);
        clock.advance(stood * 1000);
      }
    };
    await take('s1', [4, 10, 1]);
    await take('s2', [8, 30, 1]);
    await take('s3', [60]);
    await take(
      's4',
      quizQuestions.map(() => 5),
    );
    await event('s4', 'quiz_completed', { leadId: 'x', package: 'starter-crm' });
    await event('s5', 'quiz_question', { questionId: 'invented', index: 99 });
    await event('s6', 'quiz_question', { questionId: 7, index: 1 });
    await event('s7', 'quiz_completed', { leadId: 'y', package: 'starter-crm' });
    await take('bot', [1, 1], { 'user-agent': 'Googlebot/2.1' });

    const read = async (query = '') => {
      const answer = await app.inject({ url: `/api/owner/funnel${query}`, headers: owner });
      expect(answer.statusCode, answer.body).toBe(200);
      return quizFunnelSchema.parse(answer.json());
    };
    const { questions, finished, isCutOff } = await read();
    expect([finished, isCutOff, questions.length]).toEqual([1, false, quizQuestions.length]);
    expect(questions.slice(0, 4).map(({ reached, left, medianSeconds }) => [reached, left, medianSeconds])).toEqual([
      [4, 1, 5],
      [3, 0, 10],
      [3, 2, 5],
      [1, 0, 5],
    ]);
    expect(questions.at(-1)).toMatchObject({ reached: 1, left: 0, medianSeconds: 5 });
    expect(questions.reduce((sum, { left }) => sum + left, finished)).toBe(4);
    expect((await read('?from=2026-11-01&to=2026-11-20')).questions[0]?.reached).toBe(0);
    expect((await app.inject({ url: '/api/owner/funnel' })).statusCode).toBe(401);
  });

  test('a question is the same wherever it stood, and one that is no longer asked is none', async () => {
    const store = await engine.openStore();
    const { app } = await openTestApp({ OWNER_PASSWORD }, { store });
    const [first, second, third] = quizQuestions.map(({ id }) => id);
    for (const [index, questionId] of ['asked-last-year', first, second, third].entries())
      await report(app, 'event', {
        sessionId: 's1',
        name: 'quiz_question',
        page: '/',
        properties: { questionId, index },
      });
    const answer = await app.inject({ url: '/api/owner/funnel', headers: await signInAsOwner(app) });
    const { questions } = quizFunnelSchema.parse(answer.json());
    expect(questions.slice(0, 4).map(({ reached }) => reached)).toEqual([1, 1, 1, 0]);
  });

  test('more events than are read at once are all counted', async () => {
    const clock = testClock();
    const store = await engine.openStore();
    const { app } = await openTestApp({ OWNER_PASSWORD }, { store, clock });
    const rows = Array.from({ length: 4500 }, (_, index) => ({
      session_id: `s${index}`,
      name: 'quiz_question',
      page: '/',
      properties: JSON.stringify({ questionId: quizQuestions[0]?.id }),
      at: clock.now() - Math.floor(index / 700),
      filtered: 0,
    }));
    for (let from = 0; from < rows.length; from += 500)
      await store.write((tx) =>
        tx
          .insertInto('events')
          .values(rows.slice(from, from + 500))
          .execute(),
      );
    const answer = await app.inject({ url: '/api/owner/funnel', headers: await signInAsOwner(app) });
    expect(quizFunnelSchema.parse(answer.json()).questions[0]?.reached).toBe(4500);
  });
});
