import type { OwnerSession } from '../../../../contract/owner-session.ts';
import { explainFailure } from '../../../api/request-error.ts';
import { Button } from '../../../ui/button.tsx';
import { formatMoment } from '../../../ui/format-dates.ts';
import { Failed, Loading } from '../../../ui/loading-states.tsx';
import { useEndSession, useSessions } from '../parts/owner-data.ts';
import { useSignOut } from '../parts/owner-session.ts';
import { latestFailure } from '../parts/latest-failure.ts';

interface SessionListProps {
  timeZone: string | undefined;
  onSignedOut: () => void;
}

/** Where somebody is signed in, with buttons that end that; owners see everybody's. */
export function SessionList({ timeZone, onSignedOut }: SessionListProps) {
  const sessions = useSessions();
  const signOut = useSignOut('everywhere', onSignedOut);
  const end = useEndSession();
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
  const failure = latestFailure(signOut, end);
  return (
    <>
      <ul aria-label="Where you are signed in">
        {sessions.data.map((session) => {
          const words = describeSession(session, timeZone);
          return (
            <li key={session.id}>
              {words}{' '}
              {!session.current && (
                <Button
                  small
                  busy={end.isPending && end.variables === session.id}
                  aria-label={`End: ${words}`}
                  onClick={() => end.mutate(session.id)}
                >
                  End
                </Button>
              )}
            </li>
          );
        })}
      </ul>
      <Button small busy={signOut.isPending} onClick={() => signOut.mutate()}>
        {signOut.isPending ? 'Signing out...' : 'Sign out everywhere'}
      </Button>
      {failure && (
        <p role="alert" className="err">
          {explainFailure(failure)}
        </p>
      )}
    </>
  );
}

function describeSession(
  { name, own, browser, signedInAt, lastSeenAt, current }: OwnerSession,
  timeZone: string | undefined,
) {
  const since = `since ${formatMoment(signedInAt, timeZone)}`;
  if (current) return `${browser}, this browser, ${since}`;
  const place = `${browser}, ${since}, last seen ${formatMoment(lastSeenAt, timeZone)}`;
  return own ? place : `${name ?? 'The owner'}: ${place}`;
}
