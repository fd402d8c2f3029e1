import type { ReactNode } from 'react';
import type { Booking } from '../../../contract/booking-answers.ts';
import { fullTime } from './calendar-days.ts';
import { say } from '../../words/say.ts';

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
        <dt>{say('When')}</dt>
        <dd>{fullTime(booking.startsAt, zone)}</dd>
      </div>
      <div>
        <dt>{say('Length')}</dt>
        <dd>{say('{count} minutes, by phone', { count: booking.lengthMinutes })}</dd>
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
