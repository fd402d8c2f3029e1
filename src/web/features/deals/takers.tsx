import { useId, useRef } from 'react';
import { isBegun, takers } from './box-verdicts.ts';
import { useDealBoard } from './deal-board.tsx';
import { describeDeal, describeTakers, summariseTakers } from './deal-words.ts';
import { OtherList, TakerList } from './taker-lists.tsx';
import { useFold } from './use-fold.ts';
import { useLift } from './use-lift.ts';
import { useVerdicts } from './use-verdicts.ts';

/**
 * Who takes the deal, beside the form while it is filled: a column on wide screens, on others a strip at the foot of the screen that
 * opens, and folds again when the person goes on typing.
 */
export function Takers() {
  const { deal, chosenMarket } = useDealBoard();
  const verdicts = useVerdicts();
  const root = useRef<HTMLElement>(null);
  const { open, toggle } = useFold(root);
  const panelId = useId();
  useLift(root);
  const begun = isBegun(deal);
  const { count, names } = summariseTakers(verdicts);
  const taking = begun ? takers(verdicts) : [];
  const look = ['takers', begun && 'is-begun', open && 'is-open', taking.length > 0 && 'is-lit']
    .filter(Boolean)
    .join(' ');

  return (
    <aside ref={root} className={look} aria-label="Who takes this deal">
      <button type="button" className="takers-strip" aria-expanded={open} aria-controls={panelId} onClick={toggle}>
        <b>{count}</b> <span>{names}</span>
      </button>
      <div className="takers-panel" id={panelId}>
        <h3>Who takes this deal?</h3>
        {begun ? (
          <>
            <p>
              {describeDeal(deal)} {describeTakers(verdicts)}
            </p>
            <TakerList verdicts={taking} chosenMarket={chosenMarket} />
            <OtherList verdicts={verdicts.filter(({ kind }) => kind !== 'takes')} chosenMarket={chosenMarket} />
          </>
        ) : (
          <p>Type or paste a deal. Each of the {verdicts.length} buy boxes says here whether it would take it.</p>
        )}
      </div>
    </aside>
  );
}
