import { Link } from 'react-router';
import { portfolio } from '../../../../content/portfolio.ts';
import { Room } from '../../ui/room.tsx';
import { Suite, SuiteRoom } from '../../ui/suite.tsx';
import { Unbroken } from '../../ui/unbroken.tsx';
import { FurnitureDrawing } from './furniture.tsx';

/** Walls that have an opening to the next room; the others are closed, as in a real plan. */
const open = new Set(['loi-sender', 'websites', 'podcast']);
/** Rooms of two places, so that the eight fill the plan on four and on two columns. */
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
