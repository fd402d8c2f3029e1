/** What is told of a database that is backed up or restored. */
export interface DatabaseContents {
  /** The names of those that it went through. */
  readonly migrations: readonly string[];
  /** Whether anything stands in it that somebody brought. */
  readonly hasData: boolean;
  readonly counts: readonly { table: CountedTable; rows: number }[];
}

/** Tables that Foyer fills by itself, before anybody came. */
export const bookkeepingTables: ReadonlySet<string> = new Set([
  'kysely_migration',
  'kysely_migration_lock',
  'limit_counts',
  'markers',
  'payment_catch_ups',
  'payment_checks',
  'secrets',
]);

/** What is told of them: one, and several. */
const counted = {
  leads: ['lead', 'leads'],
  bookings: ['booking', 'bookings'],
  orders: ['order', 'orders'],
  page_views: ['page view', 'page views'],
} as const;

export type CountedTable = keyof typeof counted;
export const countedTables: readonly CountedTable[] = ['leads', 'bookings', 'orders', 'page_views'];

/** "1 lead, 12 bookings, 0 orders, 4,001 page views". */
export function describeContents({ counts }: Pick<DatabaseContents, 'counts'>): string {
  const words = counts.map(
    ({ table, rows }) => `${rows.toLocaleString('en-US')} ${counted[table][rows === 1 ? 0 : 1]}`,
  );
  return words.join(', ');
}
