import type { SalesStats } from '../../../../contract/sales.ts';
import { DailySales } from './daily-sales.tsx';
import { RecentSales } from './recent-sales.tsx';
import { TopProducts } from './top-products.tsx';

/** What was sold: the latest, by product, by day. */
export function SalesPanel({ stats, timeZone }: { stats: SalesStats; timeZone: string | undefined }) {
  return (
    <div className="sales-panel">
      <RecentSales sales={stats.recentSales} timeZone={timeZone} />
      <div className="two-rooms">
        <TopProducts products={stats.topProducts} />
        <DailySales days={stats.dailySales} />
      </div>
    </div>
  );
}
