import type { Transaction } from 'kysely';
import type { ServicePackage } from '../../../content/packages.ts';
import { isSettled } from '../../domain/orders/order-standing.ts';
import { changeOrder, findOrder, insertOrder, type OrderRecord } from '../store/orders/orders.ts';
import type { Database } from '../store/schema/schema.ts';
import type { PaymentProvider } from './provider.ts';

type Tx = Transaction<Database>;

const CURRENCY = 'usd';
const PRODUCT_TYPE = 'service';

/** What a checkout asks for now. `name` and `email` are undefined if the request does not contain them. */
export interface Wanted {
  readonly product: ServicePackage;
  readonly provider: PaymentProvider;
  readonly name: string | undefined;
  readonly email: string | undefined;
  /** Whether its buyer may be mailed if they leave. */
  readonly mayRemind: boolean;
}

type Sold = Pick<Wanted, 'product'> & { readonly provider: Pick<PaymentProvider, 'name'> };

function productColumns({ product, provider }: Sold) {
  return {
    provider: provider.name,
    test: Number(provider.name === 'test'),
    service_id: product.id,
    product_name: product.orderName,
    product_type: PRODUCT_TYPE,
    amount_cents: product.priceCents,
    currency: CURRENCY,
  };
}

/** Whether the order has the wanted package, today's price and today's payment provider. */
export function isForWanted(order: OrderRecord, { product, provider }: Wanted): boolean {
  return (
    order.provider === provider.name &&
    order.service_id === product.id &&
    order.amount_cents === product.priceCents &&
    order.currency === CURRENCY
  );
}

/** Stores the checkout's order, unless it has one; the id of the one it has. */
export async function storeOrder(
  tx: Tx,
  wanted: Sold & Partial<Pick<Wanted, 'name' | 'email' | 'mayRemind'>>,
  own: { id: string; checkoutHash: string; tokenHash: string; sessionId: string | null; filtered: boolean; at: number },
): Promise<string> {
  const { name = '', email = '', mayRemind = true } = wanted;
  return insertOrder(tx, {
    ...productColumns(wanted),
    id: own.id,
    checkout_hash: own.checkoutHash,
    token_hash: own.tokenHash,
    name,
    email,
    session_id: own.sessionId,
    filtered: Number(own.filtered),
    no_reminder: Number(!mayRemind),
    status: 'created',
    attempt: 1,
    intent_id: null,
    intent_name: name,
    intent_email: email,
    paid_cents: 0,
    refunded_cents: 0,
    lost_cents: 0,
    paid_at: null,
    announced_at: null,
    created_at: own.at,
    changed_at: own.at,
  });
}

/**
 * Changes an unpaid order to what its checkout wants now. An order for another package changes only after its old intent is gone; until then it
 * stays as it is, and `isForWanted` is false.
 */
export async function reviseOrder(
  tx: Tx,
  id: string,
  { wanted, at }: { wanted: Wanted; at: number },
): Promise<OrderRecord> {
  const order = await findOrder(tx, id);
  if (order === null) throw new Error(`Order ${id} is gone`);
  if (isSettled(order.status)) return order;
  const person = { name: wanted.name ?? order.name, email: wanted.email ?? order.email };
  const reminder = { no_reminder: wanted.mayRemind ? order.no_reminder : 1 };
  const isAnother = !isForWanted(order, wanted);
  if (isAnother && order.intent_id === null) {
    // A request that is still creating an intent for the old package then finds another attempt.
    const attempt = { attempt: order.attempt + 1, intent_name: person.name, intent_email: person.email };
    return changeOrder(tx, id, { ...productColumns(wanted), ...person, ...reminder, ...attempt, changed_at: at });
  }
  if (person.name === order.name && person.email === order.email) return order;
  return changeOrder(tx, id, { ...person, ...reminder, changed_at: at });
}

/** Gives up an order's intent or attempt, so that the next one has another idempotency key. Does nothing if another attempt has begun. */
export async function endAttempt(
  tx: Tx,
  { id, attempt, intent_id }: Pick<OrderRecord, 'id' | 'attempt' | 'intent_id'>,
  at: number,
): Promise<void> {
  const order = await findOrder(tx, id);
  if (order?.attempt !== attempt || order.intent_id !== intent_id || isSettled(order.status)) return;
  await changeOrder(tx, id, {
    intent_id: null,
    status: 'created',
    attempt: attempt + 1,
    intent_name: order.name,
    intent_email: order.email,
    changed_at: at,
  });
}
