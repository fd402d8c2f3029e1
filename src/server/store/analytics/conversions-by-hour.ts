import { sql, type Kysely } from 'kysely';
import type { HourCount } from '../../../domain/conversions/silence.ts';
import type { Database } from '../schema/schema.ts';

const HOUR_MS = 3_600_000;

/** The conversions that count since a time, by page and hour. */
export async function countConversionsByHour(db: Kysely<Database>, since: number): Promise<HourCount[]> {
  const hour = sql<number>`at / ${sql.lit(HOUR_MS)}`;
  return db
    .selectFrom('conversions')
    .select(['page', hour.as('hour'), ({ fn }) => fn.countAll<number>().as('count')])
    .where('at', '>=', since)
    .where('filtered', '=', 0)
    .groupBy(['page', hour])
    .execute();
}
