import { sql, type Kysely, type RawBuilder, type Transaction } from 'kysely';
import { rowNetCents } from './net-cents.ts';
import { countEarned, type AttributionRow } from './daily-earned.ts';
import { isSqlite } from '../engine/is-sqlite.ts';
import { askOverRows, overRows, sendOverRows } from '../engine/over-rows.ts';
import type { Database } from '../schema/schema.ts';
import { askTouches, type SessionTouch, type Touches as SessionTouches } from '../analytics/session-touch.ts';
import { inSteps, type Asked } from '../engine/store.ts';

type Tx = Transaction<Database>;

/** A lead or a sale to attribute. */
export interface Success {
  /** The lead's or the sale's. */
  readonly id: string;
  /** As it was left; null or empty where it was not. */
  readonly email: string | null;
  readonly at: number;
  readonly sessionId: string | null;
  readonly leads: 0 | 1;
  readonly sales: 0 | 1;
  readonly revenueCents: number;
  readonly test: number;
}

type Touches = Omit<AttributionRow, 'id' | 'person' | 'at' | 'leads' | 'sales' | 'revenue_cents' | 'test'>;
type Before = Touches & Pick<AttributionRow, 'id' | 'at'>;

const nothingKnown: Touches = {
  first_at: null,
  first_source: null,
  first_page: null,
  first_campaign: null,
  last_source: null,
  last_page: null,
  last_campaign: null,
};

const personOf = ({ email }: Success) => (email === null || email === '' ? null : email.toLowerCase());

const found = [
  'id',
  'at',
  'first_at',
  'first_source',
  'first_page',
  'first_campaign',
  'last_source',
  'last_page',
  'last_campaign',
] as const satisfies readonly (keyof Before)[];

const readLatest = askOverRows((db, rows) => {
  const wanted = Array.from(
    { length: rows },
    () => sql`(cast(${''} as text), cast(${''} as text), cast(${0} as bigint))`,
  );
  const latest = sql.join(found.map((column) => sql.ref(`latest.${column}`)));
  const newest = (columns: RawBuilder<unknown>) => sql`
    select ${columns} from attributions earlier where earlier.person = wanted.person and earlier.at <= wanted.at
    order by earlier.at desc limit 1`;
  // SQLite has no lateral join. Without one PostgreSQL reads the whole table.
  const joined = isSqlite(db)
    ? sql`join attributions latest on latest.id = (${newest(sql.ref('earlier.id'))})`
    : sql`cross join lateral (${newest(sql`earlier.*`)}) latest`;
  return sql<Before & { success: string }>`
    with wanted (success, person, at) as (values ${sql.join(wanted)})
    select wanted.success, ${latest} from wanted ${joined}
  `.compile(db);
});

/** Asks for the latest attribution of the same person before each of these, by their ids; read from an index, however many leads a person has. */
async function askBefore(tx: Tx, successes: readonly Success[]): Promise<() => Promise<Map<string, Before>>> {
  const wanted = successes.flatMap((success) => {
    const person = personOf(success);
    return person === null ? [] : [[success.id, person, success.at]];
  });
  const rows = await readLatest(tx, wanted);
  return async () => new Map((await rows()).map(({ success, ...before }) => [success, before]));
}

/** The first touch is the earliest known visit of the person. The last touch is this visit, or else the latest known one before it. */
function fold(before: Touches, own: (SessionTouch & { readonly at: number }) | undefined): Touches {
  if (own === undefined) return before;
  const isFirst = before.first_at === null || own.at < before.first_at;
  return {
    first_at: isFirst ? own.at : before.first_at,
    first_source: isFirst ? own.source : before.first_source,
    first_page: isFirst ? own.page : before.first_page,
    first_campaign: isFirst ? own.campaign : before.first_campaign,
    last_source: own.source,
    last_page: own.page,
    last_campaign: own.campaign,
  };
}

const isLater = (a: Pick<Before, 'id' | 'at'>, b: Pick<Before, 'id' | 'at'>) =>
  a.at > b.at || (a.at === b.at && a.id > b.id);

const touchesOf = ({ id: _id, at: _at, ...touches }: Before): Touches => touches;

const columns = [
  'id',
  'person',
  'at',
  'leads',
  'sales',
  'revenue_cents',
  'test',
  'first_at',
  'first_source',
  'first_page',
  'first_campaign',
  'last_source',
  'last_page',
  'last_campaign',
] as const satisfies readonly (keyof AttributionRow)[];

function intoAttributions(db: Kysely<Database>, rows: number) {
  const empty = { id: '', person: '', at: 0, leads: 0, sales: 0, revenue_cents: 0, test: 0, ...nothingKnown };
  return db
    .insertInto('attributions')
    .columns([...columns])
    .values(Array.from({ length: rows }, () => empty));
}

/** A new lead is known to nobody else. */
const sendNew = sendOverRows((db, rows) => intoAttributions(db, rows).compile());

/** Gives those that were missing: another process may have found the same. */
const insertMissing = overRows((db, rows) =>
  intoAttributions(db, rows)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .compile(),
);

interface KnownBefore {
  readonly touches: SessionTouches;
  readonly before: ReadonlyMap<string, Before>;
}

/** Asks for what is known of these people at this moment. */
async function askKnown(tx: Tx, successes: readonly Success[]): Promise<() => Promise<KnownBefore>> {
  const touches = await askTouches(
    tx,
    successes.map(({ sessionId }) => sessionId),
  );
  const before = await askBefore(tx, successes);
  return async () => ({ touches: await touches(), before: await before() });
}

