import { Chip } from '../../ui/chip.tsx';
import { Room } from '../../ui/room.tsx';
import { isBegun } from './board/box-verdicts.ts';
import { Boxes } from './boxes.tsx';
import { useDealBoard, useVerdicts } from './board/deal-board.tsx';
import { describeDeal, describeTakers } from './deal-words.ts';

/** The buyers' terms, and their verdicts on the deal that is being typed. */
export function BuyBoxRoom() {
  return (
    <Room
      id="buy-boxes"
      level={1}
      title="Our Buy Boxes for Hedge Fund Buyers"
      className="buy-box-room"
      intro={
        <div className="box-intro">
          <p className="coming">
            <Chip>Coming soon</Chip> The Deal Match App: every deal you bring meets every buyer, wherever you are.
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
      Each box is a buyer with money to place. <a href="#submit-deal">Type or paste your deal</a>, and every box says
      whether it would take it.
    </p>
  );
}
