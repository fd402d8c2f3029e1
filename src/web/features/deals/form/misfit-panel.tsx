import { useEffect, useRef, useState } from 'react';
import { findMarket } from '../../../../domain/deals/assess-market-fit.ts';
import type { Market } from '../../../../../content/markets.ts';
import { loadCode } from '../../../api/load-code.ts';
import { Button } from '../../../ui/button.tsx';
import { useLazy } from '../../../ui/use-lazy.ts';
import { splitByPlace } from '../../../../domain/deals/where-it-lies.ts';
import { nameTypedPlace, PlaceQuestion } from './place-question.tsx';
import type { Misfit } from './use-submit-deal.ts';
import { say, sayAgain, sayOwn } from '../../../words/say.ts';

interface MisfitPanelProps {
  misfit: Misfit;
  /** Lowers the price to what the chosen box takes, in whole US dollars. */
  onLower: (market: Market, askDollars: number) => void;
  /** Chooses a box that buys where the property lies. */
  onChoose: (market: Market) => void;
  /** Chooses a box in whose state the property lies after all. */
  onMove: (market: Market) => void;
}

const loadLowerAsk = async () => (await loadCode(() => import('../money/lower-ask.tsx'))).LowerAsk;

/** The reasons why the deal does not fit, and other boxes for it. It takes the focus, so that it is read aloud. */
export function MisfitPanel({ misfit, onLower, onChoose, onMove }: MisfitPanelProps) {
  const [asked, setAsked] = useState<Market | null>(null);
  const { values, reasons, alternatives } = misfit;
  const ref = useRef<HTMLDivElement>(null);
  const lowerAsk = useLazy(loadLowerAsk);
  useEffect(() => ref.current?.focus(), []);
  const others = alternatives.flatMap((id) => findMarket(id) ?? []);
  const { here, elsewhere } = splitByPlace(values, others);
  const title = findMarket(values.targetMarket)?.title;
  const box = title === undefined ? say('This buy box') : sayOwn(title);

  return (
    <div className="misfit framed" data-met="misfit" ref={ref} tabIndex={-1}>
      <h3>{say('{box} would not take it as it is', { box })}</h3>
      <ul className="misfit-reasons">
        {reasons.map((reason) => (
          <li key={reason}>{sayAgain(reason, 'Would not take it')}</li>
        ))}
      </ul>
      {lowerAsk.state === 'ready' && <lowerAsk.Part deal={values} onLower={onLower} />}
      {here.length > 0 && (
        <>
          <p>{say(here.length === 1 ? 'This box would take it:' : 'These boxes would take it:')}</p>
          <MarketButtons does={say('Choose')} markets={here} onChoose={onChoose} />
        </>
      )}
      {elsewhere.length > 0 && (
        <>
          <p>
            {say(
              elsewhere.length === 1
                ? 'Its figures fit a box that buys elsewhere:'
                : 'Its figures fit boxes that buy elsewhere:',
            )}
          </p>
          <MarketButtons does={say('Ask about')} markets={elsewhere} onChoose={setAsked} />
          {asked && (
            <PlaceQuestion
              key={asked.id}
              market={asked}
              typedPlace={nameTypedPlace(values)}
              onYes={() => onMove(asked)}
              onNo={() => {
                setAsked(null);
                ref.current?.focus();
              }}
            />
          )}
        </>
      )}
      <p>{say('Nothing you typed is lost. Change what stands in the way, or choose another box, and submit again.')}</p>
    </div>
  );
}

function MarketButtons({
  does,
  markets,
  onChoose,
}: {
  does: string;
  markets: readonly Market[];
  onChoose: (market: Market) => void;
}) {
  return (
    <div className="misfit-boxes">
      {markets.map((market) => (
        <Button key={market.id} small onClick={() => onChoose(market)}>
          <span>
            <span className="sr-only">{does} </span>
            {sayOwn(market.title)}
          </span>
        </Button>
      ))}
    </div>
  );
}
