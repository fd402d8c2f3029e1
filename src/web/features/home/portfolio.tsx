import { Link } from 'react-router';
import { portfolio, comingSoon } from '../../../../content/portfolio.ts';
import { counted } from '../../../domain/words/count-words.ts';
import { Room } from '../../ui/room.tsx';
import { Suite, SuiteRoom } from '../../ui/suite.tsx';
import { Unbroken } from '../../ui/unbroken.tsx';
import { capital } from '../../words/capital.ts';
import { FurnitureDrawing } from './furniture.tsx';
import { canBeMoved, Miniature } from './miniatures/miniature.tsx';

const isMovable = portfolio.some(({ shown }) => shown !== undefined && canBeMoved(shown));

/** Each product in a room of its own, shown at work. */
export function Portfolio() {
  return (
    <Room
      id="portfolio"
      title="Product Portfolio"
      className="products"
      claim={`${capital(counted(portfolio.length, 'thing', 'things'))} built and in use.`}
      intro={
        <p className="lead">
          Each room shows the thing at work, with figures of its own.
          {isMovable && ' Where there are sliders, move them.'}
        </p>
      }
    >
      <Suite columns={2}>
        {portfolio.map(({ id, name, headline, description, icon, shown, buttonText, buttonLink, isHighlighted }) => {
          return (
            <SuiteRoom key={id} title={name} lit={isHighlighted}>
              <p>
                <b>{headline}</b> <Unbroken>{description}</Unbroken>
              </p>
              {shown === undefined ? <FurnitureDrawing piece={icon} /> : <Miniature id={id} of={name} shown={shown} />}
              <Link to={buttonLink} reloadDocument={buttonLink.startsWith('/checkout')}>
                {buttonText}
              </Link>
            </SuiteRoom>
          );
        })}
      </Suite>
    </Room>
  );
}

/** Planned products, drawn with dashed walls; nothing where none is planned. */
export function ComingSoon() {
  if (comingSoon.length === 0) return null;
  return (
    <Room
      id="coming-soon"
      title="Coming Soon"
      className="strip"
      intro={<p>On the drawing board. Tell me if one of them is why you came; it moves up.</p>}
    >
      <ul className="drawn-rooms">
        {comingSoon.map(({ id, name, description }) => (
          <li key={id}>
            <h3>{name}</h3>
            <p>{description}</p>
          </li>
        ))}
      </ul>
    </Room>
  );
}
