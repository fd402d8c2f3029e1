import fc from 'fast-check';
import type { Insertable } from 'kysely';
import { expect, test, vi } from 'vitest';
import { dashboardRanges } from '../../contract/analytics.ts';
import { touchAspects } from '../../contract/attribution.ts';
import type { Database } from '../store/schema.ts';
import type { Store } from '../store/store.ts';
import { forEachEngine } from '../testing/engines.ts';
import { exampleSale, keepSales } from '../testing/sales.ts';
import { buildAttribution } from './attribution.ts';
import { buildSalesStats } from './sales-stats.ts';

const DAY_MS = 86_400_000;
const now = Date.parse('2026-11-21T12:00:00Z');
const clock = { now: () => now };
const timeZone = 'America/New_York';

type SessionRow = Insertable<Database['sessions']>;
type LeadRow = Insertable<Database['leads']>;

const session = (id: string, at: number, details: Partial<SessionRow> = {}): SessionRow => ({
  id,
  first_seen_at: at,
  filtered: 0,
  reported: 1,
  user_agent: 'Mozilla/5.0',
  referrer: null,
  counted_referrer: '',
  landing_page: '/',
  utm_source: null,
  utm_medium: null,
  utm_campaign: null,
  ...details,
});

const lead = (id: string, at: number, details: Partial<LeadRow> = {}): LeadRow => ({
  id,
  kind: 'quiz',
  name: 'Ada',
  email: 'ada@example.com',
  fields: '{}',
  session_id: null,
  created_at: at,
  answers: null,
  scores: null,
  recommendation: null,
  answered_at: null,
  ...details,
});

async function keepVisits(store: Store, sessions: readonly SessionRow[], leads: readonly LeadRow[]): Promise<void> {
  await store.write(async (tx) => {
    await tx.deleteFrom('leads').execute();
    await tx.deleteFrom('sessions').execute();
    if (sessions.length > 0) await tx.insertInto('sessions').values(sessions).execute();
    if (leads.length > 0) await tx.insertInto('leads').values(leads).execute();
  });
}

