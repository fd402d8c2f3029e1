import { claims } from '../../../../content/about.ts';
import { PhoneHours } from '../../phone/phone-hours.tsx';
import { site } from '../../../../content/site.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Note } from '../../ui/note.tsx';
import { Room } from '../../ui/room.tsx';
import { Suite, SuiteRoom } from '../../ui/suite.tsx';
import { opens } from './opens.ts';

/** All ways to reach the consultant, and what to expect of each. */
export function Contact() {
  return (
    <Room
      id="contact"
      title="Contact"
      className="lit-room"
      claim="You leave with the next step, whether or not I build it."
      intro={
        <div className="contact-lead">
          <p className="lead">
            A {site.consultation.price} {site.consultation.minutes}-minute consultation, by phone.
          </p>
          <Button variant="go" {...opens('booking', 'contact_strategy_session')}>
            Strategy Session
          </Button>
        </div>
      }
    >
      <Suite columns={3}>
        <SuiteRoom title="Book Consultation">
          <p>Pick a time and tell me what is leaking. We look at it together for {claims.consultation.figure}.</p>
          <Note>{claims.sameDay}</Note>
          <Button {...opens('booking', 'contact_book_consultation')}>Book Consultation</Button>
        </SuiteRoom>
        <SuiteRoom title="Quick Questions">
          <p>One question, one answer, no appointment. I pick up myself.</p>
          <Note>
            <PhoneHours />
          </Note>
          <ButtonLink to={site.phone.href}>Call {site.phone.text}</ButtonLink>
        </SuiteRoom>
        <SuiteRoom title="In writing">
          <p>Send what you have: a screenshot, a spreadsheet, the text that never got an answer.</p>
          <Note>{claims.reply}</Note>
          <ButtonLink to={`mailto:${site.email}`}>{site.email}</ButtonLink>
        </SuiteRoom>
      </Suite>
    </Room>
  );
}
