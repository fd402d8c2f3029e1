import { tellFigure } from '../../../contract/tell-figure.ts';
import type { Dashboard } from '../../../contract/analytics.ts';
import type { Trend } from '../../../contract/trend.ts';
import { describeChange, describeRateChange } from '../../figures/describe-change.ts';
import { FigureCards } from '../../ui/figure-cards.tsx';
import { formatPerEach } from '../../ui/format-figures.ts';
import { conversionRate, pageViews, totalVisitors } from '../../ui/visit-figures.ts';

/** The visits of a range in four figures, and how each changed. */
export function Summary({ figures, trend }: { figures: Dashboard; trend: Trend | undefined }) {
  const viewsEach = formatPerEach(figures.totalPageViews, figures.totalVisitors);
  const conversions = {
    name: 'Conversions',
    value: tellFigure(figures.totalConversions),
    meaning: 'Times a visitor did what the site is for: left a lead, booked a call, bought.',
  };
  return (
    <FigureCards
      label="Totals"
      figures={[
        { ...totalVisitors(figures), change: describeChange(trend, ({ visitors }) => visitors) },
        {
          ...pageViews(figures),
          note: viewsEach && `${viewsEach} a visit`,
          change: describeChange(trend, (totals) => totals.pageViews),
        },
        { ...conversions, change: describeChange(trend, (totals) => totals.conversions) },
        {
          ...conversionRate(figures, 1),
          note: 'of all visitors',
          change: describeRateChange(trend, { part: 'conversions', whole: 'visitors' }, 1),
        },
      ]}
    />
  );
}
