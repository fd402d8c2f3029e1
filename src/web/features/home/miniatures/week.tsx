import { Note } from '../../../ui/note.tsx';
import type { ShownAs } from './shown-as.ts';

const STEP = 40;
const SIDE = 24;
const ROW = 28;

/** A week of leads: a square for each, crossed out where nobody answered. */
export function Week({ days, note }: ShownAs<'week'>) {
  const most = Math.max(...days.map(({ answered, missed }) => answered + missed));
  const ground = most * ROW;
  const all = (count: 'answered' | 'missed') => days.reduce((sum, day) => sum + day[count], 0);
  const told = days.map(({ day, answered, missed }) => `${day} ${String(answered)} answered, ${String(missed)} missed`);
  return (
    <>
      <svg
        className="week"
        viewBox={`0 0 ${String(days.length * STEP)} ${String(ground + 20)}`}
        role="img"
        aria-label={told.join('; ')}
      >
        {days.map(({ day, answered, missed }, column) => (
          <g key={day}>
            {Array.from({ length: answered + missed }, (_, row) => {
              const x = column * STEP + (STEP - SIDE) / 2;
              const y = ground - (row + 1) * ROW;
              return row < answered ? (
                <rect key={row} x={x} y={y} width={SIDE} height={SIDE} />
              ) : (
                <path
                  key={row}
                  d={`M${String(x)} ${String(y)}l${String(SIDE)} ${String(SIDE)}m0-${String(SIDE)}l-${String(SIDE)} ${String(SIDE)}`}
                />
              );
            })}
            <text x={column * STEP + STEP / 2} y={ground + 15} textAnchor="middle">
              {day}
            </text>
          </g>
        ))}
      </svg>
      <p>
        <b>{all('answered')} answered,</b> <b className="missed">{all('missed')} not.</b>
      </p>
      <Note>{note}</Note>
    </>
  );
}
