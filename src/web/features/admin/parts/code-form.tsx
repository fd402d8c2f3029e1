import { useEffect, useRef, useState, type FormEvent } from 'react';
import { flushSync } from 'react-dom';
import { explainFailure } from '../../../api/request-error.ts';
import { Button } from '../../../ui/button.tsx';
import { CodeField } from './code-field.tsx';
import { useSignInByCode } from './owner-session.ts';

interface CodeFormProps {
  /** As the answer to the right password told it. */
  ticket: string;
  onSignedIn: () => void;
  /** Gives the password again. */
  onBack: () => void;
}

/** The second step of a sign-in: a code of the app, or a recovery code where the phone is lost. After a wrong one the code keeps the focus. */
export function CodeForm({ ticket, onSignedIn, onBack }: CodeFormProps) {
  const [isLost, setLost] = useState(false);
  const code = useRef<HTMLInputElement>(null);
  const signIn = useSignInByCode(ticket, onSignedIn);
  // The password's field, which had the focus, is gone.
  useEffect(() => code.current?.focus(), []);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const given = code.current?.value ?? '';
    if (signIn.isPending || given.trim() === '') {
      code.current?.focus();
      return;
    }
    signIn.mutate(given, {
      onError: () => {
        code.current?.focus();
        code.current?.select();
      },
    });
  };

  return (
    <form className="sign-in" onSubmit={submit}>
      <CodeField
        key={String(isLost)}
        ref={code}
        isRecovery={isLost}
        error={signIn.isError ? explainFailure(signIn.error) : undefined}
      />
      <div className="row">
        <Button type="submit" variant="go" busy={signIn.isPending}>
          {signIn.isPending ? 'Signing in...' : 'Sign in'}
        </Button>
        <Button
          small
          onClick={() => {
            flushSync(() => setLost(!isLost));
            signIn.reset();
            code.current?.focus();
          }}
        >
          {isLost ? 'With a code from the app' : 'With a recovery code'}
        </Button>
        <Button small onClick={onBack}>
          Back
        </Button>
      </div>
      {isLost && (
        <p className="second">
          No recovery code either? An owner can take your second step away in the desk. For the owner’s own there is a
          command on the server: <code>npm run second-step</code>.
        </p>
      )}
      <output className="sr-only">{signIn.isError ? explainFailure(signIn.error) : ''}</output>
    </form>
  );
}
