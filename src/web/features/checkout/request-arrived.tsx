import { site } from '../../../../content/site.ts';
import { ButtonLink } from '../../ui/button.tsx';

/** For who comes from the strategy form: it has arrived, and nothing need be paid yet. */
export function RequestArrived() {
  return (
    <section className="request-arrived framed" aria-label="Your strategy request">
      <p>
        <b>Your strategy request has arrived.</b> I read it myself and answer by e-mail. Nothing need be paid until we
        have talked: this is the package that runs the campaign, and it keeps.
      </p>
      <p className="row">
        <ButtonLink to="/book" reloadDocument>
          Talk first, {site.consultation.price}
        </ButtonLink>
      </p>
    </section>
  );
}
