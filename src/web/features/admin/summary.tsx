import type { Dashboard } from '../../../contract/analytics.ts';
import { FigureCards } from '../../ui/figure-cards.tsx';
import { formatCount, formatPerEach } from '../../ui/format-figures.ts';
import { conversionRate, pageViews, totalVisitors } from '../../ui/visit-figures.ts';

/** The visits of a range in four figures. */
export function Summary({ figures }: { figures: Dashboard }) {
  const viewsEach = formatPerEach(figures.totalPageViews, figures.totalVisitors);
  const conversions = {
    name: 'Conversions',
    value: formatCount(figures.totalConversions),
    meaning: 'Times a visitor did what the site is for: left a lead, booked a call, bought.',
  };
  return (
    <FigureCards
      label="Totals"
      figures={[
        totalVisitors(figures),
        { ...pageViews(figures), note: viewsEach && `${viewsEach} a visit` },
        conversions,
        { ...conversionRate(figures, 1), note: 'of all visitors' },
      ]}
    />
  );
}
