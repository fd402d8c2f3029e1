import { memo } from 'react';
import { readDollars } from '../../../../contract/read-figure.ts';
import { priceMaximum, weighOffer, type MoneyDeal } from '../../../../domain/deals/weigh-offer.ts';
import type { BoxVerdict } from '../board/box-verdicts.ts';
import { alongAxis, type DollarAxis } from './dollar-axis.ts';
import { offerInShort, rowWords } from './money-words.ts';
import { sayOwn } from '../../../words/say.ts';

interface AxisRowProps {
  verdict: BoxVerdict;
  deal: MoneyDeal;
  isBegun: boolean;
  axis: DollarAxis;
}

/**
 * One box on the shared axis: the prices that it takes as a bar, what its buyer pays as a measure, and the deal as a line. An arrow at the end
 * says that the box takes prices beyond it.
 */
export const AxisRow = memo(function AxisRow({ verdict, deal, isBegun, axis }: AxisRowProps) {
  const { market, kind, place } = verdict;
  const asking = readDollars(deal.askingPrice ?? '');
  const most = priceMaximum(market, deal.city ?? '');
  const least = market.requirements.priceRange.minDollars ?? 0;
  const offer = weighOffer(deal, market);
  const at = (dollars: number) => alongAxis(dollars, axis);
  const isShort = asking !== null && place !== 'elsewhere' && (asking > most || asking < least);
  const nearest = asking !== null && asking > most ? most : least;
  // What a box pays that neither buys there nor takes the house would only be in the way.
  const isApart = kind === 'refuses' && place === 'elsewhere';
  const paid = isApart ? '' : offerInShort(offer);
  const look = ['axis-row', isBegun && kind, isBegun && place === 'elsewhere' && 'is-elsewhere']
    .filter(Boolean)
    .join(' ');
  return (
    <li className={look}>
      <b>{sayOwn(market.title)}</b>
      <span className="lane" aria-hidden="true">
        <svg>
          {axis.ticks.map((tick) => (
            <line key={tick} className="hair" x1={`${at(tick)}%`} x2={`${at(tick)}%`} y1="0" y2="100%" />
          ))}
          {least < axis.endDollars && (
            <rect className="range" x={`${at(least)}%`} y="28%" width={`${at(most) - at(least)}%`} height="44%" />
          )}
          {most > axis.endDollars && (
            <svg className="beyond" x="100%" y="50%">
              <path d="M-32 0H-3M-11-6L-3 0L-11 6" />
            </svg>
          )}
          {isShort && <line className="short" x1={`${at(nearest)}%`} x2={`${at(asking)}%`} y1="50%" y2="50%" />}
          {offer.kind === 'pays' && !isApart && (
            <g className="pays">
              <line x1={`${at(offer.fromDollars)}%`} x2={`${at(offer.toDollars)}%`} y1="50%" y2="50%" />
              <line x1={`${at(offer.fromDollars)}%`} x2={`${at(offer.fromDollars)}%`} y1="36%" y2="64%" />
              <line x1={`${at(offer.toDollars)}%`} x2={`${at(offer.toDollars)}%`} y1="36%" y2="64%" />
            </g>
          )}
          {asking !== null && <line className="ask" x1={`${at(asking)}%`} x2={`${at(asking)}%`} y1="0" y2="100%" />}
        </svg>
      </span>
      <span className="words">
        <span className="verdict">{rowWords(verdict, isBegun)}</span>
        {paid !== '' && <span>{paid}</span>}
      </span>
    </li>
  );
});
