import { comingSoon } from '../../../../content/portfolio.ts';
import { Room } from '../../ui/room.tsx';
import { FurnitureDrawing } from './furniture.tsx';

/** Rooms that are drawn but not built: dashed walls. */
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
