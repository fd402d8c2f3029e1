import { ButtonLink } from '../../ui/button.tsx';
import { Chip } from '../../ui/chip.tsx';
import { Room } from '../../ui/room.tsx';
import { isBegun } from './board/box-verdicts.ts';
import { Boxes } from './boxes.tsx';
import { useDealBoard, useVerdicts } from './board/deal-board.tsx';
import { StateMap } from './map/state-map.tsx';
import { useRegion } from './use-region.ts';
import { describeDeal, describeTakers } from './deal-words.ts';
import { FORM_ID } from './box-card.tsx';
import { say } from '../../words/say.ts';

/** The buyers' terms, and their verdicts on the deal that is being typed. */
export function BuyBoxRoom() {
  const { search } = useRegion();
  return (
    <Room
      id="buy-boxes"
      level={1}
      title={say('Our Buy Boxes for Hedge Fund Buyers')}
      className="buy-box-room"
      intro={
        <>
          <div className="box-intro">
            <DealSummary />
            <ButtonLink to={{ search, hash: FORM_ID }} variant="go">
              {say('Paste your deal')}
            </ButtonLink>
            <p className="coming">
              <Chip>{say('Coming soon')}</Chip>{' '}
              {say('The Deal Match App: every deal you bring meets every buyer, wherever you are.')}
            </p>
          </div>
          <StateMap />
        </>
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
      {say(
        'Each box is a buyer with money to place. Type or paste a deal, and every box says whether it would take it, and for how much.',
      )}
    </p>
  );
}
