import { Chip } from '../../ui/chip.tsx';
import { Room } from '../../ui/room.tsx';
import { isBegun } from './board/box-verdicts.ts';
import { Boxes } from './boxes.tsx';
import { useDealBoard, useVerdicts } from './board/deal-board.tsx';
import { describeDeal, describeTakers } from './deal-words.ts';
import { FORM_ID } from './box-card.tsx';
import { say } from '../../words/say.ts';
import { Said } from '../../words/say-parts.tsx';

/** The buyers' terms, and their verdicts on the deal that is being typed. */
export function BuyBoxRoom() {
  return (
    <Room
      id="buy-boxes"
      level={1}
      title={say('Our Buy Boxes for Hedge Fund Buyers')}
      className="buy-box-room"
      intro={
        <div className="box-intro">
          <p className="coming">
            <Chip>{say('Coming soon')}</Chip>{' '}
            {say('The Deal Match App: every deal you bring meets every buyer, wherever you are.')}
          </p>
          <DealSummary />
        </div>
      }
    >
      <Boxes />
    </Room>
  );
}

function DealSummary() {
  const { deal } = useDealBoard();
  const verdicts = useVerdicts();
  if (isBegun(deal)) {
    return (
      <p className="lead">
        {describeDeal(deal)} {describeTakers(verdicts)}
      </p>
    );
  }
  return (
    <p className="lead">
      <Said
        text="Each box is a buyer with money to place. {link}, and every box says whether it would take it."
        link={<a href={`#${FORM_ID}`}>{say('Type or paste your deal')}</a>}
      />
    </p>
  );
}
