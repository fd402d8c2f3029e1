import { useEffect, useState } from 'react';
import type { PaymentIntent } from '../../../contract/checkout.ts';
import { outcomeOf, type Outcome } from '../../forms/sending/outcome.ts';
import { pauseAfter } from '../../forms/sending/sending-state.ts';
import { readPaid, requestIntent } from './checkout-calls.ts';
import type { Customer } from './kept-customer.ts';
import { noteSent } from '../../analytics/watch-forms.ts';
import { visitorPaths } from '../../../contract/visitor-api.ts';
import { checkoutMemory } from './checkout-memory.ts';
import type { Product } from './product.ts';
import { standingAfter } from './standing.ts';
import { RequestError } from '../../api/request-error.ts';

/** Why the server refused the payment; another request would not help. */
export type Refusal =
  /** The server refused the e-mail or the name, which are in the step before. */
  | { readonly kind: 'details'; readonly message: string }
  /** The site does not accept payments, or not this one; `text` says what to do. */
  | { readonly kind: 'closed'; readonly text: string };

/** The refusal in an error answer; null if another request may succeed. */
export function readRefusal(error: unknown): Refusal | null {
  if (!(error instanceof RequestError) || error.problem === null) return null;
  const { status, problem } = error;
  if (status === 422) {
    const named = problem.errors?.find(({ field }) => field === 'email' || field === 'name');
    return named ? { kind: 'details', message: named.message } : { kind: 'closed', text: problem.detail };
  }
  return null;
}

/** How long the spinner is shown alone, before a way out appears beside it. */
const WAY_OUT_AFTER_MS = 4000;

export type IntentState =
  /** `limitSeconds` is set after a 429: the time until the next request. */
  | { readonly state: 'waiting'; readonly isLate: boolean; readonly limitSeconds: number | null }
  | { readonly state: 'refused'; readonly refusal: Refusal }
  | { readonly state: 'ready'; readonly intent: PaymentIntent };

/** If the order is already paid, the checkout continues from there. A refunded order is dropped, so that a new one can start. */
async function rememberPaid(serviceId: string, error: unknown): Promise<'other' | 'gone' | 'noted'> {
  const paid = await readPaid(error);
  if (paid === null) return 'other';
  const { order, orderToken } = paid;
  const standing = standingAfter('open', order);
  if (standing === 'gone') {
    checkoutMemory.forget(serviceId);
    return 'gone';
  }
  checkoutMemory.keep(serviceId, { order: { id: order.id, token: orderToken }, standing, isTest: order.test });
  return 'noted';
}

/** Resolves after the time, or when the network is back. */
function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      resolve();
    };
    const timer = setTimeout(end, ms);
    addEventListener('online', end, { signal, once: true });
    signal.addEventListener('abort', end, { once: true });
  });
}

/** Requests the payment for `product` when mounted. While the server or network is unavailable it retries, always under the checkout's id. */
export function useIntent(product: Product, customer: Customer): IntentState {
  const [current, setCurrent] = useState<IntentState>({ state: 'waiting', isLate: false, limitSeconds: null });
  const name = customer.name.trim();
  const email = customer.email.trim();

  useEffect(() => {
    const asking = new AbortController();
    const { signal } = asking;
    const late = setTimeout(() => setCurrent({ state: 'waiting', isLate: true, limitSeconds: null }), WAY_OUT_AFTER_MS);
    let tries = 0;

    async function ask(mayBeginAnew: boolean): Promise<void> {
      const { checkoutId } = checkoutMemory.open(product.id);
      try {
        const intent = await requestIntent(product, { name, email }, checkoutId, signal);
        if (signal.aborted) return;
        clearTimeout(late);
        noteSent(visitorPaths.createPaymentIntent);
        const order = { id: intent.orderId, token: intent.orderToken };
        checkoutMemory.keep(product.id, { order, isTest: intent.provider === 'test' });
        setCurrent({ state: 'ready', intent });
      } catch (error) {
        if (signal.aborted) return;
        const paid = await rememberPaid(product.id, error);
        if (paid === 'gone' && mayBeginAnew) await ask(false);
        if (paid !== 'other') return;
        // oxlint-disable-next-line no-console -- the specification wants it seen here
        console.error('Failed to create the payment', error);
        const refusal = readRefusal(error);
        if (signal.aborted) return;
        if (refusal === null) return askLater(outcomeOf(error));
        clearTimeout(late);
        setCurrent({ state: 'refused', refusal });
      }
    }

    /** Retries after a temporary failure, under the same id. The spinner stays. */
    async function askLater(outcome: Outcome): Promise<void> {
      if (outcome.kind !== 'away' && outcome.kind !== 'limited') return;
      if (outcome.kind === 'limited') {
        clearTimeout(late);
        setCurrent({ state: 'waiting', isLate: true, limitSeconds: Math.ceil(outcome.waitMs / 1000) });
      }
      tries += 1;
      await pause(Math.max(pauseAfter(tries, Math.random()), outcome.waitMs), signal);
      if (!signal.aborted) await ask(true);
    }

    void ask(true);
    return () => {
      asking.abort();
      clearTimeout(late);
    };
  }, [product, name, email]);

  return current;
}
