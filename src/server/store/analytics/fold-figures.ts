import { sql, type Transaction } from 'kysely';
import type { Database } from '../schema/schema.ts';

/** Each table of figures by day: what names a figure, and what is added up. */
const tables = {
  daily_figures: { key: ['day'], sums: ['visitors', 'page_views', 'conversions', 'filtered'] },
  daily_paths: { key: ['day', 'path'], sums: ['views'] },
  daily_referrers: { key: ['day', 'referrer'], sums: ['visitors'] },
  daily_forms: { key: ['day', 'form', 'what', 'name'], sums: ['times'] },
  dropped_forms: { key: ['day', 'form', 'what', 'name'], sums: ['times'] },
  daily_earned: {
    key: ['day', 'touch', 'aspect', 'kind', 'name'],
    sums: ['leads', 'sales', 'revenue_cents', 'test_sales', 'test_revenue_cents'],
  },
} as const;

const names = (columns: readonly string[]) => sql.join(columns.map((column) => sql.id(column)));

/**
 * Adds up the buckets of days before this one, or of all, so that what is read of them stays as little as one process writes. For PostgreSQL: on SQLite there is one
 * bucket. Each table is one statement, so that what is counted meanwhile is neither lost nor counted twice.
 * @returns how many rows were folded into others
 */
export async function foldFigures(tx: Transaction<Database>, before: string | null): Promise<number> {
  const isOfDays = before === null ? sql`true` : sql`day < ${before}`;
  let folded = 0;
  for (const [table, { key, sums }] of Object.entries(tables)) {
    const added = sums.map((sum) => sql`sum(${sql.id(sum)}) as ${sql.id(sum)}`);
    const raised = sums.map(
      (sum) => sql`${sql.id(sum)} = ${sql.ref(`${table}.${sum}`)} + ${sql.ref(`excluded.${sum}`)}`,
    );
    const { rows } = await sql<{ rows: number }>`
      with gone as (
        delete from ${sql.table(table)} where ${isOfDays} and bucket > 0 returning *
      ), kept as (
        insert into ${sql.table(table)} (${names([...key, ...sums])}, bucket)
        select ${names(key)}, ${sql.join(added)}, 0 from gone group by ${names(key)} order by ${names(key)}
        on conflict (${names([...key, 'bucket'])}) do update set ${sql.join(raised)}
      )
      select count(*) as rows from gone
    `.execute(tx);
    folded += rows[0]?.rows ?? 0;
  }
  return folded;
}
