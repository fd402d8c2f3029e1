import { tellFigure } from '../../../contract/tell-figure.ts';
import type { Dashboard } from '../../../contract/analytics.ts';
import { ConversionList } from '../../ui/conversion-list.tsx';
import { Empty } from '../../ui/loading-states.tsx';
import { listDays } from './period-rows.ts';

const DAYS_SHOWN = 7;
const CONVERSIONS_SHOWN = 10;

/** The last days and the last conversions, side by side. */
export function Overview({ figures, timeZone }: { figures: Dashboard; timeZone: string | undefined }) {
  const latest = figures.recentConversions.slice(0, CONVERSIONS_SHOWN);
  return (
    <div className="two-rooms">
      <section aria-labelledby="last-days">
        <h2 id="last-days" className="h3">
          The last seven days
        </h2>
        <ul className="entries days">
          {listDays(figures.dailyStats)
            .slice(0, DAYS_SHOWN)
            .map((day) => (
              <li key={day.key}>
                <strong>{day.name}</strong>
                <span>
                  {tellFigure(day.visitors)} <small>{day.visitors === 1 ? 'visitor' : 'visitors'}</small>
                </span>
                <span>
                  {tellFigure(day.pageViews)} <small>{day.pageViews === 1 ? 'view' : 'views'}</small>
                </span>
                <span className="badge">
                  {tellFigure(day.conversions)} <small>{day.conversions === 1 ? 'conversion' : 'conversions'}</small>
                </span>
              </li>
            ))}
        </ul>
      </section>
      <section aria-labelledby="last-conversions">
        <h2 id="last-conversions" className="h3">
          Latest conversions
        </h2>
        {latest.length === 0 ? (
          <Empty title="No conversions yet">The first lead, booking or sale will appear here.</Empty>
        ) : (
          <ConversionList label="Latest conversions" conversions={latest} timeZone={timeZone} />
        )}
      </section>
    </div>
  );
}
