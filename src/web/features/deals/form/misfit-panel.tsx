import { useEffect, useRef } from 'react';
import { findMarket } from '../../../../domain/deals/assess-market-fit.ts';
import type { Market } from '../../../../../content/markets.ts';
import { Button } from '../../../ui/button.tsx';
import { splitByPlace } from '../../../../domain/deals/where-it-lies.ts';
import type { Misfit } from './use-submit-deal.ts';

/** The reasons why the deal does not fit, and other boxes for it. It takes the focus, so that it is read aloud. */
export function MisfitPanel({ misfit, onChoose }: { misfit: Misfit; onChoose: (market: Market) => void }) {
  const { values, reasons, alternatives } = misfit;
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => ref.current?.focus(), []);
  const others = alternatives.flatMap((id) => findMarket(id) ?? []);
  const { here, elsewhere } = splitByPlace(values, others);
  const title = findMarket(values.targetMarket)?.title ?? 'This buy box';

  return (
    <div className="misfit framed" data-met="misfit" ref={ref} tabIndex={-1}>
      <h3>{title} would not take it as it is</h3>
      <ul className="misfit-reasons">
        {reasons.map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </ul>
      {here.length > 0 && (
        <>
          <p>{here.length === 1 ? 'This box would take it:' : 'These boxes would take it:'}</p>
          <MarketButtons markets={here} onChoose={onChoose} />
        </>
      )}
      {elsewhere.length > 0 && (
        <>
          <p>Its figures fit {elsewhere.length === 1 ? 'a box that buys' : 'boxes that buy'} elsewhere:</p>
          <MarketButtons markets={elsewhere} onChoose={onChoose} />
        </>
      )}
      <p>Nothing you typed is lost. Change what stands in the way, or choose another box, and submit again.</p>
    </div>
  );
}

function MarketButtons({ markets, onChoose }: { markets: readonly Market[]; onChoose: (market: Market) => void }) {
  return (
    <div className="misfit-boxes">
      {markets.map((market) => (
        <Button key={market.id} small onClick={() => onChoose(market)}>
          <span>
            <span className="sr-only">Choose </span>
            {market.title}
          </span>
        </Button>
      ))}
    </div>
  );
}
