import type { PageHandle } from '../shell/page.ts';
import { PlainHeld } from '../features/booking/plain-booked.tsx';
import { pageMeta } from '../meta/page-meta.ts';
import '../styles/parts/landing.css';
import { say } from '../words/say.ts';

export const handle: PageHandle = { trackedTitle: 'Session Held', sheet: 'Booking', isWhole: true };
export const meta = () => [
  ...pageMeta({
    title: say('Please confirm by mail'),
    description: say('The time is held until the link in the mail is pressed.'),
  }),
  { name: 'robots', content: 'noindex' },
];

export default function BookHeldPage() {
  return <PlainHeld />;
}
