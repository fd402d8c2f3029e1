import { expect, test } from 'vitest';
import { forEachEngine } from '../../../../test-support/databases/engines.ts';
import { recordedPath } from '../../../contract/paths.ts';
import type { Store } from '../engine/store.ts';
import { findDifferences } from '../rebuild/rebuild.ts';
import { keepCuts } from './daily-cuts.ts';
import { createReports } from './reports.ts';
import { OTHER_REFERRERS } from './rollups.ts';

const DAY_MS = 86_400_000;
const FIRST_DAY = Date.UTC(2026, 10, 20);
const FEW = 300;
const MANY = 10_000;
const AT_ONCE = 1_000;

/** So many visitors on one day, each with a session, a site, a page and a campaign that nobody else has. */
async function invent(store: Store, day: number, count: number): Promise<void> {
  const reports = createReports();
  const from = FIRST_DAY + day * DAY_MS;
  const seen = { at: from + DAY_MS / 2, timeZone: 'UTC', filtered: false };
  for (let first = 0; first < count; first += AT_ONCE)
    await Promise.all(
      Array.from({ length: Math.min(AT_ONCE, count - first) }, async (_, place) => {
        const name = `made-up-${day}-${first + place}`;
        const path = recordedPath(`/${name}`);
        const utm = { source: name, medium: name, campaign: name };
        const told = { userAgent: name, referrer: `https://${name}.example/`, source: `${name}.example`, utm };
        const visitor = { ...seen, ...told, sessionId: name, landingPage: path };
        await store.writeBulk(reports, { visitor });
        await store.writeBulk(reports, { view: { ...seen, sessionId: name, path, title: name } });
      }),
    );
  await keepCuts(store, { day: dayName(day), from, until: from + DAY_MS });
}

const dayName = (day: number) => new Date(FIRST_DAY + day * DAY_MS).toISOString().slice(0, 10);

/** How many rows a dashboard of this day reads. */
async function rowsRead(store: Store, day: number) {
  const rows = async (table: 'daily_figures' | 'daily_paths' | 'daily_referrers' | 'daily_cuts') =>
    (await store.db.selectFrom(table).select('day').where('day', '=', dayName(day)).execute()).length;
  return {
    figures: await rows('daily_figures'),
    paths: await rows('daily_paths'),
    referrers: await rows('daily_referrers'),
    cuts: await rows('daily_cuts'),
  };
}

forEachEngine((engine) => {
  test('however many sessions, sites, pages and campaigns are invented, a dashboard reads no more rows, and each is counted', async () => {
    const store = await engine.openStore();
    await invent(store, 0, FEW);
    await invent(store, 1, MANY);
    expect(await rowsRead(store, 1)).toEqual(await rowsRead(store, 0));
    expect((await rowsRead(store, 1)).referrers).toBe(101);

    const others = await store.db
      .selectFrom('daily_referrers')
      .select(['day', 'visitors'])
      .where('referrer', '=', OTHER_REFERRERS)
      .orderBy('day')
      .execute();
    expect(others).toEqual([
      { day: dayName(0), visitors: FEW - 100 },
      { day: dayName(1), visitors: MANY - 100 },
    ]);
    const figures = await store.db
      .selectFrom('daily_figures')
      .select(['day', 'visitors', 'page_views'])
      .orderBy('day')
      .execute();
    expect(figures).toEqual([
      { day: dayName(0), visitors: FEW, page_views: FEW },
      { day: dayName(1), visitors: MANY, page_views: MANY },
    ]);
    expect(await findDifferences(store, 'UTC')).toEqual([]);
  });
});
