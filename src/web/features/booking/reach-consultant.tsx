import { PhoneHours } from '../../phone/phone-hours.tsx';
import { site } from '../../../../content/site.ts';

const subject = encodeURIComponent('Strategy session');
const message = encodeURIComponent(
  'Hello,\n\nI would like to book a free strategy session.\n\nTimes that suit me:\nMy phone number:\nWhat I want to fix first:\n',
);

/** How to reach the consultant without the calendar. */
export function ReachConsultant() {
  return (
    <div className="reach">
      <p>You can also book by hand: call or write, and I confirm a time the same day.</p>
      <div className="row">
        <a className="btn" href={site.phone.href}>
          Call {site.phone.text}
        </a>
        <a className="btn" href={`mailto:${site.email}?subject=${subject}&body=${message}`}>
          Write to {site.email}
        </a>
      </div>
      <dl>
        <div>
          <dt>Sessions</dt>
          <dd>{site.bookingHours}</dd>
        </div>
        <div>
          <dt>Quick questions by phone</dt>
          <dd>
            <PhoneHours />
          </dd>
        </div>
      </dl>
    </div>
  );
}
