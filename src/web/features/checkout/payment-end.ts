import type { PaymentIntent } from '../../../contract/checkout.ts';
import type { Customer } from './kept-customer.ts';

/** How an attempt to pay ended. */
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

/** The props of Stripe's form, with its events. */
export interface StripeFormProps extends StripePaymentProps {
  isReady: boolean;
  onReady: () => void;
  onBroken: () => void;
}
