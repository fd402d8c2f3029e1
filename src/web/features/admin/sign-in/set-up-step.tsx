import { useEffect, useRef, type FormEvent } from 'react';
import { explainFailure } from '../../../api/request-error.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/field.tsx';
import { AskCode } from './ask-code.tsx';
import { QrCode } from './qr-code.tsx';
import { useBeginSetUp, useIssueCodes } from './second-step-data.ts';

/** Sets up a second step: the password again, then the secret for the app, then a first code of it. */
export function SetUpStep({ onIssued }: { onIssued: (codes: readonly string[]) => void }) {
  const password = useRef<HTMLInputElement>(null);
  const begin = useBeginSetUp();
  useEffect(() => password.current?.focus(), []);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (begin.isPending) return;
    begin.mutate(password.current?.value ?? '', {
      onError: () => {
        password.current?.focus();
        password.current?.select();
      },
    });
  };
  if (begin.data) return <GiveToApp {...begin.data} onIssued={onIssued} />;
  return (
    <form className="sign-in" onSubmit={submit} aria-label="Set up a second step">
      <TextField
        ref={password}
        label="Your password"
        type="password"
        name="password"
        autoComplete="current-password"
        maxLength={200}
        required
        hint="Once more, so that nobody else does this at your open desk."
        error={begin.isError ? explainFailure(begin.error) : undefined}
      />
      <Button small type="submit" busy={begin.isPending}>
        Go on
      </Button>
    </form>
  );
}

const inFours = (secret: string) => secret.match(/.{1,4}/g)?.join(' ') ?? '';

function GiveToApp({
  secret,
  address,
  onIssued,
}: {
  secret: string;
  address: string;
  onIssued: (codes: readonly string[]) => void;
}) {
  const confirm = useIssueCodes('confirm', onIssued);
  const heading = useRef<HTMLHeadingElement>(null);
  // The password's form, which had the focus, is gone.
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="give-to-app">
      <QrCode text={address} label="QR code with the secret for your app" />
      <div>
        <h4 ref={heading} tabIndex={-1}>
          Scan this with your authenticator app
        </h4>
        <p>
          On this very phone: <a href={address}>open the app</a>. Or type the secret into it (by time, six digits):
        </p>
        <p className="secret">{inFours(secret)}</p>
        <AskCode
          label="Confirm the second step"
          words="Then type the code that the app shows. From then on it is asked for, and everywhere else you are signed out."
          send="Turn it on"
          job={confirm}
          isFocused={false}
        />
      </div>
    </div>
  );
}
