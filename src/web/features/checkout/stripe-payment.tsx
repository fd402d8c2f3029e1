import { loadCode } from '../../api/load-code.ts';
import { useEffect, useReducer, useState } from 'react';
import type { StripePaymentProps } from './payment-end.ts';
import { PaymentWait } from './payment-wait.tsx';
import { advance, initialOpening } from './stripe-opening.ts';

/** After this time without Stripe's script and frames, a way out stands beside the spinner. */
const WAY_OUT_AFTER_MS = 6000;

/** Stripe's own form. Its library is loaded here and nowhere before; if that fails, the buyer can try again. */
export function StripePayment(props: StripePaymentProps & { subject: string }) {
  const [attempt, setAttempt] = useState(0);
  return <StripeFormAttempt key={attempt} {...props} onRetry={() => setAttempt((count) => count + 1)} />;
}

/** One attempt to open the form: a spinner until Stripe's script and frames are here. */
function StripeFormAttempt({
  subject,
  onRetry,
  ...props
}: StripePaymentProps & { subject: string; onRetry: () => void }) {
  const [{ Form, isReady, isLate }, dispatch] = useReducer(advance, initialOpening);
  const key = props.intent.publishableKey ?? '';

  useEffect(() => {
    let isGone = false;
    loadCode(() => import('./stripe-form.tsx'))
      .then(({ openStripe }) => openStripe(key))
      .then(
        (opened) => isGone || dispatch({ type: 'script-loaded', Form: opened }),
        () => isGone || dispatch({ type: 'script-failed' }),
      );
    return () => {
      isGone = true;
    };
  }, [key]);
  useEffect(() => {
    if (isReady) return undefined;
    const timer = setTimeout(() => dispatch({ type: 'timed-out' }), WAY_OUT_AFTER_MS);
    return () => clearTimeout(timer);
  }, [isReady]);

  return (
    <>
      {!isReady && <PaymentWait subject={subject} isLate={isLate} onRetry={onRetry} />}
      {Form && (
        <Form
          {...props}
          isReady={isReady}
          onReady={() => dispatch({ type: 'form-ready' })}
          onBroken={() => dispatch({ type: 'form-failed' })}
        />
      )}
    </>
  );
}
