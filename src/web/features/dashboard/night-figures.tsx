import { tellFigure } from '../../../contract/tell-figure.ts';
import type { Dashboard } from '../../../contract/analytics.ts';
import type { Trend } from '../../../contract/trend.ts';
import { describeChange, describeRateChange } from '../../figures/describe-change.ts';
import type { useTrend } from '../../figures/trend-query.ts';
import { TrendRoom } from '../../figures/trend-room.tsx';
import { ConversionList } from '../../ui/conversion-list.tsx';
import { Empty } from '../../ui/loading-states.tsx';
import { PageList } from '../../ui/page-list.tsx';
import { FigureRows } from './figure-rows.tsx';
import { FigureCards } from '../../ui/figure-cards.tsx';
import { conversionRate, pageViews, totalVisitors, writeRate } from '../../ui/visit-figures.ts';

/** How many of ten conversions count as qualified leads, and as clients. */
const QUALIFIED_OF_TEN = 6;
const CLIENTS_OF_TEN = 2;

export interface LeadStatistics {
  readonly total: number;
  readonly qualified: number;
  readonly clients: number;
}

/** Leads as the simple dashboard counts them: every conversion, 60% of them, 20% of them, rounded down. */
export function estimateLeads(conversions: number): LeadStatistics {
  return {
    total: conversions,
    qualified: Math.floor((conversions * QUALIFIED_OF_TEN) / 10),
    clients: Math.floor((conversions * CLIENTS_OF_TEN) / 10),
  };
}

/** The four figures of the last seven days, and how each changed. */
function NightSummary({ figures, trend }: { figures: Dashboard; trend: Trend | undefined }) {
  const visitors = { ...totalVisitors(figures), change: describeChange(trend, (totals) => totals.visitors) };
  const unique = {
    ...visitors,
    name: 'Unique Visitors',
    meaning: 'The same figure: each browser session is counted once.',
  };
  const views = { ...pageViews(figures), change: describeChange(trend, (totals) => totals.pageViews) };
  const rate = {
    ...conversionRate(figures, 0),
    change: describeRateChange(trend, { part: 'conversions', whole: 'visitors' }, 0),
  };
  return <FigureCards label="Totals" figures={[visitors, unique, views, rate]} />;
}

const PAGES_SHOWN = 5;
const CONVERSIONS_SHOWN = 5;

interface NightFiguresProps {
  figures: Dashboard;
  trend: ReturnType<typeof useTrend>;
  timeZone: string | undefined;
}

/** The content of the simple dashboard. */
export function NightFigures({ figures, trend, timeZone }: NightFiguresProps) {
  const leads = estimateLeads(figures.totalConversions);
  const latest = figures.recentConversions.slice(0, CONVERSIONS_SHOWN);
  return (
    <>
      <NightSummary figures={figures} trend={trend.data} />
      {figures.totalVisitors > 0 && <TrendRoom asked={trend} money={false} timeZone={timeZone} />}
      <div className="two-rooms">
        <FigureRows
          title="Conversion Metrics"
          rows={[
            { name: 'Leads Generated', value: tellFigure(figures.totalConversions) },
            { name: 'Successful Conversions', value: tellFigure(figures.totalConversions) },
            { name: 'Conversion Rate', value: writeRate(figures, 1) },
          ]}
        />
        <FigureRows
          title="Lead Statistics"
          rows={[
            { name: 'Total Leads', value: tellFigure(leads.total) },
            {
              name: 'Qualified Leads',
              value: tellFigure(leads.qualified),
              note: 'an estimate: six in ten',
            },
            {
              name: 'Converted Clients',
              value: tellFigure(leads.clients),
              note: 'an estimate: two in ten',
            },
          ]}
        />
        <section aria-labelledby="night-pages">
          <h2 id="night-pages" className="h3">
            Top Pages
          </h2>
          {figures.topPages.length === 0 ? (
            <Empty title="No page data available" />
          ) : (
            <PageList label="Top pages" pages={figures.topPages.slice(0, PAGES_SHOWN)} />
          )}
        </section>
        {latest.length > 0 && (
          <section aria-labelledby="night-conversions">
            <h2 id="night-conversions" className="h3">
              Recent Conversions
            </h2>
            <ConversionList label="Recent conversions" conversions={latest} timeZone={timeZone} />
          </section>
        )}
      </div>
    </>
  );
}
