import type { Order, OrderStatus } from '../../../contract/checkout.ts';
import type { Standing } from './checkout-memory.ts';

/** What each state of an order means to its buyer here; `gone` is one that nothing can be paid or answered for any more. */
const standings: Readonly<Record<OrderStatus, Standing | 'gone'>> = {
  created: 'open',
  awaiting_payment: 'open',
  // The same order can be tried again with another card.
  failed: 'open',
  processing: 'processing',
  // Held for the owner: money came, though not as it should.
  needs_review: 'processing',
  completed: 'paid',
  partly_refunded: 'paid',
  disputed: 'paid',
  refunded: 'gone',
  cancelled: 'gone',
};

/**
 * Where a checkout stands now that the server said how its order does. The provider tells the buyer before it tells the server: an order
 * that still waits there does not take back a payment that was just made here.
 */
export function standingAfter(known: Standing, { status, onboarding }: Order): Standing | 'gone' {
  if (onboarding.done) return 'answered';
  const isWaiting = status === 'created' || status === 'awaiting_payment';
  return isWaiting ? known : standings[status];
}
