import { memo } from 'react';
import type { FitDeal } from '../../../domain/deals/assess-market-fit.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Chip } from '../../ui/chip.tsx';
import { BoxPrice } from './box-price.tsx';
import type { BoxVerdict } from './board/box-verdicts.ts';
import { chooseMarket } from './board/deal-board.tsx';
import { say, sayOwn } from '../../words/say.ts';

/** The form's id on the page. */
export const FORM_ID = 'submit-deal';

/** The id of a box's card on the page. */
export const boxId = (market: string) => `box-${market}`;

interface BoxCardProps {
  verdict: BoxVerdict;
  /** Null while no deal is typed. */
  deal: FitDeal | null;
  chosen: boolean;
  /** The address's query, which the link to the form keeps. */
  search: string;
}

/** One buy box: its terms, its verdict on the deal, and a link to the form that chooses it. */
export const BoxCard = memo(function BoxCard({ verdict, deal, chosen, search }: BoxCardProps) {
  const { market, kind, text } = verdict;
  const { features, requirements, locations } = market;
  const where = locations.length === 1 ? (locations[0] ?? '') : say('{count} cities', { count: locations.length });
  const title = sayOwn(market.title);
  return (
    <article id={boxId(market.id)} className={deal ? `box ${kind}` : 'box'}>
      <header>
        <h2>
          {title} {chosen && <Chip>{say('Chosen')}</Chip>}
        </h2>
        <p className="verdict">{deal ? text : say('Buys in {where}', { where })}</p>
      </header>
      <div className="body">
        <div className="what">
          <BoxCities locations={locations} />
          <dl className="facts">
            <Fact name={say('beds')} figure={features.bedrooms} />
            <Fact name={say('baths')} figure={features.bathrooms} />
            <Fact name={say('built')} figure={features.yearBuilt} />
            <Fact name={say('garage')} figure={features.garage} />
            <Fact name={say('sq.ft')} figure={features.squareFeet} />
            {requirements.citySewer && <Fact name={say('sewer')} figure={say('City Sewer Only')} />}
          </dl>
        </div>
        <BoxPrice market={market} deal={deal} kind={kind} />
        <div className="terms">
          <p className="box-offer">
            <b>{say('Offer')}</b> {sayOwn(requirements.priceNotes)}
            {requirements.additionalNotes !== null && `. ${sayOwn(requirements.additionalNotes)}`}
          </p>
          <ButtonLink to={{ search, hash: FORM_ID }} onClick={() => chooseMarket(market.id)}>
            <span>
              {say('Submit a Deal')}
              <span className="sr-only">{` ${say('to {box}', { box: title })}`}</span>
            </span>
          </ButtonLink>
        </div>
      </div>
    </article>
  );
});

/** Letters that stand beside other facts; a longer fact has a row of its own. */
const FACT_LETTERS = 16;

function Fact({ name, figure }: { name: string; figure: string }) {
  const told = sayOwn(figure);
  return (
    <div {...(told.length > FACT_LETTERS && { className: 'is-long' })}>
      <dt>{name}</dt>
      <dd>{told}</dd>
    </div>
  );
}

/** How many cities a card shows; the rest is folded away. */
const CITY_BADGES = 6;

/** The cities of a box; from the seventh on they are folded away. */
function BoxCities({ locations }: { locations: readonly string[] }) {
  const folded = locations.slice(CITY_BADGES);
  return (
    <ul className="cities" aria-label={say('Cities')}>
      {locations.slice(0, CITY_BADGES).map((city) => (
        <li key={city} className="chip plain">
          {city}
        </li>
      ))}
      {folded.length > 0 && (
        <li className="more-cities">
          <details>
            <summary>
              {say('+{count} more', { count: folded.length })}
              <span className="sr-only">{` ${say('cities')}`}</span>
            </summary>
            <ul>
              {folded.map((city) => (
                <li key={city} className="chip plain">
                  {city}
                </li>
              ))}
            </ul>
          </details>
        </li>
      )}
    </ul>
  );
}
