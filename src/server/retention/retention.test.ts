import fc from 'fast-check';
import { expect, test } from 'vitest';
import { exampleDeal } from '../../../test-support/data/deals.ts';
import { browser, conversion, pageview, report, visitor, zone } from '../../../test-support/data/reports.ts';
import { forEachEngine, type TestEngine } from '../../../test-support/databases/engines.ts';
import { runs } from '../../../test-support/properties/soak.ts';
import { openTestApp, testClock, testConfig } from '../../../test-support/server/test-app.ts';
import { apiPaths } from '../../contract/paths.ts';
import { daysOfRange } from '../analytics/range.ts';
import { buildAttribution } from '../sales/attribution.ts';
import { findDifferences, rebuildFigures } from '../store/rebuild/rebuild.ts';
import { STEP_ROWS } from '../store/retention/old-rows.ts';
import { monthStart } from '../time/months.ts';
import { sweepOldRows } from './sweep-old-rows.ts';

const DAY_MS = 86_400_000;
const KEPT_DAYS = 91;
/** So long that the month of what is too old is over as well. */
const GONE_DAYS = KEPT_DAYS + 31;
const settings = { KEEP_PAGE_VIEWS_DAYS: '91', KEEP_NEAR_MISSES_DAYS: '91', KEEP_ATTEMPTS_DAYS: '91' };
const config = testConfig(settings);

async function sweepWith(kept: typeof config, deps: Parameters<typeof sweepOldRows>[1]): Promise<void> {
  const sweeper = sweepOldRows(kept, deps);
  await sweeper.sweep();
  await sweeper.close();
}

async function open(engine: TestEngine) {
  const clock = testClock();
  const store = await engine.openStore();
  const { app } = await openTestApp(settings, { store, clock });
  return {
    app,
    clock,
    store,
    async sweep() {
      await sweepWith(config, { store, clock, log: app.log });
    },
    /** Everything that a dashboard, of any range, and the days behind it say. */
    async figures() {
      const deps = { store, clock, timeZone: zone, test: true };
      const ranges = ['7d', '30d', '90d'] as const;
      const read = ranges.flatMap((range) => [
        app.inject(`${apiPaths.dashboard}?range=${range}`).then((answer) => answer.json<unknown>()),
        app.inject(`${apiPaths.salesStats}?range=${range}`).then((answer) => answer.json<unknown>()),
        buildAttribution(deps, daysOfRange(range, clock.now(), zone)),
      ]);
      const days = store.db.selectFrom('daily_figures').selectAll().orderBy('day').execute();
      const paths = store.db.selectFrom('daily_paths').selectAll().orderBy('day').orderBy('path').execute();
      return { shown: await Promise.all(read), days: await days, paths: await paths };
    },
    async rowsBefore(days: number) {
      const at = clock.now() - days * DAY_MS;
      // PostgreSQL lets page views go by whole months.
      const end = engine.name === 'sqlite' ? at : monthStart(at);
      const views = store.db.selectFrom('page_views').select('at').where('at', '<', end).execute();
      const events = store.db.selectFrom('events').select('at').where('at', '<', at).execute();
      const misses = store.db.selectFrom('near_misses').select('last_at').where('last_at', '<', at).execute();
      return [...(await views), ...(await events), ...(await misses)].length;
    },
  };
}

