import type { BoxVerdict } from './box-verdicts.ts';
import { chooseMarket } from './deal-board.tsx';

interface ListProps {
  verdicts: readonly BoxVerdict[];
  chosenMarket: string;
}

/** The boxes that would take the deal, each a press away. */
export function TakerList({ verdicts, chosenMarket }: ListProps) {
  if (verdicts.length === 0) return null;
  return (
    <>
      <h4>Boxes that would take it</h4>
      <ul className="taker-list">
        {verdicts.map(({ market }) => {
          const chosen = market.id === chosenMarket;
          return (
            <li key={market.id}>
              <button type="button" aria-pressed={chosen} onClick={() => chooseMarket(market.id)}>
                {market.title}
                <span aria-hidden="true">{chosen ? 'Chosen' : 'Choose'}</span>
              </button>
            </li>
          );
        })}
      </ul>
    </>
  );
}

/** A box that buys elsewhere need not say what it still wants to know. */
function inShort({ kind, place, text }: BoxVerdict): string {
  if (kind === 'elsewhere') return 'Fits, but buys there only';
  return kind === 'needs' && place === 'elsewhere' ? 'Buys elsewhere' : text;
}

/** What the others say, the nearest first. */
export function OtherList({ verdicts, chosenMarket }: ListProps) {
  if (verdicts.length === 0) return null;
  return (
    <>
      <h4>The others</h4>
      <ul className="other-list">
        {verdicts.map((verdict) => (
          <li key={verdict.market.id} className={verdict.kind}>
            <span>
              {verdict.market.title}
              {verdict.market.id === chosenMarket && ' (chosen)'}
            </span>
            <span className="verdict">{inShort(verdict)}</span>
          </li>
        ))}
      </ul>
    </>
  );
}
