import type { KyselyPlugin } from 'kysely';
import { expect, test } from 'vitest';
import { attribute, type Success } from '../store/attribution/attributions.ts';
import { findEarnedDifferences, repairEarned } from '../store/rebuild/check-earned.ts';
import { attributeMissing } from '../store/attribution/missing-attributions.ts';
import { realignAttributions } from '../store/attribution/realign-attributions.ts';
import type { Store } from '../store/engine/store.ts';
import { exampleLead, exampleSession, keepVisits } from '../../../test-support/data/attributions.ts';
import { forEachEngine } from '../../../test-support/databases/engines.ts';
import { exampleSale, replaceSales } from '../../../test-support/data/sales.ts';
import { daysOfRange } from '../analytics/range.ts';
import { buildAttribution } from './attribution.ts';

const DAY_MS = 86_400_000;
const now = Date.parse('2026-11-21T12:00:00Z');
const clock = { now: () => now };
const timeZone = 'America/New_York';

/** What earned what, once what the test put there is attributed. */
async function earnedOf(store: Store) {
  await realignAttributions(store, timeZone);
  expect(await findEarnedDifferences(store.db, timeZone)).toEqual([]);
  return buildAttribution({ store, test: false }, daysOfRange('7d', clock.now(), timeZone));
}

/** Counts the statements that run and the rows they give. */
function createCounter() {
  const counts = { statements: 0, rows: 0 };
  const plugin: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      counts.statements += 1;
      counts.rows += result.rows.length;
      return result;
    },
  };
  return { plugin, counts };
}

