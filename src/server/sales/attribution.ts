import { setImmediate } from 'node:timers/promises';
import type { DashboardRange } from '../../contract/analytics.ts';
import { touchAspects, type Attribution, type Earned, type TouchAspect } from '../../contract/attribution.ts';
import { daysOfRange } from '../analytics/range.ts';
import { onboardingKinds } from '../onboarding/taken-onboarding.ts';
import { pageLeads, pageSales, touchesOf, type Page, type Success, type Touch } from '../store/attribution.ts';
import { addDays, startOfDay } from '../store/days.ts';
import type { SalesDeps } from './sales-stats.ts';

/** What is read in one go: little enough that others are answered in between. */
const PAGE_ROWS = 500;
/** How many names a list has room for; the rest is added up. */
const NAMES_LISTED = 20;

type Label = Pick<Earned, 'kind' | 'name'>;
type Tally = Map<string, Earned>;
type Tallies = Record<TouchAspect, Tally>;

function named(name: string | null): Label {
  return name === null || name === '' ? { kind: 'none', name: '' } : { kind: 'named', name };
}

/** A source is the label its link bore, else the referring site; where neither is there it is a direct visit. */
const labels: Readonly<Record<TouchAspect, (touch: Touch) => Label>> = {
  sources: ({ utmSource, referrer }) => named(utmSource ?? referrer),
  pages: ({ landingPage }) => named(landingPage),
  campaigns: ({ utmCampaign }) => named(utmCampaign),
};

function add(tally: Tally, { kind, name }: Label, { revenue }: Success): void {
  const key = `${kind} ${name}`;
  const row = tally.get(key) ?? { kind, name, leads: 0, sales: 0, revenue: 0 };
  tally.set(key, {
    ...row,
    leads: row.leads + Number(revenue === null),
    sales: row.sales + Number(revenue !== null),
    revenue: row.revenue + (revenue ?? 0),
  });
}

function count(tallies: Tallies, touch: Touch | undefined, success: Success): void {
  for (const aspect of touchAspects)
    add(tallies[aspect], touch === undefined ? { kind: 'unknown', name: '' } : labels[aspect](touch), success);
}

function sum(rows: Iterable<Earned>): Pick<Earned, 'leads' | 'sales' | 'revenue'> {
  const total = { leads: 0, sales: 0, revenue: 0 };
  for (const { leads, sales, revenue } of rows) {
    total.leads += leads;
    total.sales += sales;
    total.revenue += revenue;
  }
  return total;
}

/** What earned most first; names beyond what the list has room for are added up in its last row. */
function listTally(tally: Tally): Earned[] {
  const rows = [...tally.values()].toSorted(
    (a, b) => b.revenue - a.revenue || b.sales - a.sales || b.leads - a.leads || a.name.localeCompare(b.name),
  );
  const names = rows.filter(({ kind }) => kind === 'named');
  const cut = new Set(names.slice(NAMES_LISTED));
  const listed = rows.filter((row) => !cut.has(row));
  return cut.size === 0 ? listed : [...listed, { kind: 'others', name: '', ...sum(cut) }];
}

/** Every page of what `read` gives, one after the other, with a turn for everybody else in between: SQLite answers within its caller's. */
async function* readPages(
  read: (page: Page) => Promise<Success[]>,
  within: Pick<Page, 'from' | 'until'>,
): AsyncGenerator<Success[]> {
  for (let after: Page['after'] = null; ;) {
    const page = await read({ ...within, after, limit: PAGE_ROWS });
    const last = page.at(-1);
    if (last === undefined) return;
    yield page;
    await setImmediate();
    after = { at: last.at, id: last.id };
  }
}

const emptyTallies = (): Tallies => ({ sources: new Map(), pages: new Map(), campaigns: new Map() });
const listTallies = ({ sources, pages, campaigns }: Tallies) => ({
  sources: listTally(sources),
  pages: listTally(pages),
  campaigns: listTally(campaigns),
});

/**
 * Leads and sales of a range by where they came from. A person's visits are those in which they left a lead or bought; of what is counted,
 * `first` is the earliest and `last` its own, or else the latest before it. What nothing is known of stands as unknown, so every list
 * adds up to the sales figures.
 */
export async function buildAttribution(
  { store: { db }, clock, timeZone, test }: SalesDeps,
  range: DashboardRange,
): Promise<Attribution> {
  const days = daysOfRange(range, clock.now(), timeZone);
  const within = { from: startOfDay(days.first, timeZone), until: startOfDay(addDays(days.last, 1), timeZone) };
  const first = emptyTallies();
  const last = emptyTallies();

  async function countPage(successes: readonly Success[]): Promise<void> {
    const people = new Set(successes.flatMap(({ person }) => person ?? []));
    const known = await touchesOf(db, [...people]);
    for (const success of successes) {
      const { own, person, at } = success;
      const before = (known.get(person ?? '') ?? []).filter((touch) => touch.at <= at).toSorted((a, b) => a.at - b.at);
      const touches = own === null ? before : [...before, own].toSorted((a, b) => a.at - b.at);
      count(first, touches[0], success);
      count(last, own ?? touches.at(-1), success);
    }
  }

  const leftOut = [...onboardingKinds];
  for await (const page of readPages((from) => pageLeads(db, leftOut, from), within)) await countPage(page);
  for await (const page of readPages((from) => pageSales(db, { test }, from), within)) await countPage(page);
  const total = sum(first.sources.values());
  return {
    totalLeads: total.leads,
    totalSales: total.sales,
    totalRevenue: total.revenue,
    first: listTallies(first),
    last: listTallies(last),
    test,
  };
}
