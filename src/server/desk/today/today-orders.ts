import type { Kysely } from 'kysely';
import { TODAY_LINES_MAX, type TodayOrder } from '../../../contract/today.ts';
import { readRefusals } from '../../payments/read-refusal.ts';
import { listTroubledOrders } from '../../store/desk/today-orders.ts';
import { findPlaces } from '../../store/people/person-writes.ts';
import type { Database } from '../../store/schema/schema.ts';
import { asTime, ready, type ReadyBlock } from './today-block.ts';

const FAILED_FOR_MS = 7 * 86_400_000;

const troubles: Readonly<Partial<Record<string, TodayOrder['trouble']>>> = {
  needs_review: 'review',
  disputed: 'disputed',
};

/** Orders that want the owner. A payment that failed longer ago than a week wants nobody any more. */
export async function readOrderTroubles(db: Kysely<Database>, now: number): Promise<ReadyBlock<TodayOrder>> {
  const wanted = { failedSince: now - FAILED_FOR_MS, limit: TODAY_LINES_MAX };
  const { total, orders } = await listTroubledOrders(db, wanted);
  const ids = orders.map(({ id }) => id);
  const failed = orders.filter(({ status }) => troubles[status] === undefined).map(({ id }) => id);
  const [people, refusals] = await Promise.all([findPlaces(db, ids), readRefusals(db, failed)]);
  const lines = orders.map((order) => ({
    id: order.id,
    personId: people.get(order.id) ?? null,
    trouble: troubles[order.status] ?? 'failed',
    refusal: refusals.get(order.id) ?? null,
    test: order.test === 1,
    productName: order.product_name,
    name: order.name,
    email: order.email,
    amountCents: order.amount_cents,
    at: asTime(order.changed_at),
  }));
  return ready(total, lines);
}
