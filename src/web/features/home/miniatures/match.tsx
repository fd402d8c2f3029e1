import { formatWholeDollars } from '../../../ui/format-money.ts';
import { along, axisEnd, BarRow } from './bar-row.tsx';
import type { ShownAs } from './shown-as.ts';

/** One deal as a line through the buy boxes, each as long as what its buyer pays at most. */
export function Match({ deal, boxes }: ShownAs<'match'>) {
  const end = axisEnd([deal.dollars, ...boxes.map(({ maxDollars }) => maxDollars)]);
  return (
    <>
      <p>
        {deal.name}, <b className="deal">asked {formatWholeDollars(deal.dollars)}</b>
      </p>
      <ul className="bar-rows">
        {boxes.map(({ name, maxDollars, verdict, takes }) => (
          <BarRow
            key={name}
            name={name}
            note={verdict}
            bar={[{ from: 0, to: along(maxDollars, end), tone: takes ? 'lit' : 'plain' }]}
            line={along(deal.dollars, end)}
          />
        ))}
      </ul>
    </>
  );
}
