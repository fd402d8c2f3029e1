import type { Transaction } from 'kysely';
import { dropFormVisits } from '../analytics/form-visits.ts';
import type { Database } from '../schema/schema.ts';
import { demoVisits } from './find-demo.ts';

/** Takes how far visits came in forms away, and out of the figures; how many there were. */
export async function dropForms(
  tx: Transaction<Database>,
  { timeZone, atOnce }: { timeZone: string; atOnce: number },
): Promise<number> {
  const rows = await tx
    .selectFrom('form_visits')
    .selectAll()
    .where('session_id', 'like', demoVisits)
    .limit(atOnce)
    .execute();
  await dropFormVisits(tx, rows, { timeZone, keep: false });
  return rows.length;
}
