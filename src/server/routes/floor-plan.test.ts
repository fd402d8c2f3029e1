import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { quizPackages } from '../../../content/quiz.ts';
import { forEachEngine } from '../../../test-support/databases/engines.ts';
import { OWNER_PASSWORD, signInAsOwner } from '../../../test-support/server/owner.ts';
import { commandProgram } from '../../../test-support/server/programs.ts';
import { openTestApp, testClock, testFolder } from '../../../test-support/server/test-app.ts';
import { ownerLeadsSchema } from '../../contract/owner.ts';
import { apiPaths } from '../../contract/paths.ts';
import { createdSchema, quizAnsweredSchema } from '../../contract/quiz.ts';
import { TRAP_FIELD } from '../../domain/spam/form-check.ts';
import type { App } from '../http/app.ts';
import { openStore } from '../store/engine/open-store.ts';

const html = { accept: 'text/html,*/*;q=0.8' };
const answers = {
  hasWebsite: 'no',
  leadVolume: '16+',
  missedCalls: 'yes',
  manualFollowUp: 'yes',
  painPoint: 'missed-calls',
};

async function takeQuiz(app: App, lead: object = { firstName: 'Ada Byron', email: 'ada@example.com' }) {
  const made = await app.inject({ method: 'POST', url: apiPaths.quizLeads, payload: lead });
  const { id } = createdSchema.parse(made.json());
  const url = apiPaths.quizAnswers.replace(':id', id);
  const answered = await app.inject({ method: 'POST', url, payload: { answers } });
  return { id, plan: quizAnsweredSchema.parse(answered.json()).plan };
}

const titleOf = (key: string) => quizPackages.find((one) => one.key === key)?.title ?? '';

forEachEngine((engine) => {
  test('whoever has finished the quiz gets a link to the plan of their business: dated, whole, kept by nobody and listed nowhere', async () => {
    const store = await engine.openStore();
    const { app } = await openTestApp({}, { store, clock: testClock() });
    const { plan } = await takeQuiz(app);
    const { statusCode, headers, body } = await app.inject({ url: plan, headers: html });
    expect([statusCode, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    expect(headers).toMatchObject({
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex, nofollow',
      'cache-control': 'no-store, no-transform',
    });
    expect(headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'sha256-[\w+/=]+';/);
    expect(body).not.toMatch(/<script|style="/);
    for (const words of [
      'The floor plan of Ada’s business',
      'Nov 21, 2026',
      'Phone room: dark, deals lost here, calls ring out, the leak, to be mended',
      'Because you said',
      'Missed calls: “Yes, frequently”',
      titleOf('crm-voice-ai'),
      'href="/book"',
    ])
      expect(body).toContain(words);
    for (const unsaid of ['Byron', 'ada@example.com']) expect(body).not.toContain(unsaid);
  });

  test('erasing the person ends the link, kindly to a person and plainly to a program', async () => {
    const store = await engine.openStore();
    const { app } = await openTestApp({ OWNER_PASSWORD }, { store });
    const { plan } = await takeQuiz(app);
    const other = await takeQuiz(app, { firstName: 'Grace', email: 'grace@example.com' });
    const owner = await signInAsOwner(app);
    const payload = { email: 'ada@example.com' };
    await app.inject({ method: 'POST', url: apiPaths.ownerPersonErase, payload, headers: owner });
    const page = await app.inject({ url: plan, headers: html });
    expect([page.statusCode, page.headers['cache-control']]).toEqual([410, 'no-store, no-transform']);
    expect(page.body).toContain('This floor plan is gone');
    expect(page.body).not.toMatch(/Ada|<svg/);
    const problem = await app.inject(plan);
    expect([problem.statusCode, problem.headers['content-type']]).toEqual([410, 'application/problem+json']);
    expect((await app.inject({ url: other.plan, headers: html })).statusCode).toBe(200);
  });

  test('another lead’s signature opens nothing', async () => {
    const { app } = await openTestApp({}, { store: await engine.openStore() });
    const mine = await takeQuiz(app);
    const theirs = await takeQuiz(app, { firstName: 'Grace', email: 'grace@example.com' });
    const [, signature = ''] = mine.plan.split('.');
    for (const token of [
      `${theirs.id}.${signature}`,
      theirs.id,
      `${theirs.id}.`,
      `.${signature}`,
      'x',
      'a'.repeat(99),
    ]) {
      const { statusCode, body } = await app.inject({
        url: apiPaths.floorPlan.replace(':token', token),
        headers: html,
      });
      expect([token, statusCode]).toEqual([token, 404]);
      expect(body).toContain('There is no floor plan under this link');
    }
  });

  test('a quiz that was set aside has its plan all the same: its sender is told nothing else', async () => {
    const store = await engine.openStore();
    const { app } = await openTestApp({}, { store });
    const { plan } = await takeQuiz(app, { firstName: 'Ada', email: 'ada@example.com', [TRAP_FIELD]: 'cheap pills' });
    expect(await store.db.selectFrom('leads').select('id').execute()).toEqual([]);
    expect((await app.inject({ url: plan, headers: html })).statusCode).toBe(200);
  });

  test('the owner finds the link at the lead, and at none that has not answered', async () => {
    const { app } = await openTestApp({ OWNER_PASSWORD }, { store: await engine.openStore() });
    const { plan } = await takeQuiz(app);
    await app.inject({
      method: 'POST',
      url: apiPaths.quizLeads,
      payload: { firstName: 'Grace', email: 'g@example.com' },
    });
    const headers = await signInAsOwner(app);
    const { leads } = ownerLeadsSchema.parse((await app.inject({ url: apiPaths.ownerLeads, headers })).json());
    const links = leads.map(({ details }) => details.filter(({ kind }) => kind === 'page'));
    expect(links).toEqual([[], [{ label: 'Floor plan', value: plan, kind: 'page' }]]);
  });
});

test('npm run erase ends the link too', async () => {
  const settings = { databaseUrl: null, dataDir: await testFolder() };
  const before = await openStore(settings);
  const { app } = await openTestApp({}, { store: before });
  const { plan } = await takeQuiz(app);
  await app.close();
  await before.close();
  const env = { PATH: process.env['PATH'], DATA_DIR: settings.dataDir };
  const { status } = spawnSync(process.execPath, [commandProgram('erase'), 'ada@example.com', '--yes'], { env });
  expect(status).toBe(0);
  const { app: after } = await openTestApp({}, { store: await openStore(settings) });
  expect((await after.inject({ url: plan, headers: html })).statusCode).toBe(410);
});

test('a name that is none, or a message, is not on the page', async () => {
  const { app } = await openTestApp();
  for (const firstName of ['Win $500 at casino.example', '<b>Eve</b>']) {
    const { plan } = await takeQuiz(app, { firstName, email: 'eve@example.com' });
    const { body } = await app.inject({ url: plan, headers: html });
    expect(body).toContain('The floor plan of your business');
    expect(body).not.toMatch(/casino|Eve/);
  }
});

test('the link is limited for each client', async () => {
  const { app } = await openTestApp({ RATE_LIMIT: '2' });
  const url = apiPaths.floorPlan.replace(':token', `${randomUUID()}.x`);
  const statuses = [];
  for (let count = 0; count < 3; count += 1) statuses.push((await app.inject({ url, headers: html })).statusCode);
  expect(statuses).toEqual([404, 404, 429]);
});
