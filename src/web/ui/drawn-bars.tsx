/** A figure as a bar; `amount` is what is drawn. */
export interface DrawnBar {
  readonly name: string;
  readonly figure: string;
  readonly amount: number;
}

/** Thinner than this, in percent, nobody sees a bar. */
const LEAST = 1.5;

/** In percent of the longest bar; nothing is drawn of nothing. */
function lengthOf(amount: number, most: number): number {
  return amount === 0 ? 0 : Math.max(LEAST, Math.round((amount / most) * 1000) / 10);
}

/** Bars on one scale, each under its figure; the last one is lit. */
export function DrawnBars({ bars }: { bars: readonly DrawnBar[] }) {
  const most = Math.max(...bars.map(({ amount }) => amount));
  return (
    <div className="drawn-bars">
      {bars.map(({ name, figure, amount }) => (
        <p key={name}>
          <span className="note">{name}</span> <b>{figure}</b>
          <svg aria-hidden="true">
            <rect width={`${String(lengthOf(amount, most))}%`} height="100%" />
          </svg>
        </p>
      ))}
    </div>
  );
}
