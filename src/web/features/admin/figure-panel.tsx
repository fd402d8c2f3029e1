import type { ReactNode } from 'react';
import type { Dashboard } from '../../../contract/analytics.ts';
import { ConversionList } from '../../ui/conversion-list.tsx';
import { Empty } from '../../ui/loading-states.tsx';
import { PageList } from '../../ui/page-list.tsx';
import type { VisitTabId } from './parts/desk-tabs.ts';
import { Overview } from './overview.tsx';
import { listDays, listMonths, listWeeks } from './period-rows.ts';
import { PeriodTable } from './period-table.tsx';
import { SourceList } from './source-list.tsx';

interface PanelProps {
  figures: Dashboard;
  timeZone: string | undefined;
}

const PARTIAL_PERIODS_NOTE = 'Only days within the range count, so the first and last rows may cover part of a period.';

const panels: Record<VisitTabId, (props: PanelProps) => ReactNode> = {
  overview: Overview,
  daily: ({ figures }) => <PeriodTable caption="Daily stats" period="Day" rows={listDays(figures.dailyStats)} />,
  weekly: ({ figures }) => (
    <PeriodTable
      caption="Weekly stats"
      period="Week"
      note={PARTIAL_PERIODS_NOTE}
      rows={listWeeks(figures.weeklyStats)}
    />
  ),
  monthly: ({ figures }) => (
    <PeriodTable
      caption="Monthly stats"
      period="Month"
      note={PARTIAL_PERIODS_NOTE}
      rows={listMonths(figures.monthlyStats)}
    />
  ),
  conversions: Conversions,
  pages: TopPages,
  sources: ({ figures }) => <SourceList sources={figures.topReferrers} />,
};

/** The panel of one of the tabs with visits. */
export function FigurePanel({ tab, ...props }: PanelProps & { tab: VisitTabId }) {
  const Panel = panels[tab];
  return <Panel {...props} />;
}

function Conversions({ figures, timeZone }: PanelProps) {
  if (figures.recentConversions.length === 0)
    return <Empty title="No conversions yet">The first lead, booking or sale will appear here.</Empty>;
  return <ConversionList label="Recent conversions" conversions={figures.recentConversions} timeZone={timeZone} />;
}

function TopPages({ figures }: PanelProps) {
  if (figures.topPages.length === 0) return <Empty title="No pages yet">They begin with the first page view.</Empty>;
  return <PageList label="Top pages" pages={figures.topPages} />;
}
