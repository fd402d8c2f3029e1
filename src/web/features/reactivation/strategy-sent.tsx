import { site } from '../../../../content/site.ts';
import { REACTIVATION_CHECKOUT } from '../../../contract/session-notes.ts';
import { AcceptedView } from '../../ui/accepted-view.tsx';
import { ButtonLink } from '../../ui/button.tsx';

/** Confirms the strategy form to whoever sent it without script. */
export function StrategySent() {
  return (
    <AcceptedView
      id="strategy-sent"
      title="Your strategy request has arrived"
      lead="I read it myself and answer by e-mail. Nothing need be paid until we have talked: the package that runs the campaign is the next step, and it keeps."
    >
      <p className="row">
        <ButtonLink to={REACTIVATION_CHECKOUT} variant="go" reloadDocument>
          Go on to the checkout
        </ButtonLink>
        <ButtonLink to="/book">Talk first, {site.consultation.price}</ButtonLink>
      </p>
    </AcceptedView>
  );
}