/** Their attributions, in the order in which they happened. */
function attributionsOf(successes: readonly Success[], { touches, before: stored }: KnownBefore): AttributionRow[] {
  const latest = new Map<string, Before>();
  const rows: AttributionRow[] = [];
  for (const success of successes.toSorted((a, b) => (isLater(a, b) ? 1 : -1))) {
    const { id, at, leads, sales, revenueCents: revenue_cents, test, sessionId } = success;
    const person = personOf(success);
    const [here, there] = [person === null ? undefined : latest.get(person), stored.get(id)];
    const before = here !== undefined && (there === undefined || isLater(here, there)) ? here : there;
    const own = sessionId === null ? undefined : touches.get(sessionId);
    const known = fold(before === undefined ? nothingKnown : touchesOf(before), own);
    if (person !== null) latest.set(person, { id, at, ...known });
    rows.push({ id, person, at, leads, sales, revenue_cents, test, ...known });
  }
  return rows;
}

const valuesOf = (row: AttributionRow) => columns.map((column) => row[column]);
const asChange = (row: AttributionRow) => ({ row, times: 1 }) as const;

/**
 * Attributes leads and sales that have no attribution yet, in the order in which they happened, and counts them in the figures of their days. An attribution uses
 * what is known of the person at that moment and never changes later, so its cost does not grow with the number of the person's leads.
 */
export async function attribute(tx: Tx, successes: readonly Success[], timeZone: string): Promise<void> {
  if (successes.length === 0) return;
  const known = await askKnown(tx, successes);
  const rows = attributionsOf(successes, await known());
  const inserted = await insertMissing(tx, rows.map(valuesOf));
  const ids = new Set(inserted.map(({ id }) => id));
  await countEarned(tx, rows.filter(({ id }) => ids.has(id)).map(asChange), timeZone);
}

/** The same of leads that this transaction stores. */
async function askForNew(tx: Tx, leads: readonly Success[], timeZone: string): Promise<Asked> {
  const known = await askKnown(tx, leads);
  return async () => {
    const rows = attributionsOf(leads, await known());
    return async () => {
      await sendNew(tx, rows.map(valuesOf));
      await countEarned(tx, rows.map(asChange), timeZone);
    };
  };
}

/** A sale as it stands now. */
export interface StandingSale {
  readonly id: string;
  readonly customer_email: string | null;
  readonly session_id: string | null;
  readonly sold_at: number;
  readonly paid_cents: number;
  readonly refunded_cents: number;
  readonly lost_cents: number;
  readonly test: number;
}

/** What a sale counts for. A sale that is not paid, or needs a review, counts for nothing. */
export function worthOf(sale: StandingSale): { sales: 0 | 1; revenueCents: number } {
  return sale.paid_cents > 0 ? { sales: 1, revenueCents: rowNetCents(sale) } : { sales: 0, revenueCents: 0 };
}

export function asSuccess(sale: StandingSale): Success {
  const { id, customer_email: email, session_id: sessionId, sold_at: at, test } = sale;
  return { id, email, at, sessionId, leads: 0, ...worthOf(sale), test };
}

/**
 * Updates the attributions of sales. A sale is attributed when it is first paid; later only its revenue and its day change. Returns the sales that have
 * no attribution yet.
 */
async function updateAttributions(tx: Tx, ids: readonly string[], timeZone: string): Promise<Success[]> {
  if (ids.length === 0) return [];
  const sales = await tx.selectFrom('sales').selectAll().where('id', 'in', ids).execute();
  const rows = await tx.selectFrom('attributions').selectAll().where('id', 'in', ids).execute();
  const known = new Map(rows.map((row) => [row.id, row]));
  const changes: { row: AttributionRow; times: 1 | -1 }[] = [];
  for (const sale of sales) {
    const row = known.get(sale.id);
    const { sales: count, revenueCents } = worthOf(sale);
    const change = { at: sale.sold_at, sales: count, revenue_cents: revenueCents };
    if (row === undefined) continue;
    if (row.at === change.at && row.sales === count && row.revenue_cents === revenueCents) continue;
    await tx.updateTable('attributions').set(change).where('id', '=', sale.id).execute();
    changes.push({ row, times: -1 }, { row: { ...row, ...change }, times: 1 });
  }
  await countEarned(tx, changes, timeZone);
  return sales.filter((sale) => !known.has(sale.id) && worthOf(sale).sales > 0).map(asSuccess);
}

/** A lead that was left, or a sale that was made or changed. */
export interface ToAttribute {
  readonly success: Success | { readonly saleId: string };
  /** In which days are cut. */
  readonly timeZone: string;
}

/** Those of one time zone. What sales stand for is read first. */
async function askForAll(tx: Tx, items: readonly ToAttribute[], timeZone: string): Promise<Asked> {
  const sales = new Set(items.flatMap(({ success }) => ('saleId' in success ? [success.saleId] : [])));
  const leads = items.flatMap(({ success }) => ('saleId' in success ? [] : [success]));
  if (sales.size === 0) return askForNew(tx, leads, timeZone);
  return async () => async () =>
    attribute(tx, [...leads, ...(await updateAttributions(tx, [...sales], timeZone))], timeZone);
}

/** Every write of a lead or a sale hands this over, so that all of a group are attributed in one run. */
export const attributions = inSteps<ToAttribute>({
  name: 'attributions',
  async ask(tx, items) {
    const asked: Asked[] = [];
    for (const [timeZone, of] of Map.groupBy(items, (item) => item.timeZone))
      asked.push(await askForAll(tx, of, timeZone));
    return async () => {
      const writes = await Promise.all(asked.map((answered) => answered()));
      return async () => {
        for (const write of writes) await write();
      };
    };
  },
});
