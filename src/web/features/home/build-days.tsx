import { delivery, packages, priceOf } from '../../../../content/packages.ts';
import { toldDays } from '../../../domain/orders/told-days.ts';

const WEEK = 7;
const WALL = 6;

/** What is sold with a time that can be drawn: days to live, then days of support. */
const timed = packages.flatMap(({ id, name, turnaround }) => {
  const days = toldDays(turnaround);
  return days === null ? [] : [{ id, name, turnaround, days }];
});
const support = toldDays(delivery.support) ?? 0;
const weeks = Math.ceil((Math.max(0, ...timed.map(({ days }) => days)) + support) / WEEK);
const share = (days: number) => `${String(Math.round((days / (weeks * WEEK)) * 1000) / 10)}%`;

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
              <text x="14" y="32">
                {days} days
              </text>
              <svg x={share(days)} overflow="visible">
                <text x="14" y="32">
                  live
                </text>
              </svg>
            </svg>
          </li>
        ))}
      </ul>
      <svg className="weeks-axis" aria-hidden="true">
        <line x1="0" x2="100%" y1="8" y2="8" />
        {Array.from({ length: weeks + 1 }, (_, week) => (
          <g key={week}>
            <line x1={share(week * WEEK)} x2={share(week * WEEK)} y1="1" y2="15" />
            <text x={share(week * WEEK)} y="32" textAnchor={week === 0 ? 'start' : week === weeks ? 'end' : 'middle'}>
              {week === 0 ? 'answers' : week === weeks ? `${String(week)} weeks` : week}
            </text>
          </g>
        ))}
      </svg>
    </figure>
  );
}
