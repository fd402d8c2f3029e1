import type { PageHandle } from '../shell/page.ts';
import { PlainBooking } from '../features/booking/plain-booking.tsx';
import { pageMeta } from '../meta/page-meta.ts';
import { Room } from '../ui/room.tsx';
import '../styles/parts/lead-form.css';
import '../styles/parts/landing.css';

export const handle: PageHandle = { trackedTitle: 'Free Times', sheet: 'Booking', isWhole: true };
export const meta = () => [
  ...pageMeta({ title: 'Free times for a session', description: 'The free times for a strategy session, as a list.' }),
  { name: 'robots', content: 'noindex' },
];

export default function BookTimesPage() {
  return (
    <Room
      id="book-times"
      title="Book a Strategy Session"
      level={1}
      intro="Choose a time, say who you are, and I call you."
    >
      <PlainBooking />
    </Room>
  );
}
