import { sql, type Kysely, type Transaction } from 'kysely';
import { forgetCounted } from '../analytics/daily-trust.ts';
import { foldFigures } from '../analytics/fold-figures.ts';
import { countEarned } from '../attribution/daily-earned.ts';
import { DEMO_DOMAIN, DEMO_IDS } from '../engine/demo-mark.ts';
import type { Store } from '../engine/store.ts';
import { eraseOnboardings } from '../leads/onboarding.ts';
import { dropPersonItems } from '../people/refold-person.ts';
import type { Database } from '../schema/schema.ts';
import { dropForms } from './drop-forms.ts';
import { dropSuspects } from './drop-suspects.ts';
import { dropConversions, dropViews, dropVisits } from './drop-visits.ts';
import { demoAddresses, demoVisits } from './find-demo.ts';

type Db = Kysely<Database>;
type Tx = Transaction<Database>;

/** Rows of one commit; the writes of visitors go in between. */
const VIEWS_AT_ONCE = 2000;
const AT_ONCE = 250;

/** Days and names of which nothing is left are not listed, in however many buckets they were added and taken away. */
async function dropEmptyFigures(tx: Tx, engine: Store['engine']): Promise<void> {
  if (engine === 'postgres') await foldFigures(tx, null);
  await tx.deleteFrom('daily_forms').where('times', '=', 0).execute();
  await tx.deleteFrom('daily_paths').where('views', '=', 0).execute();
  await tx.deleteFrom('daily_referrers').where('visitors', '=', 0).execute();
  const { visitors, page_views, conversions, filtered } = {
    visitors: 0,
    page_views: 0,
    conversions: 0,
    filtered: 0,
  };
  await tx
    .deleteFrom('daily_figures')
    .where((row) => row.and({ visitors, page_views, conversions, filtered }))
    .execute();
  await tx
    .deleteFrom('daily_earned')
    .where(sql<boolean>`leads = 0 and sales = 0 and revenue_cents = 0 and test_sales = 0 and test_revenue_cents = 0`)
    .execute();
}

/** Takes leads or sales out of what earned what, and from the people who left them. */
async function dropEarned(tx: Tx, ids: readonly string[], timeZone: string): Promise<void> {
  const rows = await tx
    .deleteFrom('attributions')
    .where('id', 'in', [...ids])
    .returningAll()
    .execute();
  const changes = rows.map((row) => ({ row, times: -1 }) as const);
  await countEarned(tx, changes, timeZone);
  await dropPersonItems(tx, ids);
}

async function dropDeliveries(tx: Tx, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .deleteFrom('delivery_attempts')
    .where('delivery_id', 'in', [...ids])
    .execute();
  await tx
    .deleteFrom('deliveries')
    .where('id', 'in', [...ids])
    .execute();
}

/** Leads of the demonstration, also those that the owner entered for its people by hand. */
function leadIds(db: Db) {
  return db
    .selectFrom('leads')
    .select('id')
    .where((row) => row.or([row('id', 'like', DEMO_IDS), row('email', 'like', demoAddresses)]))
    .limit(AT_ONCE);
}

async function dropLeads(tx: Tx, timeZone: string): Promise<number> {
  const ids = (await leadIds(tx).execute()).map(({ id }) => id);
  if (ids.length === 0) return 0;
  await eraseOnboardings(tx, ids);
  await dropEarned(tx, ids, timeZone);
  const about = await tx.selectFrom('deliveries').select('id').where('lead_id', 'in', ids).execute();
  await dropDeliveries(
    tx,
    about.map(({ id }) => id),
  );
  await tx.deleteFrom('leads').where('id', 'in', ids).execute();
  return ids.length;
}

async function dropNearMisses(tx: Tx): Promise<number> {
  const gone = await tx
    .selectFrom('near_misses')
    .select('id')
    .where((row) => row.or([row('id', 'like', DEMO_IDS), row('email', 'like', demoAddresses)]))
    .limit(AT_ONCE)
    .execute();
  const ids = gone.map(({ id }) => id);
  if (ids.length === 0) return 0;
  await dropPersonItems(tx, ids);
  await tx.deleteFrom('near_misses').where('id', 'in', ids).execute();
  return ids.length;
}

