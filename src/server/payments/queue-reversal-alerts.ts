import type { Transaction } from 'kysely';
import type { Reversal } from '../../domain/orders/reversals.ts';
import { queueOwnerAlert } from '../outbox/queue-mail.ts';
import { momentInZone } from '../time/moment-in-zone.ts';
import type { Database } from '../store/schema/schema.ts';
import { inDollars } from '../outbox/in-dollars.ts';

/** What was sold, after the reversals. */
export interface ReversedSale {
  /** The order's id, or the invoice's. */
  readonly reference: string;
  /** Absent for a subscription. */
  readonly orderId?: string;
  readonly productName: string;
  readonly name: string;
  readonly email: string;
  readonly paidCents: number;
  readonly netCents: number;
}

export interface ReversalMoment {
  readonly at: number;
  /** The owner's. */
  readonly timeZone: string;
  readonly ownerEmail: string | null;
}

type Fact = [label: string, value: string];

/** What the subject says. */
const titles: Readonly<Record<Reversal['what'], (amount: string) => string>> = {
  refunded: (amount) => `Refund of ${amount}`,
  refund_failed: (amount) => `Refund of ${amount} failed, the money is back with you`,
  dispute_opened: (amount) => `Dispute over ${amount}, please answer it`,
  dispute_won: (amount) => `Dispute over ${amount} won`,
  dispute_lost: (amount) => `Dispute over ${amount} lost`,
};

/** Queues an alert for each refund and each dispute, in the transaction that applies their facts. */
export async function queueReversalAlerts(
  tx: Transaction<Database>,
  sale: ReversedSale,
  reversals: readonly Reversal[],
  { at, timeZone, ownerEmail }: ReversalMoment,
): Promise<void> {
  const { name, email, productName, paidCents, netCents, reference, orderId } = sale;
  for (const reversal of reversals) {
    const facts: Fact[] = [
      ['When', momentInZone(reversal.at, timeZone)],
      ['Product', productName],
      // Nothing is paid while the order needs a review.
      ...(paidCents === 0
        ? []
        : ([
            ['Paid', inDollars(paidCents)],
            ['Left of it', inDollars(netCents)],
          ] satisfies Fact[])),
      ['Order', reference],
    ];
    const what = titles[reversal.what](inDollars(reversal.amountCents));
    await queueOwnerAlert(
      tx,
      { ownerEmail },
      { about: 'order', what, who: { name, email }, facts, leadId: null, orderId, at },
    );
  }
}
