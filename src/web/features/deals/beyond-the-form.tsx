import { starterPlan } from '../../../../content/packages.ts';
import { site } from '../../../../content/site.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Note } from '../../ui/note.tsx';
import { Room } from '../../ui/room.tsx';
import { Suite, SuiteRoom } from '../../ui/suite.tsx';

/** For whoever has no deal today, or a question first. */
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
          <Note>{site.quickQuestionHours}</Note>
        </SuiteRoom>
      </Suite>
    </Room>
  );
}
