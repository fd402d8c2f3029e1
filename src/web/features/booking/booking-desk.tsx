import { Failed } from '../../ui/loading-states.tsx';
import '../../styles/parts/booking.css';
import '../../styles/parts/booked.css';
import '../../styles/parts/lead-form.css';
import { BookSession } from './book-session.tsx';
import type { BookingLink } from './booking-link.ts';
import { BookingFrame } from './booking-frame.tsx';
import { CalendarLoading } from './calendar-loading.tsx';
import type { CalendarData } from './calendar-start.tsx';
import { ManageBooking } from './manage-booking.tsx';
import { ReachConsultant } from './reach-consultant.tsx';
import { say } from '../../words/say.ts';

/** Shows the owner's own booking page if one is set, else the built-in calendar. */
function Calendar({ site, slots, onRetry }: CalendarData) {
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
  return bookingUrl === null ? <BookSession slots={slots} /> : <BookingFrame url={bookingUrl} />;
}

/** Books a session. */
export function BookingDesk(data: CalendarData) {
  return (
    <div className="booking-desk">
      <Calendar {...data} />
    </div>
  );
}

/** Changes a booking by its link. */
export function BookedDesk({ link }: { link: BookingLink }) {
  return (
    <div className="booking-desk">
      <ManageBooking key={link.id} link={link} />
    </div>
  );
}
