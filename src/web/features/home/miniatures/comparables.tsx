import { useState } from 'react';
import { offerFor } from '../../../../domain/finance/finance-terms.ts';
import { formatWholeDollars } from '../../../ui/format-money.ts';
import { along, axisEnd, BarRow } from './bar-row.tsx';
import type { ShownAs } from './shown-as.ts';
import { Slider } from './slider.tsx';

const LEAST_PERCENT = 60;
const MOST_PERCENT = 80;

/** What was sold nearby, what the house is worth repaired, and what can be offered for it. Repairs and share can be moved. */
export function Comparables({ id, sold, repairDollars, percentOfArv }: ShownAs<'comparables'> & { id: string }) {
  const [repairs, setRepairs] = useState(repairDollars);
  const [percent, setPercent] = useState(percentOfArv);
  const arv = Math.round(sold.reduce((sum, { dollars }) => sum + dollars, 0) / sold.length);
  const offer = Math.round(offerFor(arv, percent, repairs));
  const end = axisEnd([arv, ...sold.map(({ dollars }) => dollars)]);
  const line = along(arv, end);
  const upTo = along(offer, end);
  const spent = along(Math.min(arv, offer + repairs), end);
  return (
    <>
      <ul className="bar-rows">
        {sold.map(({ street, dollars }) => (
          <BarRow
            key={street}
            name={street}
            note={`sold ${formatWholeDollars(dollars)}`}
            bar={[{ from: 0, to: along(dollars, end), tone: 'plain' }]}
            line={line}
          />
        ))}
        <BarRow
          name={`Offer ${formatWholeDollars(offer)}`}
          note="then the repairs"
          bar={[
            { from: 0, to: upTo, tone: 'lit' },
            { from: upTo, to: spent, tone: 'off' },
          ]}
          line={line}
        />
      </ul>
      <p>
        Worth <b className="deal">{formatWholeDollars(arv)}</b> repaired.{' '}
        <output>
          {percent} % of it less {formatWholeDollars(repairs)} is <b>{formatWholeDollars(offer)}</b>.
        </output>
      </p>
      <div className="sliders">
        <Slider
          id={`${id}-repairs`}
          label="Repairs"
          shown={formatWholeDollars(repairs)}
          value={repairs}
          min={0}
          max={Math.max(repairDollars, Math.round(arv / 3000) * 1000)}
          step={1000}
          onChange={setRepairs}
        />
        <Slider
          id={`${id}-share`}
          label="Share of its value"
          shown={`${String(percent)}%`}
          value={percent}
          min={Math.min(LEAST_PERCENT, percentOfArv)}
          max={Math.max(MOST_PERCENT, percentOfArv)}
          step={1}
          onChange={setPercent}
        />
      </div>
    </>
  );
}
