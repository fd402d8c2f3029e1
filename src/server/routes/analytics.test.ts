import { expect, test } from 'vitest';
import {
  browser,
  conversion,
  dashboard,
  pageview,
  report,
  rollupsAreTrue,
  visitor,
} from '../../../test-support/data/reports.ts';
import { forEachEngine } from '../../../test-support/databases/engines.ts';
import { OWNER_PASSWORD, signInAsOwner } from '../../../test-support/server/owner.ts';
import { openTestApp, testClock } from '../../../test-support/server/test-app.ts';

const HOUR_MS = 3_600_000;

test('a report is small: what is longer than any page needs is refused, and of headers little is kept', async () => {
  const { app, store } = await openTestApp();
  const send = async (what: string, payload: object) =>
    (await app.inject({ method: 'POST', url: `/api/analytics/${what}`, payload, headers: browser })).statusCode;
  const sessionId = 'session_1_abc';
  const many = Object.fromEntries(Array.from({ length: 11 }, (_, index) => [`key${index}`, 1]));
  const long = Object.fromEntries(Array.from({ length: 10 }, (_, index) => [`key${index}`, 'x'.repeat(100)]));
  expect(await send('pageview', { sessionId, path: '/', title: 'x'.repeat(201) })).toBe(422);
  expect(await send('conversion', { sessionId, type: 'x'.repeat(41), page: '/' })).toBe(422);
  for (const properties of [many, long, { key: 'x'.repeat(101) }, { ['k'.repeat(41)]: 1 }])
    expect(await send('event', { sessionId, name: 'quiz_opened', page: '/', properties })).toBe(422);
  expect(await send('event', { sessionId, name: 'x'.repeat(41), page: '/' })).toBe(422);
  const referrer = `https://search.example/${'x'.repeat(2000)}`;
  await report(app, 'visitor', { sessionId, userAgent: 'y'.repeat(1024), referrer, landingPage: '/' });
  const [session] = await store.db.selectFrom('sessions').select(['user_agent', 'referrer']).execute();
  expect([session?.user_agent?.length, session?.referrer?.length]).toEqual([300, 300]);
});

test.each([
  ['pageview', 20_000, { path: '/', title: 'Home' }],
  ['visitor', 2_000, { userAgent: 'y', referrer: null, landingPage: '/' }],
  ['conversion', 1_000, { type: 'quiz_lead', page: '/' }],
  ['event', 10_000, { name: 'quiz_opened', page: '/' }],
])('of the kind %s one client is taken %d reports a day', async (what, most, body) => {
  const { app } = await openTestApp({ RATE_LIMIT: '30' });
  const payload = { sessionId: 's', ...body };
  const { headers } = await app.inject({ method: 'POST', url: `/api/analytics/${what}`, payload });
  expect(headers).toMatchObject({ 'x-ratelimit-limit': String(most), 'x-ratelimit-reset': '86400' });
});

test('a client over its day is refused, and no other is', async () => {
  const { app } = await openTestApp({ RATE_LIMIT: '30' });
  const send = (remoteAddress: string, payload: object = { sessionId: 's', type: 'quiz_lead', page: '/' }) =>
    app.inject({ method: 'POST', url: '/api/analytics/conversion', payload, remoteAddress });
  // What is refused for what it says counts as well.
  await Promise.all(Array.from({ length: 1000 }, () => send('203.0.113.1', {})));
  expect((await send('203.0.113.1')).statusCode).toBe(429);
  expect((await send('203.0.113.2')).statusCode).toBe(204);
});

