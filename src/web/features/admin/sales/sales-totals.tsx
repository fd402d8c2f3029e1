import { tellFigure } from '../../../../contract/tell-figure.ts';
import type { SalesStats } from '../../../../contract/sales.ts';
import type { Trend } from '../../../../contract/trend.ts';
import { describeChange } from '../../../figures/describe-change.ts';
import { FigureCards } from '../../../ui/figure-cards.tsx';
import { centsEach, formatCents } from '../../../ui/format-money.ts';

interface SalesTotalsProps {
  stats: SalesStats;
  visitors: number;
  trend: Trend | undefined;
}

/** The sales of a range in four figures, and how each changed. */
export function SalesTotals({ stats, visitors, trend }: SalesTotalsProps) {
  return (
    <FigureCards
      label="Sales and revenue"
      figures={[
        {
          name: 'Total Sales',
          value: tellFigure(stats.totalSales),
          meaning: 'Orders and subscription payments that were paid. A refunded order stays a sale.',
          change: describeChange(trend, ({ sales }) => sales),
        },
        {
          name: 'Total Revenue',
          value: formatCents(stats.totalRevenue),
          meaning: 'What was paid, less refunds and lost disputes, on the day of the sale.',
          change: describeChange(trend, ({ revenueCents }) => revenueCents),
        },
        {
          name: 'Avg Order Value',
          value: formatCents(stats.averageOrderValue),
          meaning: 'Total revenue divided by total sales.',
          change: describeChange(trend, ({ revenueCents, sales }) => centsEach(revenueCents, sales)),
        },
        {
          name: 'Revenue Per Visitor',
          value: formatCents(centsEach(stats.totalRevenue, visitors)),
          meaning: 'Total revenue divided by total visitors.',
          change: describeChange(trend, (totals) => centsEach(totals.revenueCents, totals.visitors)),
        },
      ]}
    />
  );
}
