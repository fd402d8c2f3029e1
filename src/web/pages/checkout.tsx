import { askEarly } from '../shell/ask-early.ts';
import type { PageHandle } from '../shell/page.ts';
import { Checkout } from '../features/checkout/checkout.tsx';
import { LazyOnboarding } from '../features/onboarding/lazy-onboarding.tsx';
import { visitorPaths } from '../../contract/visitor-api.ts';
import { pageMeta } from '../meta/page-meta.ts';
import '../styles/parts/checkout.css';
import '../styles/parts/order.css';
import '../styles/parts/founder.css';
import '../styles/parts/lead-form.css';

export const handle: PageHandle = { trackedTitle: 'Checkout', sheet: 'Checkout' };
export const meta = () => [
  ...pageMeta({ title: 'Checkout', description: 'Your details, the payment, and what I need to know to start.' }),
  { name: 'robots', content: 'noindex' },
];
/** The form waits for the site's settings. */
export const links = () => [askEarly(visitorPaths.site)];

export default function CheckoutPage() {
  return <Checkout Onboarding={LazyOnboarding} />;
}
