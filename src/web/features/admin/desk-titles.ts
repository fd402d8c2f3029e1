import type { Dashboard } from '../../../contract/analytics.ts';
import { formatDay, nameZone } from '../../ui/format-dates.ts';

/** The title of the figures, to whomever they are shown. */
export const FIGURES_TITLE = 'Who came, and what came of it';

/** `7 days to Nov 22, Eastern Time`: what a range covers. */
export function describeDays(days: Dashboard['dailyStats'], timeZone: string | undefined): string {
  const last = days
    .map(({ date }) => date)
    .toSorted()
    .at(-1);
  const zone = nameZone(timeZone);
  return last === undefined ? zone : `${days.length} days to ${formatDay(last)}, ${zone}`;
}
