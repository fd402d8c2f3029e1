import type { Kysely } from 'kysely';
import { TODAY_LINES_MAX, type TodayCheckout } from '../../../contract/today.ts';
import { abandonedSince } from '../../../domain/orders/abandoned.ts';
import { readRefusals } from '../../payments/read-refusal.ts';
import { listOpenCheckouts } from '../../store/desk/today-checkouts.ts';
import type { Database } from '../../store/schema/schema.ts';
import { asTime, ready, type ReadyBlock } from './today-block.ts';
import type { OpenNearMisses } from './today-near-misses.ts';

/** More of them in two weeks are a flood, of which the newest are looked at. */
const LOOKED_AT_MAX = 1000;

/** Checkouts that were left, and whose buyers need not be told of among the new people. */
export async function readCheckouts(
  db: Kysely<Database>,
  { since, now }: { since: number; now: number },
): Promise<{ block: ReadyBlock<TodayCheckout>; told: OpenNearMisses }> {
  const rows = await listOpenCheckouts(db, { since, now, limit: LOOKED_AT_MAX });
  const shown = rows.slice(0, TODAY_LINES_MAX);
  const refusals = await readRefusals(
    db,
    shown.map(({ id }) => id),
  );
  const lines = shown.map((row) => ({
    id: row.id,
    personId: row.person_id,
    isNew: row.status === 'new',
    name: row.name,
    email: row.email,
    phone: row.phone,
    productName: row.product_name,
    amountCents: row.amount_cents,
    test: row.test === 1,
    since: abandonedSince(row.created_at, now),
    refusal: refusals.get(row.id) ?? null,
    at: asTime(row.created_at),
  }));
  const fresh = rows.filter(({ status }) => status === 'new');
  return { block: ready(rows.length, lines), told: new Map(fresh.map((row) => [row.person_id, row.reactivation > 0])) };
}
