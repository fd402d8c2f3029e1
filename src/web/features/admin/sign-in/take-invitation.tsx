import { useEffect, useRef, useState, type FormEvent } from 'react';
import { useNavigate } from 'react-router';
import type { z } from 'zod';
import { PASSWORD_MIN_LENGTH, type invitationToSchema } from '../../../../contract/owner-members.ts';
import { explainFailure } from '../../../api/request-error.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/field.tsx';
import { Failed, Loading } from '../../../ui/loading-states.tsx';
import { CodeForm } from '../parts/code-form.tsx';
import { useTakeInvitation } from '../parts/owner-session.ts';
import { useInvitation } from './members-data.ts';

interface TakeInvitationProps {
  token: string;
  onSignedIn: () => void;
}

/** Where an invitation's link leads: whoever has it sets a password, once, and is signed in. */
export function TakeInvitation({ token, onSignedIn }: TakeInvitationProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const navigate = useNavigate();
  const asked = useInvitation(token);
  useEffect(() => heading.current?.focus(), []);
  const leave = () => {
    // The link is worth nothing any more, and the address need not keep it.
    void navigate('/admin', { replace: true });
    onSignedIn();
  };
  return (
    <section className="wide desk">
      <div className="intro">
        <h1 ref={heading} tabIndex={-1}>
          Set your password
        </h1>
      </div>
      {asked.isPending && <Loading label="Looking at your invitation..." />}
      {asked.isError && (
        <Failed
          title="You cannot come in by this link"
          reason={explainFailure(asked.error)}
          onRetry={() => void asked.refetch()}
          retrying={asked.isFetching}
        />
      )}
      {asked.data && <PasswordForm token={token} invited={asked.data} onSignedIn={leave} />}
    </section>
  );
}

function PasswordForm({
  token,
  invited: { name, email, role },
  onSignedIn,
}: TakeInvitationProps & { invited: z.infer<typeof invitationToSchema> }) {
  const field = useRef<HTMLInputElement>(null);
  const [ticket, setTicket] = useState<string | null>(null);
  const take = useTakeInvitation(token, onSignedIn, setTicket);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (take.isPending) return;
    take.mutate(field.current?.value ?? '', { onError: () => field.current?.focus() });
  };
  return (
    <div className="owner-door">
      <div>
        <p>
          {name}, you were invited to this desk as {role === 'owner' ? 'an owner' : 'a helper'}. From now on you sign in
          with <strong>{email}</strong> and the password that you set here.
        </p>
      </div>
      {ticket === null ? (
        <form className="sign-in" onSubmit={submit}>
          <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
          <TextField
            ref={field}
            label="Your new password"
            type="password"
            name="password"
            autoComplete="new-password"
            minLength={PASSWORD_MIN_LENGTH}
            maxLength={200}
            required
            hint={`At least ${PASSWORD_MIN_LENGTH} letters: several words that have nothing to do with each other.`}
            error={take.isError ? explainFailure(take.error) : undefined}
          />
          <Button type="submit" variant="go" busy={take.isPending}>
            {take.isPending ? 'Signing in...' : 'Set the password and sign in'}
          </Button>
        </form>
      ) : (
        <CodeForm ticket={ticket} onSignedIn={onSignedIn} onBack={onSignedIn} />
      )}
    </div>
  );
}
