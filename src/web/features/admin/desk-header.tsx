import type { Ref } from 'react';
import type { Dashboard } from '../../../contract/analytics.ts';
import { formatDay, nameZone } from '../../ui/format-dates.ts';

interface DeskHeaderProps {
  headingRef: Ref<HTMLHeadingElement>;
  figures: Dashboard | undefined;
  timeZone: string | undefined;
}

/** The page's heading, with its range of days. */
export function DeskHeader({ headingRef, figures, timeZone }: DeskHeaderProps) {
  return (
    <div className="intro">
      <h1 tabIndex={-1} ref={headingRef}>
        Who came, and what came of it
      </h1>
      {figures && <p className="note">{describeDays(figures.dailyStats, timeZone)}</p>}
    </div>
  );
}

function describeDays(days: Dashboard['dailyStats'], timeZone: string | undefined): string {
  const last = days
    .map(({ date }) => date)
    .toSorted()
    .at(-1);
  const zone = nameZone(timeZone);
  return last === undefined ? zone : `${days.length} days to ${formatDay(last)}, ${zone}`;
}
