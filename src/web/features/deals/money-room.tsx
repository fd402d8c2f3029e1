import { Room } from '../../ui/room.tsx';
import { FORM_ID } from './box-card.tsx';
import { useDealBoard, useVerdicts } from './board/deal-board.tsx';
import { MoneyAxis } from './money/money-axis.tsx';
import { speakOfMoney } from './money/money-words.ts';

/** Every buyer's prices on one axis, and the deal among them. */
export function MoneyRoom() {
  const { deal, chosenMarket } = useDealBoard();
  const verdicts = useVerdicts();
  const said = speakOfMoney(deal, chosenMarket, verdicts);
  return (
    <Room
      id="money"
      title="What each buyer would pay"
      className="money-room"
      intro={
        <p className="lead">
          {said === null ? (
            <>
              A bar is what a box takes. Type the price, the ARV and the repairs <a href={`#${FORM_ID}`}>in the form</a>
              , and what each buyer pays is measured on it beside your price.
            </>
          ) : (
            `${said.headline.replace(/[^.]$/, '$&:')} ${said.text}`
          )}
        </p>
      }
    >
      <MoneyAxis deal={deal} verdicts={verdicts} />
    </Room>
  );
}
