import { Link } from 'react-router';
import type { DeskRole } from '../../../../contract/owner-session.ts';
import { FIGURES, firstTab, roomPath, roomsOf, type DeskPlace, type RoomId } from './desk-rooms.ts';

/** What is said beside a room: how many there are, or what is stuck there. */
export interface RoomNote {
  readonly text: string;
  readonly isWrong?: boolean;
}
export type RoomNotes = Readonly<Partial<Record<RoomId, RoomNote | undefined>>>;

interface RoomListProps {
  place: DeskPlace;
  range: string | null;
  role: DeskRole;
  notes: RoomNotes;
}

/** The list of the desk's rooms, and of the figures. */
export function RoomList({ place, range, role, notes }: RoomListProps) {
  const here = place.level === 'figures' ? FIGURES : place.room;
  const own = roomsOf(role);
  // Before what is about the desk itself.
  const last = role === 'owner' ? -2 : -1;
  const links = [...own.slice(0, last), { id: FIGURES, name: 'Figures' } as const, ...own.slice(last)];
  return (
    <nav className="room-list" aria-label="Desk">
      <div>
        {links.map(({ id, name }) => {
          const note = id === FIGURES ? undefined : notes[id];
          return (
            <Link
              key={id}
              to={roomPath(id === FIGURES ? firstTab(role) : id, range)}
              aria-current={id === here ? 'page' : undefined}
              preventScrollReset
            >
              {name}{' '}
              {note !== undefined && <span className={note.isWrong === true ? 'note wrong' : 'note'}>{note.text}</span>}
            </Link>
          );
        })}
      </div>
    </nav>
  );
}
