import { createHash } from 'node:crypto';
import type { Transaction } from 'kysely';
import { changeOrder, findOrder, storeIntent, type OrderRecord } from '../store/orders/orders.ts';
import type { Database } from '../store/schema/schema.ts';
import type { CheckoutDeps } from './checkout-deps.ts';
import { endAttempt, isForWanted, type Wanted } from './revise-order.ts';
import { hashOf } from './order-access.ts';
import { ProviderUnavailable, type Intent, type IntentOrder, type PayableOrder } from './provider.ts';
import { intentOrder, payableOrder } from './payable-order.ts';
import { settleOrder } from './settle-order.ts';
import { acceptPaymentEvent } from './accept-events.ts';

type Tx = Transaction<Database>;

/** Whether the provider has the buyer's current name and e-mail for this attempt. */
function isCurrent({ name, email, intent_name, intent_email }: OrderRecord): boolean {
  return name === intent_name && email === intent_email;
}

/** Stores the name and e-mail that the provider has now, unless the order has begun another attempt. */
async function storeIntentPerson(tx: Tx, { id, attempt, name, email }: OrderRecord): Promise<void> {
  const order = await findOrder(tx, id);
  if (order?.attempt !== attempt) return;
  await changeOrder(tx, id, { intent_name: name, intent_email: email, changed_at: order.changed_at });
}

/** The provider's idempotency key: a hash of the order, the attempt and all parameters. Stripe refuses a known key with other parameters. */
function idempotencyKey(order: PayableOrder): string {
  const said = createHash('sha256')
    .update(JSON.stringify(Object.entries(order)))
    .digest('base64url');
  return `order-${order.id}-${order.attempt}-${said.slice(0, 16)}`;
}

/** Whether the intent belongs to the order now. It does not if the buyer chose another package, or another attempt began, meanwhile. */
async function attachIntent(
  tx: Tx,
  begun: OrderRecord,
  { intentId, clientSecret }: Intent,
  deps: CheckoutDeps,
): Promise<boolean> {
  const at = deps.clock.now();
  await storeIntent(tx, { intentId, orderId: begun.id, secretHash: hashOf(clientSecret), at });
  const order = await findOrder(tx, begun.id);
  if (order?.attempt !== begun.attempt) return false;
  if (order.intent_id !== null) return order.intent_id === intentId;
  const attached = await changeOrder(tx, order.id, { intent_id: intentId, changed_at: at });
  await settleOrder(tx, attached, { ...deps, at });
  return true;
}

async function makeIntent(deps: CheckoutDeps, { provider }: Wanted, order: OrderRecord): Promise<Intent | null> {
  const { store, clock } = deps;
  // Name and e-mail as this attempt first sent them, even if the buyer has changed them since: the same key must come with the same values.
  const said = payableOrder(order, { name: order.intent_name, email: order.intent_email });
  try {
    const intent = await provider.createIntent({ order: said, idempotencyKey: idempotencyKey(said) });
    if (await store.write((tx) => attachIntent(tx, order, intent, deps))) return intent;
    // Nobody has its secret, so nobody can pay it; cancelling it only tidies up.
    await provider.cancelIntent({ ...said, intentId: intent.intentId }).catch(() => undefined);
    return null;
  } catch (error) {
    if (error instanceof ProviderUnavailable && error.spentKey)
      await store.write((tx) => endAttempt(tx, order, clock.now()));
    throw error;
  }
}

/** Reads an order's facts from the provider and applies them. For an order that the provider calls paid before its events have arrived. */
async function applyProviderFacts(deps: CheckoutDeps, { provider }: Wanted, order: IntentOrder): Promise<void> {
  const events = await provider.readFacts(order);
  for (const event of events) await acceptPaymentEvent(deps, event);
}

/** Cancels the intent of the old package before the order changes, so that nobody pays the old price for the new package. */
async function dropIntent(wanted: Wanted, order: OrderRecord, intentId: string): Promise<Intent['standing']> {
  if (order.provider !== wanted.provider.name) return 'cancelled';
  const { standing } = await wanted.provider.cancelIntent(intentOrder(order, intentId));
  if (standing === 'open') throw new ProviderUnavailable('The intent could not be cancelled');
  return standing;
}

/** Sends the buyer's changes to the intent. Returns the intent, changed or not. */
async function refreshIntent(
  { store }: CheckoutDeps,
  { provider }: Wanted,
  order: OrderRecord,
  intentId: string,
): Promise<Intent> {
  const intent = await provider.updateIntent(intentOrder(order, intentId));
  if (!isCurrent(order)) await store.write((tx) => storeIntentPerson(tx, order));
  return intent;
}

/**
 * Takes one step towards the intent of an unpaid order: creates it, updates it, or drops one that cannot be used. Returns null if another step is
 * needed. If the intent is paid or processing, its facts are applied before this returns.
 */
export async function advanceIntent(deps: CheckoutDeps, wanted: Wanted, order: OrderRecord): Promise<Intent | null> {
  const { store, clock } = deps;
  const { intent_id: intentId } = order;
  if (intentId === null) {
    const made = await makeIntent(deps, wanted, order);
    return made?.standing === 'open' && isCurrent(order) ? made : null;
  }
  const intent = isForWanted(order, wanted) ? await refreshIntent(deps, wanted, order, intentId) : null;
  if (intent?.standing === 'open') return intent;
  const standing = intent?.standing ?? (await dropIntent(wanted, order, intentId));
  if (standing === 'cancelled') {
    await store.write((tx) => endAttempt(tx, order, clock.now()));
    return null;
  }
  await applyProviderFacts(deps, wanted, intentOrder(order, intentId));
  return { intentId, clientSecret: '', standing };
}
