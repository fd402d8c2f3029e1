import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { cutNames, cutsSchema, liveSchema, type CutName } from '../../contract/cuts.ts';
import { forEachEngine } from '../../../test-support/databases/engines.ts';
import { browser, conversion, dashboard, pageview, visitor } from '../../../test-support/data/reports.ts';
import { runs } from '../../../test-support/properties/soak.ts';
import { OWNER_PASSWORD, signInAsOwner } from '../../../test-support/server/owner.ts';
import { openTestApp, testClock } from '../../../test-support/server/test-app.ts';
import { sweepDays } from './sweep-days.ts';
import { rebuildFigures } from '../store/rebuild/rebuild.ts';

const HOUR_MS = 3_600_000;
const phone = {
  'user-agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) Version/18.1 Mobile/15E148 Safari/604.1',
};

forEachEngine((engine) => {
  const open = async () => {
    const clock = testClock();
    const store = await engine.openStore();
    const { app } = await openTestApp({ OWNER_PASSWORD, DASHBOARDS: 'public' }, { store, clock });
    const headers = await signInAsOwner(app);
    const read = async (query: string) => {
      const answer = await app.inject({ url: `/api/owner/cuts?${query}`, headers });
      expect(answer.statusCode, answer.body).toBe(200);
      return cutsSchema.parse(answer.json());
    };
    const by = async (cut: CutName, rest = '') =>
      (await read(`by=${cut}${rest}`)).rows.map((row) => [row.kind, row.name, row.visitors, row.conversions]);
    const sweep = async () => {
      const sweeper = sweepDays({ store, clock, timeZone: 'America/New_York', log: { warn: () => undefined } });
      await sweeper.sweep();
      await sweeper.close();
    };
    return { app, store, clock, read, by, sweep };
  };

  test('visitors and conversions are told apart by source, campaign, page and device', async () => {
    const { app, by } = await open();
    await visitor(app, 's1', 'https://a.example/x', '/buy-box?utm_source=letter&utm_campaign=november', phone);
    await visitor(app, 's2', 'https://a.example/x', '/buy-box');
    await visitor(app, 's3');
    await pageview(app, 's4');
    await conversion(app, 's1');
    await conversion(app, 's4');
    expect(await by('source')).toEqual([
      ['named', 'letter', 1, 1],
      ['unknown', '', 1, 1],
      ['named', 'https://a.example', 1, 0],
      ['none', '', 1, 0],
    ]);
    expect(await by('campaign')).toEqual([
      ['none', '', 2, 0],
      ['named', 'november', 1, 1],
      ['unknown', '', 1, 1],
    ]);
    expect(await by('page')).toEqual([
      ['named', '/buy-box', 2, 1],
      ['unknown', '', 1, 1],
      ['named', '/', 1, 0],
    ]);
    expect(await by('device')).toEqual([
      ['named', 'computer', 2, 0],
      ['named', 'phone', 1, 1],
      ['unknown', '', 1, 1],
    ]);
  });

  test('a day that is over is counted once and kept, also beside a recount; one row has its days', async () => {
    const { app, store, clock, by, read, sweep } = await open();
    await visitor(app, 's1', null, '/', phone);
    await conversion(app, 's1');
    clock.advance(24 * HOUR_MS);
    await visitor(app, 's2', null, '/', phone);
    await visitor(app, 's3', null, '/', browser);
    const expected = [
      ['named', 'phone', 2, 1],
      ['named', 'computer', 1, 0],
    ];
    // Its hours are remembered while the sweep has not come.
    expect(await by('device')).toEqual(expected);
    await sweep();
    await sweep();
    expect(await store.db.selectFrom('cut_days').selectAll().execute()).toEqual([{ day: '2026-11-21' }]);
    expect(await by('device')).toEqual(expected);
    await rebuildFigures(store, 'America/New_York');
    expect(await store.db.selectFrom('cut_days').selectAll().execute()).toEqual([]);
    expect(await by('device')).toEqual(expected);

    const { only } = await read('by=device&only=named:phone&from=2026-11-21&to=2026-11-22');
    expect(only?.now.days).toEqual([
      { date: '2026-11-21', visitors: 1, conversions: 1 },
      { date: '2026-11-22', visitors: 1, conversions: 0 },
    ]);
    const compared = await read('by=device&only=named:phone&from=2026-11-22&to=2026-11-22');
    expect(compared.only?.before.totals).toEqual({ visitors: 0, conversions: 0 });
    clock.advance(1);
    const later = await read('by=device&only=named:phone&from=2026-11-22&to=2026-11-22');
    expect(later.only?.before.totals).toEqual({ visitors: 1, conversions: 1 });
  });

  test('days that are over for an hour are counted before anybody asks', async () => {
    const { app, store, clock, by, sweep } = await open();
    for (const session of ['s1', 's2', 's3']) {
      await visitor(app, session, null, '/', phone);
      clock.advance(24 * HOUR_MS);
    }
    // Half an hour past the third midnight in New York.
    clock.advance(-6.5 * HOUR_MS);
    await sweep();
    const counted = await store.db.selectFrom('cut_days').selectAll().orderBy('day').execute();
    expect(counted.map(({ day }) => day)).toEqual(['2026-11-21', '2026-11-22']);
    expect(await by('device')).toEqual([['named', 'phone', 3, 0]]);
    clock.advance(HOUR_MS);
    await sweep();
    expect(await store.db.selectFrom('cut_days').selectAll().execute()).toHaveLength(3);
    expect(await by('device')).toEqual([['named', 'phone', 3, 0]]);
  });

  test('a request waits for no day that the sweep has yet to count, and says how many those are', async () => {
    const { app, clock, read, sweep } = await open();
    for (const session of ['s1', 's2', 's3', 's4', 's5']) {
      await visitor(app, session, null, '/', phone);
      clock.advance(24 * HOUR_MS);
    }
    await visitor(app, 's6', null, '/', phone);
    const before = await read('by=device&only=named:phone');
    expect([before.pendingDays, before.totals.visitors]).toEqual([3, 3]);
    expect(before.only?.now.totals.visitors).toBe(3);
    await sweep();
    const after = await read('by=device&only=named:phone');
    expect([after.pendingDays, after.totals.visitors]).toEqual([0, 6]);
  });

  test('the hours of today are counted once, and the last two each time; a part of an hour is no whole one', async () => {
    const { app, clock, by, read } = await open();
    await visitor(app, 's1', null, '/', phone);
    clock.advance(3 * HOUR_MS);
    expect(await by('device')).toEqual([['named', 'phone', 1, 0]]);
    await visitor(app, 's2', null, '/', phone);
    clock.advance(HOUR_MS / 2);
    await visitor(app, 's3', null, '/', phone);
    expect(await by('device')).toEqual([['named', 'phone', 3, 0]]);
    const before = async () =>
      (await read('by=device&only=named:phone&against=2026-11-15')).only?.before.totals.visitors;
    clock.advance(HOUR_MS);
    expect(await by('device')).toEqual([['named', 'phone', 3, 0]]);
    // As much of the day of the three as has passed of the day after next: the first two of them, then all.
    clock.advance(46.75 * HOUR_MS);
    expect(await before()).toBe(2);
    clock.advance(HOUR_MS);
    expect(await before()).toBe(3);
  });

  test('a reading of a very busy day is told what was counted last, and when; its rows add up', async () => {
    const { app, store, clock, read } = await open();
    await visitor(app, 's0', null, '/', phone);
    const flood = Array.from({ length: 12_000 }, (_, index) => ({
      id: `f${index}`,
      first_seen_at: clock.now(),
      filtered: 0,
      landing_page: '/',
      user_agent: phone['user-agent'],
    }));
    for (let first = 0; first < flood.length; first += 1000)
      await store.write(async (tx) => {
        await tx
          .insertInto('sessions')
          .values(flood.slice(first, first + 1000))
          .execute();
      });
    const found = await read('by=device');
    expect([found.pendingDays, found.totals.visitors, found.countedAt]).toEqual([1, 0, null]);
    await vi.waitFor(async () => expect((await read('by=device')).pendingDays).toBe(0), 20_000);
    const countedAt = new Date(clock.now()).toISOString();
    clock.advance(1000);
    await visitor(app, 's1', null, '/', phone);
    const later = await read('by=device');
    expect(later).toMatchObject({ totals: { visitors: 12_001 }, pendingDays: 0, countedAt });
    expect(later.rows).toEqual([{ kind: 'named', name: 'phone', visitors: 12_001, conversions: 0 }]);
  });

  test('of a flood of invented campaigns the most visited stay, and the others are one row', async () => {
    const { app, by } = await open();
    for (let number = 0; number < 60; number += 1) await visitor(app, `s${number}`, null, `/?utm_campaign=c${number}`);
    const rows = await by('campaign');
    expect(rows).toHaveLength(21);
    expect(rows.at(-1)).toEqual(['others', '', 40, 0]);
  });

  test('each cut adds up to the dashboard, whatever came when', async () => {
    const { app, clock, read, sweep } = await open();
    const visits = fc.record({
      hours: fc.integer({ min: 0, max: 20 }),
      told: fc.boolean(),
      page: fc.constantFrom('/', '/buy-box?utm_source=x&utm_campaign=y', '/blog'),
      conversions: fc.integer({ min: 0, max: 2 }),
      headers: fc.constantFrom(browser, phone, { 'user-agent': 'Googlebot/2.1' }),
    });
    let session = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(visits, { maxLength: 6 }), async (batch) => {
        for (const { hours, told, page, conversions, headers } of batch) {
          clock.advance(hours * HOUR_MS);
          session += 1;
          if (told) await visitor(app, `s${session}`, null, page, headers);
          await pageview(app, `s${session}`, '/', headers);
          for (let index = 0; index < conversions; index += 1) await conversion(app, `s${session}`);
        }
        await sweep();
        for (const range of ['7d', '30d'])
          for (const cut of cutNames) {
            const { rows, totals } = await read(`by=${cut}&range=${range}`);
            const { totalVisitors: visitors, totalConversions: conversions } = await dashboard(app, `?range=${range}`);
            expect(totals).toEqual({ visitors, conversions });
            expect(rows.reduce((sum, row) => sum + row.visitors, 0)).toBe(visitors);
            expect(rows.reduce((sum, row) => sum + row.conversions, 0)).toBe(conversions);
          }
      }),
      { numRuns: runs(8) },
    );
  });

  test('who opened a page in the last five minutes is on the site; bots and the owner are not', async () => {
    const { app, clock } = await open();
    const headers = await signInAsOwner(app);
    const live = async () => liveSchema.parse((await app.inject({ url: '/api/owner/live', headers })).json()).visitors;
    expect(await live()).toBe(0);
    await pageview(app, 's1');
    clock.advance(240_000);
    await pageview(app, 's2');
    await pageview(app, 's2', '/blog');
    await pageview(app, 'bot', '/', { 'user-agent': 'Googlebot/2.1' });
    await pageview(app, 'owner', '/', { ...browser, ...headers });
    expect(await live()).toBe(2);
    clock.advance(120_000);
    expect(await live()).toBe(1);
    clock.advance(HOUR_MS);
    expect(await live()).toBe(0);
    expect((await app.inject({ url: '/api/owner/live' })).statusCode).toBe(401);
  });

  test('who is not signed in sees no cut', async () => {
    const { app } = await open();
    expect((await app.inject({ url: '/api/owner/cuts' })).statusCode).toBe(401);
  });
});
