import { useState } from 'react';
import { explainFailure } from '../../../api/request-error.ts';
import { Button } from '../../../ui/button.tsx';
import { useOwnerSession, useSignOut } from '../parts/owner-session.ts';
import { SessionList } from './session-list.tsx';

interface OwnerBadgeProps {
  timeZone: string | undefined;
  onSignedOut: () => void;
}

/** Says that the owner is signed in, lists the sessions, and offers to sign out. */
export function OwnerBadge({ timeZone, onSignedOut }: OwnerBadgeProps) {
  const [isOpen, setOpen] = useState(false);
  const { name } = useOwnerSession({ enabled: true });
  const signOut = useSignOut('here', onSignedOut);
  return (
    <div className="owner-badge">
      <p className="note">Signed in as {name ?? 'the owner'}; your visits are not counted.</p>
      <Button small busy={signOut.isPending} onClick={() => signOut.mutate()}>
        Sign out
      </Button>
      {signOut.isError && (
        <p role="alert" className="err">
          {explainFailure(signOut.error)}
        </p>
      )}
      <details onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary>Where you are signed in</summary>
        {isOpen && <SessionList timeZone={timeZone} onSignedOut={onSignedOut} />}
      </details>
    </div>
  );
}
