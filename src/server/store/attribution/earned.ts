import { sql, type Kysely } from 'kysely';
import type { TouchAspect } from '../../../contract/attribution.ts';
import type { DailyEarnedRow } from './daily-earned.ts';
import type { Database } from '../schema/schema.ts';

/** What came of one source, page or campaign in some days, net of refunds and lost disputes. */
export interface EarnedRow {
  readonly touch: DailyEarnedRow['touch'];
  readonly aspect: TouchAspect;
  readonly kind: DailyEarnedRow['kind'];
  readonly name: string;
  readonly leads: number;
  readonly sales: number;
  readonly revenueCents: number;
}

/** Both touches' lists of the days from `first` to `last`, in one reading, so that they are of one moment: with the test sales or the real ones. */
export async function readEarned(
  db: Kysely<Database>,
  { first, last }: { first: string; last: string },
  { test }: { test: boolean },
): Promise<EarnedRow[]> {
  return (
    db
      .selectFrom('daily_earned')
      .select(({ fn }) => [
        'touch',
        'aspect',
        'kind',
        'name',
        fn.sum<number>('leads').as('leads'),
        fn.sum<number>(test ? 'test_sales' : 'sales').as('sales'),
        fn.sum<number>(test ? 'test_revenue_cents' : 'revenue_cents').as('revenueCents'),
      ])
      .where('day', '>=', first)
      .where('day', '<=', last)
      .groupBy(['touch', 'aspect', 'kind', 'name'])
      // A name may have earned only what is not asked for, or something that was moved to another day.
      .having(sql<boolean>`sum(leads) <> 0 or sum(${sql.ref(test ? 'test_sales' : 'sales')}) <> 0`)
      .execute()
  );
}
