import type { PageHandle } from '../shell/page.ts';
import { PlainBooking } from '../features/booking/plain-booking.tsx';
import { pageMeta } from '../meta/page-meta.ts';
import { Room } from '../ui/room.tsx';
import '../styles/parts/lead-form.css';
import '../styles/parts/landing.css';
import { say } from '../words/say.ts';

export const handle: PageHandle = { trackedTitle: 'Free Times', sheet: 'Booking', isWhole: true };
export const meta = () => [
  ...pageMeta({
    title: say('Free times for a session'),
    description: say('The free times for a strategy session, as a list.'),
  }),
  { name: 'robots', content: 'noindex' },
];

export default function BookTimesPage() {
  return (
    <Room
      id="book-times"
      title={say('Book a Strategy Session')}
      level={1}
      intro={say('Choose a time, say who you are, and I call you.')}
    >
      <PlainBooking />
    </Room>
  );
}
