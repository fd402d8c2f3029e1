import { useEffect, useState, type ComponentType } from 'react';
import type { PaymentIntent } from '../../../contract/checkout.ts';
import type { Customer } from './customer-note.ts';
import type { PaymentEnd } from './payment-end.ts';
import { PaymentWait } from './payment-wait.tsx';

/** Stripe's script stands still this long; then a way out stands beside the spinner. */
const WAY_OUT_AFTER_MS = 6000;

export interface StripePaymentProps {
  intent: PaymentIntent;
  priceCents: number;
  customer: Customer;
  onEnd: (end: PaymentEnd) => void;
}

type Opened =
  | { readonly state: 'waiting'; readonly isLate: boolean }
  | { readonly state: 'ready'; readonly Form: ComponentType<StripePaymentProps & { onBroken: () => void }> };

/** Stripe's own form. Its library is loaded here and nowhere before; where that fails, it can be tried again. */
export function StripePayment(props: StripePaymentProps & { subject: string }) {
  const [attempt, setAttempt] = useState(0);
  return <Opening key={attempt} {...props} onRetry={() => setAttempt((count) => count + 1)} />;
}

function Opening({ subject, onRetry, ...props }: StripePaymentProps & { subject: string; onRetry: () => void }) {
  const [opened, setOpened] = useState<Opened>({ state: 'waiting', isLate: false });
  const key = props.intent.publishableKey ?? '';

  useEffect(() => {
    let gone = false;
    const showLate = () => gone || setOpened({ state: 'waiting', isLate: true });
    const late = setTimeout(showLate, WAY_OUT_AFTER_MS);
    import('./stripe-form.tsx')
      .then(({ openStripe }) => openStripe(key))
      .then((Form) => gone || setOpened({ state: 'ready', Form }), showLate)
      .finally(() => clearTimeout(late));
    return () => {
      gone = true;
      clearTimeout(late);
    };
  }, [key]);

  if (opened.state === 'waiting') return <PaymentWait subject={subject} isLate={opened.isLate} onRetry={onRetry} />;
  return <opened.Form {...props} onBroken={() => setOpened({ state: 'waiting', isLate: true })} />;
}
