import type { ReactNode } from 'react';
import type { Dashboard } from '../../../contract/analytics.ts';
import { Empty } from '../../ui/loading-states.tsx';
import { VisitorsChart } from '../../ui/visitors-chart.tsx';
import { Summary } from './summary.tsx';

interface FiguresRoomProps {
  figures: Dashboard;
  outdated: boolean;
  /** The row of what was earned, below the one of who came. */
  children: ReactNode;
}

/** The totals of a range, and its visitors day by day; dimmed while another range is on the way. */
export function FiguresRoom({ figures, outdated, children }: FiguresRoomProps) {
  return (
    <div className={outdated ? 'figures outdated' : 'figures'} aria-busy={outdated}>
      <Summary figures={figures} />
      {children}
      {figures.totalVisitors === 0 && figures.totalPageViews === 0 ? (
        <Empty title="Nobody has come in these days">The first visit will be drawn here, day by day.</Empty>
      ) : (
        <VisitorsChart days={figures.dailyStats} />
      )}
    </div>
  );
}
