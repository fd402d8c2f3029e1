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

/** Whether the intent of this attempt knows the buyer's present name and e-mail. */
function isCurrent({ name, email, intent_name, intent_email }: OrderRecord): boolean {
  return name === intent_name && email === intent_email;
}

/** Unless the order went on to another attempt, whose words stay its own. */
async function storeIntentPerson(tx: Tx, { id, attempt, name, email }: OrderRecord): Promise<void> {
  const order = await findOrder(tx, id);
  if (order?.attempt !== attempt) return;
  await changeOrder(tx, id, { intent_name: name, intent_email: email, changed_at: order.changed_at });
}

/** From the order, the attempt and everything that is said with it: a key that came with other words would be refused. */
function idempotencyKey(order: PayableOrder): string {
  const said = createHash('sha256')
    .update(JSON.stringify(Object.entries(order)))
    .digest('base64url');
  return `order-${order.id}-${order.attempt}-${said.slice(0, 16)}`;
}

/** Whether the intent is the order's own now; not where another package was chosen, or another attempt begun, meanwhile. */
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
  // The words of this attempt's first try, also where the buyer has changed theirs since: a repeated key must say the same.
  const said = payableOrder(order, { name: order.intent_name, email: order.intent_email });
  try {
    const intent = await provider.createIntent({ order: said, idempotencyKey: idempotencyKey(said) });
    if (await store.write((tx) => attachIntent(tx, order, intent, deps))) return intent;
    // Nobody was given its secret, so it cannot be paid; cancelling it is tidiness.
    await provider.cancelIntent({ ...said, intentId: intent.intentId }).catch(() => undefined);
    return null;
  } catch (error) {
    if (error instanceof ProviderUnavailable && error.spentKey)
      await store.write((tx) => endAttempt(tx, order, clock.now()));
    throw error;
  }
}

/** Hears from the provider itself what is known of an order that it calls paid before any event of it has come. */
async function readAhead(deps: CheckoutDeps, { provider }: Wanted, order: IntentOrder): Promise<void> {
  const events = await provider.readFacts(order);
  for (const event of events) await acceptPaymentEvent(deps, event);
}

/** Another package: the old intent must be gone before the order changes, so that it can never be paid for the new one. */
async function dropIntent(wanted: Wanted, order: OrderRecord, intentId: string): Promise<Intent['standing']> {
  if (order.provider !== wanted.provider.name) return 'cancelled';
  const { standing } = await wanted.provider.cancelIntent(intentOrder(order, intentId));
  if (standing === 'open') throw new ProviderUnavailable('The intent could not be cancelled');
  return standing;
}

/** Tells the intent what its buyer has changed; answers with it in any case. */
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
 * One step towards the intent of an unpaid order: makes it, updates it, or gives up one that is of no use any more. Null where another step is
 * needed; an intent that is paid or on its way has its facts taken by then.
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
  await readAhead(deps, wanted, intentOrder(order, intentId));
  return { intentId, clientSecret: '', standing };
}
