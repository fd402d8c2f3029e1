import type { PageHandle } from '../shell/page.ts';
import { PlainBooked } from '../features/booking/plain-booked.tsx';
import { pageMeta } from '../meta/page-meta.ts';
import '../styles/parts/landing.css';
import { say } from '../words/say.ts';

export const handle: PageHandle = { trackedTitle: 'Session Booked', sheet: 'Booking', isWhole: true };
export const meta = () => [
  ...pageMeta({
    title: say('Your session is booked'),
    description: say('The strategy session is booked, and a mail confirms it.'),
  }),
  { name: 'robots', content: 'noindex' },
];

export default function BookBookedPage() {
  return <PlainBooked />;
}
