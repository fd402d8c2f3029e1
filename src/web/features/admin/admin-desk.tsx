import { useRef } from 'react';
import { explainFailure } from '../../api/request-error.ts';
import { useDashboardFigures } from '../../api/desk-queries.ts';
import { useSiteSettings } from '../../api/site-settings.ts';
import { LoadingPage } from '../../ui/loading-page.tsx';
import { Failed } from '../../ui/loading-states.tsx';
import { useHydrated } from '../../ui/use-hydrated.ts';
import { DeskHeader } from './desk-header.tsx';
import { readPlace } from './parts/desk-rooms.ts';
import { describeDays, FIGURES_TITLE } from './desk-titles.ts';
import { FiguresLevel, HelperFigures } from './figures-level.tsx';
import { OwnerDesk } from './owner-desk.tsx';
import { OwnerSignIn } from './owner/owner-sign-in.tsx';
import { useOwnerSession } from './parts/owner-session.ts';
import { TakeInvitation } from './sign-in/take-invitation.tsx';
import { useInvitationToken } from './sign-in/use-invitation-token.ts';
import { useDeskAddress } from './parts/use-desk-address.ts';

/** The site's figures, public or for the owner alone; and for the owner the desk, of which the figures are one room. */
export function AdminDesk() {
  const heading = useRef<HTMLHeadingElement>(null);
  const hydrated = useHydrated();
  const address = useDeskAddress();
  const site = useSiteSettings();
  const session = useOwnerSession({ enabled: hydrated });
  const { signedIn, role, failure, isPending } = session;
  const invitation = useInvitationToken();
  const place = readPlace(address.said, signedIn, role);
  const isHelper = signedIn && role === 'helper';
  const asked = useDashboardFigures(address.days, {
    enabled: !isPending && !isHelper && place.level === 'figures',
  });

  const settings = site.state === 'ready' ? site.settings : undefined;
  const timeZone = settings?.timeZone;
  const refused = asked.data === null;
  const focusHeading = () => heading.current?.focus();
  const figures =
    place.level === 'figures' &&
    (isHelper ? (
      <HelperFigures tab={place.tab} timeZone={timeZone} />
    ) : (
      <FiguresLevel asked={asked} tab={place.tab} signedIn={signedIn} timeZone={timeZone} />
    ));
  const figuresNote = asked.data ? describeDays(asked.data.dailyStats, timeZone) : null;

  if (invitation !== null) return <TakeInvitation token={invitation} onSignedIn={focusHeading} />;
  if (signedIn)
    return (
      <OwnerDesk
        headingRef={heading}
        place={place}
        figures={figures}
        figuresNote={figuresNote}
        timeZone={timeZone}
        onSignedOut={focusHeading}
      />
    );
  return (
    <section className="wide desk">
      <DeskHeader headingRef={heading} title={FIGURES_TITLE} note={figuresNote} />
      {isPending ? <LoadingPage label="Loading figures..." path="/admin" /> : figures}
      {failure && (
        <Failed
          title="Your sign-in could not be checked"
          reason={explainFailure(failure)}
          onRetry={() => void Promise.all([session.refetch(), asked.refetch()])}
          retrying={session.isFetching}
        />
      )}
      {!failure && !isPending && settings && !asked.isPending && (
        <OwnerSignIn open={settings.ownerSignIn} required={refused} onSignedIn={focusHeading} />
      )}
    </section>
  );
}
