import { Link } from 'react-router';
import { portfolio, comingSoon } from '../../../../content/portfolio.ts';
import { Room } from '../../ui/room.tsx';
import { Suite, SuiteRoom } from '../../ui/suite.tsx';
import { Unbroken } from '../../ui/unbroken.tsx';
import { FurnitureDrawing } from './furniture.tsx';

/** The rooms whose wall has an opening to the next room. */
const open = new Set(['loi-sender', 'websites', 'podcast']);
/** The rooms that are two columns wide, so that eight rooms fill a grid of four or two columns. */
const wide = new Set(['investor-crm', 'underwriting', 'podcast', 'finance-calculator']);

export function Portfolio() {
  return (
    <Room
      id="portfolio"
      title="Product Portfolio"
      intro={<p>Eight things built and in use. Walk in where it concerns you.</p>}
    >
      <Suite>
        {portfolio.map(({ id, name, headline, description, icon, buttonText, buttonLink, isHighlighted }) => (
          <SuiteRoom key={id} title={name} lit={isHighlighted} big={wide.has(id)} door={open.has(id)}>
            <p>
              <b>{headline}</b> <Unbroken>{description}</Unbroken>
            </p>
            <FurnitureDrawing piece={icon} />
            <Link to={buttonLink} reloadDocument={buttonLink.startsWith('/checkout')}>
              {buttonText}
            </Link>
          </SuiteRoom>
        ))}
      </Suite>
    </Room>
  );
}

/** Planned products, drawn with dashed walls. */
export function ComingSoon() {
  return (
    <Room
      id="coming-soon"
      title="Coming Soon"
      intro={<p>On the drawing board. Tell me if one of them is why you came; it moves up.</p>}
    >
      <ul className="drawn-rooms">
        {comingSoon.map(({ id, name, description, icon }) => (
          <li key={id}>
            <h3>{name}</h3>
            <p>{description}</p>
            <FurnitureDrawing piece={icon} />
          </li>
        ))}
      </ul>
    </Room>
  );
}
