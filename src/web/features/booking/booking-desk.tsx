import { useState } from 'react';
import { useSiteSettings } from '../../api/site-settings.ts';
import { Failed } from '../../ui/loading-states.tsx';
import '../../styles/parts/booking.css';
import '../../styles/parts/booked.css';
import '../../styles/parts/lead-form.css';
import { BookSession } from './book-session.tsx';
import type { BookingLink } from './booking-link.ts';
import { BookingFrame } from './booking-frame.tsx';
import { CalendarLoading } from './calendar-loading.tsx';
import { ManageBooking } from './manage-booking.tsx';
import { ReachConsultant } from './reach-consultant.tsx';
import { say } from '../../words/say.ts';

/** Shows the owner's own booking page if one is set, else the built-in calendar. */
function Desk({ onRetry }: { onRetry: () => void }) {
  const site = useSiteSettings();
  if (site.state === 'loading') return <CalendarLoading label={say('Opening the calendar')} />;
  // The settings decide which calendar takes the booking, so nothing can be booked without them.
  if (site.state === 'failed')
    return (
      <>
        <Failed
          title={say('The calendar did not open')}
          reason={say('The server cannot be reached. Please check the connection and try again.')}
          onRetry={onRetry}
        />
        <ReachConsultant />
      </>
    );
  const { bookingUrl } = site.settings;
  return bookingUrl === null ? <BookSession /> : <BookingFrame url={bookingUrl} />;
}

/** Books a session; with a booking's link, changes it. */
export function BookingDesk({ link = null }: { link?: BookingLink | null }) {
  const [tries, setTries] = useState(0);
  return (
    <div className="booking-desk">
      {link === null ? (
        <Desk key={tries} onRetry={() => setTries((count) => count + 1)} />
      ) : (
        <ManageBooking key={link.id} link={link} />
      )}
    </div>
  );
}
