import { setImmediate } from 'node:timers/promises';
import { sql, type Kysely } from 'kysely';
import { asSuccess, attribute, type Success } from './attributions.ts';
import { onboardingKinds } from '../schema/lead-kinds.ts';
import type { Database } from '../schema/schema.ts';
import type { Store } from '../engine/store.ts';

type Db = Kysely<Database>;

/** Leads, and sales, that are read at a time. Both are attributed in one unit. */
const STEP_ROWS = 1000;

interface Place {
  readonly at: number;
  readonly id: string;
}
type Found = Success & { readonly isMissing: boolean };

/** When the oldest lead or sale without an attribution happened; null if all have one. */
async function oldestMissing(db: Db): Promise<number | null> {
  const lead = await db
    .selectFrom('leads')
    .leftJoin('attributions', 'attributions.id', 'leads.id')
    .select('leads.created_at as at')
    .where('attributions.id', 'is', null)
    .orderBy('leads.created_at')
    .limit(1)
    .executeTakeFirst();
  const sale = await db
    .selectFrom('sales')
    .leftJoin('attributions', 'attributions.id', 'sales.id')
    .select('sales.sold_at as at')
    .where('attributions.id', 'is', null)
    .where('sales.paid_cents', '>', 0)
    .orderBy('sales.sold_at')
    .limit(1)
    .executeTakeFirst();
  const oldest = Math.min(lead?.at ?? Infinity, sale?.at ?? Infinity);
  return oldest === Infinity ? null : oldest;
}

async function pageLeads(db: Db, { at, id }: Place): Promise<Found[]> {
  const page = db
    .selectFrom('leads')
    .select(['id', 'kind', 'email', 'session_id as sessionId', 'created_at as at'])
    .where(sql<boolean>`(created_at, id) > (${at}, ${id})`)
    .orderBy('created_at')
    .orderBy('id')
    .limit(STEP_ROWS);
  const leads = await db
    .selectFrom(page.as('page'))
    .leftJoin('attributions', 'attributions.id', 'page.id')
    .select(['page.id', 'page.kind', 'page.email', 'page.sessionId', 'page.at', 'attributions.id as attributed'])
    .orderBy('page.at')
    .orderBy('page.id')
    .execute();
  return leads.map(({ kind, attributed, ...lead }) => ({
    ...lead,
    leads: onboardingKinds.has(kind) ? 0 : 1,
    sales: 0,
    revenueCents: 0,
    test: 0,
    isMissing: attributed === null,
  }));
}

async function pageSales(db: Db, { at, id }: Place): Promise<Found[]> {
  const page = db
    .selectFrom('sales')
    .select(['id', 'customer_email', 'session_id', 'sold_at', 'paid_cents', 'refunded_cents', 'lost_cents', 'test'])
    .where(sql<boolean>`(sold_at, id) > (${at}, ${id})`)
    .orderBy('sold_at')
    .orderBy('id')
    .limit(STEP_ROWS);
  const sales = await db
    .selectFrom(page.as('page'))
    .leftJoin('attributions', 'attributions.id', 'page.id')
    .selectAll('page')
    .select('attributions.id as attributed')
    .orderBy('page.sold_at')
    .orderBy('page.id')
    .execute();
  return sales.map(({ attributed, ...sale }) => ({
    ...asSuccess(sale),
    isMissing: attributed === null && sale.paid_cents > 0,
  }));
}

/** The moment up to which all pages are complete. Rows after the end of a full page come with the next one. */
function wholeUntil(...pages: readonly (readonly Found[])[]): number {
  const ends = pages.filter((page) => page.length === STEP_ROWS).map((page) => page.at(-1)?.at ?? Infinity);
  return Math.min(...ends);
}

/**
 * Attributes the leads and sales that have no attribution: those from before attributions existed, and those that were imported into the database.
 * The oldest come first, in steps between which others are answered. Returns how many there were.
 */
export async function attributeMissing({ db, write }: Store, timeZone: string): Promise<number> {
  let done = 0;
  const oldest = await oldestMissing(db);
  if (oldest === null) return done;
  let [lastLead, lastSale]: [Place, Place] = [
    { at: oldest, id: '' },
    { at: oldest, id: '' },
  ];
  for (;;) {
    const [leads, sales] = await Promise.all([pageLeads(db, lastLead), pageSales(db, lastSale)]);
    const until = wholeUntil(leads, sales);
    const inStep = ({ at }: Place) => at <= until;
    lastLead = leads.findLast(inStep) ?? lastLead;
    lastSale = sales.findLast(inStep) ?? lastSale;
    const missing = [...leads, ...sales].filter((found) => found.isMissing && inStep(found));
    if (missing.length > 0) await write((tx) => attribute(tx, missing, timeZone));
    done += missing.length;
    if (until === Infinity) return done;
    await setImmediate();
  }
}
