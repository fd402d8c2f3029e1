import type { PaymentIntent } from '../../../contract/checkout.ts';
import type { Customer } from './kept-customer.ts';
import type { PaymentEnd } from './payment-end.ts';

export interface StripePaymentProps {
  intent: PaymentIntent;
  priceCents: number;
  customer: Customer;
  onEnd: (end: PaymentEnd) => void;
}

/** What Stripe's own form tells of itself. */
export interface StripeFormProps extends StripePaymentProps {
  isReady: boolean;
  onReady: () => void;
  onBroken: () => void;
}
