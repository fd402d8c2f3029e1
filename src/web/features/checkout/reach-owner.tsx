import { site } from '../../../../content/site.ts';

/** The owner's e-mail and telephone links, with a subject for the mail. */
export function ReachOwner({ subject, children }: { subject: string; children: string }) {
  return (
    <p>
      {children} <a href={`mailto:${site.email}?subject=${encodeURIComponent(subject)}`}>{site.email}</a>,{' '}
      <a href={site.phone.href}>{site.phone.text}</a>.
    </p>
  );
}
