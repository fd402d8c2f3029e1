import { starterPlan } from '../../../../content/packages.ts';
import { site } from '../../../../content/site.ts';
import { PhoneHours } from '../../phone/phone-hours.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Note } from '../../ui/note.tsx';
import { Room } from '../../ui/room.tsx';
import { Suite, SuiteRoom } from '../../ui/suite.tsx';
import { bestOfferChecklist } from '../../../../content/deals.ts';
import { leadTo } from '../../shell/lead-to.ts';
import { say, sayOwn } from '../../words/say.ts';
import { Said } from '../../words/say-parts.tsx';

/** The checklist for a complete deal. */
export function BestOffer() {
  return (
    <Room
      id="best-offer"
      title={say('Get the best offer')}
      className="best-offer"
      intro={say(
        'A buyer who has to ask offers less. Bring all of these and the answer comes in one piece; send the deal without one rather than not at all.',
      )}
    >
      <ol>
        {bestOfferChecklist.map((item) => (
          <li key={item}>{sayOwn(item)}</li>
        ))}
      </ol>
    </Room>
  );
}

/** Offers for visitors without a deal, or with a question. */
export function BeyondTheForm() {
  const { price } = starterPlan;
  return (
    <Room id="more-deals" title={say('Before the next deal')}>
      <Suite columns={2}>
        <SuiteRoom title={say('Every seller in one place')}>
          <p>{say('The CRM that answers a seller while you drive: contacts, pipeline, calendar and the phone app.')}</p>
          <Note>{say('{price}/month', { price })}</Note>
          <ButtonLink {...leadTo(starterPlan.orderUrl)}>{say('Get the CRM for {price}/month', { price })}</ButtonLink>
        </SuiteRoom>
        <SuiteRoom title={say('A question about a deal')}>
          <p>
            <Said
              text="Write to {email} or call {phone}. A person answers."
              email={<a href={`mailto:${site.email}`}>{site.email}</a>}
              phone={<a href={site.phone.href}>{site.phone.text}</a>}
            />
          </p>
          <Note>
            <PhoneHours />
          </Note>
        </SuiteRoom>
      </Suite>
    </Room>
  );
}
