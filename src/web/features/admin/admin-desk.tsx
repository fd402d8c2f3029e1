import { useRef } from 'react';
import { explainFailure } from '../../api/request-error.ts';
import { useDashboardFigures } from '../../api/desk-queries.ts';
import { useSiteSettings } from '../../api/site-settings.ts';
import { Button } from '../../ui/button.tsx';
import { Choices } from '../../ui/choices.tsx';
import { Failed, Loading } from '../../ui/loading-states.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { useHydrated } from '../../ui/use-hydrated.ts';
import { DeskHeader } from './desk-header.tsx';
import { DeskTabs } from './desk-tab-list.tsx';
import { FiguresRoom } from './figures-room.tsx';
import { NoticeList } from './owner/notice-list.tsx';
import { OwnerBadge } from './owner/owner-badge.tsx';
import { OwnerSignIn } from './owner/owner-sign-in.tsx';
import { useOwnerSession } from './owner/owner-session.ts';
import { ranges, useDeskAddress } from './use-desk-address.ts';
import { useSalesStats, SalesRow } from './sales/sales-row.tsx';

/** The site's figures, public or for the owner alone, and for the owner the leads, orders and deliveries. */
export function AdminDesk() {
  const heading = useRef<HTMLHeadingElement>(null);
  const hydrated = useHydrated();
  const address = useDeskAddress();
  const site = useSiteSettings();
  const session = useOwnerSession({ enabled: hydrated });
  const asked = useDashboardFigures(address.range, { enabled: hydrated });
  const sales = useSalesStats(address.range, { enabled: hydrated });

  const settings = site.state === 'ready' ? site.settings : undefined;
  const refused = asked.data === null;
  const figures = asked.data ?? undefined;
  const refetch = () => void Promise.all([asked.refetch(), sales.refetch()]);
  const focusHeading = () => heading.current?.focus();
  const { signedIn, failure } = session;

  return (
    <section className="wide desk">
      <DeskHeader headingRef={heading} figures={figures} timeZone={settings?.timeZone} />
      {signedIn && <OwnerBadge timeZone={settings?.timeZone} onSignedOut={focusHeading} />}
      {signedIn && <NoticeList />}
      {!refused && (
        <div className="desk-bar">
          <Choices label="Range" options={ranges} chosen={address.range} onChange={address.showRange} />
          {figures && (
            <Button small busy={asked.isFetching && !asked.isPlaceholderData} onClick={refetch}>
              Refresh
            </Button>
          )}
          {asked.isPlaceholderData && <Spinner label="Loading..." />}
        </div>
      )}
      {asked.isPending && <Loading label="Loading figures..." />}
      {asked.isError && (
        <Failed
          title="The figures could not be loaded"
          reason={explainFailure(asked.error)}
          onRetry={() => void asked.refetch()}
          retrying={asked.isFetching}
        />
      )}
      {figures && !asked.isError && (
        <FiguresRoom figures={figures} outdated={asked.isPlaceholderData || sales.isPlaceholderData}>
          <SalesRow asked={sales} visitors={figures.totalVisitors} />
        </FiguresRoom>
      )}
      {(signedIn || (figures && !asked.isError)) && (
        <DeskTabs
          tabText={address.tabText}
          onChange={address.showTab}
          signedIn={signedIn}
          figures={figures}
          sales={sales.isError ? undefined : sales.data}
          timeZone={settings?.timeZone}
        />
      )}
      {failure && !signedIn && (
        <Failed
          title="Your sign-in could not be checked"
          reason={explainFailure(failure)}
          onRetry={() => void Promise.all([session.refetch(), asked.refetch()])}
          retrying={session.isFetching}
        />
      )}
      {!signedIn && !failure && settings && !asked.isPending && (
        <OwnerSignIn open={settings.ownerSignIn} required={refused} onSignedIn={focusHeading} />
      )}
    </section>
  );
}
