import { useRef, type FormEvent } from 'react';
import type { DeskRole } from '../../../../contract/owner-session.ts';
import { explainFailure } from '../../../api/request-error.ts';
import { Button } from '../../../ui/button.tsx';
import { SelectField, TextField } from '../../../ui/field.tsx';
import { InvitationLink } from './invitation-link.tsx';
import { useInvite } from './members-data.ts';

interface InviteFormProps {
  timeZone: string | undefined;
  /** Whether this person's link can still be used. */
  isOpen: (id: string) => boolean;
}

/** Invites somebody, and shows their link. */
export function InviteForm({ timeZone, isOpen }: InviteFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const name = useRef<HTMLInputElement>(null);
  const email = useRef<HTMLInputElement>(null);
  const role = useRef<HTMLSelectElement>(null);
  const invite = useInvite();

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (invite.isPending) return;
    const chosen: DeskRole = role.current?.value === 'owner' ? 'owner' : 'helper';
    const who = { name: name.current?.value ?? '', email: email.current?.value.trim() ?? '', role: chosen };
    invite.mutate(who, { onSuccess: () => form.current?.reset(), onError: () => email.current?.focus() });
  };

  return (
    <>
      <h3 className="h4">Invite somebody</h3>
      <form ref={form} className="invite" onSubmit={submit}>
        <TextField ref={name} label="Name" name="name" autoComplete="off" maxLength={100} required />
        <TextField
          ref={email}
          label="E-mail address"
          type="email"
          name="email"
          autoComplete="off"
          maxLength={254}
          required
          error={invite.isError ? explainFailure(invite.error) : undefined}
        />
        <SelectField ref={role} label="May do" name="role" defaultValue="helper">
          <option value="helper">Helper: no money</option>
          <option value="owner">Owner: everything</option>
        </SelectField>
        <Button small type="submit" busy={invite.isPending}>
          Make a link
        </Button>
      </form>
      <div aria-live="polite">
        {invite.data && isOpen(invite.data.id) && (
          <InvitationLink {...invite.data} {...invite.variables} timeZone={timeZone} />
        )}
      </div>
    </>
  );
}
