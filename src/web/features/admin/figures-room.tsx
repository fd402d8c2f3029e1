import type { ReactNode } from 'react';
import type { Dashboard } from '../../../contract/analytics.ts';
import type { useTrend } from '../../figures/trend-query.ts';
import { TrendRoom } from '../../figures/trend-room.tsx';
import { Empty } from '../../ui/loading-states.tsx';
import { Summary } from './summary.tsx';

interface FiguresRoomProps {
  figures: Dashboard;
  trend: ReturnType<typeof useTrend>;
  outdated: boolean;
  timeZone: string | undefined;
  /** The row of sales, below the row of visits. */
  children: ReactNode;
}

/** The totals of a range and its days drawn; dimmed while another range is loading. */
export function FiguresRoom({ figures, trend, outdated, timeZone, children }: FiguresRoomProps) {
  return (
    <div className={outdated ? 'figures outdated' : 'figures'} aria-busy={outdated}>
      <Summary figures={figures} trend={trend.data} />
      {children}
      {figures.totalVisitors === 0 && figures.totalPageViews === 0 ? (
        <Empty title="No visits in this range">The drawings begin with the first visit.</Empty>
      ) : (
        <TrendRoom asked={trend} money timeZone={timeZone} />
      )}
    </div>
  );
}
