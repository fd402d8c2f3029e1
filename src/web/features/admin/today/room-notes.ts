import { tellFigure } from '../../../../contract/tell-figure.ts';
import type { Today } from '../../../../contract/today.ts';
import type { RoomNotes } from '../parts/room-list.tsx';
import { countAll, totalOf } from './describe-today.ts';

const noteOf = (count: number | null) => (count === null || count === 0 ? undefined : { text: tellFigure(count) });

/** What stands beside each room: how many there are in it, or what is stuck. */
export function noteRooms(today: Today): RoomNotes {
  const stuck = totalOf(today.deliveries);
  const sent = totalOf(today.pauses) > 0 ? 'paused' : `${tellFigure(stuck)} stuck`;
  return {
    today: noteOf(countAll(today)),
    leads: noteOf(today.rooms.people),
    'set-aside': noteOf(today.rooms.setAside),
    bookings: noteOf(totalOf(today.calls)),
    'near-misses': noteOf(today.rooms.deals),
    orders: noteOf(today.rooms.orders),
    deliveries: stuck > 0 || totalOf(today.pauses) > 0 ? { text: sent, isWrong: true } : undefined,
  };
}
