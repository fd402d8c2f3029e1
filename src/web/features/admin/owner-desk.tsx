import type { ReactNode, Ref } from 'react';
import { DeskHeader } from './desk-header.tsx';
import { rooms, type DeskPlace } from './desk-rooms.ts';
import { FIGURES_TITLE } from './desk-titles.ts';
import { NoticeList } from './owner/notice-list.tsx';
import { OwnerBadge } from './owner/owner-badge.tsx';
import { RoomList } from './room-list.tsx';
import { RoomPanel } from './room-panel.tsx';
import { useDeskAddress } from './use-desk-address.ts';

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
  const isFigures = place.level === 'figures';
  const title = isFigures ? FIGURES_TITLE : rooms.find(({ id }) => id === place.room)?.name;
  return (
    <section className="wide desk">
      <DeskHeader headingRef={headingRef} title={title ?? ''} note={isFigures ? figuresNote : null} />
      <NoticeList />
      <div className="desk-plan">
        <RoomList place={place} range={said.range} />
        {isFigures ? (
          <div className="desk-room">{figures}</div>
        ) : (
          <div className="desk-room" id="lists">
            <RoomPanel key={place.room} room={place.room} timeZone={timeZone} />
          </div>
        )}
      </div>
      <OwnerBadge timeZone={timeZone} onSignedOut={onSignedOut} />
    </section>
  );
}
