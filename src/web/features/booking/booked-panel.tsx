import { useEffect, useRef } from 'react';
import { site } from '../../../../content/site.ts';
import type { Booking } from '../../../contract/booking-answers.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { BookingFacts, CalendarFile, OtherCalendars } from './booking-facts.tsx';
import { PanelTitle } from './panel-title.tsx';
import { pageLanguage, say } from '../../words/say.ts';
import { Said } from '../../words/say-parts.tsx';

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
      <PanelTitle ref={title}>{say('Your session is booked')}</PanelTitle>
      <BookingFacts booking={booking} zone={zone} />
      <ol>
        <li>
          <Said
            text="A mail to {email} confirms it, with the calendar file and a link to move or cancel."
            email={<b>{email}</b>}
          />
        </li>
        <li>
          {phone === ''
            ? say('I write to you first and ask which number to call.')
            : say('I call {phone} at that time.', { phone })}
        </li>
        <li>{say('Have two figures at hand: leads that came in last month, and how many of them you spoke with.')}</li>
      </ol>
      <div className="row">
        {booking.calendars && <CalendarFile calendars={booking.calendars} isNext />}
        {pageLanguage() === 'en' && <ButtonLink to="/success">What happens next</ButtonLink>}
        <ButtonLink to={booking.manageUrl}>{say('Move or cancel')}</ButtonLink>
      </div>
      {booking.calendars && <OtherCalendars calendars={booking.calendars} />}
      <p>
        <Said
          text="Questions before then? {phone} or {email}."
          phone={<a href={site.phone.href}>{site.phone.text}</a>}
          email={<a href={`mailto:${site.email}`}>{site.email}</a>}
        />
      </p>
      <Button small onClick={onAgain}>
        {say('Book another session')}
      </Button>
    </div>
  );
}
