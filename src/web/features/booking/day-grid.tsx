import { useRef, useState } from 'react';
import { say } from '../../words/say.ts';
import { sayDay, sayShortMonth, sayWeekdays } from '../../words/say-dates.ts';
import { dayAfterKey, weeksBetween, type FreeDay } from './calendar-days.ts';

function countTimes(count: number): string {
  if (count === 0) return say('no free times');
  return count === 1 ? say('1 free time') : say('{count} free times', { count });
}

/** The bookable days by week; days with free times are lit. A day’s name begins with what is seen of it, for who speaks to the page. One day is in the tab order, and arrow keys move from it. */
export function DayGrid({
  days,
  first,
  last,
  chosen,
  onChoose,
}: {
  days: readonly FreeDay[];
  /** The first and the last day shown as bookable. */
  first: string;
  last: string;
  chosen: string | null;
  onChoose: (day: string) => void;
}) {
  const grid = useRef<HTMLTableElement>(null);
  const [visited, setVisited] = useState<string | null>(null);
  const counts = new Map(days.map(({ day, slots }) => [day, slots.length]));
  const isShown = (day: string | null): day is string => day !== null && day >= first && day <= last;
  const active = [visited, chosen, days[0]?.day ?? null].find(isShown) ?? first;

  function visit(day: string) {
    setVisited(day);
    grid.current?.querySelector<HTMLButtonElement>(`[data-day="${day}"]`)?.focus();
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- a calendar is the grid that ARIA describes
    <table className="day-grid" role="grid" aria-label={say('Days')} ref={grid}>
      <thead>
        <tr>
          {sayWeekdays().map((weekday) => (
            <th key={weekday} scope="col" abbr={weekday}>
              {weekday.slice(0, 3)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksBetween(first, last).map((week) => (
          <tr key={week[0]}>
            {week.map((day) => {
              if (!isShown(day))
                return (
                  <td key={day} className="outside">
                    <span className="sr-only">{say('not to be booked')}</span>
                  </td>
                );
              const count = counts.get(day) ?? 0;
              return (
                <td key={day} aria-selected={day === chosen}>
                  <button
                    type="button"
                    data-day={day}
                    className={count > 0 ? 'free' : undefined}
                    tabIndex={day === active ? 0 : -1}
                    {...(count === 0 && { 'aria-disabled': true })}
                    {...(day === chosen && { 'aria-pressed': true })}
                    onClick={() => {
                      setVisited(day);
                      if (count > 0) onChoose(day);
                    }}
                    onKeyDown={(event) => {
                      if (event.altKey || event.ctrlKey || event.metaKey) return;
                      const next = dayAfterKey(event.key, day, { first, last });
                      if (next === null) return;
                      event.preventDefault();
                      visit(next);
                    }}
                  >
                    {(day === first || day.endsWith('-01')) && <small>{sayShortMonth(day)} </small>}
                    {Number(day.slice(8))}
                    <span className="sr-only">{`, ${sayDay(day)}, ${countTimes(count)}`}</span>
                  </button>
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
