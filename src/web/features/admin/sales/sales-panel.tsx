import type { SalesStats, Sale } from '../../../../contract/sales.ts';
import { DailySales } from './daily-sales.tsx';
import { TopProducts } from './top-products.tsx';
import { Chip } from '../../../ui/chip.tsx';
import { formatMoment } from '../../../ui/format-dates.ts';
import { formatCents } from '../../../ui/format-money.ts';
import { Empty } from '../../../ui/loading-states.tsx';
import { describeNet, inWords, nameCustomer, SaleStatus } from './describe-sale.tsx';

/** The sales: the latest, by product, and by day. */
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

/** The latest sales and payment attempts, newest first. */
export function RecentSales({ sales, timeZone }: { sales: readonly Sale[]; timeZone: string | undefined }) {
  return (
    <section aria-labelledby="recent-sales">
      <h2 id="recent-sales" className="h3">
        Recent sales
      </h2>
      {sales.length === 0 ? (
        <Empty title="No sales recorded yet">Sales in this range will appear here.</Empty>
      ) : (
        <ul className="entries sales" aria-label="Recent sales">
          {sales.map((sale) => (
            <SaleEntry key={sale.id} sale={sale} timeZone={timeZone} />
          ))}
        </ul>
      )}
    </section>
  );
}

function SaleEntry({ sale, timeZone }: { sale: Sale; timeZone: string | undefined }) {
  const net = describeNet(sale);
  return (
    <li>
      <span>
        <strong>{sale.productName}</strong> {sale.test && <Chip tone="plain">Test</Chip>}
        <span className="second">{nameCustomer(sale.customerEmail)}</span>
      </span>
      <span className="second">{inWords(sale.productType)}</span>
      <SaleStatus status={sale.status} />
      <span className="figure">
        {formatCents(sale.amount)}
        {net !== null && <span className="second">{net}</span>}
      </span>
      <time className="note" dateTime={sale.createdAt}>
        {formatMoment(sale.createdAt, timeZone)}
      </time>
    </li>
  );
}
