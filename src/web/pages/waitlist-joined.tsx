import type { PageHandle } from '../shell/page.ts';
import { WaitlistJoined } from '../features/waitlist/waitlist-joined.tsx';
import { pageMeta } from '../meta/page-meta.ts';
import '../styles/parts/landing.css';

export const handle: PageHandle = { trackedTitle: 'Waitlist Joined', sheet: 'Business buyer course', isWhole: true };
export const meta = () => [
  ...pageMeta({ title: 'On the waitlist', description: 'Your place on the waitlist of the course is noted.' }),
  { name: 'robots', content: 'noindex' },
];

/** Confirms the waitlist to whoever sent its form without script. */
export default function WaitlistJoinedPage() {
  return <WaitlistJoined email={null} />;
}
