import { expect, test } from 'vitest';
import { formFrictionSchema } from '../../contract/form-friction.ts';
import { messageKey } from '../../contract/form-visit-parts.ts';
import { apiPaths } from '../../contract/paths.ts';
import { forEachEngine } from '../../../test-support/databases/engines.ts';
import { report, rollupsAreTrue, zone } from '../../../test-support/data/reports.ts';
import { OWNER_PASSWORD, signInAsOwner } from '../../../test-support/server/owner.ts';
import { openTestApp, testClock, testConfig } from '../../../test-support/server/test-app.ts';
import { sweepOldRows } from '../retention/sweep-old-rows.ts';
import { rebuildFigures } from '../store/rebuild/rebuild.ts';

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;
const KEPT_DAYS = 91;
const cityMissing = messageKey('Please enter the city');
const bot = { 'user-agent': 'Googlebot/2.1' };

interface Told {
  readonly form?: string;
  readonly last?: string;
  readonly furthest?: string;
  readonly met?: readonly (readonly [string, string])[];
  readonly seconds?: number;
  readonly sent?: boolean;
}

forEachEngine((engine) => {
  const open = async () => {
    const clock = testClock();
    const store = await engine.openStore();
    const { app } = await openTestApp({ OWNER_PASSWORD, DASHBOARDS: 'public' }, { store, clock });
    const tell = (sessionId: string, told: Told = {}, by?: Record<string, string>) => {
      const nothing = { form: apiPaths.deals, last: '', furthest: '', met: [], seconds: 0, sent: false };
      return report(app, 'form', { sessionId, ...nothing, ...told }, by);
    };
    const read = async (query = 'range=7d') => {
      const headers = await signInAsOwner(app);
      const answer = await app.inject({ url: `${apiPaths.ownerForms}?${query}`, headers });
      expect(answer.statusCode, answer.body).toBe(200);
      return formFrictionSchema.parse(answer.json());
    };
    const readDeal = async (query?: string) => (await read(query)).forms.find(({ id }) => id === 'deal');
    return { app, store, clock, tell, read, readDeal };
  };

  test('a form tells who began and sent it, where the others stopped, and what they met', async () => {
    const { tell, readDeal } = await open();
    await tell('s1', { last: 'city', furthest: 'state', seconds: 30, met: [['city', cityMissing]] });
    await tell('s2', { last: 'city', furthest: 'city', seconds: 50, met: [['city', cityMissing]] });
    await tell('s3', { last: 'jvAgreement', furthest: 'jvAgreement', seconds: 200, sent: true });
    await tell('s4', { met: [['', 'misfit']] });
    const deal = await readDeal();
    expect(deal).toMatchObject({ begun: 4, sent: 1, secondsToSend: 200, secondsToLeave: 30, stoppedBefore: 1 });
    const field = (name: string) => deal?.fields.find((one) => one.name === name);
    expect(field('city')).toMatchObject({ label: 'City', reached: 3, stopped: 2 });
    expect(field('state')).toMatchObject({ reached: 2, stopped: 0 });
    expect(field('zipCode')).toMatchObject({ reached: 1, stopped: 0 });
    expect(deal?.messages.map(({ field: where, text, times }) => [where, text, times])).toEqual([
      ['City', 'Please enter the city', 2],
      [null, 'The buy box would not take the deal', 1],
    ]);
  });

  test('later reports of a visit take the place of earlier ones, also in one commit; what was sent stays sent', async () => {
    const { store, tell, readDeal } = await open();
    await tell('s1', { last: 'name', furthest: 'name', seconds: 5, met: [['city', cityMissing]] });
    await tell('s1', { last: 'email', furthest: 'email', seconds: 20 });
    expect(await readDeal()).toMatchObject({ begun: 1, sent: 0, secondsToLeave: 20, messages: [{ times: 1 }] });
    await Promise.all([
      tell('s1', { last: 'city', seconds: 60, sent: true }),
      tell('s1', { last: 'city', seconds: 10 }),
    ]);
    const deal = await readDeal();
    expect(deal).toMatchObject({ begun: 1, sent: 1, secondsToSend: 60, secondsToLeave: null });
    expect(deal?.fields.every(({ reached, stopped }) => reached === 1 && stopped === 0)).toBe(true);
    await rollupsAreTrue(store);
  });

  test('nobody can name a field, a message or a form that there is not, and bots are not counted', async () => {
    const { app, store, tell, readDeal } = await open();
    const words = 'a.word.of.a.stranger';
    await tell('s1', { last: words, furthest: 'pages.about', met: [[words, 'stranger']] });
    await tell('s2', {}, bot);
    const refused = [{ form: '/api/nowhere' }, { met: [['city', 'Words!']] }, { last: 'some words' }, { seconds: 1e9 }];
    for (const wrong of refused) {
      const told = { sessionId: 's3', form: apiPaths.deals, last: '', furthest: '', met: [], seconds: 0, sent: false };
      const answer = await app.inject({ method: 'POST', url: apiPaths.formVisit, payload: { ...told, ...wrong } });
      expect(answer.statusCode, JSON.stringify(wrong)).toBe(422);
    }
    expect(await readDeal()).toMatchObject({
      begun: 1,
      stoppedBefore: 1,
      messages: [{ field: null, text: 'Another message', times: 1 }],
    });
    const kept = JSON.stringify([
      await store.db.selectFrom('form_visits').selectAll().execute(),
      await store.db.selectFrom('daily_forms').selectAll().execute(),
    ]);
    expect(kept).not.toContain('stranger');
  });

  test('earlier days stand beside, of the last one as much as has passed of today', async () => {
    const { clock, tell, read } = await open();
    await tell('s1', { sent: true });
    clock.advance(HOUR_MS);
    await tell('s2');
    clock.advance(DAY_MS - HOUR_MS / 2);
    await tell('s3');
    const today = new Date(clock.now()).toISOString().slice(0, 10);
    const { forms, before, countedUntil } = await read(`from=${today}&to=${today}`);
    expect(forms).toMatchObject([{ id: 'deal', begun: 1, sent: 0, before: { begun: 1, sent: 1 } }]);
    expect(before.from).toBe(before.to);
    expect(countedUntil).not.toBeNull();
    expect(await read('from=2025-01-01&to=2025-01-31')).toMatchObject({ forms: [], countedUntil: null });
  });

  test('what is dropped for its age changes no figure, and a recount puts right what is wrong', async () => {
    const { app, store, clock, tell, readDeal } = await open();
    await tell('s1', { last: 'city', furthest: 'city', seconds: 30, met: [['city', cityMissing]] });
    await tell('s2', { sent: true });
    clock.advance((KEPT_DAYS + 1) * DAY_MS);
    await tell('s3', { last: 'name', furthest: 'name' });
    const days = [clock.now() - 200 * DAY_MS, clock.now()].map((at) => new Date(at).toISOString().slice(0, 10));
    const year = new URLSearchParams({ from: days[0] ?? '', to: days[1] ?? '' }).toString();
    const before = await readDeal(year);
    expect(before).toMatchObject({ begun: 3, sent: 1 });
    const config = testConfig({ KEEP_PAGE_VIEWS_DAYS: String(KEPT_DAYS) });
    const sweeper = sweepOldRows(config, { store, clock, log: app.log });
    await sweeper.sweep();
    await sweeper.close();
    expect(await store.db.selectFrom('form_visits').select('session_id').execute()).toEqual([{ session_id: 's3' }]);
    expect(await readDeal(year)).toEqual(before);
    await rollupsAreTrue(store);
    await store.write((tx) => tx.updateTable('daily_forms').set({ times: 7 }).where('what', '=', 'begun').execute());
    expect(await rebuildFigures(store, zone)).toMatchObject([
      { rollup: 'daily_forms', name: 'deal begun', stored: 7, counted: 2 },
      { rollup: 'daily_forms', name: 'deal begun', stored: 7, counted: 1 },
    ]);
    expect(await readDeal(year)).toEqual(before);
  });
});
