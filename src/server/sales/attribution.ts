import type { DashboardRange } from '../../contract/analytics.ts';
import type { Attribution, Earned, TouchAspect } from '../../contract/attribution.ts';
import { daysOfRange } from '../analytics/range.ts';
import { readEarned, type EarnedRow } from '../store/attribution.ts';
import type { SalesDeps } from './sales-stats.ts';

/** How many names a list has room for; the rest is added up. */
const NAMES_LISTED = 20;

type Figures = Pick<Earned, 'leads' | 'sales' | 'revenue'>;

function sum(rows: readonly Figures[]): Figures {
  const total = { leads: 0, sales: 0, revenue: 0 };
  for (const { leads, sales, revenue } of rows) {
    total.leads += leads;
    total.sales += sales;
    total.revenue += revenue;
  }
  return total;
}

/** What earned most first; equal ones by name, so that they stand still from one answer to the next. */
function byWorth(a: Earned, b: Earned): number {
  const byFigures = b.revenue - a.revenue || b.sales - a.sales || b.leads - a.leads;
  return byFigures || (`${a.name} ${a.kind}` < `${b.name} ${b.kind}` ? -1 : 1);
}

/** Names beyond what the list has room for are added up in its last row. */
function listEarned(rows: readonly EarnedRow[]): Earned[] {
  const ranked = rows
    .map(({ kind, name, leads, sales, revenue }) => ({ kind, name, leads, sales, revenue }))
    .toSorted(byWorth);
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
  { store: { db }, clock, timeZone, test }: SalesDeps,
  range: DashboardRange,
): Promise<Attribution> {
  const rows = await readEarned(db, daysOfRange(range, clock.now(), timeZone), { test });
  const listsOf = (touch: EarnedRow['touch']) => {
    const list = (aspect: TouchAspect) =>
      listEarned(rows.filter((row) => row.touch === touch && row.aspect === aspect));
    return { sources: list('sources'), pages: list('pages'), campaigns: list('campaigns') };
  };
  const { leads, sales, revenue } = sum(rows.filter(({ touch, aspect }) => touch === 'first' && aspect === 'sources'));
  return {
    totalLeads: leads,
    totalSales: sales,
    totalRevenue: revenue,
    first: listsOf('first'),
    last: listsOf('last'),
    test,
  };
}
