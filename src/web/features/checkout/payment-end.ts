import type { PaymentIntent } from '../../../contract/checkout.ts';
import type { Customer } from './kept-customer.ts';

/** How a try to pay ended. */
export type PaymentEnd =
  | { readonly kind: 'succeeded' }
  | { readonly kind: 'processing' }
  | { readonly kind: 'failed'; readonly message: string };

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
