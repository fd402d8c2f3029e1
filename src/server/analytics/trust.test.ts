import { expect, test } from 'vitest';
import { apiPaths } from '../../contract/paths.ts';
import { SESSION_HEADER } from '../../contract/visitor-api.ts';
import { createdSchema } from '../../contract/quiz.ts';
import { trustSchema } from '../../contract/trust.ts';
import { browser, pageview, visitor } from '../../../test-support/data/reports.ts';
import { exampleForms } from '../../../test-support/data/forms.ts';
import { forEachEngine } from '../../../test-support/databases/engines.ts';
import { OWNER_PASSWORD, signInAsOwner } from '../../../test-support/server/owner.ts';
import { openTestApp, testClock } from '../../../test-support/server/test-app.ts';
import { insertSetAside, noteDecision } from '../store/leads/set-aside.ts';
import { rebuildFigures } from '../store/rebuild/rebuild.ts';
import { carryOutDecisions } from '../set-aside/let-in.ts';
import { sweepDays } from './sweep-days.ts';

const HOUR_MS = 3_600_000;
const ZONE = 'America/New_York';
const phone = {
  'user-agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) Version/18.1 Mobile/15E148 Safari/604.1',
};
const google = { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' };

forEachEngine((engine) => {
  const open = async () => {
    const clock = testClock();
    const store = await engine.openStore();
    const { app } = await openTestApp({ OWNER_PASSWORD }, { store, clock });
    const headers = await signInAsOwner(app);
    const read = async (query = '') => {
      const answer = await app.inject({ url: `${apiPaths.ownerTrust}${query}`, headers });
      expect(answer.statusCode, answer.body).toBe(200);
      return trustSchema.parse(answer.json());
    };
    const row = async (kind: string) => (await read()).rows.find((one) => one.kind === kind);
    const quizLead = async (session: string | null, from: Record<string, string> = browser) => {
      const answer = await app.inject({
        method: 'POST',
        url: apiPaths.quizLeads,
        payload: { firstName: 'Ada', email: `${session ?? 'nobody'}@example.com` },
        headers: { ...from, ...(session !== null && { [SESSION_HEADER]: session }) },
      });
      return createdSchema.parse(answer.json()).id;
    };
    const sweep = async () => {
      const sweeper = sweepDays({ store, clock, timeZone: ZONE, log: { warn: () => undefined } });
      await sweeper.sweep();
      await sweeper.close();
    };
    return { app, store, clock, headers, read, row, quizLead, sweep };
  };

  test('a lead whose browser told nothing of its visit is stored and counted, and untold by its device', async () => {
    const { app, row, quizLead } = await open();
    await visitor(app, 's1', null, '/', browser);
    await quizLead('s1');
    await quizLead(null, phone);
    expect(await row('lead')).toEqual({
      kind: 'lead',
      stored: 2,
      counted: 2,
      untold: 1,
      devices: [{ device: 'phone', untold: 1 }],
    });
  });

  test('a finished quiz is untold until its browser says that it was finished', async () => {
    const { app, row, quizLead } = await open();
    await visitor(app, 's1', null, '/', phone);
    const id = await quizLead('s1', phone);
    const url = apiPaths.quizAnswers.replace(':id', id);
    await app.inject({ method: 'POST', url, payload: { answers: { hasWebsite: 'yes' } } });
    expect(await row('quiz')).toEqual({
      kind: 'quiz',
      stored: 1,
      counted: null,
      untold: 1,
      devices: [{ device: 'phone', untold: 1 }],
    });
    await app.inject({
      method: 'POST',
      url: apiPaths.event,
      payload: { sessionId: 's1', name: 'quiz_completed', page: '/' },
      headers: phone,
    });
    expect(await row('quiz')).toMatchObject({ stored: 1, untold: 0, devices: [] });
  });

  test('what somebody tried who was signed in is stored and not counted', async () => {
    const { row, quizLead, headers } = await open();
    await quizLead('s1', { ...browser, ...headers });
    expect(await row('lead')).toMatchObject({ stored: 1, counted: 0 });
  });

  test('visits in no figure are told by their reason and day, beside the interval of the rate', async () => {
    const { app, read, headers, quizLead } = await open();
    await visitor(app, 's1', null, '/', google);
    await pageview(app, 's1', '/', google);
    await pageview(app, 's1', '/blog', google);
    await visitor(app, 's2', null, '/', { ...browser, ...headers });
    for (const session of ['s3', 's4', 's5', 's6']) await visitor(app, session);
    await quizLead('s3');
    const { filtered, visitors, conversions, rate } = await read();
    expect(filtered.reasons.map(({ reason, visits }) => [reason, visits])).toEqual([
      ['signed_in', 1],
      ['search', 1],
    ]);
    expect(filtered.pageViews).toBe(2);
    expect(filtered.days.at(-1)).toEqual({ date: '2026-11-21', visits: 2 });
    expect([visitors, conversions, rate?.share]).toEqual([4, 1, 0.25]);
    expect(rate?.low).toBeCloseTo(0.0456, 3);
    expect(rate?.high).toBeCloseTo(0.6994, 3);
  });

  test('days that are over are kept and say the same, also after a recount; no request counts what the sweep has yet to', async () => {
    const { app, store, clock, read, quizLead, sweep } = await open();
    await visitor(app, 's1', null, '/', google);
    await quizLead(null, phone);
    const today = await read();
    clock.advance(5 * 24 * HOUR_MS);
    const pending = await read();
    expect(pending.pendingDays).toBe(3);
    expect(pending.rows.find(({ kind }) => kind === 'lead')?.stored).toBe(0);
    await sweep();
    const later = await read();
    expect({ rows: later.rows, filtered: later.filtered.reasons }).toEqual({
      rows: today.rows,
      filtered: today.filtered.reasons,
    });
    expect(later.pendingDays).toBe(0);
    expect((await read('?from=2026-01-01&to=2026-01-07')).pendingDays).toBe(0);
    await rebuildFigures(store, ZONE);
    expect((await read()).pendingDays).toBe(3);
    await sweep();
    expect((await read()).rows).toEqual(today.rows);
  });

  test('what was set aside is told by what became of it, and what was let in counts on its day', async () => {
    const { store, clock, read, sweep } = await open();
    const at = clock.now();
    const { name, email } = exampleForms.waitlist;
    const form = JSON.stringify({ kind: 'waitlist', request: exampleForms.waitlist });
    const ids = Array.from({ length: 3 }, (_, place) => `00000000-0000-4000-8000-00000000000${place}`);
    await store.write(async (tx) => {
      for (const id of ids)
        await insertSetAside(tx, {
          id,
          kind: 'waitlist',
          name,
          email,
          form,
          score: 9,
          reasons: ['Tried out'],
          sessionId: null,
          at,
        });
    });
    expect((await read()).spam).toEqual({ waiting: 3, letIn: 0, removed: 0 });
    clock.advance(5 * 24 * HOUR_MS);
    await sweep();
    const [first = '', second = ''] = ids;
    await store.write(async (tx) => {
      await noteDecision(tx, [first], { decision: 'let_in', dueAt: clock.now() });
      await noteDecision(tx, [second], { decision: 'remove', dueAt: clock.now() });
    });
    const deps = { store, clock, timeZone: ZONE, ownerEmail: null, publicUrl: 'https://site.example' };
    expect(await carryOutDecisions(deps)).toBe(2);
    await sweep();
    const { spam, rows } = await read();
    expect(spam).toEqual({ waiting: 1, letIn: 1, removed: 1 });
    expect(rows.find(({ kind }) => kind === 'lead')).toMatchObject({ stored: 1, counted: 1 });
    await rebuildFigures(store, ZONE);
    expect((await read()).spam).toEqual({ waiting: 1, letIn: 1, removed: 1 });
  });

  test('who is not signed in sees nothing of it', async () => {
    const { app } = await open();
    expect((await app.inject({ url: apiPaths.ownerTrust })).statusCode).toBe(401);
  });
});
