import { useRef, useState, type FormEvent } from 'react';
import { PASSWORD_MIN_LENGTH } from '../../../../contract/owner-members.ts';
import { explainFailure } from '../../../api/request-error.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/field.tsx';
import { isAbout, useChangePassword } from './second-step-data.ts';

/** The own password: changed here by the old one, or for the first owner where it is set. */
export function OwnPassword({ isSetting }: { isSetting: boolean }) {
  const [isOpen, setOpen] = useState(false);
  const [isChanged, setChanged] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  return (
    <div className="own-part">
      <h3 className="h4">Password</h3>
      {isSetting ? (
        <p>
          Yours is <code>OWNER_PASSWORD</code> in the server’s settings. Change it there and start Foyer again; that
          signs you out everywhere.
        </p>
      ) : (
        <>
          <div className="row">
            <button
              ref={button}
              type="button"
              className="btn small"
              aria-expanded={isOpen}
              onClick={() => {
                setOpen(!isOpen);
                setChanged(false);
              }}
            >
              Change your password
            </button>
            <output className="second">{isChanged ? 'Changed. Everywhere else you are signed out.' : ''}</output>
          </div>
          {isOpen && (
            <ChangeForm
              onChanged={() => {
                setOpen(false);
                setChanged(true);
                // The form goes, and the focus with it.
                button.current?.focus();
              }}
            />
          )}
        </>
      )}
    </div>
  );
}

function ChangeForm({ onChanged }: { onChanged: () => void }) {
  const old = useRef<HTMLInputElement>(null);
  const next = useRef<HTMLInputElement>(null);
  const change = useChangePassword();
  const isAboutNext = isAbout(change.error, 'next');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (change.isPending) return;
    change.mutate(
      { password: old.current?.value ?? '', next: next.current?.value ?? '' },
      {
        onSuccess: onChanged,
        onError: (error) => {
          const field = isAbout(error, 'next') ? next : old;
          field.current?.focus();
          field.current?.select();
        },
      },
    );
  };
  const failure = change.isError ? explainFailure(change.error) : undefined;
  return (
    <form className="sign-in" onSubmit={submit} aria-label="Change your password">
      <TextField
        ref={old}
        label="Your password now"
        type="password"
        name="password"
        autoComplete="current-password"
        maxLength={200}
        required
        error={isAboutNext ? undefined : failure}
      />
      <TextField
        ref={next}
        label="Your new password"
        type="password"
        name="next"
        autoComplete="new-password"
        minLength={PASSWORD_MIN_LENGTH}
        maxLength={200}
        required
        hint={`At least ${PASSWORD_MIN_LENGTH} letters: several words that have nothing to do with each other.`}
        error={isAboutNext ? failure : undefined}
      />
      <Button small type="submit" busy={change.isPending}>
        {change.isPending ? 'Changing...' : 'Change it'}
      </Button>
    </form>
  );
}
