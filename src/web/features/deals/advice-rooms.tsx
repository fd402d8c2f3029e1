import { starterPlan } from '../../../../content/packages.ts';
import { site } from '../../../../content/site.ts';
import { PhoneHours } from '../../phone/phone-hours.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Note } from '../../ui/note.tsx';
import { Room } from '../../ui/room.tsx';
import { Suite, SuiteRoom } from '../../ui/suite.tsx';
import { bestOfferChecklist } from '../../../../content/deals.ts';

/** The checklist for a complete deal. */
export function BestOffer() {
  return (
    <Room
      id="best-offer"
      title="Get the best offer"
      className="best-offer"
      intro="A buyer who has to ask offers less. Bring these nine and the answer comes in one piece; send the deal without one rather than not at all."
    >
      <ol>
        {bestOfferChecklist.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ol>
    </Room>
  );
}

/** Offers for visitors without a deal, or with a question. */
export function BeyondTheForm() {
  return (
    <Room id="more-deals" title="Before the next deal">
      <Suite columns={2}>
        <SuiteRoom title="Every seller in one place">
          <p>The CRM that answers a seller while you drive: contacts, pipeline, calendar and the phone app.</p>
          <Note>{starterPlan.price}/month</Note>
          <ButtonLink to={starterPlan.orderUrl}>Get the CRM for {starterPlan.price}/month</ButtonLink>
        </SuiteRoom>
        <SuiteRoom title="A question about a deal">
          <p>
            Write to <a href={`mailto:${site.email}`}>{site.email}</a> or call{' '}
            <a href={site.phone.href}>{site.phone.text}</a>. A person answers.
          </p>
          <Note>
            <PhoneHours />
          </Note>
        </SuiteRoom>
      </Suite>
    </Room>
  );
}
