import type { UseQueryResult } from '@tanstack/react-query';
import type { Dashboard } from '../../../contract/analytics.ts';
import { explainFailure } from '../../api/request-error.ts';
import { useTrend } from '../../figures/trend-query.ts';
import { Button } from '../../ui/button.tsx';
import { Choices } from '../../ui/choices.tsx';
import { Failed, Loading } from '../../ui/loading-states.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { LiveCount } from './cuts/live-count.tsx';
import { DeskTabs } from './desk-tab-list.tsx';
import type { FigureTabId } from './parts/desk-tabs.ts';
import { OtherDaysForm } from './other-days-form.tsx';
import { FiguresRoom } from './figures-room.tsx';
import { SalesRow, useSalesStats } from './sales/sales-row.tsx';
import { ranges, useDeskAddress } from './parts/use-desk-address.ts';

interface FiguresLevelProps {
  /** The dashboard's figures; null while only the owner may see them. */
  asked: UseQueryResult<Dashboard | null>;
  tab: FigureTabId;
  signedIn: boolean;
  timeZone: string | undefined;
}

/** The specification's figures: a range, its totals, and a tab for each list. */
export function FiguresLevel({ asked, tab, signedIn, timeZone }: FiguresLevelProps) {
  const address = useDeskAddress();
  const sales = useSalesStats(address.days);
  const trend = useTrend(address.trend);
  const refused = asked.data === null;
  const figures = asked.data ?? undefined;
  const refetch = () => void Promise.all([asked.refetch(), sales.refetch(), trend.refetch()]);
  return (
    <>
      {!refused && (
        <div className="desk-bar">
          <Choices label="Range" options={ranges} chosen={address.range} onChange={address.showRange} />
          {figures && (
            <OtherDaysForm shown={figures.dailyStats} chosen={address.otherDays} onShow={address.showOtherDays} />
          )}
          {figures && (
            <Button small busy={asked.isFetching && !asked.isPlaceholderData} onClick={refetch}>
              Refresh
            </Button>
          )}
          {signedIn && <LiveCount />}
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
        <FiguresRoom
          figures={figures}
          trend={trend}
          outdated={asked.isPlaceholderData || sales.isPlaceholderData || trend.isPlaceholderData}
          timeZone={timeZone}
        >
          <SalesRow asked={sales} visitors={figures.totalVisitors} trend={trend.data} />
        </FiguresRoom>
      )}
      {(signedIn || (figures && !asked.isError)) && (
        <DeskTabs
          shown={tab}
          onChange={address.showTab}
          viewer={signedIn ? 'owner' : 'visitor'}
          figures={figures}
          sales={sales.isError ? undefined : sales.data}
          timeZone={timeZone}
        />
      )}
    </>
  );
}

/** What a helper has of the figures: a range, and the tabs without money. */
export function HelperFigures({ tab, timeZone }: Pick<FiguresLevelProps, 'tab' | 'timeZone'>) {
  const { range, showRange, showTab } = useDeskAddress();
  return (
    <>
      <div className="desk-bar">
        <Choices label="Range" options={ranges} chosen={range} onChange={showRange} />
      </div>
      <DeskTabs
        shown={tab}
        onChange={showTab}
        viewer="helper"
        figures={undefined}
        sales={undefined}
        timeZone={timeZone}
      />
    </>
  );
}