forEachEngine((engine) => {
  test('the first touch is how a person first came, the last the visit in which it happened', async () => {
    const store = await engine.openStore();
    const search = { counted_referrer: 'https://search.example', landing_page: '/blog' };
    const letter = { utm_source: 'letter', utm_campaign: 'november', landing_page: '/checkout' };
    await keepVisits(
      store,
      [session('s1', now - 40 * DAY_MS, search), session('s2', now - DAY_MS, letter), session('s3', now - 2 * DAY_MS)],
      [
        lead('long ago', now - 40 * DAY_MS, { session_id: 's1' }),
        lead('yesterday', now - DAY_MS, { session_id: 's3', email: 'grace@example.com' }),
        // The form that follows a purchase is no lead of its own.
        lead('form', now - DAY_MS, { session_id: 's2', kind: 'website_onboarding' }),
      ],
    );
    await keepSales(store, [
      exampleSale(now - DAY_MS, { session_id: 's2', customer_email: 'Ada@Example.com' }),
      // Paid again by subscription, without a browser.
      exampleSale(now - 1, { customer_email: 'ada@example.com', amount_cents: 9700, paid_cents: 9700 }),
      exampleSale(now - 1, { refunded_cents: 50_000 }),
    ]);
    const deps = { store, clock, timeZone, test: false };
    const earned = await buildAttribution(deps, '7d');
    expect(earned).toMatchObject({ totalLeads: 1, totalSales: 3, totalRevenue: 259_700 });
    const direct = { kind: 'none', name: '', leads: 1, sales: 0, revenue: 0 };
    const unknown = { kind: 'unknown', name: '', leads: 0, sales: 1, revenue: 100_000 };
    const ada = { kind: 'named', leads: 0, sales: 2, revenue: 159_700 };
    expect(earned.first.sources).toEqual([{ ...ada, name: 'https://search.example' }, unknown, direct]);
    expect(earned.last.sources).toEqual([{ ...ada, name: 'letter' }, unknown, direct]);
    expect(earned.first.pages.map(({ name, revenue }) => [name, revenue])).toEqual([
      ['/blog', 159_700],
      ['', 100_000],
      ['/', 0],
    ]);
    expect(earned.last.campaigns.map(({ kind, name, revenue }) => [kind, name, revenue])).toEqual([
      ['named', 'november', 159_700],
      ['unknown', '', 100_000],
      ['none', '', 0],
    ]);
  });

  test('a visit after the sale did not lead to it, and one whose browser told nothing is unknown', async () => {
    const store = await engine.openStore();
    await keepVisits(
      store,
      [
        session('later', now - 1, { utm_source: 'letter' }),
        session('silent', now - DAY_MS, { landing_page: null, counted_referrer: null, reported: 0 }),
      ],
      [lead('later', now - 1, { session_id: 'later' })],
    );
    await keepSales(store, [exampleSale(now - DAY_MS, { customer_email: 'ada@example.com', session_id: 'silent' })]);
    const { first, last } = await buildAttribution({ store, clock, timeZone, test: false }, '7d');
    for (const touch of [first, last])
      expect(touch.sources.map(({ kind, sales, leads }) => [kind, sales, leads])).toEqual([
        ['unknown', 1, 0],
        ['named', 0, 1],
      ]);
  });

  test('names beyond what a list has room for are added up in one row', async () => {
    const store = await engine.openStore();
    const names = Array.from({ length: 25 }, (_, index) => `source-${index}`);
    await keepVisits(
      store,
      names.map((name) => session(name, now - DAY_MS, { utm_source: name })),
      [],
    );
    await keepSales(
      store,
      names.map((name, index) => exampleSale(now - 1, { session_id: name, paid_cents: 1000 + index })),
    );
    const { sources } = (await buildAttribution({ store, clock, timeZone, test: false }, '7d')).last;
    expect(sources).toHaveLength(21);
    expect(sources[0]).toMatchObject({ name: 'source-24', revenue: 1024 });
    expect(sources.at(-1)).toEqual({ kind: 'others', name: '', leads: 0, sales: 5, revenue: 5010 });
  });

  test('whoever came from wherever and bought whatever, every list adds up to the sales figures', async () => {
    const store = await engine.openStore();
    const sessionIds = ['s0', 's1', 's2', 's3', 's4', 'never seen'];
    const when = fc.integer({ min: 0, max: 100 * DAY_MS }).map((ago) => now - ago);
    const who = fc.record({
      email: fc.constantFrom('ada@example.com', 'ADA@example.com', 'grace@example.com', ''),
      sessionId: fc.option(fc.constantFrom(...sessionIds)),
      at: when,
    });
    const visits = fc.array(
      fc.record({
        at: when,
        referrer: fc.option(fc.constantFrom('', 'https://a.example', 'https://b.example')),
        page: fc.option(fc.constantFrom('/', '/buy-box')),
        source: fc.option(fc.constantFrom('letter', 'https://a.example')),
        campaign: fc.option(fc.constantFrom('november')),
      }),
      { minLength: 5, maxLength: 5 },
    );
    const bought = fc.record({
      who,
      paid: fc.integer({ min: 0, max: 500_000 }),
      refunded: fc.integer({ min: 0, max: 100 }),
      test: fc.boolean(),
    });
    await fc.assert(
      fc.asyncProperty(
        visits,
        fc.array(who, { maxLength: 20 }),
        fc.array(bought, { maxLength: 30 }),
        fc.constantFrom(...dashboardRanges),
        fc.boolean(),
        async (seen, left, sold, range, isTest) => {
          await keepVisits(
            store,
            seen.map(({ at, referrer, page, source, campaign }, index) =>
              session(`s${index}`, at, {
                counted_referrer: referrer,
                landing_page: page,
                utm_source: source,
                utm_campaign: campaign,
              }),
            ),
            left.map(({ email, sessionId, at }, index) => lead(`l${index}`, at, { email, session_id: sessionId })),
          );
          const sales = sold.map(({ who: { email, sessionId, at }, paid, refunded, test: wasTest }) =>
            exampleSale(at, {
              customer_email: email === '' ? null : email,
              session_id: sessionId,
              paid_cents: paid,
              refunded_cents: Math.min(refunded, paid),
              test: Number(wasTest),
            }),
          );
          await keepSales(store, sales);
          const deps = { store, clock, timeZone, test: isTest };
          const stats = await buildSalesStats(deps, range, { masked: true });
          const earned = await buildAttribution(deps, range);
          const totals = { leads: earned.totalLeads, sales: stats.totalSales, revenue: stats.totalRevenue };
          expect(earned).toMatchObject({ totalSales: stats.totalSales, totalRevenue: stats.totalRevenue });
          for (const touch of [earned.first, earned.last])
            for (const aspect of touchAspects) {
              const rows = touch[aspect];
              const summed = { leads: 0, sales: 0, revenue: 0 };
              for (const row of rows) {
                summed.leads += row.leads;
                summed.sales += row.sales;
                summed.revenue += row.revenue;
              }
              expect(summed).toEqual(totals);
            }
        },
      ),
      { numRuns: 50 },
    );
  });

  test('more than fits in one reading is counted once each, and others have their turn meanwhile', async () => {
    const store = await engine.openStore();
    await keepVisits(
      store,
      [],
      Array.from({ length: 501 }, (_, index) => lead(`l${index}`, now - 1)),
    );
    await keepSales(
      store,
      Array.from({ length: 1001 }, (_, index) => exampleSale(now - 1 - (index % 3))),
    );
    const othersTurn = vi.fn<() => void>();
    setImmediate(othersTurn);
    const earned = await buildAttribution({ store, clock, timeZone, test: false }, '7d');
    expect(othersTurn).toHaveBeenCalledOnce();
    expect(earned).toMatchObject({
      totalLeads: 501,
      totalSales: 1001,
      totalRevenue: 1001 * 150_000,
    });
  });
});
