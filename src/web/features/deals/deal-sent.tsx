import { AcceptedView } from '../../ui/accepted-view.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { FORM_ID } from './box-card.tsx';
import { formPaths } from '../../../contract/form-pages.ts';
import { leadTo } from '../../shell/lead-to.ts';
import { say } from '../../words/say.ts';

/** Confirms a deal to whoever sent it without script. */
export function DealSent() {
  return (
    <AcceptedView
      id="deal-sent"
      title={say('Deal Submitted Successfully!')}
      lead={say("We'll review your property and get back to you within 24-48 hours.")}
    >
      <p>{say('We hold it against what the buyer pays today and write to you. Nothing is owed unless it closes.')}</p>
      <p className="row">
        <ButtonLink {...leadTo(`${formPaths.deal}#${FORM_ID}`)} variant="go">
          {say('Submit another deal')}
        </ButtonLink>
      </p>
    </AcceptedView>
  );
}
