import type { PageHandle } from '../shell/page.ts';
import { DealSent } from '../features/deals/deal-sent.tsx';
import { pageMeta } from '../meta/page-meta.ts';
import '../styles/parts/landing.css';
import { say } from '../words/say.ts';

export const handle: PageHandle = { trackedTitle: 'Deal Sent', sheet: 'Buy Box', isWhole: true };
export const meta = () => [
  ...pageMeta({
    title: say('Your deal is with us'),
    description: say('Your deal was submitted and is being looked at.'),
  }),
  { name: 'robots', content: 'noindex' },
];

export default function DealSentPage() {
  return <DealSent />;
}
