import { delivery, packages, priceOf } from '../../../../content/packages.ts';
import { toldDays } from '../../../domain/orders/told-days.ts';
import { weeksAxis } from '../../../domain/orders/weeks-axis.ts';

const WEEK = 7;
const WALL = 6;
/** The least percent of the axis that holds the words of a room on the narrowest phone; in a smaller room they are left to the line above it. */
const holds = { days: 25, live: 14 };

/** What is sold with a time that can be drawn: days to live, then days of support. */
const timed = packages.flatMap(({ id, name, turnaround }) => {
  const days = toldDays(turnaround);
  return days === null ? [] : [{ id, name, turnaround, days }];
});
const support = toldDays(delivery.support) ?? 0;
const { weeks, step, percent } = weeksAxis(Math.max(1, ...timed.map(({ days }) => days)) + support);
const marks = weeks / step;
const share = (days: number) => `${String(percent(days))}%`;

/** Each package as rooms along one axis of weeks: the build, then the support, to scale. */
export function BuildDays() {
  if (timed.length === 0) return null;
  return (
    <figure className="build-days" aria-label="From your answers to live, by package">
      <ul>
        {timed.map(({ id, name, turnaround, days }) => (
          <li key={id}>
            <p>
              <b>{name}</b> {priceOf(id)}, {turnaround}, then {delivery.support} of training and support
            </p>
            <svg aria-hidden="true">
              <rect className="lit" x="0" y={WALL / 2} width={share(days)} height="84" />
              <rect x={share(days)} y={WALL / 2} width={share(support)} height="84" />
              <line className="walk" x1="0" x2={share(days)} y1="58" y2="58" />
              <svg x={share(days)} overflow="visible">
                <circle r="7" cy="58" />
              </svg>
              {percent(days) >= holds.days && (
                <text x="14" y="32">
                  {days} days
                </text>
              )}
              {percent(support) >= holds.live && (
                <svg x={share(days)} overflow="visible">
                  <text x="14" y="32">
                    live
                  </text>
                </svg>
              )}
            </svg>
          </li>
        ))}
      </ul>
      <svg className="weeks-axis" aria-hidden="true">
        <line x1="0" x2="100%" y1="8" y2="8" />
        {Array.from({ length: marks + 1 }, (_, mark) => (
          <g key={mark}>
            <line x1={share(mark * step * WEEK)} x2={share(mark * step * WEEK)} y1="1" y2="15" />
            <text
              x={share(mark * step * WEEK)}
              y="32"
              textAnchor={mark === 0 ? 'start' : mark === marks ? 'end' : 'middle'}
            >
              {mark === 0 ? 'answers' : mark === marks ? `${String(weeks)} weeks` : mark * step}
            </text>
          </g>
        ))}
      </svg>
    </figure>
  );
}
