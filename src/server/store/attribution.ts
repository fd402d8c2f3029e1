import { sql, type Kysely } from 'kysely';
import type { Database } from './schema.ts';

/** Where a browser session came from, as its browser told it. */
export interface Touch {
  readonly at: number;
  /** The referring site; empty for a direct visit. */
  readonly referrer: string;
  readonly landingPage: string;
  readonly utmSource: string | null;
  readonly utmCampaign: string | null;
}

/** A lead, or a sale that was paid. */
export interface Success {
  readonly id: string;
  readonly at: number;
  /** The address in small letters; null where none was left. */
  readonly person: string | null;
  /** Integer cents, net of refunds and lost disputes; null of a lead. */
  readonly revenue: number | null;
  /** The visit in which it happened; null where nothing is known of it. */
  readonly own: Touch | null;
}

/** From an instant to before another; `after` goes on where another page ended. */
export interface Page {
  readonly from: number;
  readonly until: number;
  readonly after: { readonly at: number; readonly id: string } | null;
  readonly limit: number;
}

interface TouchColumns {
  readonly first_seen_at: number | null;
  readonly counted_referrer: string | null;
  readonly landing_page: string | null;
  readonly utm_source: string | null;
  readonly utm_campaign: string | null;
}

const touchColumns = [
  'sessions.first_seen_at',
  'sessions.counted_referrer',
  'sessions.landing_page',
  'sessions.utm_source',
  'sessions.utm_campaign',
] as const;

/** Null where the browser never said where it came from. */
function readTouch(row: TouchColumns): Touch | null {
  if (row.first_seen_at === null || row.landing_page === null) return null;
  return {
    at: row.first_seen_at,
    referrer: row.counted_referrer ?? '',
    landingPage: row.landing_page,
    utmSource: row.utm_source,
    utmCampaign: row.utm_campaign,
  };
}

type SuccessRow = TouchColumns & Pick<Success, 'id' | 'at' | 'person' | 'revenue'>;

function readSuccess(row: SuccessRow): Success {
  const { id, at, person, revenue } = row;
  return { id, at, person: person === '' ? null : person, revenue, own: readTouch(row) };
}

/** The next leads of an interval, the oldest first. */
export async function pageLeads(
  db: Kysely<Database>,
  kindsLeftOut: readonly string[],
  { from, until, after, limit }: Page,
): Promise<Success[]> {
  let leads = db
    .selectFrom('leads')
    .leftJoin('sessions', 'sessions.id', 'leads.session_id')
    .select(['leads.id as id', 'leads.created_at as at', sql<string | null>`lower(leads.email)`.as('person')])
    .select(touchColumns)
    .where('leads.created_at', '>=', after?.at ?? from)
    .where('leads.created_at', '<', until)
    .where('leads.kind', 'not in', [...kindsLeftOut])
    .orderBy('leads.created_at')
    .orderBy('leads.id')
    .limit(limit);
  if (after !== null)
    leads = leads.where((row) => row.or([row('leads.created_at', '>', after.at), row('leads.id', '>', after.id)]));
  return (await leads.execute()).map((row) => readSuccess({ ...row, revenue: null }));
}

/** The next paid sales of an interval, the oldest first: either the test ones or the real ones. */
export async function pageSales(
  db: Kysely<Database>,
  { test }: { test: boolean },
  { from, until, after, limit }: Page,
): Promise<Success[]> {
  let sales = db
    .selectFrom('sales')
    .leftJoin('sessions', 'sessions.id', 'sales.session_id')
    .select([
      'sales.id as id',
      'sales.sold_at as at',
      sql<string | null>`lower(sales.customer_email)`.as('person'),
      sql<number>`sales.paid_cents - sales.refunded_cents - sales.lost_cents`.as('revenue'),
    ])
    .select(touchColumns)
    .where('sales.test', '=', Number(test))
    .where('sales.paid_cents', '>', 0)
    .where('sales.sold_at', '>=', after?.at ?? from)
    .where('sales.sold_at', '<', until)
    .orderBy('sales.sold_at')
    .orderBy('sales.id')
    .limit(limit);
  if (after !== null)
    sales = sales.where((row) => row.or([row('sales.sold_at', '>', after.at), row('sales.id', '>', after.id)]));
  return (await sales.execute()).map(readSuccess);
}

/** The visits in which each of these people, by their addresses in small letters, left a lead or bought. */
export async function touchesOf(db: Kysely<Database>, people: readonly string[]): Promise<Map<string, Touch[]>> {
  if (people.length === 0) return new Map();
  const [fromLeads, fromSales] = await Promise.all([
    db
      .selectFrom('leads')
      .innerJoin('sessions', 'sessions.id', 'leads.session_id')
      .select(sql<string>`lower(leads.email)`.as('person'))
      .select(touchColumns)
      .distinct()
      .where(sql`lower(leads.email)`, 'in', [...people])
      .execute(),
    db
      .selectFrom('sales')
      .innerJoin('sessions', 'sessions.id', 'sales.session_id')
      .select(sql<string>`lower(sales.customer_email)`.as('person'))
      .select(touchColumns)
      .distinct()
      .where(sql`lower(sales.customer_email)`, 'in', [...people])
      .execute(),
  ]);
  const touches = new Map<string, Touch[]>();
  for (const row of [...fromLeads, ...fromSales]) {
    const touch = readTouch(row);
    if (touch !== null) touches.set(row.person, [...(touches.get(row.person) ?? []), touch]);
  }
  return touches;
}
