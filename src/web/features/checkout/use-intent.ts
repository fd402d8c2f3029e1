import { useEffect, useState } from 'react';
import type { PaymentIntent } from '../../../contract/checkout.ts';
import { readPaid, requestIntent } from './checkout-calls.ts';
import type { Customer } from './customer-note.ts';
import { readRefusal, type Refusal } from './intent-refusal.ts';
import { orderNotes } from './order-note.ts';
import type { Product } from './product.ts';
import { standingAfter } from './standing.ts';

/** The spinner stands alone this long; then a way out stands beside it. */
const WAY_OUT_AFTER_MS = 4000;

export type IntentState =
  | { readonly state: 'waiting'; readonly isLate: boolean }
  | { readonly state: 'refused'; readonly refusal: Refusal }
  | { readonly state: 'ready'; readonly intent: PaymentIntent };

/** Where the order is paid already, the checkout goes on from there; one that was refunded makes room for a new one. */
async function notePaid(serviceId: string, error: unknown): Promise<'other' | 'gone' | 'noted'> {
  const paid = await readPaid(error);
  if (paid === null) return 'other';
  const { order, orderToken } = paid;
  const standing = standingAfter('open', order);
  if (standing === 'gone') {
    orderNotes.forget(serviceId);
    return 'gone';
  }
  orderNotes.keep(serviceId, { order: { id: order.id, token: orderToken }, standing, isTest: order.test });
  return 'noted';
}

/** Asks for the payment of `product`, once for each time it is mounted, under the checkout's one id. */
export function useIntent(product: Product, customer: Customer): IntentState {
  const [current, setCurrent] = useState<IntentState>({ state: 'waiting', isLate: false });
  const name = customer.name.trim();
  const email = customer.email.trim();

  useEffect(() => {
    const asking = new AbortController();
    const { signal } = asking;
    const late = setTimeout(() => setCurrent({ state: 'waiting', isLate: true }), WAY_OUT_AFTER_MS);

    async function ask(mayBeginAnew: boolean): Promise<void> {
      const { checkoutId } = orderNotes.open(product.id);
      try {
        const intent = await requestIntent(product, { name, email }, checkoutId, signal);
        if (signal.aborted) return;
        clearTimeout(late);
        const order = { id: intent.orderId, token: intent.orderToken };
        orderNotes.keep(product.id, { order, isTest: intent.provider === 'test' });
        setCurrent({ state: 'ready', intent });
      } catch (error) {
        if (signal.aborted) return;
        const paid = await notePaid(product.id, error);
        if (paid === 'gone' && mayBeginAnew) await ask(false);
        if (paid !== 'other') return;
        // oxlint-disable-next-line no-console -- the specification wants it seen here
        console.error('Failed to create the payment', error);
        const refusal = readRefusal(error);
        // What passes by itself leaves the spinner as it is, until the way out comes.
        if (refusal === null || signal.aborted) return;
        clearTimeout(late);
        setCurrent({ state: 'refused', refusal });
      }
    }

    void ask(true);
    return () => {
      asking.abort();
      clearTimeout(late);
    };
  }, [product, name, email]);

  return current;
}
