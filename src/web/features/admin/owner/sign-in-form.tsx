import { useRef, type FormEvent } from 'react';
import { explainFailure } from '../../../api/request-error.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/field.tsx';
import { useSignIn } from './owner-session.ts';

/** The form for the owner's password. After a wrong password the field keeps the focus. */
export function SignInForm({ onSignedIn }: { onSignedIn: () => void }) {
  const field = useRef<HTMLInputElement>(null);
  const signIn = useSignIn(onSignedIn);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const password = field.current?.value ?? '';
    if (signIn.isPending || password === '') {
      field.current?.focus();
      return;
    }
    signIn.mutate(password, {
      onError: () => {
        field.current?.focus();
        field.current?.select();
      },
    });
  };

  return (
    <form className="sign-in" onSubmit={submit}>
      <TextField
        ref={field}
        label="Owner’s password"
        type="password"
        name="password"
        autoComplete="current-password"
        maxLength={200}
        required
        error={signIn.isError ? explainFailure(signIn.error) : undefined}
      />
      <Button type="submit" variant="go" busy={signIn.isPending}>
        {signIn.isPending ? 'Signing in...' : 'Sign in'}
      </Button>
      <output className="sr-only">{signIn.isError ? explainFailure(signIn.error) : ''}</output>
    </form>
  );
}