forEachEngine((engine) => {
  test('the first touch is how a person first came, the last the visit in which it happened', async () => {
    const store = await engine.openStore();
    const search = { counted_referrer: 'https://search.example', landing_page: '/blog' };
    const letter = { utm_source: 'letter', utm_campaign: 'november', landing_page: '/checkout' };
    await keepVisits(
      store,
      [
        exampleSession('s1', now - 40 * DAY_MS, search),
        exampleSession('s2', now - DAY_MS, letter),
        exampleSession('s3', now - 2 * DAY_MS),
      ],
      [
        exampleLead('long ago', now - 40 * DAY_MS, { session_id: 's1' }),
        exampleLead('yesterday', now - DAY_MS, { session_id: 's3', email: 'grace@example.com' }),
        // The form that follows a purchase is no lead of its own.
        exampleLead('form', now - DAY_MS, { session_id: 's2', kind: 'website_onboarding' }),
      ],
    );
    await replaceSales(store, [
      exampleSale(now - DAY_MS, { session_id: 's2', customer_email: 'Ada@Example.com' }),
      // Paid again by subscription, without a browser.
      exampleSale(now - 1, { customer_email: 'ada@example.com', amount_cents: 9700, paid_cents: 9700 }),
      exampleSale(now - 1, { refunded_cents: 50_000 }),
    ]);
    const earned = await earnedOf(store);
    expect(earned).toMatchObject({ totalLeads: 1, totalSales: 3, totalRevenueCents: 319_700 });
    const direct = { kind: 'none', name: '', leads: 1, sales: 0, revenueCents: 0 };
    const unknown = { kind: 'unknown', name: '', leads: 0, sales: 1, revenueCents: 130_000 };
    const ada = { kind: 'named', leads: 0, sales: 2, revenueCents: 189_700 };
    expect(earned.first.sources).toEqual([{ ...ada, name: 'https://search.example' }, unknown, direct]);
    expect(earned.last.sources).toEqual([{ ...ada, name: 'letter' }, unknown, direct]);
    expect(earned.first.pages.map(({ name, revenueCents }) => [name, revenueCents])).toEqual([
      ['/blog', 189_700],
      ['', 130_000],
      ['/', 0],
    ]);
    expect(earned.last.campaigns.map(({ kind, name, revenueCents }) => [kind, name, revenueCents])).toEqual([
      ['named', 'november', 189_700],
      ['unknown', '', 130_000],
      ['none', '', 0],
    ]);
  });

  test('a visit after the sale did not lead to it, and one whose browser told nothing is unknown', async () => {
    const store = await engine.openStore();
    await keepVisits(
      store,
      [
        exampleSession('later', now - 1, { utm_source: 'letter' }),
        exampleSession('silent', now - DAY_MS, { landing_page: null, counted_referrer: null, reported: 0 }),
      ],
      [exampleLead('later', now - 1, { session_id: 'later' })],
    );
    await replaceSales(store, [exampleSale(now - DAY_MS, { customer_email: 'ada@example.com', session_id: 'silent' })]);
    const { first, last } = await earnedOf(store);
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
      names.map((name) => exampleSession(name, now - DAY_MS, { utm_source: name })),
      [],
    );
    await replaceSales(
      store,
      names.map((name, index) => exampleSale(now - 1, { session_id: name, paid_cents: 1000 + index })),
    );
    const { sources } = (await earnedOf(store)).last;
    expect(sources).toHaveLength(21);
    expect(sources[0]).toMatchObject({ name: 'source-24', revenueCents: 1024 });
    expect(sources.at(-1)).toEqual({ kind: 'others', name: '', leads: 0, sales: 5, revenueCents: 5010 });
  });

  test('a day lists so many names; the others are counted together, and what is taken back is taken from them', async () => {
    const store = await engine.openStore();
    const names = Array.from({ length: 60 }, (_, index) => `source-${index}`);
    await keepVisits(
      store,
      names.map((name) => exampleSession(name, now - DAY_MS, { utm_source: name, utm_campaign: name })),
      names.map((name, index) =>
        exampleLead(name, now - 1000 + index, { session_id: name, email: `${name}@example.com` }),
      ),
    );
    const sales = names.map((name, index) =>
      exampleSale(now - 500 + index, { session_id: name, paid_cents: 1000, refunded_cents: 0 }),
    );
    await replaceSales(store, sales);
    expect(await earnedOf(store)).toMatchObject({ totalLeads: 60, totalSales: 60, totalRevenueCents: 60_000 });
    const kept = await store.db.selectFrom('daily_earned').select('name').where('kind', '=', 'named').execute();
    expect(new Set(kept.map(({ name }) => name)).size).toBe(51);

    await replaceSales(
      store,
      sales.map((sale) => ({ ...sale, refunded_cents: 400 })),
    );
    const { first, totalRevenueCents } = await earnedOf(store);
    expect(totalRevenueCents).toBe(36_000);
    expect(first.campaigns).toHaveLength(21);
    expect(first.campaigns.at(-1)).toEqual({ kind: 'others', name: '', leads: 40, sales: 40, revenueCents: 24_000 });
  });

  test('one more lead of an address costs the same whether it has left ten or two thousand', async () => {
    const store = await engine.openStore();
    await keepVisits(store, [exampleSession('s', now - DAY_MS, { utm_source: 'letter' })], []);
    const success = (id: string): Success => ({
      id,
      email: 'ada@example.com',
      at: now - 1,
      sessionId: 's',
      leads: 1,
      sales: 0,
      revenueCents: 0,
      test: 0,
    });
    const costOf = (id: string) =>
      store.write(async (tx) => {
        const { plugin, counts } = createCounter();
        await attribute(tx.withPlugin(plugin), [success(id)], timeZone);
        return counts;
      });
    const leave = (from: number, until: number) =>
      store.write((tx) =>
        attribute(
          tx,
          Array.from({ length: until - from }, (_, index) => success(`lead ${from + index}`)),
          timeZone,
        ),
      );
    await leave(0, 10);
    const early = await costOf('early');
    for (let from = 10; from < 2000; from += 199) await leave(from, from + 199);
    expect(await costOf('late')).toEqual(early);

    const { plugin, counts } = createCounter();
    const db = store.db.withPlugin(plugin);
    const earned = await buildAttribution(
      { store: { ...store, db }, test: false },
      daysOfRange('7d', clock.now(), timeZone),
    );
    expect(earned.totalLeads).toBe(2002);
    // One statement reads the whole answer, and it reads the lists of days, never the leads.
    expect(counts).toEqual({ statements: 1, rows: 6 });
  });

  test('leads and sales of before are attributed at the next start, once each, by however many processes', async () => {
    const database = await engine.createDatabase();
    const [here, there] = [await engine.openStore(database), await engine.openStore(database)];
    await keepVisits(
      here,
      [exampleSession('s', now - 2 * DAY_MS, { utm_source: 'letter' })],
      Array.from({ length: 1203 }, (_, index) =>
        exampleLead(`lead ${index}`, now - 1300 + index, { session_id: index === 0 ? 's' : null }),
      ),
    );
    await replaceSales(
      here,
      Array.from({ length: 701 }, (_, index) => exampleSale(now - (index % 3), { customer_email: 'ADA@example.com' })),
    );
    await Promise.all([attributeMissing(here, timeZone), attributeMissing(there, timeZone)]);
    expect(await attributeMissing(here, timeZone)).toBe(0);
    const earned = await earnedOf(here);
    const all = [{ kind: 'named', name: 'letter', leads: 1203, sales: 701, revenueCents: 701 * 180_000 }];
    expect([earned.first.sources, earned.last.sources]).toEqual([all, all]);
  });

  test('figures that are off, sales that changed and leads that are gone are found and put right', async () => {
    const store = await engine.openStore();
    await keepVisits(store, [], [exampleLead('a', now - 1), exampleLead('b', now - 1)]);
    await replaceSales(store, [exampleSale(now - 1, { provider_ref: 'sold' })]);
    await realignAttributions(store, timeZone);
    await store.write(async (tx) => {
      await tx.updateTable('daily_earned').set({ leads: 7 }).where('touch', '=', 'first').execute();
      await tx.updateTable('sales').set({ refunded_cents: 100 }).execute();
      await tx.deleteFrom('leads').where('id', '=', 'b').execute();
    });
    const differences = await findEarnedDifferences(store.db, timeZone);
    expect(differences.map(({ rollup, name, stored, counted }) => [rollup, name, stored, counted])).toEqual([
      ['attributions', 'leads', 2, 1],
      ['attributions', 'revenue_cents', 180_000, 179_900],
      ['daily_earned', 'first campaigns leads unknown', 7, 2],
      ['daily_earned', 'first pages leads unknown', 7, 2],
      ['daily_earned', 'first sources leads unknown', 7, 2],
    ]);
    const off = differences.filter((difference) => difference.rollup === 'daily_earned');
    await store.write((tx) => repairEarned(tx, off));
    expect(await earnedOf(store)).toMatchObject({ totalLeads: 1, totalSales: 1, totalRevenueCents: 179_900 });
  });
});
