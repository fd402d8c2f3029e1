import type { PageHandle } from '../shell/page.ts';
import { Done } from '../features/success/done.tsx';
import { pageMeta } from '../meta/page-meta.ts';
import '../styles/parts/landing.css';

export const handle: PageHandle = { trackedTitle: 'Success', sheet: 'Success' };
export const meta = () => [
  ...pageMeta({ title: 'Your confirmation', description: 'What you bought or booked, and what happens next.' }),
  { name: 'robots', content: 'noindex' },
];

export default function SuccessPage() {
  return <Done />;
}
