import { Elements, PaymentElement, useElements, useStripe } from '@stripe/react-stripe-js';
import type { Stripe, StripeElementsOptionsClientSecret, StripePaymentElementOptions } from '@stripe/stripe-js';
import { loadStripe } from '@stripe/stripe-js/pure';
import { useMemo } from 'react';
import { Button } from '../../ui/button.tsx';
import { formatCents } from '../../ui/format-money.ts';
import { useOneAtATime } from '../../ui/use-one-at-a-time.ts';
import { confirmAtStripe } from './confirm-at-stripe.ts';
import { stripeTheme } from './stripe-theme.ts';
import type { StripeFormProps } from './payment-end.ts';

/** The payment methods, in the order of the specification; the account may lack some. */
const PAYMENT_METHOD_ORDER = ['card', 'klarna', 'affirm', 'cashapp'];

/** The content of Stripe's Elements: its form and the button. */
function PayForm({ priceCents, customer, isReady, onEnd, onReady, onBroken }: Omit<StripeFormProps, 'intent'>) {
  const stripe = useStripe();
  const elements = useElements();
  const { isBusy, run } = useOneAtATime();
  const name = customer.name.trim();
  const email = customer.email.trim();
  const options = useMemo<StripePaymentElementOptions>(
    () => ({
      layout: { type: 'accordion', defaultCollapsed: false, radios: 'always', spacedAccordionItems: false },
      paymentMethodOrder: PAYMENT_METHOD_ORDER,
      // Only the four methods above: Stripe would add wallets by itself.
      wallets: { applePay: 'never', googlePay: 'never', link: 'never' },
      defaultValues: { billingDetails: { name, email } },
    }),
    [name, email],
  );

  async function pay(): Promise<void> {
    if (!stripe || !elements) return;
    onEnd(await confirmAtStripe(stripe, elements, { name, email }));
  }

  return (
    <form
      className="lead-form"
      aria-label="Payment"
      onSubmit={(event) => {
        event.preventDefault();
        void run(pay);
      }}
    >
      <PaymentElement options={options} onReady={onReady} onLoadError={onBroken} />
      <div className="row">
        <Button type="submit" variant="go" busy={isBusy} disabled={!isReady}>
          {isBusy ? 'Processing...' : `Pay ${formatCents(priceCents)}`}
        </Button>
      </div>
      <p className="hint">Stripe takes the payment. Your card goes to them, never to this site.</p>
    </form>
  );
}

/** Loads Stripe's script and returns a form that uses it. Rejects if the script cannot be loaded. */
export async function openStripe(publishableKey: string) {
  const stripe: Stripe | null = await loadStripe(publishableKey);
  if (stripe === null) throw new Error('Stripe is not available');

  return function StripeForm({ intent, ...props }: StripeFormProps) {
    const { clientSecret } = intent;
    const options = useMemo<StripeElementsOptionsClientSecret>(
      () => ({ clientSecret, locale: 'en', appearance: stripeTheme(document.documentElement) }),
      [clientSecret],
    );
    return (
      <Elements key={clientSecret} stripe={stripe} options={options}>
        <PayForm {...props} />
      </Elements>
    );
  };
}
