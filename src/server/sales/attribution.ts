import { setImmediate } from 'node:timers/promises';
import type { Attribution, Earned, TouchAspect } from '../../contract/attribution.ts';
import type { Span } from '../analytics/range.ts';
import { readEarned, type EarnedRow } from '../store/attribution/earned.ts';
import { daysBetween } from '../time/days.ts';
import type { SalesDeps } from './sales-stats.ts';

/** The most names in a list; the rest are added up in one row. */
const NAMES_LISTED = 20;
/** Days per query. SQLite blocks the event loop while it answers, so each query is short. */
const DAYS_AT_A_TIME = 15;

type Figures = Pick<Earned, 'leads' | 'sales' | 'revenueCents'>;

function sum(rows: readonly Figures[]): Figures {
  const total = { leads: 0, sales: 0, revenueCents: 0 };
  for (const { leads, sales, revenueCents } of rows) {
    total.leads += leads;
    total.sales += sales;
    total.revenueCents += revenueCents;
  }
  return total;
}

const compareTexts = (a: string, b: string) => Number(a > b) - Number(a < b);

/** Sorts by revenue, then by name, so that the order is the same in every answer. */
function byWorth(a: Earned, b: Earned): number {
  const byFigures = b.revenueCents - a.revenueCents || b.sales - a.sales || b.leads - a.leads;
  return byFigures || compareTexts(a.name, b.name) || compareTexts(a.kind, b.kind);
}

/** Adds up the rows of one name over several days. */
function addUp(rows: readonly EarnedRow[]): Earned[] {
  const kinds = Map.groupBy(rows, ({ kind }) => kind);
  return [...kinds].flatMap(([kind, ofKind]) => {
    const names = Map.groupBy(ofKind, ({ name }) => name);
    return [...names].map(([name, same]) => ({ kind, name, ...sum(same) }));
  });
}

/** Some days at a time. All lists of a day are read in one go, so whatever is written in between, each adds up to the same. */
async function readInSteps(
  { store: { db }, test }: Pick<SalesDeps, 'store' | 'test'>,
  days: readonly string[],
): Promise<EarnedRow[]> {
  const rows: EarnedRow[] = [];
  for (let from = 0; from < days.length; from += DAYS_AT_A_TIME) {
    const [first = '', ...more] = days.slice(from, from + DAYS_AT_A_TIME);
    rows.push(...(await readEarned(db, { first, last: more.at(-1) ?? first }, { test })));
    await setImmediate();
  }
  return rows;
}

/** Names beyond what the list has room for are added up in its last row. */
function listEarned(rows: readonly EarnedRow[]): Earned[] {
  const ranked = addUp(rows).toSorted(byWorth);
  const cut = new Set(ranked.filter(({ kind }) => kind === 'named').slice(NAMES_LISTED));
  const others = ranked.filter((row) => row.kind === 'others' || cut.has(row));
  const listed = ranked.filter((row) => row.kind !== 'others' && !cut.has(row));
  return others.length === 0 ? listed : [...listed, { kind: 'others', name: '', ...sum(others) }];
}

/**
 * Leads and sales of a range by where they came from, as it was known of each person when they were stored: `first` is the earliest visit, `last`
 * the one in which it happened, or else the latest before it. What nothing is known of stands as unknown, so every list adds up to the sales figures.
 */
export async function buildAttribution(
  { store, test }: Pick<SalesDeps, 'store' | 'test'>,
  { first, last }: Span,
): Promise<Attribution> {
  const rows = await readInSteps({ store, test }, daysBetween(first, last));
  const lists = Map.groupBy(rows, ({ touch, aspect }) => `${touch} ${aspect}` as const);
  const list = async (touch: EarnedRow['touch'], aspect: TouchAspect) => {
    await setImmediate();
    return listEarned(lists.get(`${touch} ${aspect}`) ?? []);
  };
  const listsOf = async (touch: EarnedRow['touch']) => ({
    sources: await list(touch, 'sources'),
    pages: await list(touch, 'pages'),
    campaigns: await list(touch, 'campaigns'),
  });
  const { leads, sales, revenueCents } = sum(lists.get('first sources') ?? []);
  return {
    totalLeads: leads,
    totalSales: sales,
    totalRevenueCents: revenueCents,
    first: await listsOf('first'),
    last: await listsOf('last'),
    test,
  };
}
