import { useLocation } from 'react-router';
import { site } from '../../../content/site.ts';
import type { PageHandle } from '../shell/page.ts';
import { readLink } from '../features/booking/booking-link.ts';
import { BookingPlace } from '../features/booking/booking-place.tsx';
import { pageMeta } from '../meta/page-meta.ts';
import { PhoneLine } from '../phone/phone-line.tsx';
import { Founder } from '../ui/founder.tsx';
import { Room } from '../ui/room.tsx';
import { useHydrated } from '../ui/use-hydrated.ts';
import '../styles/parts/booking.css';
import '../styles/parts/booked.css';
import '../styles/parts/founder.css';
import '../styles/parts/lead-form.css';
import '../styles/parts/phone.css';
import { say, sayOwn } from '../words/say.ts';

export const handle: PageHandle = { trackedTitle: 'Book a Strategy Session', sheet: 'Booking' };
const session = () => ({ length: sayOwn(site.consultation.length), price: sayOwn(site.consultation.price) });
export const meta = () =>
  pageMeta({
    title: say('Book a Strategy Session'),
    description: say(
      '{length} by phone, {price}. Pick a day and a time; move or cancel it with one link whenever you have to.',
      session(),
    ),
  });

export default function BookPage() {
  const { search } = useLocation();
  const isHydrated = useHydrated();
  const link = isHydrated ? readLink(search) : null;
  return (
    <Room
      id="book"
      title={say(link === null ? 'Book a Strategy Session' : 'Your Strategy Session')}
      level={1}
      className="booking-room"
      intro={
        link === null ? (
          <div className="stack">
            <p className="lead">
              {say('{length} by phone, {price}. Pick a day and a time, say who you are, and I call you.', session())}
            </p>
            <div className="row">
              <Founder says={say('I call you myself. Bring what you use today.')} />
              <PhoneLine />
            </div>
          </div>
        ) : (
          <p className="lead">{say('Move it or cancel it here. You are asked before anything changes.')}</p>
        )
      }
    >
      <BookingPlace link={link} />
    </Room>
  );
}
