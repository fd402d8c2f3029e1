import { site } from '../../../../content/site.ts';

const subject = encodeURIComponent('Strategy session');
const message = encodeURIComponent(
  'Hello,\n\nI would like to book a free strategy session.\n\nTimes that suit me:\nMy phone number:\nWhat I want to fix first:\n',
);

/** What happens when one gets in touch, in order. */
const steps = [
  { title: 'You say when', text: 'Call, or send two or three times that suit you. The e-mail is already started.' },
  { title: 'I confirm the same day', text: 'You get a time and a link, from me and not from a machine.' },
  { title: 'We talk for 30 minutes', text: 'Free. You leave with the next step, whether or not I build it.' },
];

/** How to reach the consultant where there is no calendar. */
export function ReachConsultant() {
  return (
    <div className="reach">
      <p className="lead">Sessions are set by hand: call or write, and I will confirm a time the same day.</p>
      <div className="row">
        <a className="btn go" href={site.phone.href}>
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
          <dd>{site.quickQuestionHours}</dd>
        </div>
      </dl>
      <ol>
        {steps.map(({ title, text }) => (
          <li key={title}>
            <b>{title}</b>
            <span>{text}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}
