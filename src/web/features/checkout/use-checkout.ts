import { useCallback, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { SUCCESS_KEY } from '../../../contract/session-notes.ts';
import { isComplete, keepCustomer, keptCustomer, type Customer } from './kept-customer.ts';
import { checkoutMemory, type OrderKey } from './checkout-memory.ts';
import type { Product } from './product.ts';
import { useStore } from '../../ui/store.ts';
import { keepStep, keptStep, readStep, type OpenStep } from './kept-step.ts';
import { RETURN_PATH } from './payment-return.ts';
import { refreshOrder } from './find-order.ts';
import { noteInEntry } from '../../ui/note-in-entry.ts';

/** Leaves a note of the purchase for /success. */
function noteSuccess(product: Product, { email }: Customer): void {
  try {
    const outcome = { kind: 'purchase', title: product.name, email: email.trim() };
    sessionStorage.setItem(SUCCESS_KEY, JSON.stringify(outcome));
  } catch {
    // Without storage /success confirms without the product's name.
  }
}

/**
 * The state of the checkout of `product`: the step, the buyer and the order. The steps before the payment are entries of the browser's
 * history, so that back and forward move between them. After the payment there is only the next step.
 */
export function useCheckout(product: Product) {
  const navigate = useNavigate();
  const { pathname, search, state } = useLocation();
  const serviceId = product.id;
  const [customer, setCustomer] = useState(keptCustomer);
  const [refusedEmail, setRefusedEmail] = useState<string | null>(null);
  const note = useStore({ watch: checkoutMemory.watch, read: () => checkoutMemory.read(serviceId) }, null);
  const here = `${pathname}${search}`;
  const asked = readStep(state);
  const wanted = asked ?? keptStep(serviceId);
  const step: OpenStep = wanted === 'payment' && isComplete(customer) ? 'payment' : 'info';

  const show = useCallback(
    (next: OpenStep, options: { replace?: boolean } = {}) => {
      keepStep(serviceId, next);
      void navigate(here, { state: { step: next }, preventScrollReset: true, ...options });
    },
    [navigate, here, serviceId],
  );

  useEffect(() => {
    // The history entry holds the step that is shown. An entry that asks for a step that cannot be shown yet is replaced.
    if (asked !== null && asked !== step) return show(step, { replace: true });
    if (asked === null) noteInEntry({ step });
    keepStep(serviceId, step);
  }, [asked, step, show, serviceId]);

  useEffect(() => {
    const asking = new AbortController();
    const look = () => void refreshOrder(serviceId, asking.signal);
    // A page from the back/forward cache may be older than the payment.
    const lookAgain = (event: PageTransitionEvent) => event.persisted && look();
    look();
    addEventListener('pageshow', lookAgain);
    return () => {
      asking.abort();
      removeEventListener('pageshow', lookAgain);
    };
  }, [serviceId]);

  return {
    customer,
    refusedEmail,
    step,
    standing: note?.standing ?? 'open',
    order: note?.order ?? null,
    isTest: note?.isTest ?? false,
    changeCustomer: (next: Customer) => {
      setRefusedEmail(null);
      setCustomer(next);
      keepCustomer(next);
    },
    pay: () => show('payment'),
    edit: useCallback(() => show('info'), [show]),
    refuseEmail: useCallback(
      (message: string) => {
        setRefusedEmail(message);
        show('info');
      },
      [show],
    ),
    paid: (paid: OrderKey) => checkoutMemory.keep(serviceId, { order: paid, standing: 'paid' }),
    processing: (tried: OrderKey) => {
      checkoutMemory.keep(serviceId, { order: tried, standing: 'processing' });
      location.assign(RETURN_PATH);
    },
    finish: useCallback(() => {
      checkoutMemory.keep(serviceId, { standing: 'answered' });
      noteSuccess(product, customer);
      void navigate('/success', { replace: true });
    }, [navigate, serviceId, product, customer]),
    startAnew: () => {
      checkoutMemory.forget(serviceId);
      show('info');
    },
  };
}
