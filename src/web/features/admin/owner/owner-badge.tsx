import { explainFailure } from '../../../api/explain-failure.ts';
import { Button } from '../../../ui/button.tsx';
import { useSignOut } from './owner-session.ts';

/** Says that the owner is here, and lets them leave. */
export function OwnerBadge({ onSignedOut }: { onSignedOut: () => void }) {
  const signOut = useSignOut(onSignedOut);
  return (
    <div className="owner-badge">
      <p className="note">Signed in as the owner; your visits are not counted.</p>
      <Button small busy={signOut.isPending} onClick={() => signOut.mutate()}>
        Sign out
      </Button>
      {signOut.isError && (
        <p role="alert" className="err">
          {explainFailure(signOut.error)}
        </p>
      )}
    </div>
  );
}
