import { site } from '../../../../content/site.ts';
import { BOOKED_WHEN } from '../../../contract/form-pages.ts';
import { bookingCaps } from '../../../domain/booking/booking-caps.ts';
import { AcceptedView } from '../../ui/accepted-view.tsx';

function Reach() {
  return (
    <p>
      Questions before then, or another time? <a href={site.phone.href}>{site.phone.text}</a> or{' '}
      <a href={`mailto:${site.email}`}>{site.email}</a>.
    </p>
  );
}

/** Confirms a session to whoever booked it without script. The server writes its time there. */
export function PlainBooked() {
  return (
    <AcceptedView id="booked" title="Your session is booked" lead={<b>{BOOKED_WHEN}</b>}>
      <p>A mail confirms it, with the calendar file and a link to move or cancel.</p>
      <p>Have two figures at hand: leads that came in last month, and how many of them you spoke with.</p>
      <Reach />
    </AcceptedView>
  );
}

/** Says that a time is held until its mail is answered. */
export function PlainHeld() {
  return (
    <AcceptedView
      id="held"
      title="Please confirm by mail"
      lead="A mail is on its way. Many sessions are being booked at this moment, so it asks you to confirm yours."
    >
      <p>Press the link in it within {bookingCaps.holdMinutes} minutes. Until then nobody else gets this time.</p>
      <Reach />
    </AcceptedView>
  );
}
