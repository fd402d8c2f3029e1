import type { Person } from '../../../../contract/people.ts';
import { formatMoment } from '../../../ui/format-dates.ts';
import { describeOrigin } from '../parts/name-source.ts';
import { Part } from './person-things.tsx';

const MINUTE_MS = 60_000;

/** How long somebody was on a page before the next one: whole minutes. */
function minutesUntil(at: string, next: string | undefined): string {
  const minutes = next === undefined ? 0 : Math.round((Date.parse(next) - Date.parse(at)) / MINUTE_MS);
  return minutes < 1 ? '' : `${minutes} min`;
}

/** The visits in which somebody left something, with the pages they went through. */
export function PersonVisits({ visits, timeZone }: { visits: Person['visits']; timeZone: string | undefined }) {
  if (visits.length === 0) return null;
  return (
    <Part title="Their way here">
      <ul className="person-visits" aria-label="Visits">
        {visits.map(({ at, origin, pages }) => (
          <li key={at}>
            <p>
              <time dateTime={at}>{formatMoment(at, timeZone)}</time>
              <span className="second"> {describeOrigin(origin)}</span>
            </p>
            <ol className="walk-line" aria-label="Pages">
              {pages.map((page, place) => (
                <li key={`${page.at} ${page.path}`}>
                  {page.title}
                  <span className="note">{minutesUntil(page.at, pages[place + 1]?.at)}</span>
                </li>
              ))}
            </ol>
          </li>
        ))}
      </ul>
    </Part>
  );
}
