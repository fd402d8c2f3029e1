import type { PaymentIntentResult, Stripe, StripeElements } from '@stripe/stripe-js';
import type { Customer } from './kept-customer.ts';
import type { PaymentEnd } from './payment-end.ts';
import { RETURN_PATH } from './payment-return.ts';

const NO_REASON = 'The payment did not go through.';

/** How the payment ended, from Stripe's answer. An intent that was paid in another tab counts as paid. */
export function readResult({ error, paymentIntent }: PaymentIntentResult): PaymentEnd {
  const status = (error ? error.payment_intent : paymentIntent)?.status;
  if (status === 'succeeded' || status === 'processing') return { kind: status };
  return { kind: 'failed', message: error?.message ?? NO_REASON };
}

/** Pays with the data in Stripe's form. If the bank or wallet requires it, the browser goes there and returns to RETURN_PATH. */
export async function confirmAtStripe(
  stripe: Stripe,
  elements: StripeElements,
  { name, email }: Customer,
): Promise<PaymentEnd> {
  try {
    return readResult(
      await stripe.confirmPayment({
        elements,
        confirmParams: {
          return_url: `${location.origin}${RETURN_PATH}`,
          payment_method_data: { billing_details: { name, email } },
        },
        redirect: 'if_required',
      }),
    );
  } catch {
    return { kind: 'failed', message: 'The payment service cannot be reached. Please check the connection.' };
  }
}
