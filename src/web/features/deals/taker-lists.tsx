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

/** What the others say, the nearest first. */
export function OtherList({ verdicts, chosenMarket }: ListProps) {
  if (verdicts.length === 0) return null;
  return (
    <>
      <h4>The others</h4>
      <ul className="other-list">
        {verdicts.map(({ market, kind, text }) => (
          <li key={market.id} className={kind}>
            <span>
              {market.title}
              {market.id === chosenMarket && ' (chosen)'}
            </span>
            <span className="verdict">{kind === 'elsewhere' ? 'Fits, but buys there only' : text}</span>
          </li>
        ))}
      </ul>
    </>
  );
}
