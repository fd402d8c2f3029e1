import type { ReactNode } from 'react';
import type { Dashboard } from '../../../contract/analytics.ts';
import { Empty } from '../../ui/loading-states.tsx';
import { VisitorsChart } from '../../ui/visitors-chart.tsx';
import { Summary } from './summary.tsx';

interface FiguresRoomProps {
  figures: Dashboard;
  outdated: boolean;
  /** The row of sales, below the row of visits. */
  children: ReactNode;
}

/** The totals of a range and its visitors by day; dimmed while another range is loading. */
export function FiguresRoom({ figures, outdated, children }: FiguresRoomProps) {
  return (
    <div className={outdated ? 'figures outdated' : 'figures'} aria-busy={outdated}>
      <Summary figures={figures} />
      {children}
      {figures.totalVisitors === 0 && figures.totalPageViews === 0 ? (
        <Empty title="No visits in this range">The chart begins with the first visit.</Empty>
      ) : (
        <VisitorsChart days={figures.dailyStats} />
      )}
    </div>
  );
}
