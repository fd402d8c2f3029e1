import { site } from '../../../../content/site.ts';
import { BOOKED_CALENDARS, BOOKED_WHEN } from '../../../contract/form-pages.ts';
import { bookingCaps } from '../../../domain/booking/booking-caps.ts';
import { AcceptedView } from '../../ui/accepted-view.tsx';
import { say } from '../../words/say.ts';
import { CalendarFile, OtherCalendars } from './booking-facts.tsx';
import { Said } from '../../words/say-parts.tsx';

function Reach() {
  return (
    <p>
      <Said
        text="Questions before then, or another time? {phone} or {email}."
        phone={<a href={site.phone.href}>{site.phone.text}</a>}
        email={<a href={`mailto:${site.email}`}>{site.email}</a>}
      />
    </p>
  );
}

/** Confirms a session to whoever booked it without script. The server writes there when it is, and where its calendar file is. */
export function PlainBooked() {
  return (
    <AcceptedView id="booked" title={say('Your session is booked')} lead={<b>{say(BOOKED_WHEN)}</b>}>
      <p>{say('A mail confirms it, with the calendar file and a link to move or cancel.')}</p>
      <div id={BOOKED_CALENDARS.id} className="stack" hidden>
        <p>
          <CalendarFile calendars={BOOKED_CALENDARS.links} isNext />
        </p>
        <OtherCalendars calendars={BOOKED_CALENDARS.links} />
      </div>
      <p>{say('Have two figures at hand: leads that came in last month, and how many of them you spoke with.')}</p>
      <Reach />
    </AcceptedView>
  );
}

/** Says that a time is held until its mail is answered. */
export function PlainHeld() {
  return (
    <AcceptedView
      id="held"
      title={say('Please confirm by mail')}
      lead={say(
        'A mail is on its way. Many sessions are being booked at this moment, so it asks you to confirm yours.',
      )}
    >
      <p>
        {say('Press the link in it within {minutes} minutes. Until then nobody else gets this time.', {
          minutes: bookingCaps.holdMinutes,
        })}
      </p>
      <Reach />
    </AcceptedView>
  );
}