/** Orders of the demonstration, also those that were tried out under its addresses. One for which money moved is never among them. */
async function dropOrders(tx: Tx, timeZone: string): Promise<number> {
  const orders = await tx
    .selectFrom('orders')
    .select('id')
    .where('test', '=', 1)
    .where((row) => row.or([row('id', 'like', DEMO_IDS), row('email', 'like', demoAddresses)]))
    .limit(AT_ONCE)
    .execute();
  const ids = orders.map(({ id }) => id);
  if (ids.length === 0) return 0;
  const sales = await tx.selectFrom('sales').select('id').where('order_id', 'in', ids).execute();
  const saleIds = sales.map(({ id }) => id);
  if (saleIds.length > 0) await dropEarned(tx, saleIds, timeZone);
  await dropPersonItems(tx, ids);
  const about = await tx.selectFrom('deliveries').select('id').where('order_id', 'in', ids).execute();
  await dropDeliveries(
    tx,
    about.map(({ id }) => id),
  );
  await tx.deleteFrom('payment_events').where('order_id', 'in', ids).execute();
  await tx.deleteFrom('order_intents').where('order_id', 'in', ids).execute();
  await tx.deleteFrom('payment_checks').where('order_id', 'in', ids).execute();
  await tx.deleteFrom('sales').where('order_id', 'in', ids).execute();
  await tx.deleteFrom('orders').where('id', 'in', ids).execute();
  return ids.length;
}

async function dropSubscriptions(tx: Tx, timeZone: string): Promise<number> {
  const sales = await tx
    .selectFrom('sales')
    .select('id')
    .where('provider_ref', 'like', demoVisits)
    .limit(AT_ONCE)
    .execute();
  const ids = sales.map(({ id }) => id);
  if (ids.length > 0) {
    await dropEarned(tx, ids, timeZone);
    await tx.deleteFrom('sales').where('id', 'in', ids).execute();
    return ids.length;
  }
  await tx.deleteFrom('subscription_invoices').where('id', 'like', demoVisits).execute();
  await tx.deleteFrom('subscriptions').where('id', 'like', demoVisits).execute();
  return 0;
}

/** What is about nobody's lead or order, and yet names somebody of the demonstration. */
async function dropOtherMessages(tx: Tx): Promise<number> {
  const rows = await tx
    .selectFrom('deliveries')
    .select('id')
    .where('payload', 'like', `%"%@${DEMO_DOMAIN}"%`)
    .limit(AT_ONCE)
    .execute();
  await dropDeliveries(
    tx,
    rows.map(({ id }) => id),
  );
  return rows.length;
}

async function dropRest(tx: Tx): Promise<number> {
  const ofDemo = tx
    .selectFrom('bookings')
    .select('id')
    .where((row) => row.or([row('id', 'like', DEMO_IDS), row('email', 'like', demoAddresses)]));
  await tx
    .deleteFrom('blocked_times')
    .where((row) =>
      row.or([row('id', 'like', DEMO_IDS), row('booking_id', 'like', DEMO_IDS), row('booking_id', 'in', ofDemo)]),
    )
    .execute();
  await tx
    .deleteFrom('bookings')
    .where((row) => row.or([row('id', 'like', DEMO_IDS), row('email', 'like', demoAddresses)]))
    .execute();
  await tx
    .deleteFrom('events')
    .where((row) => row.or([row('id', '<=', 0), row('session_id', 'like', demoVisits)]))
    .execute();
  await tx.deleteFrom('person_events').where('id', 'like', DEMO_IDS).execute();
  await forgetCounted(tx);
  return 0;
}

/**
 * Takes everything of the demonstration out of the database, in steps between which visitors' writes go on; after each step the figures equal their
 * raw rows. One that was interrupted goes on where it stood. Gives how many rows of each kind were found.
 */
export async function removeDemo(
  { write, engine }: Pick<Store, 'write' | 'engine'>,
  timeZone: string,
): Promise<Record<string, number>> {
  const steps: readonly (readonly [string, (tx: Tx) => Promise<number>])[] = [
    ['leads', (tx) => dropLeads(tx, timeZone)],
    ['near misses', dropNearMisses],
    ['orders', (tx) => dropOrders(tx, timeZone)],
    ['invoices', (tx) => dropSubscriptions(tx, timeZone)],
    ['other messages', dropOtherMessages],
    ['conversions', (tx) => dropConversions(tx, { timeZone, atOnce: AT_ONCE })],
    ['visits of forms', (tx) => dropForms(tx, { timeZone, atOnce: AT_ONCE })],
    ['visits', (tx) => dropVisits(tx, { timeZone, atOnce: AT_ONCE })],
    ['set aside', (tx) => dropSuspects(tx, AT_ONCE)],
    ['rest', dropRest],
    ['page views', (tx) => dropViews(tx, { timeZone, atOnce: VIEWS_AT_ONCE })],
  ];
  const counts: Record<string, number> = {};
  for (const [what, step] of steps)
    for (;;) {
      const gone = await write(step);
      if (gone === 0) break;
      counts[what] = (counts[what] ?? 0) + gone;
    }
  await write((tx) => dropEmptyFigures(tx, engine));
  return counts;
}
