import { useId, useState, type PointerEvent } from 'react';
import {
  barPath,
  BOARD_HEIGHT,
  BOARD_WIDTH,
  dayAt,
  labelledDays,
  linePath,
  middleOf,
  roundCeiling,
} from './plot-shape.ts';
import type { PlotDay, PlotProps } from './plot-props.ts';
import { PlotTable } from './plot-table.tsx';

const NAMES_WIDE = 7;
const NAMES_NARROW = 4;
/** So many days stand close together on a phone. */
const DENSE_FROM = 45;

/** How a day is read out: `Nov 22 so far: 12 visitors, Nov 15 by then: 9`. */
function readOut({ name, value, before }: PlotDay, format: PlotProps['format'], isUnfinished: boolean) {
  return {
    now: `${name}${isUnfinished ? ' so far' : ''}: ${format(value)}`,
    before: `${before.name}${isUnfinished ? ' by then' : ''}: ${format(before.value)}`,
  };
}

/**
 * Values over days, with those of an earlier period as a dashed line. A day is read out under the pointer, under a finger, or with the arrow keys: over the
 * drawing lies a slider. The same figures stand in a table behind it.
 */
export function Plot({ title, word, look, days, unfinished, format, unit = 1, wide = false }: PlotProps) {
  const titleId = useId();
  const [pointed, point] = useState<number | null>(null);
  const last = days.length - 1;
  const at = Math.min(pointed ?? last, last);
  const day = days[at];
  if (day === undefined) return null;
  const values = days.map(({ value }) => value);
  const earlier = days.map(({ before }) => before.value);
  const ceiling = roundCeiling([...values, ...earlier], unit);
  const named = labelledDays(days.length, wide ? NAMES_WIDE : NAMES_NARROW);
  const read = readOut(day, format, unfinished && at === last);
  const follow = ({ currentTarget, clientX }: PointerEvent<HTMLElement>) => {
    const { left, width } = currentTarget.getBoundingClientRect();
    point(dayAt((clientX - left) / width, days.length));
  };
  return (
    <figure className="plot">
      <figcaption id={titleId} className="note">
        {title}
      </figcaption>
      <p className="plot-read" aria-hidden="true">
        <b>{read.now}</b> <span className="note">{read.before}</span>
      </p>
      <div className={days.length > DENSE_FROM ? 'plot-board dense' : 'plot-board'}>
        <span className="note plot-top" aria-hidden="true">
          {format(ceiling)}
        </span>
        <svg
          viewBox={`0 0 ${BOARD_WIDTH} ${BOARD_HEIGHT}`}
          preserveAspectRatio="none"
          role="img"
          aria-label={describe(title, days, format)}
        >
          {unfinished && (
            <rect
              className="plot-today"
              x={BOARD_WIDTH - BOARD_WIDTH / days.length}
              width={BOARD_WIDTH / days.length}
              height={BOARD_HEIGHT}
            />
          )}
          <path className="plot-rule" d={`M0 0H${BOARD_WIDTH}M0 50H${BOARD_WIDTH}`} />
          {look === 'bars' && <path className="plot-bars" d={barPath(values, ceiling)} />}
          <path className="plot-ghost" d={linePath(earlier, ceiling)} />
          {look === 'line' && <path className="plot-line" d={linePath(values, ceiling)} />}
          <path className="plot-ground" d={`M0 ${BOARD_HEIGHT}H${BOARD_WIDTH}`} />
          {pointed !== null && <path className="plot-pointed" d={`M${middleOf(at, days.length)} 0V${BOARD_HEIGHT}`} />}
        </svg>
        <input
          type="range"
          min={0}
          max={last}
          value={at}
          aria-labelledby={titleId}
          aria-valuetext={`${read.now}, ${read.before}`}
          onChange={(event) => point(Number(event.target.value))}
          onPointerDown={follow}
          onPointerMove={follow}
          onPointerLeave={({ pointerType }) => pointerType === 'mouse' && point(null)}
        />
      </div>
      <div className={`note plot-names ${named.length === days.length ? 'each' : 'some'}`} aria-hidden="true">
        {named.map((index, place) => (
          <span key={index} style={{ flexGrow: (named[place + 1] ?? days.length) - index }}>
            {days[index]?.name}
          </span>
        ))}
      </div>
      <details className="plot-behind">
        <summary>As a table</summary>
        <PlotTable title={title} word={word} days={days} format={format} unfinished={unfinished} />
      </details>
    </figure>
  );
}

/** The drawing in a sentence. */
function describe(title: string, days: readonly PlotDay[], format: PlotProps['format']): string {
  const [first, last] = [days.at(0), days.at(-1)];
  if (!first || !last) return title;
  const highest = days.reduce((best, day) => (day.value > best.value ? day : best), first);
  return `${title}, ${first.name} to ${last.name}; most on ${highest.name}: ${format(highest.value)}`;
}
