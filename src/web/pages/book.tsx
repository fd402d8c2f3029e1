import { site } from '../../../content/site.ts';
import type { PageHandle } from '../analytics/page-handle.ts';
import { BookingPlace } from '../features/booking/booking-place.tsx';
import { pageMeta } from '../meta/page-meta.ts';
import { Room } from '../ui/room.tsx';
import '../styles/parts/booking.css';
import '../styles/parts/lead-form.css';

export const handle: PageHandle = { trackedTitle: 'Book a Strategy Session', sheet: 'Booking' };
export const meta = () =>
  pageMeta({
    title: 'Book a Strategy Session',
    description:
      'Thirty minutes by phone, free. Pick a day and a time; move or cancel it with one link whenever you have to.',
  });

export default function BookPage() {
  return (
    <Room
      id="book"
      title="Book a Strategy Session"
      level={1}
      intro={
        <p className="lead">
          {site.consultation.length} by phone, free. Pick a day and a time, say who you are, and I call you.
        </p>
      }
    >
      <BookingPlace />
    </Room>
  );
}
