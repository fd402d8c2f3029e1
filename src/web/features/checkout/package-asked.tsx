import { site } from '../../../../content/site.ts';
import { AcceptedView } from '../../ui/accepted-view.tsx';
import { ButtonLink } from '../../ui/button.tsx';

/** Confirms to whoever asked for a package without script that an invoice comes. */
export function PackageAsked() {
  return (
    <AcceptedView
      id="package-asked"
      title="Your request has arrived"
      lead="I write to you about the package, with an invoice and the day on which I can start. Nothing was charged."
    >
      <p>
        Sooner? Call <a href={site.phone.href}>{site.phone.text}</a> or write to{' '}
        <a href={`mailto:${site.email}`}>{site.email}</a>.
      </p>
      <ButtonLink to="/" variant="go">
        Back to Homepage
      </ButtonLink>
    </AcceptedView>
  );
}
