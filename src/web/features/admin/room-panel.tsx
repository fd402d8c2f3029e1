import { CallsDesk } from './calls/calls-desk.tsx';
import type { RoomId } from './parts/desk-rooms.ts';
import { DeliveryList } from './owner/delivery-list.tsx';
import { NearMissList } from './owner/near-miss-list.tsx';
import { OrderList } from './owner/order-list.tsx';
import { PrivacyDesk } from './owner/privacy-desk.tsx';
import { SignInRoom } from './sign-in/sign-in-room.tsx';
import { PeopleInbox } from './people/people-inbox.tsx';
import { SetAsideRoom } from './set-aside/set-aside-room.tsx';
import { TodayRoom } from './today/today-room.tsx';

/** What is in a room of the desk. */
export function RoomPanel({ room, timeZone }: { room: RoomId; timeZone: string | undefined }) {
  switch (room) {
    case 'today':
      return <TodayRoom timeZone={timeZone} />;
    case 'leads':
      return <PeopleInbox timeZone={timeZone} />;
    case 'set-aside':
      return <SetAsideRoom timeZone={timeZone} />;
    case 'bookings':
      return <CallsDesk timeZone={timeZone} />;
    case 'near-misses':
      return <NearMissList timeZone={timeZone} />;
    case 'orders':
      return <OrderList timeZone={timeZone} />;
    case 'deliveries':
      return <DeliveryList timeZone={timeZone} />;
    case 'sign-in':
      return <SignInRoom timeZone={timeZone} />;
    case 'privacy':
      break;
  }
  return <PrivacyDesk />;
}
