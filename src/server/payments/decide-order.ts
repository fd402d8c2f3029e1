import type { Transaction } from 'kysely';
import type { OrderStatus } from '../../contract/checkout.ts';
import type { Verdict } from '../../contract/owner-orders.ts';
import { UNDO_MS } from '../../contract/owner-bookings.ts';
import { canBeAccepted, holdingDecision, oddIds, providerFacts } from '../../domain/orders/odd-facts.ts';
import type { DecisionFact } from '../../domain/orders/payment-facts.ts';
import { Refusal } from '../requests/refusal.ts';
import { UNDO_MARGIN_MS, untilSent } from '../requests/undo-window.ts';
import { withdrawConversion } from '../store/analytics/analytics-writes.ts';
import { newRowId } from '../store/engine/new-row-id.ts';
import { insertDecision, withdrawOrderMessages } from '../store/orders/order-decisions.ts';
import { changeOrder, findOrder, type OrderRecord } from '../store/orders/orders.ts';
import type { Database } from '../store/schema/schema.ts';
import { withdrawEvents } from '../store/stream/tell.ts';
import type { PaymentEventDeps } from './accept-events.ts';
import { readFacts } from './read-facts.ts';
import { settleOrder } from './settle-order.ts';

type Tx = Transaction<Database>;

export const unknownOrder = new Refusal({
  kind: 'unknown',
  title: 'No such order',
  detail: 'This order is not in the database any more.',
});
const needsNone = new Refusal({
  kind: 'conflict',
  title: 'This order needs no review',
  detail: 'Its payments match it, or it was settled already. Please load the list again.',
});
const otherCurrency = new Refusal({
  kind: 'conflict',
  title: 'Another currency came in',
  detail:
    'The books are kept in the order’s currency, so this money cannot be counted. Give it back with your provider, then choose Refunded outside, or Discard.',
});
const isOver = new Refusal({
  kind: 'conflict',
  title: 'It can no longer be undone',
  detail: 'A decision can be undone for thirty seconds, as long as no message about it has left.',
});

/** What was decided, before it is stored. */
function factOf(verdict: DecisionFact['verdict'], covers: readonly string[], at: number): DecisionFact {
  return { kind: 'decision', decisionId: newRowId(), verdict, covers, at };
}

async function findDecided(tx: Tx, id: string) {
  const order = await findOrder(tx, id);
  if (order === null) throw unknownOrder;
  return { order, facts: await readFacts(tx, id) };
}

async function store(tx: Tx, orderId: string, fact: DecisionFact, said: { who: string; reason: string }) {
  await insertDecision(tx, { id: fact.decisionId, orderId, fact, said, at: fact.at });
}

/**
 * Settles an order that needs a review as the owner says, with the reason. The books count it at once; what is told of a purchase leaves after half a minute.
 * @throws Refusal where there is no such order, it needs no review, or the money that came in cannot be counted
 */
export async function decideOrder(
  { store: { write }, clock, timeZone, ownerEmail }: PaymentEventDeps,
  orderId: string,
  { verdict, reason, who }: { verdict: Verdict; reason: string; who: string },
): Promise<{ decisionId: string; status: OrderStatus }> {
  const at = clock.now();
  return write(async (tx) => {
    const { order, facts } = await findDecided(tx, orderId);
    if (order.status !== 'needs_review') throw needsNone;
    const known = providerFacts(facts);
    if (verdict === 'accepted' && !canBeAccepted(asked(order), known)) throw otherCurrency;
    const fact = factOf(verdict, oddIds(asked(order), known), at);
    await store(tx, orderId, fact, { who, reason });
    const { status } = await settleOrder(tx, order, { at, timeZone, ownerEmail, notBefore: untilSent(at) });
    return { decisionId: fact.decisionId, status };
  });
}

function asked({ amount_cents: amountCents, currency }: OrderRecord) {
  return { amountCents, currency };
}

/**
 * Takes the decision that holds back, if it is younger than half a minute and nothing of it has left: the order needs its review again, and nobody is told.
 * @throws Refusal where there is no such order, or the decision can no longer be undone
 */
export async function undoDecision(
  { store: { write }, clock, timeZone }: PaymentEventDeps,
  orderId: string,
  { decisionId, who }: { decisionId: string; who: string },
): Promise<{ decisionId: string; status: OrderStatus }> {
  const at = clock.now();
  return write(async (tx) => {
    const { order, facts } = await findDecided(tx, orderId);
    const held = holdingDecision(facts);
    if (held?.decisionId !== decisionId || held.at + UNDO_MS + UNDO_MARGIN_MS < at) throw isOver;
    if (!(await withdrawOrderMessages(tx, orderId, held.at))) throw isOver;
    await withdrawEvents(tx, { itemId: orderId, types: ['order.paid'], since: held.at });
    const wasAnnounced = order.announced_at === held.at;
    if (wasAnnounced)
      await withdrawConversion(tx, { type: 'purchase', sessionId: order.session_id, at: held.at, timeZone });
    // Later than what it takes back, whatever the clock says.
    const fact = factOf('withdrawn', [], Math.max(at, held.at + 1));
    await store(tx, orderId, fact, { who, reason: '' });
    const before = wasAnnounced
      ? await changeOrder(tx, orderId, { announced_at: null, status: 'needs_review', changed_at: at })
      : { ...order, status: 'needs_review' as const };
    const { status } = await settleOrder(tx, before, { at, timeZone, ownerEmail: null });
    return { decisionId: fact.decisionId, status };
  });
}
