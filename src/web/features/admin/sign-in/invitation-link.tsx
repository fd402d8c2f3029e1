import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/field.tsx';
import { formatMoment } from '../../../ui/format-dates.ts';

interface InvitationLinkProps {
  name: string;
  email: string;
  link: string;
  endsAt: string;
  timeZone: string | undefined;
}

/** A link that is told once: to copy, or to mail from the owner's own mailbox, so that it is stored nowhere here. */
export function InvitationLink({ name, email, link, endsAt, timeZone }: InvitationLinkProps) {
  const [isCopied, setCopied] = useState(false);
  const until = formatMoment(endsAt, timeZone);
  const body = `Hello ${name},\n\nplease set your password here, once, until ${until}:\n${link}\n`;
  const mail = `mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent('Your sign-in')}&body=${encodeURIComponent(body)}`;
  return (
    <div className="invitation-link">
      <TextField
        label={`The link for ${name}`}
        readOnly
        value={link}
        hint={`Good once, until ${until}. Give it to nobody else; it is not shown again.`}
        onFocus={(event) => event.target.select()}
      />
      <div className="row">
        <Button
          small
          onClick={() =>
            void navigator.clipboard.writeText(link).then(
              () => setCopied(true),
              () => setCopied(false),
            )
          }
        >
          Copy the link
        </Button>
        <a className="btn small" href={mail}>
          Mail it yourself
        </a>
        <output>{isCopied ? 'Copied.' : ''}</output>
      </div>
    </div>
  );
}
