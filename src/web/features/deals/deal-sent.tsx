import { AcceptedView } from '../../ui/accepted-view.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { FORM_ID } from './box-card.tsx';

/** Confirms a deal to whoever sent it without script. */
export function DealSent() {
  return (
    <AcceptedView
      id="deal-sent"
      title="Deal Submitted Successfully!"
      lead="We'll review your property and get back to you within 24-48 hours."
    >
      <p>We hold it against what the buyer pays today and write to you. Nothing is owed unless it closes.</p>
      <p className="row">
        <ButtonLink to={`/buy-box#${FORM_ID}`} variant="go">
          Submit another deal
        </ButtonLink>
      </p>
    </AcceptedView>
  );
}
