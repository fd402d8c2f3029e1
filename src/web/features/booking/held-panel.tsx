import { useEffect, useRef } from 'react';
import type { HeldBooking } from '../../../contract/booking-answers.ts';
import { Button } from '../../ui/button.tsx';
import { BookingFacts } from './booking-facts.tsx';
import { timeIn } from './calendar-days.ts';
import { PanelTitle } from './panel-title.tsx';
import { ReachConsultant } from './reach-consultant.tsx';
import { say } from '../../words/say.ts';
import { Said } from '../../words/say-parts.tsx';

/** The time is held until the visitor confirms it by mail. */
export function HeldPanel({
  booking,
  email,
  zone,
  onAgain,
}: {
  booking: HeldBooking;
  email: string;
  zone: string;
  onAgain: () => void;
}) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    title.current?.focus();
    title.current?.scrollIntoView({ block: 'center', behavior: 'instant' });
  }, []);
  const until = timeIn(Date.parse(booking.heldUntil), zone);
  return (
    <>
      <div className="booked-panel">
        <PanelTitle ref={title}>{say('Please confirm by mail')}</PanelTitle>
        <BookingFacts booking={booking} zone={zone} />
        <ol>
          <li>
            <Said
              text="A mail to {email} is on its way. Many sessions are being booked at this moment, so it asks you to confirm yours."
              email={<b>{email}</b>}
            />
          </li>
          <li>
            <Said
              text="Press the link in it before {until}. Until then nobody else gets this time."
              until={<b>{until}</b>}
            />
          </li>
          <li>{say('Then the session is booked, and a second mail brings the calendar file.')}</li>
        </ol>
        <Button small onClick={onAgain}>
          {say('Choose another time')}
        </Button>
      </div>
      <ReachConsultant />
    </>
  );
}
