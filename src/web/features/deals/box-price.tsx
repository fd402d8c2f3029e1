import type { Market } from '../../../../content/markets.ts';
import { readDollars } from '../../../contract/read-figure.ts';
import type { FitDeal } from '../../../domain/deals/assess-market-fit.ts';
import { cityMaximum } from '../../../domain/deals/fit-rules.ts';
import { Note } from '../../ui/note.tsx';
import { ScaledMeasure } from '../../ui/scaled-measure.tsx';
import type { VerdictKind } from './board/box-verdicts.ts';
import { describePriceRange } from './money/price-range.ts';
import { placeOnLine, priceScale } from './price-scale.ts';
import { say } from '../../words/say.ts';
import { tickText } from './dollar-ticks.ts';
import { tellFigure } from '../../../contract/tell-figure.ts';

const dollars = (value: number) => `$${tellFigure(value)}`;

/** A box's price range as a line to scale, with its cities' own maxima and the deal as a mark. */
export function BoxPrice({ market, deal, kind }: { market: Market; deal: FitDeal | null; kind: VerdictKind }) {
  const { priceRange, cityMaxDollars } = market.requirements;
  const scale = priceScale(market);
  const price = readDollars(deal?.askingPrice ?? '');
  const ownMaximum = cityMaximum(market, deal?.city ?? '');
  const cities = Object.entries(cityMaxDollars);
  return (
    <div className="box-price">
      <ScaledMeasure
        figure={describePriceRange(priceRange)}
        from={placeOnLine(priceRange.minDollars ?? 0, scale)}
        to={placeOnLine(priceRange.maxDollars, scale)}
        ticks={cities.map(([city, maximum]) => ({
          at: placeOnLine(maximum, scale),
          strong: city === ownMaximum?.name,
        }))}
        steps={scale.stepDollars.map((step) => ({ at: placeOnLine(step, scale), text: tickText(step) }))}
        {...(price !== null && {
          mark: { at: placeOnLine(price, scale), text: dollars(price), tone: kind === 'refuses' ? 'bad' : 'good' },
        })}
      />
      {scale.kind === 'tenfold' && <Note>{say('on a scale of its own: each step is ten times the one before')}</Note>}
      {cities.length > 0 && (
        <ul className="city-limits">
          {cities.map(([city, maximum]) => (
            <li key={city} className={city === ownMaximum?.name ? 'is-own' : undefined}>
              {say('{city} to {sum}', { city, sum: dollars(maximum) })}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