forEachEngine((engine) => {
  test('whatever came and whenever, every figure is the same after the old rows are gone, and can still be recounted', async () => {
    const { app, clock, store, sweep, figures, rowsBefore } = await open(engine);
    const visit = fc.record({
      session: fc.constantFrom('a', 'b', 'c'),
      what: fc.constantFrom('pageview', 'visitor', 'conversion', 'event', 'lead', 'near miss'),
      path: fc.constantFrom('/', '/blog', '/nowhere'),
      bot: fc.boolean(),
      later: fc.integer({ min: 0, max: 40 * 24 }),
    });
    let dropped = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(visit, { minLength: 4, maxLength: 14 }), fc.nat(), async (visits, salt) => {
        for (const { session, what, path, bot, later } of visits) {
          clock.advance((later * DAY_MS) / 24);
          const headers = bot ? { 'user-agent': 'curl/8' } : browser;
          const id = `${session}${salt}`;
          if (what === 'pageview') await pageview(app, id, path, headers);
          if (what === 'visitor') await visitor(app, id, 'https://a.example', path, headers);
          if (what === 'conversion') await conversion(app, id);
          if (what === 'event') await report(app, 'event', { sessionId: id, name: 'quiz_opened', page: path });
          const payload = { firstName: 'Ada', email: `${id}@example.com` };
          if (what === 'lead') await app.inject({ method: 'POST', url: apiPaths.quizLeads, payload });
          const deal = { ...exampleDeal, email: `${id}@example.com`, askingPrice: '$3,650,000' };
          if (what === 'near miss') await app.inject({ method: 'POST', url: apiPaths.deals, payload: deal });
        }
        const before = await figures();
        dropped += await rowsBefore(KEPT_DAYS);
        await sweep();
        expect(await rowsBefore(KEPT_DAYS)).toBe(0);
        expect(await figures()).toEqual(before);
        expect(await findDifferences(store, zone)).toEqual([]);
      }),
      { numRuns: runs(6) },
    );
    expect(dropped).toBeGreaterThan(0);
  });

  test('old page views go in steps, also when they fill several; a figure that was tampered with is still put right', async () => {
    const { clock, store, sweep, rowsBefore, figures, app } = await open(engine);
    const old = clock.now();
    const view = { session_id: 's', path: '/', title: '', filtered: 0 };
    const views = Array.from({ length: 2 * STEP_ROWS + 7 }, (_, number) => ({ ...view, at: old + number }));
    for (let from = 0; from < views.length; from += 250)
      await store.write((tx) =>
        tx
          .insertInto('page_views')
          .values(views.slice(from, from + 250))
          .execute(),
      );
    await rebuildFigures(store, zone);
    clock.advance(GONE_DAYS * DAY_MS);
    await pageview(app, 's');
    const before = await figures();
    await sweep();
    expect(await rowsBefore(KEPT_DAYS)).toBe(0);
    expect(await store.db.selectFrom('page_views').select('id').execute()).toHaveLength(1);
    expect(await figures()).toEqual(before);
    await store.write((tx) => tx.updateTable('daily_figures').set({ page_views: 3 }).execute());
    await rebuildFigures(store, zone);
    expect(await figures()).toEqual(before);
  });

  test('rows that a wrong clock dated into the future stay, and hold up no old ones behind them', async () => {
    const { clock, store, sweep, rowsBefore } = await open(engine);
    const view = { session_id: 's', path: '/', title: '', filtered: 0 };
    const event = { session_id: 's', name: 'quiz_opened', page: '/', properties: null, filtered: 0 };
    const dates = [
      ...Array.from({ length: STEP_ROWS + 1 }, () => clock.now() + 400 * DAY_MS),
      ...Array.from({ length: STEP_ROWS + 1 }, () => clock.now()),
    ];
    for (let from = 0; from < dates.length; from += 250)
      await store.write(async (tx) => {
        const part = dates.slice(from, from + 250);
        await tx
          .insertInto('page_views')
          .values(part.map((at) => ({ ...view, at })))
          .execute();
        await tx
          .insertInto('events')
          .values(part.map((at) => ({ ...event, at })))
          .execute();
      });
    clock.advance(GONE_DAYS * DAY_MS);
    await sweep();
    expect(await rowsBefore(KEPT_DAYS)).toBe(0);
    expect(await store.db.selectFrom('page_views').select('id').execute()).toHaveLength(STEP_ROWS + 1);
    expect(await store.db.selectFrom('events').select('id').execute()).toHaveLength(STEP_ROWS + 1);
  });

  test('without settings nothing goes, and what is younger never does', async () => {
    const { app, clock, store, sweep } = await open(engine);
    await pageview(app, 's');
    await store.write((tx) =>
      tx
        .insertInto('delivery_attempts')
        .values({
          delivery_id: 'd',
          bucket: 0,
          number: 1,
          started_at: clock.now(),
          ended_at: clock.now(),
          status: 200,
          error: null,
        })
        .execute(),
    );
    const left = async () =>
      (await store.db.selectFrom('page_views').select('at').execute()).length +
      (await store.db.selectFrom('delivery_attempts').select('number').execute()).length;
    clock.advance(KEPT_DAYS * DAY_MS);
    await sweep();
    expect(await left()).toBe(2);
    clock.advance(1);
    await sweepWith(testConfig(), { store, clock, log: app.log });
    expect(await left()).toBe(2);
    await sweep();
    expect(await left()).toBe(engine.name === 'sqlite' ? 0 : 1);
    clock.advance(31 * DAY_MS);
    await sweep();
    expect(await left()).toBe(0);
  });
});

test('a period that would take something from what is shown or retried is refused, and the refusal says why', () => {
  const problem = (name: string, value: string) => {
    try {
      testConfig({ [name]: value });
      return '';
    } catch (error) {
      return error instanceof Error ? error.message : '';
    }
  };
  expect(problem('KEEP_PAGE_VIEWS_DAYS', '90')).toContain(
    'KEEP_PAGE_VIEWS_DAYS must be a whole number of days from 91 to 36500: the dashboards show 90 days',
  );
  expect(problem('KEEP_ATTEMPTS_DAYS', '6')).toContain('a delivery is retried for five days');
  expect(problem('KEEP_UNUSED_PICTURES_DAYS', '0')).toContain('remembers it for a day');
  expect(problem('KEEP_NEAR_MISSES_DAYS', 'never')).toContain('must be a whole number of days');
  expect(problem('KEEP_NEAR_MISSES_DAYS', '1')).toBe('');
});
