import type { Booking, Calendars } from '../../../contract/booking-answers.ts';
import { fullTime } from './calendar-days.ts';
import { say } from '../../words/say.ts';
import { Said } from '../../words/say-parts.tsx';

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

/** A link to the calendar file. A phone answers it with the event to add. */
export function CalendarFile({ calendars, isNext = false }: { calendars: Calendars; isNext?: boolean }) {
  return (
    <a className={isNext ? 'btn go' : 'btn'} href={calendars.file}>
      {say('Add to your calendar')}
    </a>
  );
}

/** The calendars that take no file, or are opened where none can be downloaded: in a browser inside another app. */
export function OtherCalendars({ calendars: { google, outlook, microsoft365 } }: { calendars: Calendars }) {
  const opened = { target: '_blank', rel: 'noopener noreferrer' };
  return (
    <p>
      <Said
        text="Or add it to {google}, {outlook} or {office}."
        google={
          <a href={google} {...opened}>
            Google Calendar
          </a>
        }
        outlook={
          <a href={outlook} {...opened}>
            Outlook.com
          </a>
        }
        office={
          <a href={microsoft365} {...opened}>
            Microsoft 365
          </a>
        }
      />
    </p>
  );
}
