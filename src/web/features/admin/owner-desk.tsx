import { useEffect, type ReactNode, type Ref } from 'react';
import { site } from '../../../../content/site.ts';
import type { Today } from '../../../contract/today.ts';
import { DeskHeader } from './desk-header.tsx';
import { rooms, type DeskPlace, type RoomId } from './parts/desk-rooms.ts';
import { FIGURES_TITLE } from './desk-titles.ts';
import { KeysRoom } from './keys/keys-room.tsx';
import { NoticeList } from './owner/notice-list.tsx';
import { useNotices } from './owner/notices-data.ts';
import { OwnerBadge } from './owner/owner-badge.tsx';
import { useDeskRole } from './parts/owner-session.ts';
import { RoomList } from './parts/room-list.tsx';
import { useDeskManifest, usePushed } from './push/use-pushed.ts';
import { RoomPanel } from './room-panel.tsx';
import { describeClock, summarise } from './today/describe-today.ts';
import { noteRooms } from './today/room-notes.ts';
import { useToday } from './today/today-data.ts';
import { useDeskAddress } from './parts/use-desk-address.ts';

interface OwnerDeskProps {
  headingRef: Ref<HTMLHeadingElement>;
  place: DeskPlace;
  /** The room with the figures, and the line beside its title. */
  figures: ReactNode;
  figuresNote: string | null;
  timeZone: string | undefined;
  onSignedOut: () => void;
}

/** The owner's desk: the list of rooms beside the room that is open. */
export function OwnerDesk({ headingRef, place, figures, figuresNote, timeZone, onSignedOut }: OwnerDeskProps) {
  const { said } = useDeskAddress();
  const role = useDeskRole();
  const { data: today } = useToday();
  const isFigures = place.level === 'figures';
  const { data: known } = useNotices();
  const urgent = known?.notices.filter(({ severity }) => severity === 'urgent').length ?? 0;
  const { title, note } = isFigures ? { title: FIGURES_TITLE, note: figuresNote } : titleOf(place.room, today, urgent);
  usePushed();
  useDeskManifest();
  useRoomTitle(isFigures ? 'Figures' : nameRoom(place.room));
  return (
    <section className="wide desk">
      <KeysRoom>
        <DeskHeader headingRef={headingRef} title={title} note={note} isToDo={!isFigures} />
        {/* They are read where the day begins, and kept out of the way elsewhere. */}
        {role === 'owner' && <NoticeList isFolded={isFigures || place.room !== 'today'} />}
        <div className="desk-plan">
          <RoomList place={place} range={said.range} role={role} notes={today === undefined ? {} : noteRooms(today)} />
          {isFigures ? (
            <div className="desk-room">{figures}</div>
          ) : (
            <div className="desk-room" id="lists">
              <RoomPanel key={place.room} room={place.room} timeZone={timeZone} />
            </div>
          )}
        </div>
        <OwnerBadge timeZone={timeZone} onSignedOut={onSignedOut} />
      </KeysRoom>
    </section>
  );
}

/** A room's title; today's is the time, with the day in one line. */
function titleOf(room: RoomId, today: Today | undefined, urgent: number): { title: string; note: string | null } {
  if (room === 'today' && today !== undefined) return { title: describeClock(today), note: summarise(today, urgent) };
  return { title: nameRoom(room), note: null };
}

const nameRoom = (room: RoomId) => rooms.find(({ id }) => id === room)?.name ?? '';

/** The window's title names the room, so that the browser's history and its tabs do. */
function useRoomTitle(room: string): void {
  useEffect(() => {
    const before = document.title;
    document.title = `${room} - Desk - ${site.brand}`;
    return () => {
      document.title = before;
    };
  }, [room]);
}
