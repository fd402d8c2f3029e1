import { Link } from 'react-router';
import { explainFailure } from '../../api/request-error.ts';
import { useDashboardFigures } from '../../api/desk-queries.ts';
import { useTrend } from '../../figures/trend-query.ts';
import { useSiteSettings } from '../../api/site-settings.ts';
import { nameZone } from '../../ui/format-dates.ts';
import { LoadingPage } from '../../ui/loading-page.tsx';
import { Failed } from '../../ui/loading-states.tsx';
import { NightFigures } from './night-figures.tsx';
import { useState } from 'react';
import { Choices } from '../../ui/choices.tsx';

const periods = [
  { id: 'daily', name: 'Daily' },
  { id: 'weekly', name: 'Weekly' },
  { id: 'monthly', name: 'Monthly' },
] as const;

/** Changes nothing but the look, as specified: all three show the last seven days. */
function PeriodToggle() {
  const [chosen, choose] = useState<(typeof periods)[number]['id']>('daily');
  return <Choices label="Period" options={periods} chosen={chosen} onChange={choose} />;
}

/** This dashboard's fixed range, in days. */
const DAYS = 7;

/** The last seven days at a glance, in the same house at night. */
export function NightDesk() {
  const site = useSiteSettings();
  const asked = useDashboardFigures(`range=${DAYS}`);
  const trend = useTrend(`range=${DAYS}`);
  const timeZone = site.state === 'ready' ? site.settings.timeZone : undefined;

  return (
    <section className="wide desk">
      <div className="intro">
        <h1>The last seven days</h1>
        <div className="desk-bar">
          <PeriodToggle />
          <p className="note">
            {asked.data ? `Always the last ${DAYS} days, ${nameZone(timeZone)}` : `Always the last ${DAYS} days`}
          </p>
        </div>
      </div>
      <NightContent asked={asked} trend={trend} timeZone={timeZone} />
    </section>
  );
}

function NightContent({
  asked,
  trend,
  timeZone,
}: {
  asked: ReturnType<typeof useDashboardFigures>;
  trend: ReturnType<typeof useTrend>;
  timeZone: string | undefined;
}) {
  if (asked.isPending) return <LoadingPage label="Loading figures..." path="/dashboard" />;
  const { data: figures } = asked;
  if (figures === null)
    return (
      <div className="state-room">
        <p className="state-title">These figures are the owner’s</p>
        <p>
          <Link to="/admin#owner">Sign in at the desk</Link>, then come back.
        </p>
      </div>
    );
  if (figures && !asked.isError) return <NightFigures figures={figures} trend={trend} timeZone={timeZone} />;
  return (
    <Failed
      title="The figures could not be loaded"
      reason={explainFailure(asked.error)}
      onRetry={() => void asked.refetch()}
      retrying={asked.isFetching}
    />
  );
}
