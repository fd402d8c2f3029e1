import { readDollars } from '../../../../contract/read-figure.ts';
import { weighOffer, type MoneyDeal } from '../../../../domain/deals/weigh-offer.ts';
import { formatWholeDollars } from '../../../ui/format-money.ts';
import { isBegun, type BoxVerdict } from '../board/box-verdicts.ts';
import { useDealBoard, useVerdicts } from '../board/deal-board.tsx';
import { AxisRow } from './axis-row.tsx';
import { tickText } from '../dollar-ticks.ts';
import { alongAxis, dollarAxis } from './dollar-axis.ts';
import { speakOfMoney } from './money-words.ts';
import '../../../styles/parts/money.css';
import { say } from '../../../words/say.ts';

/** Near an end of the axis a centred text would leave it. */
const EDGE = 16;

function anchorAt(at: number) {
  if (at < EDGE) return 'start';
  return at > 100 - EDGE ? 'end' : 'middle';
}

/** All boxes on one axis of dollars, with the deal as one line through them. The words of a row say what it draws. */
function MoneyAxis({ deal, verdicts }: { deal: MoneyDeal; verdicts: readonly BoxVerdict[] }) {
  const asking = readDollars(deal.askingPrice ?? '');
  const paid = verdicts.flatMap(({ market, place }) => {
    const offer = weighOffer(deal, market);
    return offer.kind === 'pays' && place !== 'elsewhere' ? [offer.toDollars] : [];
  });
  const axis = dollarAxis(asking === null ? paid : [asking, ...paid]);
  const askAt = asking === null ? null : alongAxis(asking, axis);
  return (
    <div className="money-axis">
      <div className="axis-ends" aria-hidden="true">
        <svg>
          {axis.ticks.map((tick) => {
            const at = alongAxis(tick, axis);
            return (
              <text key={tick} x={`${at}%`} y="70%" textAnchor={at === 0 ? 'start' : anchorAt(at + EDGE - 8)}>
                {tickText(tick)}
              </text>
            );
          })}
        </svg>
      </div>
      <ul>
        {verdicts.map((verdict) => (
          <AxisRow key={verdict.market.id} verdict={verdict} deal={deal} isBegun={isBegun(deal)} axis={axis} />
        ))}
      </ul>
      <div className="axis-ends" aria-hidden="true">
        <svg>
          {asking !== null && askAt !== null && (
            <text className="ask" x={`${askAt}%`} y="70%" textAnchor={anchorAt(askAt)}>
              {say('you ask {sum}', { sum: formatWholeDollars(asking) })}
            </text>
          )}
        </svg>
      </div>
    </div>
  );
}

/** What the deal's money comes to, and the axis that draws it. */
export function MoneyView() {
  const { deal, chosenMarket } = useDealBoard();
  const verdicts = useVerdicts();
  const said = speakOfMoney(deal, chosenMarket, verdicts);
  return (
    <>
      {said && (
        <p className="money-said">
          <b>{said.headline}</b> {said.text}
        </p>
      )}
      <MoneyAxis deal={deal} verdicts={verdicts} />
    </>
  );
}
