import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dashboardRanges, type DashboardRange } from '../../contract/analytics.ts';
import { acceptForm } from '../leads/accept-form.ts';
import { createFormJudge } from '../spam/form-judge.ts';
import { plainArrival } from '../../../test-support/data/forms.ts';
import { recordVisitor } from '../store/analytics/visitors.ts';
import { findDifferences } from '../store/rebuild/rebuild.ts';
import { storeSale } from '../store/orders/sales.ts';
import type { Store } from '../store/engine/store.ts';
import { forEachEngine } from '../../../test-support/databases/engines.ts';
import { openQuickStore } from '../../../test-support/databases/quick-store.ts';
import {
  referenceAttribution,
  type ReferenceSuccess,
  type ReferenceTouch,
} from '../../../test-support/data/reference-attribution.ts';
import { exampleSale } from '../../../test-support/data/sales.ts';
import { testClock } from '../../../test-support/server/test-app.ts';
import { daysOfRange } from '../analytics/range.ts';
import { buildAttribution } from './attribution.ts';
import { buildSalesStats } from './sales-stats.ts';
import { runs } from '../../../test-support/properties/soak.ts';

const DAY_MS = 86_400_000;
const timeZone = 'America/New_York';
const rangeDays: Readonly<Record<DashboardRange, number>> = { '7d': 7, '30d': 30, '90d': 90 };

const sessionId = fc.constantFrom('s0', 's1', 's2', 's3');
const somebody = fc.record({
  email: fc.constantFrom('ada@example.com', 'ADA@example.com', 'grace@example.com', 'joan@example.com'),
  session: fc.option(sessionId),
});

/** What happens on a site, one after the other. */
const happening = fc.oneof(
  fc.record({
    kind: fc.constant('visit' as const),
    session: sessionId,
    source: fc.option(fc.constantFrom('letter', 'https://a.example')),
    referrer: fc.constantFrom('', 'https://a.example', 'https://b.example'),
    campaign: fc.option(fc.constant('november')),
    page: fc.constantFrom('/', '/buy-box'),
  }),
  fc.record({ kind: fc.constant('lead' as const), who: somebody }),
  fc.record({
    kind: fc.constant('sale' as const),
    who: somebody,
    hasEmail: fc.boolean(),
    paid: fc.integer({ min: 0, max: 500_000 }),
    test: fc.boolean(),
  }),
  // A sale that was tried or made before changes: it is paid, held, refunded or lost.
  fc.record({
    kind: fc.constant('change' as const),
    of: fc.nat(20),
    paid: fc.integer({ min: 0, max: 500_000 }),
    refunded: fc.nat(1000),
    lost: fc.nat(1000),
  }),
);
const days = fc.array(fc.record({ happening, waits: fc.integer({ min: 1, max: 5 * DAY_MS }) }), { maxLength: 30 });

type Happening = typeof happening extends fc.Arbitrary<infer One> ? One : never;

