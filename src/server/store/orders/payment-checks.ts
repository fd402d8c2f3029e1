import type { Kysely, Transaction } from 'kysely';
import type { OrderStatus, PaymentProviderName } from '../../../contract/checkout.ts';
import type { OrderRecord } from './orders.ts';
import type { Database } from '../schema/schema.ts';

type Tx = Transaction<Database>;

/** An order to compare with its provider, and how often it was compared before. */
export type CheckedOrder = OrderRecord & { readonly checks: number };

export interface CheckClaim {
  readonly provider: PaymentProviderName;
  readonly statuses: readonly OrderStatus[];
  readonly at: number;
  /** Younger orders wait for their events; older ones are no longer compared. */
  readonly youngestMs: number;
  readonly oldestMs: number;
  readonly limit: number;
  /** When an order is compared next, by how often it was compared before. */
  readonly nextAt: (checks: number) => number;
}

/** Claims the orders that are due for a comparison, longest due first, and sets when each is due next, so that one process compares it. */
export async function claimChecks(tx: Tx, claim: CheckClaim): Promise<CheckedOrder[]> {
  const { provider, statuses, at, youngestMs, oldestMs, limit, nextAt } = claim;
  const due = await tx
    .selectFrom('orders')
    .leftJoin('payment_checks', 'payment_checks.order_id', 'orders.id')
    .selectAll('orders')
    .select((row) => row.fn.coalesce('payment_checks.checks', row.lit(0)).as('checks'))
    .where('orders.provider', '=', provider)
    .where('orders.status', 'in', [...statuses])
    .where('orders.intent_id', 'is not', null)
    .where('orders.created_at', '>', at - oldestMs)
    .where('orders.created_at', '<=', at - youngestMs)
    .where((row) => row.or([row('payment_checks.next_at', 'is', null), row('payment_checks.next_at', '<=', at)]))
    .orderBy((row) => row.fn.coalesce('payment_checks.next_at', 'orders.created_at'))
    .orderBy('orders.id')
    .limit(limit)
    .execute();
  for (const { id, checks } of due) await putOff(tx, id, { checks: checks + 1, next_at: nextAt(checks) });
  return due;
}

/** Sets when an order is compared next. */
export async function putOff(tx: Tx, orderId: string, turn: { checks: number; next_at: number }): Promise<void> {
  await tx
    .insertInto('payment_checks')
    .values({ order_id: orderId, ...turn })
    .onConflict((conflict) => conflict.column('order_id').doUpdateSet(turn))
    .execute();
}

/** Every intent an order has had, newest first. */
export async function listIntents(db: Kysely<Database>, orderId: string, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('order_intents')
    .select('intent_id')
    .where('order_id', '=', orderId)
    .orderBy('created_at', 'desc')
    .limit(limit)
    .execute();
  return rows.map((row) => row.intent_id);
}

/** What is read from a provider from time to time: its events, or what moved its balance. */
type Polled = PaymentProviderName | 'stripe-balance';

/** Claims the next poll of a provider's events. Returns the moment from which to read; null if another process polls, or it is too early. */
export async function claimPoll(
  tx: Tx,
  provider: Polled,
  { at, nextAt, firstFrom }: { at: number; nextAt: number; firstFrom: number },
): Promise<number | null> {
  const found = await tx
    .selectFrom('payment_catch_ups')
    .selectAll()
    .where('provider', '=', provider)
    .executeTakeFirst();
  if (found !== undefined && found.next_at > at) return null;
  await tx
    .insertInto('payment_catch_ups')
    .values({ provider, from_at: firstFrom, next_at: nextAt })
    .onConflict((conflict) => conflict.column('provider').doUpdateSet({ next_at: nextAt }))
    .execute();
  return found?.from_at ?? firstFrom;
}

/** Records that all events before `from_at` are stored. The moment never moves back. */
export async function advancePoll(tx: Tx, provider: Polled, from: number): Promise<void> {
  await tx
    .updateTable('payment_catch_ups')
    .set({ from_at: from })
    .where('provider', '=', provider)
    .where('from_at', '<', from)
    .execute();
}

export async function postponePoll(tx: Tx, provider: Polled, nextAt: number): Promise<void> {
  await tx.updateTable('payment_catch_ups').set({ next_at: nextAt }).where('provider', '=', provider).execute();
}

/** The events that are stored, by their ids, and whether each is applied. */
export async function findStoredEvents(
  db: Kysely<Database>,
  provider: PaymentProviderName,
  eventIds: readonly string[],
): Promise<ReadonlyMap<string, { readonly isApplied: boolean }>> {
  if (eventIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('payment_events')
    .select(['event_id', 'applied_at'])
    .where('provider', '=', provider)
    .where('event_id', 'in', [...eventIds])
    .execute();
  return new Map(rows.map((row) => [row.event_id, { isApplied: row.applied_at !== null }]));
}
