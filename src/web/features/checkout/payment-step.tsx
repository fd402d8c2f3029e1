import { useEffect, useState } from 'react';
import { loadCode } from '../../api/load-code.ts';
import { LateForm } from '../../ui/late-form.tsx';
import { showToast } from '../../ui/toast.ts';
import type { Customer } from './kept-customer.ts';
import type { OrderKey } from './checkout-memory.ts';
import type { PaymentEnd } from './payment-end.ts';
import { PaymentWait } from './payment-wait.tsx';
import type { Product } from './product.ts';
import { ReachOwner } from './reach-owner.tsx';
import { StripePayment } from './stripe-payment.tsx';
import { TestMode } from './test-mode.tsx';
import { useIntent } from './use-intent.ts';

/** Only a site in test mode needs it, so no other loads it. */
const loadTestPayment = async () => (await loadCode(() => import('./test-payment.tsx'))).TestPayment;

interface PaymentStepProps {
  product: Product;
  customer: Customer;
  onPaid: (order: OrderKey) => void;
  onProcessing: (order: OrderKey) => void;
  /** The server refused the details, which are in the step before. */
  onDetails: (message: string) => void;
}

/** Says that no payment is possible, and how to reach the owner. */
function PaymentClosed({ subject, text }: { subject: string; text: string }) {
  return (
    <div className="payment-closed framed" role="alert">
      <p>{text}</p>
      <ReachOwner subject={subject}>Nothing was charged. Write or call, and I send you an invoice:</ReachOwner>
    </div>
  );
}

/** The payment step: a spinner until the payment is prepared, then the provider's form. */
export function PaymentStep(props: PaymentStepProps) {
  const [attempt, setAttempt] = useState(0);
  return <Preparation key={attempt} {...props} onRetry={() => setAttempt((count) => count + 1)} />;
}

/** One attempt to prepare the payment, and its result. */
function Preparation({
  product,
  customer,
  onPaid,
  onProcessing,
  onDetails,
  onRetry,
}: PaymentStepProps & { onRetry: () => void }) {
  const current = useIntent(product, customer);
  const [failure, setFailure] = useState<string | null>(null);
  const subject = `Paying for ${product.name}`;
  const details = current.state === 'refused' && current.refusal.kind === 'details' ? current.refusal.message : null;

  useEffect(() => {
    if (details !== null) onDetails(details);
  }, [details, onDetails]);

  function end(order: OrderKey, how: PaymentEnd): void {
    setFailure(how.kind === 'failed' ? how.message : null);
    if (how.kind === 'failed') {
      showToast({ title: 'Payment Failed', description: how.message, tone: 'bad' });
    } else if (how.kind === 'processing') onProcessing(order);
    else {
      showToast({ title: 'Payment Successful', description: 'Thank you for your purchase!' });
      onPaid(order);
    }
  }

  if (current.state === 'waiting') {
    const { isLate, limitSeconds } = current;
    return <PaymentWait subject={subject} isLate={isLate} limitSeconds={limitSeconds} onRetry={onRetry} />;
  }
  if (current.state === 'refused') {
    return current.refusal.kind === 'closed' ? <PaymentClosed subject={subject} text={current.refusal.text} /> : null;
  }
  const { intent } = current;
  const order = { id: intent.orderId, token: intent.orderToken };
  const form = { intent, priceCents: product.priceCents, onEnd: (how: PaymentEnd) => end(order, how) };
  return (
    <div className="payment">
      {intent.provider === 'test' ? (
        <>
          <TestMode />
          <LateForm
            load={loadTestPayment}
            reason="Nothing was charged. Please check the connection and try again."
            props={form}
          />
        </>
      ) : (
        <StripePayment {...form} customer={customer} subject={subject} />
      )}
      {failure !== null && <p className="err">{failure} Nothing was charged: try again, or pay another way.</p>}
    </div>
  );
}
