import { Link } from 'react-router';
import { FIGURES, roomPath, rooms, type DeskPlace } from './desk-rooms.ts';

interface RoomListProps {
  place: DeskPlace;
  range: string | null;
}

/** The list of the desk's rooms, and of the figures. */
export function RoomList({ place, range }: RoomListProps) {
  const here = place.level === 'figures' ? FIGURES : place.room;
  const links = [...rooms.slice(0, -1), { id: FIGURES, name: 'Figures' } as const, ...rooms.slice(-1)];
  return (
    <nav className="room-list" aria-label="Desk">
      {links.map(({ id, name }) => (
        <Link key={id} to={roomPath(id, range)} aria-current={id === here ? 'page' : undefined} preventScrollReset>
          {name}
        </Link>
      ))}
    </nav>
  );
}
