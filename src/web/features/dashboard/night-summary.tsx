import type { Dashboard } from '../../../contract/analytics.ts';
import { FigureCards } from '../../ui/figure-cards.tsx';
import { formatCount, formatPercent } from '../../ui/format-figures.ts';

/** The four figures of the last seven days. */
export function NightSummary({ figures }: { figures: Dashboard }) {
  return (
    <FigureCards
      label="Totals"
      figures={[
        {
          name: 'Total Visitors',
          value: formatCount(figures.totalVisitors),
          meaning: 'Browser sessions that were first seen in these seven days.',
        },
        {
          name: 'Unique Visitors',
          value: formatCount(figures.totalVisitors),
          meaning: 'The same figure: each browser session is counted once.',
        },
        {
          name: 'Page Views',
          value: formatCount(figures.totalPageViews),
          meaning: 'Pages opened, every page each time it was opened.',
        },
        {
          name: 'Conversion Rate',
          value: formatPercent(figures.conversionRate, 0),
          meaning: 'Conversions for every hundred visitors, without decimals.',
        },
      ]}
    />
  );
}
