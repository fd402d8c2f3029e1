import type { PageHandle } from '../shell/page.ts';
import { StrategySent } from '../features/reactivation/strategy-sent.tsx';
import { pageMeta } from '../meta/page-meta.ts';
import '../styles/parts/landing.css';

export const handle: PageHandle = { trackedTitle: 'Strategy Request Sent', sheet: 'Reactivation', isWhole: true };
export const meta = () => [
  ...pageMeta({
    title: 'Your strategy request',
    description: 'Your strategy request has arrived and is read by a person.',
  }),
  { name: 'robots', content: 'noindex' },
];

export default function StrategySentPage() {
  return <StrategySent />;
}
