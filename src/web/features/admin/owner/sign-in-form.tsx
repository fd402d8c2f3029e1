import { useRef, useState, type FormEvent } from 'react';
import { explainFailure } from '../../../api/request-error.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/field.tsx';
import { CodeForm } from '../parts/code-form.tsx';
import { useSignIn } from '../parts/owner-session.ts';

/** The form for the owner's password, or for the address and password of somebody who was invited; then for a code, where one is asked for. After a wrong one the
 * password keeps the focus.
 */
export function SignInForm({ onSignedIn }: { onSignedIn: () => void }) {
  const [isInvited, setInvited] = useState(false);
  const email = useRef<HTMLInputElement>(null);
  const password = useRef<HTMLInputElement>(null);
  const [ticket, setTicket] = useState<string | null>(null);
  const signIn = useSignIn(onSignedIn, setTicket);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const given = { email: email.current?.value.trim() ?? '', password: password.current?.value ?? '' };
    const empty = isInvited && given.email === '' ? email : password;
    if (signIn.isPending || given.password === '' || empty === email) {
      empty.current?.focus();
      return;
    }
    signIn.mutate(isInvited ? given : { password: given.password }, {
      onError: () => {
        password.current?.focus();
        password.current?.select();
      },
    });
  };

  if (ticket !== null) return <CodeForm ticket={ticket} onSignedIn={onSignedIn} onBack={() => setTicket(null)} />;
  return (
    <form className="sign-in" onSubmit={submit}>
      {isInvited && (
        <TextField
          ref={email}
          label="E-mail address"
          type="email"
          name="email"
          autoComplete="username"
          maxLength={254}
          required
        />
      )}
      <TextField
        ref={password}
        label={isInvited ? 'Password' : 'Owner’s password'}
        type="password"
        name="password"
        autoComplete="current-password"
        maxLength={200}
        required
        error={signIn.isError ? explainFailure(signIn.error) : undefined}
      />
      <div className="row">
        <Button type="submit" variant="go" busy={signIn.isPending}>
          {signIn.isPending ? 'Signing in...' : 'Sign in'}
        </Button>
        <Button
          small
          onClick={() => {
            setInvited(!isInvited);
            signIn.reset();
          }}
        >
          {isInvited ? 'With the owner’s password' : 'With an e-mail address'}
        </Button>
      </div>
      <output className="sr-only">{signIn.isError ? explainFailure(signIn.error) : ''}</output>
    </form>
  );
}
