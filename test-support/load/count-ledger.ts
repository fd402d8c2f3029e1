import { findDifferences } from '../../src/server/store/rebuild/rebuild.ts';
import { openStore } from '../../src/server/store/engine/open-store.ts';
import type { Store } from '../../src/server/store/engine/store.ts';
import type { Ledger } from './ledger.ts';

const ZONE = 'America/New_York';

/** What a count found, each in words; nothing is wrong where all are empty. */
export interface Findings {
  /** Acknowledged and not in the database. */
  readonly lost: string[];
  /** In the database more often than it was sent. */
  readonly doubled: string[];
  /** Figures that are not what the rows add up to, and answers that nobody should get. */
  readonly untrue: string[];
}

const moreThanOnce = (values: readonly string[]): string[] => {
  const seen = new Set<string>();
  return values.filter((value) => seen.size === seen.add(value).size);
};

const absent = (what: string, wanted: Iterable<string>, there: ReadonlySet<string>): string[] =>
  [...wanted].filter((one) => !there.has(one)).map((one) => `${what} ${one}`);

const twice = (what: string, values: readonly string[]): string[] =>
  moreThanOnce(values).map((one) => `${what} ${one}`);

/** Pairs of sessions that stand at the same time. */
async function overlapping({ db }: Store): Promise<string[]> {
  const standing = await db
    .selectFrom('bookings')
    .select(['id', 'starts_at', 'ends_at'])
    .where('status', 'in', ['booked', 'held'])
    .orderBy('starts_at')
    .execute();
  return standing
    .filter(({ starts_at: start }, index) => start < (standing[index - 1]?.ends_at ?? 0))
    .map(({ id }) => `booking ${id} overlaps the one before`);
}

/** Sets what visitors were told beside what is stored; all of the load must have ended. */
async function countLedger(store: Store, ledger: Ledger): Promise<Findings> {
  const { db } = store;
  const titles = (await db.selectFrom('page_views').select('title').execute()).map(({ title }) => title);
  const leads = await db.selectFrom('leads').select(['id', 'name']).where('kind', '=', 'quiz').execute();
  const bookings = await db.selectFrom('bookings').select(['id', 'email', 'status']).execute();
  const orders = await db.selectFrom('orders').select(['id', 'checkout_hash', 'status']).execute();
  const sales = await db.selectFrom('sales').select('order_id').execute();
  const sold = sales.map(({ order_id: id }) => String(id));
  const deliveries = await db.selectFrom('deliveries').select(['kind', 'lead_id', 'destination']).execute();
  const called = bookings.filter(({ status }) => status === 'cancelled').map(({ id }) => id);
  const paid = orders.filter(({ status }) => status === 'completed').map(({ id }) => id);
  const ids = new Set([...leads, ...bookings, ...orders].map(({ id }) => id));
  const differences = await findDifferences(store, ZONE);
  return {
    lost: [
      ...absent('page view', ledger.views, new Set(titles)),
      ...absent('lead', ledger.leads.keys(), new Set(leads.map(({ name }) => name))),
      ...absent('booking of', ledger.bookings.keys(), new Set(bookings.map(({ email }) => email))),
      ...[ledger.leads, ledger.bookings, ledger.orders].flatMap((acts) => absent('id', acts.values(), ids)),
      ...absent('cancellation of', ledger.cancelled, new Set(called)),
      ...absent('payment of', ledger.paid, new Set(paid)),
      ...absent('sale of', ledger.paid, new Set(sold)),
    ],
    doubled: [
      ...twice('page view', titles),
      ...twice(
        'lead',
        leads.map(({ name }) => name),
      ),
      ...twice(
        'booking of',
        bookings.map(({ email }) => email),
      ),
      ...twice(
        'order of',
        orders.map(({ checkout_hash: hash }) => hash),
      ),
      ...twice('sale of', sold),
      ...twice(
        'delivery',
        deliveries.flatMap(({ kind, lead_id: id, destination }) =>
          id === null ? [] : [`${kind} ${id} ${destination}`],
        ),
      ),
      ...(await overlapping(store)),
    ],
    untrue: [...ledger.wrong, ...differences.map((difference) => JSON.stringify(difference))],
  };
}

/**
 * Counts, in a store of its own over this database. Then whoever did not confirm a booking gives its time free at once, and not after half an hour: there
 * must be times left to book.
 */
export async function countStored(
  database: { readonly databaseUrl: string | null; readonly dataDir: string },
  ledger: Ledger,
): Promise<Findings> {
  const store = await openStore(database);
  try {
    const findings = await countLedger(store, ledger);
    await store.write((tx) => tx.updateTable('bookings').set({ held_until: 0 }).where('status', '=', 'held').execute());
    return findings;
  } finally {
    await store.close();
  }
}

/** In the words of a report; the first few of each. */
export function describeFindings({ lost, doubled, untrue }: Findings): string {
  const first = [...lost, ...doubled, ...untrue].slice(0, 12).map((line) => `\n  ${line}`);
  return `${lost.length} lost, ${doubled.length} doubled, ${untrue.length} untrue${first.join('')}`;
}

export const isClean = ({ lost, doubled, untrue }: Findings): boolean =>
  lost.length + doubled.length + untrue.length === 0;
