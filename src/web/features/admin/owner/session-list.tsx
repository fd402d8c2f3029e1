import type { OwnerSession } from '../../../../contract/owner-session.ts';
import { explainFailure } from '../../../api/request-error.ts';
import { Button } from '../../../ui/button.tsx';
import { formatMoment } from '../../../ui/format-dates.ts';
import { Failed, Loading } from '../../../ui/loading-states.tsx';
import { useSessions } from './owner-data.ts';
import { useSignOut } from './owner-session.ts';

interface SessionListProps {
  timeZone: string | undefined;
  onSignedOut: () => void;
}

/** All of the owner's sessions, with a button that ends them. */
export function SessionList({ timeZone, onSignedOut }: SessionListProps) {
  const sessions = useSessions();
  const signOut = useSignOut('everywhere', onSignedOut);
  if (sessions.isPending) return <Loading label="Loading your sessions..." />;
  if (sessions.isError)
    return (
      <Failed
        title="Your sessions could not be loaded"
        reason={explainFailure(sessions.error)}
        onRetry={() => void sessions.refetch()}
        retrying={sessions.isFetching}
      />
    );
  return (
    <>
      <ul aria-label="Where you are signed in">
        {sessions.data.map((session) => (
          <li key={`${session.signedInAt} ${session.lastSeenAt} ${session.browser}`}>
            {describeSession(session, timeZone)}
          </li>
        ))}
      </ul>
      <Button small busy={signOut.isPending} onClick={() => signOut.mutate()}>
        {signOut.isPending ? 'Signing out...' : 'Sign out everywhere'}
      </Button>
      {signOut.isError && (
        <p role="alert" className="err">
          {explainFailure(signOut.error)}
        </p>
      )}
    </>
  );
}

function describeSession({ browser, signedInAt, lastSeenAt, current }: OwnerSession, timeZone: string | undefined) {
  const since = `since ${formatMoment(signedInAt, timeZone)}`;
  return current
    ? `${browser}, this browser, ${since}`
    : `${browser}, ${since}, last seen ${formatMoment(lastSeenAt, timeZone)}`;
}
