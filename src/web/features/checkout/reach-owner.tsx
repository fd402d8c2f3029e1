import { site } from '../../../../content/site.ts';

/** How the owner is reached, with what it is about already in the subject. */
export function ReachOwner({ subject, children }: { subject: string; children: string }) {
  return (
    <p>
      {children} <a href={`mailto:${site.email}?subject=${encodeURIComponent(subject)}`}>{site.email}</a>,{' '}
      <a href={site.phone.href}>{site.phone.text}</a>.
    </p>
  );
}