/** Lets it all happen on a fresh site, and keeps the books that the reference is made from. */
function startSite(store: Store) {
  const clock = testClock();
  const visits = new Map<string, ReferenceTouch>();
  const sales: { row: ReturnType<typeof exampleSale>; place: number | null }[] = [];
  const successes: (ReferenceSuccess & { at: number; test: boolean })[] = [];

  const own = (session: string | null) => (session === null ? null : (visits.get(session) ?? null));

  async function keep(sale: (typeof sales)[number]): Promise<void> {
    const { row } = sale;
    const { id: _id, ...standing } = row;
    const { paid_cents, refunded_cents, lost_cents, customer_email: email, session_id: session } = row;
    await store.write((tx) => storeSale(tx, standing, timeZone));
    if (paid_cents > 0) sale.place ??= successes.length;
    if (sale.place === null) return;
    successes[sale.place] = {
      ...(successes[sale.place] ?? { person: email?.toLowerCase() ?? null, own: own(session ?? null) }),
      leads: 0,
      sales: Number(paid_cents > 0),
      revenueCents: paid_cents > 0 ? paid_cents - refunded_cents - lost_cents : 0,
      at: row.sold_at,
      test: row.test === 1,
    };
  }

  async function happens(one: Happening): Promise<void> {
    const at = clock.now();
    if (one.kind === 'visit') {
      const { session, source, referrer, campaign, page } = one;
      const utm = { source, medium: null, campaign };
      const from = { userAgent: 'Mozilla/5.0', referrer, source: referrer, landingPage: page, utm };
      await store.write((tx) => recordVisitor(tx, { ...from, sessionId: session, at, timeZone, filtered: false }));
      if (!visits.has(session)) {
        const seen = store.db.selectFrom('sessions').select('first_seen_at').where('id', '=', session);
        const began = (await seen.executeTakeFirstOrThrow()).first_seen_at;
        visits.set(session, { at: began, sources: source ?? referrer, pages: page, campaigns: campaign ?? '' });
      }
    }
    if (one.kind === 'lead') {
      const { email, session } = one.who;
      const arrival = { ...plainArrival, sessionId: session };
      const deps = { store, clock, timeZone, ownerEmail: null, judge: createFormJudge(null) };
      await acceptForm(deps, arrival, { kind: 'lending', request: { name: 'Somebody', email }, path: '/system' });
      const who = { person: email.toLowerCase(), own: own(session) };
      successes.push({ ...who, leads: 1, sales: 0, revenueCents: 0, at, test: false });
    }
    if (one.kind === 'sale') {
      const { who, hasEmail, paid, test: isTest } = one;
      const customer_email = hasEmail ? who.email : null;
      const details = { customer_email, session_id: who.session, paid_cents: paid, test: Number(isTest) };
      sales.push({ row: exampleSale(at, details), place: null });
      await keep(sales.at(-1) ?? raise());
    }
    const changed = one.kind === 'change' ? sales[one.of % Math.max(1, sales.length)] : undefined;
    if (one.kind === 'change' && changed !== undefined) {
      const isFirstPaid = changed.place === null;
      const money = { paid_cents: one.paid, refunded_cents: one.refunded, lost_cents: one.lost };
      changed.row = { ...changed.row, ...money, ...(isFirstPaid && { sold_at: at }) };
      await keep(changed);
    }
  }
  return { clock, happens, successes };
}

function raise(): never {
  throw new Error('There is no sale');
}

const emptied = ['attributions', 'daily_earned', 'leads', 'sales', 'sessions', 'conversions', 'deliveries'] as const;
const figures = ['daily_figures', 'daily_paths', 'daily_referrers'] as const;

forEachEngine((engine) => {
  test('whoever came from wherever and bought whatever, every list is what a plain reckoning comes to', async () => {
    const store = await openQuickStore(engine);
    await fc.assert(
      fc.asyncProperty(days, async (all) => {
        await store.write(async (tx) => {
          for (const table of [...emptied, ...figures]) await tx.deleteFrom(table).execute();
        });
        const { clock, happens, successes } = startSite(store);
        for (const { happening: one, waits } of all) {
          clock.advance(waits);
          await happens(one);
        }
        expect(await findDifferences(store, timeZone)).toEqual([]);
        for (const range of dashboardRanges)
          for (const isTest of [false, true]) {
            const deps = { store, clock, timeZone, test: isTest };
            const span = daysOfRange(range, clock.now(), deps.timeZone);
            const earned = await buildAttribution(deps, span);
            const stats = await buildSalesStats(deps, span, { masked: true });
            const since = startOfRange(clock.now(), range);
            const isCounted = (success: ReferenceSuccess) => {
              const of = successes.find((one) => one === success);
              const counts = success.leads > 0 || (success.sales > 0 && of?.test === isTest);
              return counts && of !== undefined && dayIn(of.at) >= since;
            };
            expect(earned).toMatchObject(referenceAttribution(successes, isCounted));
            const { totalSales, totalRevenue } = stats;
            expect(earned).toMatchObject({ totalSales, totalRevenueCents: totalRevenue });
          }
      }),
      { numRuns: runs(20) },
    );
  });
});

function dayIn(at: number): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(at);
}

function startOfRange(now: number, range: DashboardRange): string {
  const today = Date.parse(`${dayIn(now)}T00:00:00Z`);
  return new Date(today - (rangeDays[range] - 1) * DAY_MS).toISOString().slice(0, 10);
}
