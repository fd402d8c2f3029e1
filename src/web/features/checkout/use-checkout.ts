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

/** What /success is to confirm. */
function noteSuccess(product: Product, { email }: Customer): void {
  try {
    const outcome = { kind: 'purchase', title: product.name, email: email.trim() };
    sessionStorage.setItem(SUCCESS_KEY, JSON.stringify(outcome));
  } catch {
    // A browser that forbids its storage: /success confirms without the name.
  }
}

/**
 * Where a visitor stands in the checkout of `product`: the step, who buys, and the order. The open steps are entries of the browser's
 * history, so that back and forward walk between them; once it is paid there is only the next thing to do.
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
    // This entry of the history stands for what it shows from now on, whatever is typed into it.
    if (asked !== step) show(step, { replace: true });
    else keepStep(serviceId, step);
  }, [asked, step, show, serviceId]);

  useEffect(() => {
    const asking = new AbortController();
    const look = () => void refreshOrder(serviceId, asking.signal);
    // Out of the browser's memory the page comes back as it was left, perhaps while the bank was asked.
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
