import { PhoneHours } from '../../phone/phone-hours.tsx';
import { site } from '../../../../content/site.ts';
import { say } from '../../words/say.ts';
import { sayHours } from '../../words/say-hours.ts';

/** How to reach the consultant without the calendar. */
export function ReachConsultant() {
  const subject = encodeURIComponent(say('Strategy session'));
  const message = encodeURIComponent(
    say(
      'Hello,\n\nI would like to book a free strategy session.\n\nTimes that suit me:\nMy phone number:\nWhat I want to fix first:\n',
    ),
  );
  return (
    <div className="reach">
      <p>{say('You can also book by hand: call or write, and I confirm a time.')}</p>
      <div className="row">
        <a className="btn" href={site.phone.href}>
          {say('Call {phone}', { phone: site.phone.text })}
        </a>
        <a className="btn" href={`mailto:${site.email}?subject=${subject}&body=${message}`}>
          {say('Write to {email}', { email: site.email })}
        </a>
      </div>
      <dl>
        <div>
          <dt>{say('Sessions')}</dt>
          <dd>{sayHours(site.bookingHours)}</dd>
        </div>
        <div>
          <dt>{say('Quick questions by phone')}</dt>
          <dd>
            <PhoneHours />
          </dd>
        </div>
      </dl>
    </div>
  );
}
