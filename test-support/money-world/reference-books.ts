import type { StandInDispute, StandInRefund } from '../../stand-ins/stripe/objects.ts';
import type { StripeStandIn } from '../../stand-ins/stripe/stripe-stand-in.ts';

/** What one payment comes to, in cents. */
interface Worth {
  readonly paid: number;
  readonly refunded: number;
  readonly lost: number;
  readonly status: string;
}

/** By order or invoice, everything that was paid for. */
export type ReferenceBooks = ReadonlyMap<string, Worth>;

const sum = (all: readonly { readonly amount: number }[]) => all.reduce((total, { amount }) => total + amount, 0);

function worthOf(paid: number, refunds: readonly StandInRefund[], disputes: readonly StandInDispute[]): Worth {
  const given = refunds.filter(({ status }) => status !== 'failed' && status !== 'canceled');
  const refunded = sum(given);
  const lost = Math.min(sum(disputes.filter(({ status }) => status === 'lost')), paid - refunded);
  const isOver = ({ status }: StandInDispute) => status === 'won' || status === 'warning_closed';
  if (!disputes.every(isOver)) return { paid, refunded, lost, status: 'disputed' };
  if (refunded === 0) return { paid, refunded, lost, status: 'completed' };
  return { paid, refunded, lost, status: refunded < paid ? 'partly_refunded' : 'refunded' };
}

/** Who was charged, by Stripe's own objects as they stand in the end: no events, no order of them, nothing of ours. */
export function referenceBooks({ payments, reversals, billing }: StripeStandIn): ReferenceBooks {
  const books = new Map<string, Worth>();
  const invoiceOf = new Map(
    [...billing.invoicePayments.values()].map((one) => [one.payment.payment_intent, one.invoice] as const),
  );
  for (const intent of payments.intents.values()) {
    if (intent.status !== 'succeeded') continue;
    const ref = invoiceOf.get(intent.id) ?? intent.metadata['orderId'] ?? '';
    if (books.has(ref)) throw new Error(`${ref} was paid twice`);
    const ofIntent = ({ payment_intent }: { payment_intent: string }) => payment_intent === intent.id;
    const refunds = [...reversals.refunds.values()].filter(ofIntent);
    const disputes = [...reversals.disputes.values()].filter(ofIntent);
    books.set(ref, worthOf(intent.amount_received, refunds, disputes));
  }
  return books;
}
