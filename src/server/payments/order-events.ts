import type { Transaction } from 'kysely';
import type { OrderStatus } from '../../contract/checkout.ts';
import type { EventThing } from '../../contract/events.ts';
import type { Reversal } from '../../domain/orders/reversals.ts';
import type { Database } from '../store/schema/schema.ts';
import { tell } from '../store/stream/tell.ts';

type Tx = Transaction<Database>;

type ToldOrder = EventThing<'order.paid'>['order'];

/** Something that is sold, as the event stream tells of it, and by what its buyer is found. */
export interface SoldThing {
  readonly itemId: string;
  readonly orderId: string | null;
  readonly order: ToldOrder;
  readonly at: number;
  /** It is not told before, so that the owner can undo it. */
  readonly notBefore?: number | undefined;
}

const orNull = (text: string | null) => (text === '' ? null : text);

/** An order, or a subscription's invoice, in the words of the stream. */
export function soldThing(
  sale: {
    readonly id: string;
    readonly product_name: string;
    readonly product_type: string;
    readonly amount_cents: number;
    readonly test: number;
  },
  standing: {
    readonly status: OrderStatus;
    readonly paidCents: number;
    readonly netCents: number;
    readonly currency: string;
  },
  who: { readonly name: string | null; readonly email: string | null },
): ToldOrder {
  const { id, product_name: productName, product_type: productType, amount_cents: amountCents, test } = sale;
  const { status, paidCents, netCents, currency } = standing;
  const money = { status, amountCents, paidCents, netCents, currency };
  return {
    id,
    productName,
    productType,
    ...money,
    name: orNull(who.name),
    email: orNull(who.email),
    isTest: test === 1,
  };
}

/** Tells the event stream that an order was paid, or that its payment failed. */
export async function tellOfOrder(tx: Tx, type: 'order.paid' | 'order.failed', sold: SoldThing): Promise<void> {
  const { itemId, orderId, order, at, notBefore } = sold;
  await tell(tx, { type, thing: { order }, of: { itemId }, orderId, at, notBefore });
}

const refunds = { refunded: 'refunded', refund_failed: 'failed' } as const;
const disputes = { dispute_opened: 'opened', dispute_won: 'won', dispute_lost: 'lost' } as const;

/** Tells the event stream of each refund and dispute. */
export async function tellOfReversals(tx: Tx, sold: SoldThing, reversals: readonly Reversal[]): Promise<void> {
  const { itemId, orderId, order, at } = sold;
  const moment = { of: { itemId }, orderId, at };
  for (const { id, what, amountCents, at: happened } of reversals) {
    const one = { id, amountCents, at: new Date(happened).toISOString() };
    if (what === 'refunded' || what === 'refund_failed')
      await tell(tx, {
        ...moment,
        type: 'order.refunded',
        thing: { order, refund: { ...one, outcome: refunds[what] } },
      });
    else
      await tell(tx, {
        ...moment,
        type: 'order.disputed',
        thing: { order, dispute: { ...one, outcome: disputes[what] } },
      });
  }
}
