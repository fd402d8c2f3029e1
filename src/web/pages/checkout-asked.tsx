import type { PageHandle } from '../shell/page.ts';
import { PackageAsked } from '../features/checkout/package-asked.tsx';
import { pageMeta } from '../meta/page-meta.ts';
import '../styles/parts/landing.css';

export const handle: PageHandle = { trackedTitle: 'Package Asked For', sheet: 'Checkout', isWhole: true };
export const meta = () => [
  ...pageMeta({
    title: 'Your request has arrived',
    description: 'You asked for a package; an invoice comes by e-mail.',
  }),
  { name: 'robots', content: 'noindex' },
];

export default function CheckoutAskedPage() {
  return <PackageAsked />;
}
