import { Link } from 'react-router';
import { FIGURES, roomPath, rooms, type DeskPlace, type RoomId } from './desk-rooms.ts';

/** What is said beside a room: how many there are, or what is stuck there. */
export interface RoomNote {
  readonly text: string;
  readonly isWrong?: boolean;
}
export type RoomNotes = Readonly<Partial<Record<RoomId, RoomNote | undefined>>>;

interface RoomListProps {
  place: DeskPlace;
  range: string | null;
  notes: RoomNotes;
}

/** The list of the desk's rooms, and of the figures. */
export function RoomList({ place, range, notes }: RoomListProps) {
  const here = place.level === 'figures' ? FIGURES : place.room;
  const links = [...rooms.slice(0, -1), { id: FIGURES, name: 'Figures' } as const, ...rooms.slice(-1)];
  return (
    <nav className="room-list" aria-label="Desk">
      <div>
        {links.map(({ id, name }) => {
          const note = id === FIGURES ? undefined : notes[id];
          return (
            <Link key={id} to={roomPath(id, range)} aria-current={id === here ? 'page' : undefined} preventScrollReset>
              {name}{' '}
              {note !== undefined && <span className={note.isWrong === true ? 'note wrong' : 'note'}>{note.text}</span>}
            </Link>
          );
        })}
      </div>
    </nav>
  );
}
