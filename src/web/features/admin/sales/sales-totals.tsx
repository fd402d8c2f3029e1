import type { SalesStats } from '../../../../contract/sales.ts';
import { FigureCards } from '../../../ui/figure-cards.tsx';
import { formatCount } from '../../../ui/format-figures.ts';
import { centsEach, formatCents } from '../../../ui/format-money.ts';

/** The sales of a range in four figures. */
export function SalesTotals({ stats, visitors }: { stats: SalesStats; visitors: number }) {
  return (
    <FigureCards
      label="Sales and revenue"
      figures={[
        {
          name: 'Total Sales',
          value: formatCount(stats.totalSales),
          meaning: 'Orders and subscription payments that were paid. A refunded order stays a sale.',
        },
        {
          name: 'Total Revenue',
          value: formatCents(stats.totalRevenue),
          meaning: 'What was paid, less refunds and lost disputes, on the day of the sale.',
        },
        {
          name: 'Avg Order Value',
          value: formatCents(stats.averageOrderValue),
          meaning: 'Total revenue divided by total sales.',
        },
        {
          name: 'Revenue Per Visitor',
          value: formatCents(centsEach(stats.totalRevenue, visitors)),
          meaning: 'Total revenue divided by total visitors.',
        },
      ]}
    />
  );
}
