import type { ReactNode } from 'react';
import type { Booking } from '../../../contract/booking-answers.ts';
import { fullTime } from './calendar-days.ts';

/** When the session is and how long. */
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

/** The calendar file, to be kept or opened. */
export function CalendarFile({
  ics,
  isNext = false,
  children,
}: {
  ics: string;
  /** Whether it is what to do next. */
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
