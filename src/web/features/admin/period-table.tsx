import { tellFigure } from '../../../contract/tell-figure.ts';
import { Empty } from '../../ui/loading-states.tsx';
import { formatPercent } from '../../ui/format-figures.ts';
import type { PeriodRow } from './period-rows.ts';

interface PeriodTableProps {
  caption: string;
  /** The heading of the first column: `Day`, `Week`, `Month`. */
  period: string;
  /** A note about the first and last row. */
  note?: string;
  rows: readonly PeriodRow[];
}

/** Days, weeks or months with what was counted in each. */
export function PeriodTable({ caption, period, note, rows }: PeriodTableProps) {
  if (rows.length === 0)
    return <Empty title={`No ${caption.toLowerCase()} yet`}>They begin with the first visitor.</Empty>;
  return (
    <table className="ledger">
      <caption>
        {caption}
        {note !== undefined && <span className="second">{note}</span>}
      </caption>
      <thead>
        <tr>
          <th scope="col">{period}</th>
          <th scope="col">Visitors</th>
          <th scope="col">Views</th>
          <th scope="col">Conver&shy;sions</th>
          <th scope="col">Rate</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.key}>
            <th scope="row">{row.name}</th>
            <td>{tellFigure(row.visitors)}</td>
            <td>{tellFigure(row.pageViews)}</td>
            <td>{tellFigure(row.conversions)}</td>
            <td>{formatPercent(row.ratePercent, 1)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
