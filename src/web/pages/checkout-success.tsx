import type { PageHandle } from '../shell/page.ts';
import { captureReturn } from '../features/checkout/payment-return.ts';
import { PaymentStanding } from '../features/checkout/payment-standing.tsx';
import { pageMeta } from '../meta/page-meta.ts';
import '../styles/parts/checkout.css';
import '../styles/parts/landing.css';
import '../styles/parts/receipt.css';

// While the modules load, before the router or a report reads the address.
captureReturn();

export const handle: PageHandle = { trackedTitle: 'Checkout Success', sheet: 'Payment' };
export const meta = () => [
  ...pageMeta({ title: 'Your payment', description: 'Where your payment stands, and what happens next.' }),
  { name: 'robots', content: 'noindex' },
];

export default function CheckoutSuccessPage() {
  return <PaymentStanding />;
}