forEachEngine((engine) => {
  const open = async (settings: Record<string, string> = {}) => {
    const clock = testClock();
    const store = await engine.openStore();
    const { app } = await openTestApp(settings, { store, clock });
    return { app, store, clock };
  };

  test('a site without visitors has a dashboard of zeros, every day listed', async () => {
    const { app } = await open();
    const empty = await dashboard(app);
    expect(empty).toMatchObject({ totalVisitors: 0, totalPageViews: 0, totalConversions: 0, conversionRate: 0 });
    expect(empty.dailyStats.map((day) => day.date)).toEqual([
      '2026-11-15',
      '2026-11-16',
      '2026-11-17',
      '2026-11-18',
      '2026-11-19',
      '2026-11-20',
      '2026-11-21',
    ]);
    expect((await dashboard(app, '/90d')).dailyStats).toHaveLength(90);
    expect((await dashboard(app, '?range=30d')).dailyStats).toHaveLength(30);
    expect((await dashboard(app, '?range=7')).dailyStats).toHaveLength(7);
    expect((await app.inject({ url: '/api/analytics/dashboard?range=8d' })).statusCode).toBe(422);
  });

  test('a session is one visitor, on the day it is first seen, whatever it sends and however often', async () => {
    const { app, store, clock } = await open();
    await Promise.all([
      pageview(app, 's1'),
      visitor(app, 's1', 'https://a.example/x'),
      pageview(app, 's1', '/buy-box'),
    ]);
    clock.advance(24 * HOUR_MS);
    await visitor(app, 's1', 'https://b.example/');
    await pageview(app, 's1');
    const seen = await dashboard(app);
    expect(seen.dailyStats.slice(-2)).toEqual([
      { date: '2026-11-21', visitors: 1, pageViews: 2, conversions: 0 },
      { date: '2026-11-22', visitors: 0, pageViews: 1, conversions: 0 },
    ]);
    expect(seen.topReferrers).toEqual([{ referrer: 'https://a.example', count: 1 }]);
    await rollupsAreTrue(store);
  });

  test('totals, rates, pages and sources are what was reported', async () => {
    const { app } = await open();
    await visitor(app, 's1', 'https://a.example/1');
    await visitor(app, 's2', 'https://a.example/2');
    await visitor(app, 's3');
    for (const path of ['/', '/', '/blog', '/no/such/page', '/another?x=1']) await pageview(app, 's1', path);
    await conversion(app, 's1', 1500);
    const seen = await dashboard(app);
    expect(seen).toMatchObject({ totalVisitors: 3, totalPageViews: 5, totalConversions: 1 });
    expect(seen.conversionRate).toBeCloseTo(33.333, 2);
    expect(seen.topPages).toEqual([
      { path: '/', title: 'Home Page', views: 2 },
      { path: '/404', title: '404 Not Found', views: 2 },
      { path: '/blog', title: 'Blog', views: 1 },
    ]);
    expect(seen.topReferrers).toEqual([
      { referrer: 'https://a.example', count: 2 },
      { referrer: '', count: 1 },
    ]);
    expect(seen.recentConversions).toMatchObject([{ type: 'quiz_lead', page: '/', value: '***' }]);
  });

  test('bots and the signed-in owner are set aside and counted as filtered', async () => {
    const { app, store } = await open({ OWNER_PASSWORD: 'a long password', DASHBOARDS: 'public' });
    const signIn = await app.inject({
      method: 'POST',
      url: '/api/owner/session',
      payload: { password: 'a long password' },
    });
    const cookie = String(signIn.headers['set-cookie']).split(';')[0] ?? '';
    const bot = { 'user-agent': 'Googlebot/2.1 (+http://www.google.com/bot.html)' };
    await visitor(app, 'bot', 'https://a.example/', '/', bot);
    await pageview(app, 'bot', '/', bot);
    await pageview(app, 'owner', '/', { ...browser, cookie });
    await pageview(app, 's1');
    expect(await dashboard(app)).toMatchObject({ totalVisitors: 1, totalPageViews: 1, topReferrers: [] });
    const row = await store.db.selectFrom('daily_figures').select('filtered').executeTakeFirstOrThrow();
    expect(row.filtered).toBe(2);
    await rollupsAreTrue(store);
  });

  test('a conversion never keeps an e-mail as its value', async () => {
    const { app } = await open();
    await conversion(app, 's1', 'dana@example.com');
    await conversion(app, 's1', 'success');
    const { recentConversions } = await dashboard(app);
    expect(new Set(recentConversions.map(({ value }) => value))).toEqual(new Set([null, 'success']));
  });

  test('whatever strangers report, nothing of it can be read on the dashboard; only the owner reads values', async () => {
    const { app, store } = await open({ OWNER_PASSWORD, DASHBOARDS: 'public' });
    const words = 'Sell to evil.example <img src=x onerror=alert(1)> 555-0142';
    const sessionId = 's1';
    await visitor(
      app,
      sessionId,
      'https://call-me-now-on-555-0142.evil.example/x',
      `/?utm_source=evil&utm_campaign=evil`,
    );
    await report(app, 'pageview', { sessionId, path: '/buy-box', title: words });
    await report(app, 'pageview', { sessionId, path: '/evil-555-0142', title: words });
    await report(app, 'conversion', { sessionId, type: words.slice(0, 40), value: words, page: '/evil' });
    await report(app, 'conversion', { sessionId, type: 'evil_offer', value: 5550142, page: '/buy-box' });
    await report(app, 'event', { sessionId, name: 'evil', page: '/evil', properties: { evil: words } });
    const kept = await store.db.selectFrom('conversions').select(['type', 'page']).orderBy('page').execute();
    expect(kept).toEqual([
      { type: 'other', page: '/404' },
      { type: 'other', page: '/buy-box' },
    ]);
    const seen = await dashboard(app);
    expect(JSON.stringify(seen)).not.toMatch(/evil|<img|onerror/i);
    expect(seen).toMatchObject({ totalVisitors: 1, totalPageViews: 2, totalConversions: 2 });
    expect(seen.topPages).toEqual([
      { path: '/404', title: '404 Not Found', views: 1 },
      { path: '/buy-box', title: 'Buy Box', views: 1 },
    ]);
    expect(seen.topReferrers).toEqual([{ referrer: '(other sites)', count: 1 }]);
    const shown = seen.recentConversions.map(({ type, page, value }) => [type, page, value]);
    expect(shown).toEqual(
      expect.arrayContaining([
        ['other', '/404', '***'],
        ['other', '/buy-box', '***'],
      ]),
    );

    const asOwner = await dashboard(app, '', await signInAsOwner(app));
    expect(new Set(asOwner.recentConversions.map(({ value }) => value))).toEqual(new Set([words, 5550142]));
    expect(asOwner.topReferrers).toEqual([{ referrer: 'https://call-me-now-on-555-0142.evil.example', count: 1 }]);
  });

  test('what a stranger could write before types were from a list is not shown either', async () => {
    const { app, store } = await open();
    const old = {
      id: 'old',
      session_id: null,
      type: 'evil',
      value: '"evil"',
      page: '/evil',
      at: Date.UTC(2026, 10, 21, 9),
    };
    await store.write((tx) =>
      tx
        .insertInto('conversions')
        .values({ ...old, filtered: 0 })
        .execute(),
    );
    expect(JSON.stringify(await dashboard(app))).not.toContain('evil');
  });

  test('recent conversions come newest first, at most fifty, and only of the range', async () => {
    const { app, clock } = await open({ OWNER_PASSWORD });
    const owner = await signInAsOwner(app);
    await conversion(app, 's1', 'too old');
    clock.advance(7 * 24 * HOUR_MS);
    for (let number = 1; number <= 52; number += 1) {
      clock.advance(1000);
      await conversion(app, 's1', number);
    }
    const { recentConversions, totalConversions } = await dashboard(app, '', owner);
    expect(totalConversions).toBe(52);
    expect(recentConversions.map(({ value }) => value)).toEqual(Array.from({ length: 50 }, (_, index) => 52 - index));
  });

  test('weeks begin on Monday, months are calendar months, and both add up to the days', async () => {
    const { app, clock } = await open();
    for (const hours of [0, 24, 24, 24 * 10]) {
      clock.advance(hours * HOUR_MS);
      await pageview(app, `s${clock.now()}`);
    }
    const { weeklyStats, monthlyStats } = await dashboard(app, '?range=30d');
    expect(weeklyStats.filter((week) => week.pageViews > 0)).toEqual([
      { weekStart: '2026-11-16', weekEnd: '2026-11-22', visitors: 2, pageViews: 2, conversions: 0 },
      { weekStart: '2026-11-23', weekEnd: '2026-11-29', visitors: 1, pageViews: 1, conversions: 0 },
      { weekStart: '2026-11-30', weekEnd: '2026-12-06', visitors: 1, pageViews: 1, conversions: 0 },
    ]);
    expect(monthlyStats).toEqual([
      { month: '2026-11', year: 2026, visitors: 3, pageViews: 3, conversions: 0 },
      { month: '2026-12', year: 2026, visitors: 1, pageViews: 1, conversions: 0 },
    ]);
  });

  test('a flood of invented referrers is counted together, and every visitor still once', async () => {
    const { app, store } = await open();
    for (let number = 0; number < 130; number += 1) await visitor(app, `s${number}`, `https://site${number}.example/`);
    await visitor(app, 'again', 'https://site1.example/');
    const rows = await store.db.selectFrom('daily_referrers').selectAll().execute();
    expect(rows).toHaveLength(101);
    expect(rows.find((row) => row.referrer === '(other sites)')?.visitors).toBe(30);
    expect(rows.find((row) => row.referrer === 'https://site1.example')?.visitors).toBe(2);
    await rollupsAreTrue(store);
  });

  test('the dashboard asks for the owner where the settings say so', async () => {
    const { app } = await open({ OWNER_PASSWORD: 'a long password' });
    expect((await app.inject({ url: '/api/analytics/dashboard' })).statusCode).toBe(401);
    expect((await app.inject({ url: '/api/analytics/dashboard/7d' })).statusCode).toBe(401);
    await pageview(app, 's1');
  });
});
