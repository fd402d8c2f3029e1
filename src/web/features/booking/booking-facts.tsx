import type { ReactNode } from 'react';
import type { Booking } from '../../../contract/booking-answers.ts';
import { fullTime } from './calendar-days.ts';

/** The session's time and length. */
export function BookingFacts({
  booking,
  zone,
}: {
  booking: Pick<Booking, 'startsAt' | 'lengthMinutes'>;
  zone: string;
}) {
  return (
    <dl className="booking-facts">
      <div>
        <dt>When</dt>
        <dd>{fullTime(booking.startsAt, zone)}</dd>
      </div>
      <div>
        <dt>Length</dt>
        <dd>{booking.lengthMinutes} minutes, by phone</dd>
      </div>
    </dl>
  );
}

/** A link that downloads the calendar file. */
export function CalendarFile({
  ics,
  isNext = false,
  children,
}: {
  ics: string;
  /** Whether it is the main action. */
  isNext?: boolean;
  children: ReactNode;
}) {
  return (
    <a
      className={isNext ? 'btn go' : 'btn'}
      href={`data:text/calendar;charset=utf-8,${encodeURIComponent(ics)}`}
      download="strategy-session.ics"
    >
      {children}
    </a>
  );
}
