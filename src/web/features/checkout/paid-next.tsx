import { delivery } from '../../../../content/packages.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Room } from '../../ui/room.tsx';
import { Suite, SuiteRoom } from '../../ui/suite.tsx';
import { keptCustomer } from './kept-customer.ts';

/** What follows a successful payment. `hasHome` adds a link to the home page, unless one is shown above. */
export function PaidNext({ hasHome }: { hasHome: boolean }) {
  const where = keptCustomer().email.trim() || 'the address you gave';
  return (
    <Room id="what-next" title="What happens next">
      <Suite columns={3}>
        <SuiteRoom title="A confirmation by e-mail" lit door>
          <p>It goes to {where}. If it is not there in ten minutes, look among the spam.</p>
        </SuiteRoom>
        <SuiteRoom title={`Project kickoff within ${delivery.beginsWithin}`} door>
          <p>Of receiving your answers. I write to you myself and say what comes first.</p>
        </SuiteRoom>
        <SuiteRoom title="Development begins">
          <p>You get a link to what is being built, say what is wrong, and I change it.</p>
        </SuiteRoom>
      </Suite>
      {hasHome && (
        <div className="done-on">
          <p className="row">
            <ButtonLink to="/">Return to Home</ButtonLink>
          </p>
        </div>
      )}
    </Room>
  );
}
