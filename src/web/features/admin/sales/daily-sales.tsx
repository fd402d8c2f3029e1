import { tellFigure } from '../../../../contract/tell-figure.ts';
import type { SalesStats } from '../../../../contract/sales.ts';
import { formatDay } from '../../../ui/format-dates.ts';
import { centsEach, formatCents } from '../../../ui/format-money.ts';
import { Empty } from '../../../ui/loading-states.tsx';

const DAYS_SHOWN = 14;

/** The last fourteen days, newest first; none if nothing was sold on any day. */
export function lastDays(days: SalesStats['dailySales']): SalesStats['dailySales'] {
  if (days.every(({ sales }) => sales === 0)) return [];
  return days.toSorted((a, b) => b.date.localeCompare(a.date)).slice(0, DAYS_SHOWN);
}

/** The last fourteen days of sales, newest first. */
export function DailySales({ days }: { days: SalesStats['dailySales'] }) {
  const shown = lastDays(days);
  return (
    <section aria-labelledby="daily-sales">
      <h2 id="daily-sales" className="h3">
        Daily sales
      </h2>
      {shown.length === 0 ? (
        <Empty title="No daily sales data available">The list begins with the first sale in this range.</Empty>
      ) : (
        <table className="ledger" aria-labelledby="daily-sales">
          <thead>
            <tr>
              <th scope="col">Day</th>
              <th scope="col">Sales</th>
              <th scope="col">Revenue</th>
              <th scope="col">Average</th>
            </tr>
          </thead>
          <tbody>
            {shown.map(({ date, sales, revenue }) => (
              <tr key={date}>
                <th scope="row">{formatDay(date)}</th>
                <td>{tellFigure(sales)}</td>
                <td>{formatCents(revenue)}</td>
                <td>{formatCents(centsEach(revenue, sales))}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}
