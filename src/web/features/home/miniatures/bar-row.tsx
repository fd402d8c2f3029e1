/** A stretch of a bar, 0 to 100 along the axis. */
export interface Stretch {
  readonly from: number;
  readonly to: number;
  readonly tone: 'lit' | 'plain' | 'off';
}

/** How far along an axis that ends at `end` a figure stands, 0 to 100. */
export const along = (figure: number, end: number) => Math.round((figure / end) * 1000) / 10;

/** A round figure in which all of `figures` find room. */
export function axisEnd(figures: readonly number[]): number {
  const most = Math.max(...figures);
  const step = 10 ** Math.floor(Math.log10(most)) / 2;
  return (Math.floor(most / step) + 1) * step;
}

/** One row of an axis: what it is of, its bar, and a line at `line`, 0 to 100. Only drawn, because the words beside it say the same. */
export function BarRow({
  name,
  note,
  bar,
  line,
}: {
  name: string;
  note: string;
  bar: readonly Stretch[];
  line: number;
}) {
  return (
    <li>
      <span>
        <b>{name}</b>
        <span className="note">{note}</span>
      </span>
      <svg aria-hidden="true">
        {bar.map(({ from, to, tone }) => (
          <rect key={from} className={tone} x={`${from}%`} y="24%" width={`${to - from}%`} height="52%" />
        ))}
        <line x1={`${line}%`} x2={`${line}%`} y1="0" y2="100%" />
      </svg>
    </li>
  );
}
