import type { Order, OrderStatus } from '../../../contract/checkout.ts';
import type { Standing } from './checkout-memory.ts';

/** What each order status means for the checkout; `gone` means that the order needs no payment and no answers any more. */
const standings: Readonly<Record<OrderStatus, Standing | 'gone'>> = {
  created: 'open',
  awaiting_payment: 'open',
  // The same order can be tried again with another card.
  failed: 'open',
  processing: 'processing',
  // A payment arrived that does not match the order; the owner must review it.
  needs_review: 'processing',
  discarded: 'processing',
  completed: 'paid',
  partly_refunded: 'paid',
  disputed: 'paid',
  refunded: 'gone',
  cancelled: 'gone',
};

/**
 * The checkout's standing after the server reported its order. The provider tells the buyer before it tells the server, so an order
 * that still waits does not undo a payment that this browser just made.
 */
export function standingAfter(known: Standing, { status, onboarding }: Order): Standing | 'gone' {
  if (onboarding.done) return 'answered';
  const isWaiting = status === 'created' || status === 'awaiting_payment';
  return isWaiting ? known : standings[status];
}
