import { explainFailure } from '../../../api/request-error.ts';
import { Failed, Loading } from '../../../ui/loading-states.tsx';
import { useDeskRole } from '../parts/owner-session.ts';
import { OwnPassword } from './own-password.tsx';
import { SecondStep } from './second-step.tsx';
import { useOwnSignIn } from './second-step-data.ts';

/** What whoever is signed in signs in with: their password, and their second step. */
export function OwnSignIn({ timeZone }: { timeZone: string | undefined }) {
  const role = useDeskRole();
  const own = useOwnSignIn();
  return (
    <section aria-labelledby="own-sign-in">
      <h2 className="h3" id="own-sign-in">
        Your sign-in
      </h2>
      {role === 'helper' && <p>You are signed in as a helper: you see people, calls and deals, and no money.</p>}
      {own.isPending && <Loading label="Loading your sign-in..." />}
      {own.isError && (
        <Failed
          title="Your sign-in could not be loaded"
          reason={explainFailure(own.error)}
          onRetry={() => void own.refetch()}
          retrying={own.isFetching}
        />
      )}
      {own.data && (
        <>
          <OwnPassword isSetting={own.data.passwordIn === 'settings'} />
          <SecondStep own={own.data} timeZone={timeZone} />
        </>
      )}
    </section>
  );
}
