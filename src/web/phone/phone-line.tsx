import { site } from '../../../content/site.ts';
import type { PhoneHours as Hours } from '../../domain/phones/phone-standing.ts';
import type { ShownStanding } from './follow-phone.ts';
import { PhoneHours } from './phone-hours.tsx';
import { signMarks, tellNow } from './phone-words.ts';
import { usePhoneStanding } from './use-phone-standing.ts';
import { pageLanguage, say } from '../words/say.ts';

/** Left out, nothing is said of now. */
const { phoneHours: hours }: { readonly phoneHours?: Hours } = site;

/**
 * The phone's number and hours, and, once the server has said it, whether somebody picks up now. As prerendered it claims nothing of the time, and keeps the room
 * for what is said then.
 */
export function PhoneLine() {
  // What is said of now is said in English.
  return <Line standing={usePhoneStanding(hours !== undefined && pageLanguage() === 'en')} />;
}

/** The same as a drawing, which a script of its own follows (`follow-sign.ts`): no modules of the page are needed for it. */
export function PhoneSign() {
  const followed = hours === undefined ? {} : { 'data-sign': hours.place ?? '' };
  return (
    <div {...followed}>
      <PhoneLine />
    </div>
  );
}

function Line({ standing }: { standing: ShownStanding | null }) {
  const { first, rest } = tellNow(standing, hours?.place);
  return (
    <div className="phone-line" {...signMarks(standing)}>
      <p className="phone-now">
        {pageLanguage() === 'en' ? (
          <>
            <b>{first}</b>
            {rest}
          </>
        ) : (
          <>
            <b>{say('Quick questions by phone.')}</b>{' '}
            {say('One question, one answer, no appointment. I pick up myself.')}
          </>
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
