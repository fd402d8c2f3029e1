import type { Dashboard } from '../../../contract/analytics.ts';
import { FigureCards } from '../../ui/figure-cards.tsx';
import { formatCount, formatPerEach, formatPercent } from '../../ui/format-figures.ts';

/** What came of the visits in a range, in four figures. */
export function Summary({ figures }: { figures: Dashboard }) {
  const viewsEach = formatPerEach(figures.totalPageViews, figures.totalVisitors);
  return (
    <FigureCards
      label="Totals"
      figures={[
        {
          name: 'Total Visitors',
          value: formatCount(figures.totalVisitors),
          meaning: 'Browser sessions, each counted on the day it was first seen. Bots and the owner are set aside.',
        },
        {
          name: 'Page Views',
          value: formatCount(figures.totalPageViews),
          meaning: 'Pages opened by these visitors, every page each time it was opened.',
          note: viewsEach && `${viewsEach} a visit`,
        },
        {
          name: 'Conversions',
          value: formatCount(figures.totalConversions),
          meaning: 'Times a visitor did what the site is for: left a lead, booked a call, bought.',
        },
        {
          name: 'Conversion Rate',
          value: formatPercent(figures.conversionRate, 1),
          meaning: 'Conversions for every hundred visitors.',
          note: 'of all visitors',
        },
      ]}
    />
  );
}
