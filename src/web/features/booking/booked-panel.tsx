import { useEffect, useRef } from 'react';
import { site } from '../../../../content/site.ts';
import type { Booking } from '../../../contract/booking-answers.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { BookingFacts, CalendarFile } from './booking-facts.tsx';
import { PanelTitle } from './panel-title.tsx';

/** Confirms the booked session: when it is, what happens next, and how to change it. */
export function BookedPanel({
  booking,
  email,
  phone,
  zone,
  onAgain,
}: {
  booking: Booking;
  email: string;
  phone: string;
  zone: string;
  onAgain: () => void;
}) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    title.current?.focus();
    title.current?.scrollIntoView({ block: 'center', behavior: 'instant' });
  }, []);
  return (
    <div className="booked-panel">
      <PanelTitle ref={title}>Your session is booked</PanelTitle>
      <BookingFacts booking={booking} zone={zone} />
      <ol>
        <li>
          A mail to <b>{email}</b> confirms it, with the calendar file and a link to move or cancel.
        </li>
        <li>{phone === '' ? 'I write to you first and ask which number to call.' : `I call ${phone} at that time.`}</li>
        <li>Have two figures at hand: leads that came in last month, and how many of them you spoke with.</li>
      </ol>
      <div className="row">
        <CalendarFile ics={booking.ics} isNext>
          Add to your calendar
        </CalendarFile>
        <ButtonLink to="/success">What happens next</ButtonLink>
        <ButtonLink to={booking.manageUrl}>Move or cancel</ButtonLink>
      </div>
      <p>
        Questions before then? <a href={site.phone.href}>{site.phone.text}</a> or{' '}
        <a href={`mailto:${site.email}`}>{site.email}</a>.
      </p>
      <Button small onClick={onAgain}>
        Book another session
      </Button>
    </div>
  );
}
