import { CSV_BEGINNING, csvLine } from '../exports/csv.ts';
import { listOrders, type ListedOrder, type OrderFilter } from '../store/orders/owner-orders.ts';
import { rowNetCents } from '../store/attribution/net-cents.ts';
import type { Store } from '../store/engine/store.ts';

const PAGE_ROWS = 500;
const CENTS_IN_DOLLAR = 100;

type Cell = string | number | null;

/** Every column by its heading, in their order. Money is dollars, times are ISO 8601 in UTC. */
const columns: Readonly<Record<string, (order: ListedOrder) => Cell>> = {
  Order: ({ id }) => id,
  Created: ({ created_at }) => new Date(created_at).toISOString(),
  Paid: ({ paid_at }) => (paid_at === null ? null : new Date(paid_at).toISOString()),
  Status: ({ status }) => status,
  Product: ({ product_name }) => product_name,
  Type: ({ product_type }) => product_type,
  Provider: ({ provider }) => provider,
  Test: ({ test }) => (test === 1 ? 'yes' : 'no'),
  Name: ({ name }) => name,
  'E-mail': ({ email }) => email,
  Currency: ({ currency }) => currency.toUpperCase(),
  Amount: ({ amount_cents }) => amount_cents / CENTS_IN_DOLLAR,
  'Paid amount': ({ paid_cents }) => paid_cents / CENTS_IN_DOLLAR,
  Refunded: ({ refunded_cents }) => refunded_cents / CENTS_IN_DOLLAR,
  'Lost in disputes': ({ lost_cents }) => lost_cents / CENTS_IN_DOLLAR,
  Net: (order) => rowNetCents(order) / CENTS_IN_DOLLAR,
  'Onboarding sent': ({ onboarded_at }) => (onboarded_at === null ? null : new Date(onboarded_at).toISOString()),
  'Landing page': ({ landing_page }) => landing_page,
  Referrer: ({ referrer }) => referrer,
  'UTM source': ({ utm_source }) => utm_source,
  'UTM medium': ({ utm_medium }) => utm_medium,
  'UTM campaign': ({ utm_campaign }) => utm_campaign,
};

/** The orders as a CSV file, newest first, in pieces, so that only a few are in memory at a time. */
export async function* exportOrders({ db }: Pick<Store, 'db'>, filter: OrderFilter): AsyncGenerator<string, void> {
  let heading = CSV_BEGINNING + csvLine(Object.keys(columns));
  for (let before: { createdAt: number; id: string } | undefined; ;) {
    const orders = await listOrders(db, filter, { limit: PAGE_ROWS, ...(before && { before }) });
    yield heading + orders.map((order) => csvLine(Object.values(columns).map((column) => column(order)))).join('');
    const last = orders.at(-1);
    if (last === undefined) return;
    heading = '';
    before = { createdAt: last.created_at, id: last.id };
  }
}
