import { tellFigure } from '../../../../contract/tell-figure.ts';
import type { Attribution, Earned, TouchAspect } from '../../../../contract/attribution.ts';
import { barOf } from '../../../ui/bar-of.ts';
import { formatCents } from '../../../ui/format-money.ts';
import { nameEarned } from '../parts/name-source.ts';

interface EarnedTableProps {
  title: string;
  /** The heading of the first column: `Source`, `Page`, `Campaign`. */
  word: string;
  aspect: TouchAspect;
  rows: readonly Earned[];
  totals: Pick<Attribution, 'totalLeads' | 'totalSales' | 'totalRevenueCents'>;
}

/** Leads, sales and revenue by origin, with totals. */
export function EarnedTable({ title, word, aspect, rows, totals }: EarnedTableProps) {
  // By what they earned; where nothing was sold, by the leads.
  const worth = (row: Earned) => (totals.totalRevenueCents > 0 ? row.revenueCents : row.leads);
  const most = Math.max(...rows.map(worth));
  return (
    <table className="ledger earned barred">
      <caption>{title}</caption>
      <thead>
        <tr>
          <th scope="col">{word}</th>
          <th scope="col">Leads</th>
          <th scope="col">Sales</th>
          <th scope="col">Revenue</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={`${row.kind} ${row.name}`} style={barOf(worth(row), most)}>
            <th scope="row">{nameEarned(aspect, row)}</th>
            <td>{tellFigure(row.leads)}</td>
            <td>{tellFigure(row.sales)}</td>
            <td>{formatCents(row.revenueCents)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">Together</th>
          <td>{tellFigure(totals.totalLeads)}</td>
          <td>{tellFigure(totals.totalSales)}</td>
          <td>{formatCents(totals.totalRevenueCents)}</td>
        </tr>
      </tfoot>
    </table>
  );
}
