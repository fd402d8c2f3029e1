import type { PageHandle } from '../shell/page.ts';
import { PlainHeld } from '../features/booking/plain-booked.tsx';
import { pageMeta } from '../meta/page-meta.ts';
import '../styles/parts/landing.css';

export const handle: PageHandle = { trackedTitle: 'Session Held', sheet: 'Booking', isWhole: true };
export const meta = () => [
  ...pageMeta({
    title: 'Please confirm by mail',
    description: 'The time is held until the link in the mail is pressed.',
  }),
  { name: 'robots', content: 'noindex' },
];

export default function BookHeldPage() {
  return <PlainHeld />;
}
