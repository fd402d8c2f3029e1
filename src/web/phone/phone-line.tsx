import { site } from '../../../content/site.ts';
import type { PhoneHours as Hours } from '../../domain/phones/phone-standing.ts';
import type { ShownStanding } from './follow-phone.ts';
import { PhoneHours } from './phone-hours.tsx';
import { usePhoneStanding } from './use-phone-standing.ts';

/** Left out, nothing is said of now. */
const { phoneHours: hours }: { readonly phoneHours?: Hours } = site;

function clockOf({ wall }: ShownStanding): string {
  return new Date(wall).toLocaleTimeString('en-US', { timeZone: 'UTC', hour: 'numeric', minute: '2-digit' });
}

/** What is said of now; while nobody picks up, also what answers instead. */
function Now({ standing }: { standing: ShownStanding }) {
  const { state } = standing;
  // A time is never broken across lines.
  const change = standing.change?.replace(/ (?=[AP]M)/, '\u00a0') ?? null;
  if (state === 'open')
    return (
      <>
        <b>I pick up now{change !== null && `, ${change}`}.</b> Ask one question, get one answer: no appointment, nobody
        in between.
      </>
    );
  const place = hours?.place === undefined ? '' : ` in ${hours.place}`;
  return (
    <>
      <b>{state === 'busy' ? 'In a call or away' : `${clockOf(standing)}${place}, still answering`}</b>: the calendar is
      open. {change === null ? 'I pick up another day.' : `I pick up ${change}.`}
    </>
  );
}

/**
 * The phone's number and hours, and, once the server has said it, whether somebody picks up now. As prerendered it claims nothing of the time, and keeps the room
 * for what is said then.
 */
export function PhoneLine() {
  const standing = usePhoneStanding(hours !== undefined);
  const sky = standing?.isNight ? 'night' : 'day';
  return (
    <div className="phone-line" {...(standing && { 'data-phone': standing.state, 'data-sky': sky })}>
      <p className="phone-now">
        {standing === null ? (
          <>
            <b>Quick questions by phone.</b> One question, one answer, no appointment. I pick up myself.
          </>
        ) : (
          <Now standing={standing} />
        )}
      </p>
      <p>
        <a href={site.phone.href}>{site.phone.text}</a>{' '}
        <span className="note">
          <PhoneHours />
        </span>
      </p>
    </div>
  );
}
