import { useEffect, useState, type ComponentType } from 'react';
import { PaymentWait } from './payment-wait.tsx';
import type { StripeFormProps, StripePaymentProps } from './payment-end.ts';

/** Stripe's script and frames may take this long; then a way out stands beside the spinner. */
const WAY_OUT_AFTER_MS = 6000;

/** Stripe's own form. Its library is loaded here and nowhere before; where that fails, it can be tried again. */
export function StripePayment(props: StripePaymentProps & { subject: string }) {
  const [attempt, setAttempt] = useState(0);
  return <Opening key={attempt} {...props} onRetry={() => setAttempt((count) => count + 1)} />;
}

/** One try to open it: a spinner until everything of Stripe's stands there, script and frames. */
function Opening({ subject, onRetry, ...props }: StripePaymentProps & { subject: string; onRetry: () => void }) {
  const [Form, setForm] = useState<ComponentType<StripeFormProps> | null>(null);
  const [isReady, setIsReady] = useState(false);
  const [isLate, setIsLate] = useState(false);
  const key = props.intent.publishableKey ?? '';

  useEffect(() => {
    let isGone = false;
    import('./stripe-form.tsx')
      .then(({ openStripe }) => openStripe(key))
      .then(
        (opened) => isGone || setForm(() => opened),
        () => isGone || setIsLate(true),
      );
    return () => {
      isGone = true;
    };
  }, [key]);
  useEffect(() => {
    if (isReady) return undefined;
    const timer = setTimeout(() => setIsLate(true), WAY_OUT_AFTER_MS);
    return () => clearTimeout(timer);
  }, [isReady]);

  return (
    <>
      {!isReady && <PaymentWait subject={subject} isLate={isLate} onRetry={onRetry} />}
      {Form && <Form {...props} isReady={isReady} onReady={() => setIsReady(true)} onBroken={() => setIsLate(true)} />}
    </>
  );
}
