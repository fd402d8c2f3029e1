import { crmPlatform, strategySession } from '../../../../content/lending.ts';
import { starterPlan } from '../../../../content/packages.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Suite, SuiteRoom } from '../../ui/suite.tsx';

/** Two offers that go with the snapshot: the CRM and a strategy session. */
export function LendingOffers() {
  return (
    <Suite columns={2}>
      <SuiteRoom title="The account it runs in" door>
        <p className="price">
          {crmPlatform.price}/month{' '}
          <small>
            regular <s>{crmPlatform.regularPrice}</s>
          </small>
        </p>
        <p>
          The system works in any CRM with forms, texts and a calendar. If you have none yet, this is the one I build
          in: cancel it and your contacts leave with you.
        </p>
        <ButtonLink to={starterPlan.orderUrl} target="_blank" rel="noopener">
          Get the CRM for {crmPlatform.price}/month <span className="sr-only">(opens in a new tab)</span>
        </ButtonLink>
      </SuiteRoom>
      <SuiteRoom title={`A ${strategySession.minutes}-minute strategy session`} lit>
        <p className="price">
          Free{' '}
          <small>
            value <s>{strategySession.value}</s>
          </small>
        </p>
        <p>
          We set the system up together and write the questions it asks your borrowers. You leave with it switched on.
        </p>
        <ButtonLink to="/book">Book the free session</ButtonLink>
      </SuiteRoom>
    </Suite>
  );
}
