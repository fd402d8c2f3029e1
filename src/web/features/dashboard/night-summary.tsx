import type { Dashboard } from '../../../contract/analytics.ts';
import { FigureCards } from '../../ui/figure-cards.tsx';
import { conversionRate, pageViews, totalVisitors } from '../../ui/visit-figures.ts';

/** The four figures of the last seven days. */
export function NightSummary({ figures }: { figures: Dashboard }) {
  const visitors = totalVisitors(figures);
  const unique = {
    name: 'Unique Visitors',
    value: visitors.value,
    meaning: 'The same figure: each browser session is counted once.',
  };
  return <FigureCards label="Totals" figures={[visitors, unique, pageViews(figures), conversionRate(figures, 0)]} />;
}
